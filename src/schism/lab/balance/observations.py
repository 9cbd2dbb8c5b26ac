"""Games looked at closely: who had what and did what, and who won.

Every seat has a bot, also where it plays at random, so that chance belongs to the deals alone: the
same seed deals the same cards whatever the bots do and whatever the cards' values are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from schism.bot_session import bot_session, choose_action
from schism.games.contract import Json
from schism.games.deck import Deck, canonical
from schism.games.registry import GAMES
from schism.games.study import Item, Study
from schism.kernel.rng import stream
from schism.kernel.rules import win_share
from schism.lab.balance.rescore import Told, retold
from schism.lab.jobs.job import Arrays, Piece, cut
from schism.lab.simulation.simulate import Experiment, seat_bots
from schism.table.match import Match

WHOLE_WIN = 60  # a win in parts: shared by up to five it is still a whole number
TOLD = ("phases", "actions")  # of decisions, not of games


@dataclass(frozen=True, slots=True)
class Observed:
    """A job."""

    experiment: Experiment
    games: int
    retells: bool = True

    @property
    def study(self) -> Study:
        return GAMES[self.experiment.deck.game].study

    def items(self) -> list[Item]:
        beginnings = self.experiment.beginnings
        options, alike = beginnings.options(0), beginnings.alike is not None
        return self.study.items(self.experiment.deck, options, alike)

    def about(self) -> Json:
        return {**self.experiment.about(), "observed": 3, "retells": self.retells}

    def pieces(self) -> list[Piece]:
        return cut(self.games, self.experiment.slow_piece)

    def play(self, piece: Piece) -> Arrays:
        rows = [self._game(number) for number in range(piece.first, piece.first + piece.games)]
        return {name: _joined(name, [row[name] for row in rows]) for name in rows[0]}

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
            "changed": self._changed(number, told, wins),
            **told,
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

    def _changed(self, number: int, told: Arrays, wins: Any) -> Any:
        """For each thing that can be silenced: did it change the winner?"""
        if not self.retells:
            return np.zeros(0, np.int8)
        game = told_games(self.experiment, [number], told)
        anchors, seats = self.study.anchors, self.experiment.seats
        ends = (retold(game, deck, anchors, seats)[1][0] for deck in self.silenced().values())
        return np.array([_in_parts(shares) != wins for shares in ends], np.int8)

    def silenced(self) -> dict[Item, Deck]:
        """The deck without one thing each."""
        deck, options = self.experiment.deck, self.experiment.beginnings.options(0)
        return _silenced(deck.game, deck.text, canonical(options))


@lru_cache(maxsize=4)
def _silenced(game: str, data: str, options: str) -> dict[Item, Deck]:
    deck = GAMES[game].load_deck(json.loads(data), game)
    return GAMES[game].study.silenced(deck, json.loads(options))


def _joined(name: str, rows: list[Any]) -> Any:
    return np.concatenate(rows) if name in TOLD else np.array(rows)


def told_games(experiment: Experiment, numbers: Sequence[int], told: Arrays) -> Told:
    """These games, ready to be told again."""
    states = experiment.beginnings.states(numbers)
    states["rng"] = [stream(np.uint64(experiment.seed), number) for number in numbers]
    lengths = np.atleast_1d(told["lengths"])
    return Told(states, told["phases"], told["actions"], lengths)


def played_through(experiment: Experiment, number: int) -> tuple[Match, Arrays]:
    match, bots = experiment.match(number), seat_bots(experiment, number)
    phases, actions = [], []
    with bot_session(match, bots):
        while match.to_act is not None:
            actions.append(choose_action(match, bots[match.to_act]))
            phases.append(int(match.state.phase))
            match.play(actions[-1])
    return match, {
        "phases": np.array(phases, np.int64),
        "actions": np.array(actions, np.int64),
        "lengths": np.array(len(actions)),
    }


def _wins(state: Any, seats: int) -> list[int]:
    return _in_parts([win_share(state, seat) for seat in range(seats)])


def _in_parts(shares: Iterable[float]) -> list[int]:
    return [round(WHOLE_WIN * float(share)) for share in shares]
