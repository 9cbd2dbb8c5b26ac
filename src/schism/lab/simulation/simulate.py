"""Many games of one set-up. Game `i` of a seed is `schism.new(..., seed=seed, number=i)`.

If every seat plays at random, the whole game runs compiled. If records are requested or a bot
thinks, the same games go through a match. Random seats draw from the state's own generator either
way, so the results are the same to the bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from schism.bot_session import bot_session, choose_action, warm_up_bots
from schism.bots.bot import Bot
from schism.games.contract import Json, States
from schism.kernel.rollout import play_games, random_action
from schism.kernel.rules import win_share
from schism.lab.jobs.job import Arrays, Piece, split_games
from schism.lab.jobs.setup import Setup
from schism.lab.simulation.game_rows import MatchRows, game_rows
from schism.lab.simulation.totals import NUMBER
from schism.table.match import Match

RANDOM, GREEDY = "random", "greedy"
FAST_PIECE = 8192  # games: some tenths of a second in compiled code
SLOW_PIECES = {RANDOM: 128, GREEDY: 16}
SEARCH_PIECE = 4  # games with a searching bot: some seconds


@dataclass(frozen=True, slots=True)
class Experiment(Setup):
    """Games in which each seat has a level."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def all_random(self) -> bool:
        return all(level == RANDOM for level in self.bots)

    @property
    def slow_piece(self) -> int:
        """Return how many games make a piece when they go through matches."""
        return min(SLOW_PIECES.get(level, SEARCH_PIECE) for level in self.bots)

    def seat_bots(self, number: int) -> dict[int, Bot]:
        return self.make_bots(number, self.bots)


@dataclass(frozen=True, slots=True)
class Simulation:
    """A job: a number of games, and the tables to write of them."""

    experiment: Experiment
    games: int
    tables: Sequence[str] = ()
    records: bool = False

    @property
    def fast(self) -> bool:
        detailed = self.records or any(table != "games" for table in self.tables)
        return self.experiment.all_random and not detailed

    def about(self) -> Json:
        wanted = {"tables": list(self.tables), "records": self.records}
        return {**self.experiment.about(), **wanted}

    def pieces(self) -> list[Piece]:
        return split_games(self.games, FAST_PIECE if self.fast else self.experiment.slow_piece)

    def play(self, piece: Piece) -> Arrays:
        return self._play_fast(piece) if self.fast else self._play_matches(piece)

    def _play_fast(self, piece: Piece) -> Arrays:
        experiment = self.experiment
        options, states = experiment.beginnings.begun(piece.numbers)
        shares = np.empty((len(states), experiment.seats))
        record, seed = experiment.deck.record, np.uint64(experiment.seed)
        decisions = play_games(record, states, seed, piece.first, shares)
        found = _summary(experiment, states, shares, decisions)
        if self.tables:
            found |= game_rows(experiment.deck, piece.first, options, states, shares)
        return found

    def _play_matches(self, piece: Piece) -> Arrays:
        experiment, rows = self.experiment, MatchRows(self.tables, self.records)
        states = np.empty(piece.games, experiment.game.rules.state)
        options, decisions = [], 0
        for i, number in enumerate(piece.numbers):
            match = experiment.match(number)
            decisions += rows.follow(match, number, play_match(experiment, match, number))
            states[i] = match.state
            options.append(match.options)
        shares = np.array(
            [[win_share(s, seat) for seat in range(experiment.seats)] for s in states]
        )
        found = _summary(experiment, states, shares, decisions) | rows.arrays(experiment.seats)
        if "games" in self.tables:
            found |= game_rows(experiment.deck, piece.first, options, states, shares)
        return found


def _summary(experiment: Experiment, states: States, shares: Any, decisions: int) -> Arrays:
    numbers = experiment.game.study.numbers(states)
    return {
        "decisions": np.array([decisions]),
        "shares": shares,
        **{NUMBER + name: rows[:, : experiment.seats] for name, rows in numbers.items()},
    }


def play_match(experiment: Experiment, match: Match, number: int) -> Iterator[int]:
    """Play a match to its end, yielding each action before it is applied."""
    bots = {} if experiment.all_random else experiment.seat_bots(number)
    with bot_session(match, bots):
        while match.to_act is not None:
            bot = bots.get(match.to_act)
            action = (
                int(random_action(match.deck.record, match.state))
                if bot is None
                else choose_action(match, bot)
            )
            yield action
            match.play(action)


def warm_up(simulation: Simulation) -> None:
    """Compile everything the games need, before the clock and other processes start."""
    if simulation.fast:
        simulation.play(Piece(0, 1))
        return
    experiment = simulation.experiment
    bots = {} if experiment.all_random else experiment.seat_bots(0)
    match = experiment.match(0)
    warm_up_bots(match, bots.values())
    win_share(match.state, 0)
