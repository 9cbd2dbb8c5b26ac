"""Games looked at closely: who had what and did what, and who won.

Every seat has a bot, also where it plays at random, so that chance belongs to the deals alone: the
same seed deals the same cards whatever the bots do and whatever the cards' values are.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from schism.games.contract import Json
from schism.games.deck import Deck, canonical
from schism.games.registry import GAMES
from schism.kernel.dispatch import win_share
from schism.kernel.rng import stream
from schism.lab.job import Arrays, Piece, cut
from schism.lab.retell import retold
from schism.lab.seated import chosen, seated
from schism.lab.simulate import Experiment, seat_bots
from schism.lab.studies import STUDIES, Study
from schism.lab.studies.study import Item
from schism.table.match import Match

WHOLE_WIN = 60  # a win in parts: shared by up to five it is still a whole number
RETOLD_EVERY = 4  # every fourth game is told again without each card


@dataclass(frozen=True, slots=True)
class Observed:
    """A job."""

    experiment: Experiment
    games: int
    retells: bool = True

    @property
    def study(self) -> Study:
        return STUDIES[self.experiment.deck.game]

    def items(self) -> list[Item]:
        return self.study.items(self.experiment.deck, self.experiment.beginnings.options(0))

    def about(self) -> Json:
        return {**self.experiment.about(), "observed": 1, "retells": self.retells}

    def pieces(self) -> list[Piece]:
        return cut(self.games, self.experiment.slow_piece)

    def play(self, piece: Piece) -> Arrays:
        rows = [self._game(number) for number in range(piece.first, piece.first + piece.games)]
        return {name: np.array([row[name] for row in rows]) for name in rows[0]}

    def _game(self, number: int) -> dict[str, Any]:
        match, told = played_through(self.experiment, number)
        events, result = match.everything(), match.result()
        wins = _wins(match.state, match.seats)
        points = self.study.points(result, events)
        rates = self.study.rates_of(result, events)
        best = sorted(points, reverse=True)
        return {
            **self._marked(match, result, events, wins, points),
            "rates": np.array([rates[name] for name in self.study.rates]),
            "margin": best[0] - best[1],
            "changed": self._changed(match, number, told, wins),
        }

    def _marked(self, match: Match, result: Json, events: Any, wins: Any, points: Any) -> Arrays:
        place = {item: i for i, item in enumerate(self.items())}
        times, won, scored = (np.zeros(len(place), np.int32) for _ in range(3))
        for item, seat in self.study.marks(match.options, result, events):
            i = place[item]
            times[i] += 1
            won[i] += wins[seat]
            scored[i] += points[seat]
        return {"times": times, "wins": won, "points": scored}

    def _changed(self, match: Match, number: int, told: Any, wins: Any) -> Any:
        """For each thing that can be silenced: did it change the winner? -1 if not looked at."""
        silenced = silenced_decks(self.experiment.deck)
        if not self.retells or number % RETOLD_EVERY:
            return np.full(len(silenced), -1, np.int8)
        rng = int(stream(np.uint64(self.experiment.seed), number))
        ends = (
            retold(match.game, deck, match.options, rng, told, self.study.anchors)
            for deck in silenced.values()
        )
        return np.array([_wins(end, match.seats) != wins for end in ends], np.int8)


def silenced_decks(deck: Deck) -> dict[Item, Deck]:
    return _silenced(deck.game, canonical(deck.data))


@lru_cache(maxsize=4)
def _silenced(game: str, data: str) -> dict[Item, Deck]:
    return STUDIES[game].silenced(GAMES[game].load_deck(json.loads(data), game))


def played_through(experiment: Experiment, number: int) -> tuple[Match, list[tuple[int, int]]]:
    match, bots = experiment.match(number), seat_bots(experiment, number)
    told = []
    with seated(match, bots):
        while match.to_act is not None:
            action = chosen(match, bots[match.to_act])
            told.append((int(match.state.phase), action))
            match.play(action)
    return match, told


def _wins(state: Any, seats: int) -> list[int]:
    return [round(WHOLE_WIN * float(win_share(state, seat))) for seat in range(seats)]
