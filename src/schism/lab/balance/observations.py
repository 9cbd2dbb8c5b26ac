"""A job that observes games: who had what and did what, and who won.

Every seat has a bot, even one that plays at random, so that only deals draw from the state's
generator: a seed deals the same cards whatever the bots do and whatever the cards' values are.
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
from schism.lab.balance.rescore import PlayedGames, rescore
from schism.lab.jobs.job import Arrays, Piece, split_games
from schism.lab.simulation.simulate import Experiment
from schism.table.match import Match

WHOLE_WIN = 60  # parts of a win: a whole number of them however many of up to six share it
BY_DECISION = ("phases", "actions")  # arrays with a row a decision, not a row a game


@dataclass(frozen=True, slots=True)
class BalanceJob:
    experiment: Experiment
    games: int
    rescores: bool = True  # also without one item each, to see whether the winner changes

    @property
    def study(self) -> Study:
        return GAMES[self.experiment.deck.game].study

    def items(self) -> list[Item]:
        beginnings = self.experiment.beginnings
        options, alike = beginnings.options(0), beginnings.alike is not None
        return self.study.items(self.experiment.deck, options, alike)

    def about(self) -> Json:
        return {**self.experiment.about(), "observations": 3, "rescores": self.rescores}

    def pieces(self) -> list[Piece]:
        return split_games(self.games, self.experiment.slow_piece)

    def play(self, piece: Piece) -> Arrays:
        rows = [self._observe(number) for number in piece.numbers]
        return {name: _join(name, [row[name] for row in rows]) for name in rows[0]}

    def _observe(self, number: int) -> dict[str, Any]:
        match, decisions = play_through(self.experiment, number)
        events, result = match.everything(), match.result()
        wins = _wins(match.state, match.seats)
        points = self.study.points(result, events) or [0] * match.seats
        rates = self.study.rates_of(result, events)
        best = sorted(points, reverse=True)
        return {
            **self._tally(match, result, events, wins, points),
            "rates": np.array([rates[name] for name in self.study.rates]),
            "margin": best[0] - best[1],
            "changed": self._changed(number, decisions, wins),
            **decisions,
        }

    def _tally(self, match: Match, result: Json, events: Any, wins: Any, points: Any) -> Arrays:
        place = {item: i for i, item in enumerate(self.items())}
        times, won, scored = (np.zeros(len(place), np.int32) for _ in range(3))
        for item, seat in self.study.marks(match.options, result, events):
            i = place[item]
            times[i] += 1
            won[i] += wins[seat]
            scored[i] += points[seat]
        return {"times": times, "wins": won, "points": scored}

    def _changed(self, number: int, decisions: Arrays, wins: Any) -> Any:
        """Return for each ablation whether it changes the winner."""
        if not self.rescores:
            return np.zeros(0, np.int8)
        game = played_games(self.experiment, [number], decisions)
        anchors, seats = self.study.anchors, self.experiment.seats
        ends = (rescore(game, deck, anchors, seats)[1][0] for deck in self.ablations().values())
        return np.array([_in_parts(shares) != wins for shares in ends], np.int8)

    def ablations(self) -> dict[Item, Deck]:
        """Return decks that lack one item each."""
        deck, options = self.experiment.deck, self.experiment.beginnings.options(0)
        return _ablations(deck.game, deck.text, canonical(options))


@lru_cache(maxsize=4)
def _ablations(game: str, data: str, options: str) -> dict[Item, Deck]:
    deck = GAMES[game].load_deck(json.loads(data), game)
    return GAMES[game].study.ablations(deck, json.loads(options))


def _join(name: str, rows: list[Any]) -> Any:
    return np.concatenate(rows) if name in BY_DECISION else np.array(rows)


def played_games(experiment: Experiment, numbers: Sequence[int], decisions: Arrays) -> PlayedGames:
    """Return games that have been played, ready to be rescored."""
    states = experiment.beginnings.states(numbers)
    states["rng"] = [stream(np.uint64(experiment.seed), number) for number in numbers]
    lengths = np.atleast_1d(decisions["lengths"])
    return PlayedGames(states, decisions["phases"], decisions["actions"], lengths)


def play_through(experiment: Experiment, number: int) -> tuple[Match, Arrays]:
    """Play a game to its end; return it with its decisions."""
    has_anchors = bool(experiment.game.study.anchors)
    match, bots = experiment.match(number), experiment.seat_bots(number)
    phases, actions = [], []
    with bot_session(match, bots):
        while match.to_act is not None:
            actions.append(choose_action(match, bots[match.to_act]))
            phases.append(int(match.state.phase) if has_anchors else 0)
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
