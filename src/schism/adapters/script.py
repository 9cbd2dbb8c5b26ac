"""A finished record taken apart, so that others can play it, and what they must show of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from schism.adapters.tensors import Vectors, as_vectors
from schism.errors import SchismError
from schism.games.contract import PUBLIC, Json, Outcome
from schism.games.deck import Deck
from schism.kernel.records import Observation, State
from schism.table.match import Match
from schism.table.proof import PROOF
from schism.table.replay import deck_name, replay


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """What is shown before a decision; what somebody does not show is left out."""

    seat: int  # to act
    legal: Sequence[int] | None = None
    seen: Mapping[int, Vectors] = field(default_factory=dict)
    views: Mapping[int, Json] = field(default_factory=dict)  # what may be done stands in them too


@dataclass(frozen=True, slots=True)
class Transcript:
    """A finished game as somebody shows it."""

    moments: Sequence[DecisionPoint]
    shares: Mapping[int, float] = field(default_factory=dict)  # the parts of the win it reports
    only: int | None = None  # the one seat whose decisions it shows
    record: Json | None = None


class Script:
    """The actions as numbers and the outcomes of chance, with all that the engine shows."""

    def __init__(self, record: Json, deck: str | None) -> None:
        played = replay(record, deck)
        if not played.over:
            raise SchismError("conform-unfinished")
        self.deck_name, self.deck = deck or deck_name(record, played.game), played.deck
        self.game, self.options, self.seats = played.game, played.options, played.seats
        self._journal = played.journal
        self.outcomes = [entry.outcome for entry in played.journal if entry.action is None]
        self.texts = [entry.action for entry in played.journal if entry.action is not None]
        self.actions: list[int] = []
        self.reference = self._played(self._everything)

    def played_by_engine(self) -> Transcript:
        return self._played(self._moment)

    def played_by_views(self) -> Transcript:
        return self._played(lambda match: point_from_views(self.views(match)))

    def _played(self, shown: Callable[[Match], DecisionPoint]) -> Transcript:
        match, moments = Match.awaiting(self.game, self.deck, self.options), []
        for entry in self._journal:
            if entry.action is None:
                match.give(entry.outcome)
            else:
                moments.append(shown(match))
                match.play(entry.action)
        shares = {seat: self.game.rules.win_share(match.state, seat) for seat in range(self.seats)}
        return Transcript(moments, shares, record=without_proof(match.record()))

    def _everything(self, match: Match) -> DecisionPoint:
        self.actions.append(match.number_of(self.texts[len(self.actions)]))
        return replace(self._moment(match), views=self.views(match))

    def _moment(self, match: Match) -> DecisionPoint:
        assert match.to_act is not None
        seen = {seat: self._vector(match.observation(seat)) for seat in range(self.seats)}
        return DecisionPoint(match.to_act, match.legal_numbers(), seen)

    def views(self, match: Match) -> dict[int, Json]:
        """Every seat's and the spectators', as the wire carries them."""
        return {seat: _through_json(match.view(seat)) for seat in (PUBLIC, *range(self.seats))}

    def _vector(self, seen: Observation) -> Vectors:
        tensor = np.zeros(1, self.game.rules.tensor)
        self.game.rules.encode(self.deck.record, seen, tensor[0])
        vector: Vectors = as_vectors(tensor)[0]
        return vector

    def chance(self) -> Callable[[Deck, State], Outcome]:
        """Deals and draws as recorded, from the beginning."""
        left = iter(self.outcomes)
        return lambda deck, state: next(left)


def point_from_views(views: Mapping[int, Json]) -> DecisionPoint:
    return DecisionPoint(views[PUBLIC]["to_act"], views=views)


def without_proof(record: Json) -> Json:
    """A record without what vouches for it: who was promised what is another matter."""
    vouching = (PROOF, "sha256")
    return _through_json({name: record[name] for name in record if name not in vouching})


def _through_json(view: Json) -> Json:
    read: Json = json.loads(json.dumps(view))
    return read
