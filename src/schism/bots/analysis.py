"""What each action can be expected to bring, and how sure that is.

Every action is tried in the same worlds, which fit what the seat has seen, with the same chance, so
that differences between actions are much surer than the results themselves. An interval is about
chance alone: it holds what endless such worlds would show, as people who play sensibly see it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist
from time import perf_counter

import numpy as np

from schism.bots.bot import numbers_from
from schism.bots.playout import STATES, Results, compare
from schism.bots.search_bot import Budget
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation

SURE = 0.95
FEWEST = 8  # worlds: with fewer nothing can be said
CHUNK = 8  # worlds between two looks at the clock


@dataclass(frozen=True, slots=True)
class Mean:
    """An average over worlds."""

    value: float
    error: float  # one standard error
    worlds: int

    @classmethod
    def of(cls, results: Results) -> "Mean":
        worlds = len(results)
        return cls(float(results.mean()), float(results.std(ddof=1)) / sqrt(worlds), worlds)

    def margin(self, sure: float = SURE) -> float:
        """To either side of the value, as sure as asked for.

        Worlds that all agree may all have missed what happens rarely.
        """
        return max(student(sure, self.worlds - 1) * self.error, -log(1 - sure) / self.worlds)

    def as_json(self, sure: float = SURE) -> Json:
        margin = self.margin(sure)
        return {"mean": self.value, "low": self.value - margin, "high": self.value + margin}


def student(sure: float, freedom: int) -> float:
    """How many standard errors hold the truth, of so few numbers (Cornish and Fisher's series)."""
    z = NormalDist().inv_cdf((1 + sure) / 2)
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


@dataclass(frozen=True, slots=True)
class Analysis:
    """A row of results for each world, a column for each action; no rows for a forced action."""

    actions: Sequence[int]
    results: Results

    @property
    def forced(self) -> bool:
        return len(self.actions) == 1

    @property
    def worlds(self) -> int:
        return len(self.results)

    @property
    def simulations(self) -> int:
        return int(self.results.size)

    @property
    def ranking(self) -> list[int]:
        """The actions, the best one first."""
        if self.forced:
            return list(self.actions)
        order = np.argsort(-self.results.mean(axis=0), kind="stable")
        return [self.actions[column] for column in order]

    def _of(self, action: int) -> Results:
        column: Results = self.results[:, self.actions.index(action)]
        return column

    def expected(self, action: int) -> Mean:
        """The share of the win, from 0 to 1."""
        return Mean.of(self._of(action))

    def lead(self, action: int, other: int) -> Mean:
        """How much more one action brings than another in the same worlds."""
        return Mean.of(self._of(action) - self._of(other))

    def best_in(self, action: int) -> float:
        """The share of worlds in which the action comes out best; equals share a world."""
        tops = self.results == self.results.max(axis=1, keepdims=True)
        return float((self._tops_of(tops, action) / tops.sum(axis=1)).mean())

    def _tops_of(self, tops: Results, action: int) -> Results:
        column: Results = tops[:, self.actions.index(action)]
        return column


def analyse(
    deck: Deck, seen: Observation, budget: Budget, seed: int, among: Sequence[int] | None = None
) -> Analysis:
    """All legal actions of the seat that has seen this, or those `among` them, compared.

    The budget counts simulations: one world played on after one action.
    """
    actions = members(tuple(seen.actions)) if among is None else list(among)
    if len(actions) == 1:
        return Analysis(actions, np.zeros((0, 1)))
    start = np.uint64(numbers_from(seed, seen))
    states = np.zeros(STATES, GAMES[deck.game].rules.state)
    parts: list[Results] = []
    done, wanted = 0, _worlds(budget, len(actions))
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    while done < FEWEST or (_unfinished(done, wanted) and not _late(end)):
        rows = CHUNK if wanted is None else min(CHUNK, wanted - done)
        part = np.empty((rows, len(actions)))
        compare(deck.record, seen, states, start, done, np.array(actions), part)
        parts.append(part)
        done += rows
    return Analysis(actions, np.concatenate(parts))


def _worlds(budget: Budget, actions: int) -> int | None:
    if budget.iterations is None:
        return None
    return max(FEWEST, budget.iterations // actions)


def _unfinished(done: int, wanted: int | None) -> bool:
    return wanted is None or done < wanted


def _late(end: float | None) -> bool:
    return end is not None and perf_counter() >= end
