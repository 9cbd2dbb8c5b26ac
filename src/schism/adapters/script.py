"""A finished record as a script that adapters play, with what they must show."""

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
    """What is shown before a decision; an adapter leaves out what it does not show."""

    seat: int  # to act
    legal: Sequence[int] | None = None
    seen: Mapping[int, Vectors] = field(default_factory=dict)
    views: Mapping[int, Json] = field(default_factory=dict)  # legal actions included


@dataclass(frozen=True, slots=True)
class Transcript:
    """A finished game as an adapter shows it."""

    moments: Sequence[DecisionPoint]
    shares: Mapping[int, float] = field(default_factory=dict)  # of the win, as reported
    only: int | None = None  # the only seat whose decisions are shown
    record: Json | None = None


class Script:
    """Actions and outcomes of chance, with everything the engine shows."""

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
        """Return the views of spectators and of every seat, as sent over the wire."""
        return {seat: _through_json(match.view(seat)) for seat in (PUBLIC, *range(self.seats))}

    def _vector(self, seen: Observation) -> Vectors:
        tensor = np.zeros(1, self.game.rules.tensor)
        self.game.rules.encode(self.deck.record, seen, tensor[0])
        vector: Vectors = as_vectors(tensor)[0]
        return vector

    def chance(self) -> Callable[[Deck, State], Outcome]:
        """Return a function that deals and draws as recorded, from the beginning."""
        left = iter(self.outcomes)
        return lambda deck, state: next(left)


def point_from_views(views: Mapping[int, Json]) -> DecisionPoint:
    return DecisionPoint(views[PUBLIC]["to_act"], views=views)


def without_proof(record: Json) -> Json:
    """Return a record without its proof and checksum, which depend on the table."""
    vouching = (PROOF, "sha256")
    return _through_json({name: record[name] for name in record if name not in vouching})


def _through_json(view: Json) -> Json:
    read: Json = json.loads(json.dumps(view))
    return read
