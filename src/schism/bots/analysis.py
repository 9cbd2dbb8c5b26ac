"""What each action can be expected to bring, with confidence intervals.

Every action is tried in the same sampled worlds with the same random numbers, so that differences
between actions are known far more precisely than the results themselves. The intervals cover
sampling error only: they say what infinitely many such worlds would show under sensible play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist

import numpy as np

from schism.bots.bot import decision_seed
from schism.bots.playout import STATES, Results, Worlds, compare
from schism.bots.search_bot import Budget
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation

CONFIDENCE = 0.95
MIN_WORLDS = 8  # with fewer an interval means nothing
CHUNK = 8  # worlds between checks of the clock


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

    def margin(self, confidence: float = CONFIDENCE) -> float:
        """Half the width of the confidence interval.

        It is never 0: worlds that all agree may all have missed a rare event.
        """
        rare = -log(1 - confidence) / self.worlds
        return max(t_quantile(confidence, self.worlds - 1) * self.error, rare)

    def as_json(self, confidence: float = CONFIDENCE) -> Json:
        margin = self.margin(confidence)
        return {"mean": self.value, "low": self.value - margin, "high": self.value + margin}


def t_quantile(confidence: float, freedom: int) -> float:
    """The two-sided quantile of Student's t, by the Cornish-Fisher expansion."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


@dataclass(frozen=True, slots=True)
class Analysis:
    """Results with a row for each world and a column for each action; no rows if it is forced."""

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

    def joined(self, more: "Analysis") -> "Analysis":
        """Add the results of the same actions in other worlds."""
        return Analysis(self.actions, np.concatenate([self.results, more.results]))

    @property
    def ranking(self) -> list[int]:
        """The actions from best to worst."""
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
        """The share of worlds in which the action is best; a tie is split."""
        tops = self.results == self.results.max(axis=1, keepdims=True)
        return float((self._tops_of(tops, action) / tops.sum(axis=1)).mean())

    def _tops_of(self, tops: Results, action: int) -> Results:
        column: Results = tops[:, self.actions.index(action)]
        return column


def analyse(
    deck: Deck,
    seen: Observation,
    budget: Budget,
    seed: int,
    among: Sequence[int] | None = None,
    by_policy: bool = False,
    worlds: Worlds | None = None,
) -> Analysis:
    """Compare the legal actions of the seat that made the observation, or those in `among`.

    The budget counts simulations: one action played on in one world, sensibly or as the learnt
    policy expects. Worlds are sampled, or drawn from those that are given.
    """
    actions = members(tuple(seen.actions)) if among is None else list(among)
    if len(actions) == 1:
        return Analysis(actions, np.zeros((0, 1)))
    start = np.uint64(decision_seed(seed, seen))
    states = np.zeros(STATES, GAMES[deck.game].rules.state)
    if worlds is not None:
        states = np.concatenate([states, worlds])
    parts: list[Results] = []
    done, wanted = 0, _worlds(budget, len(actions))
    begin = budget.clock()
    while done < MIN_WORLDS or not _is_finished(done, wanted, budget, begin):
        rows = CHUNK if wanted is None else min(CHUNK, wanted - done)
        part = np.empty((rows, len(actions)))
        compare(deck.record, seen, states, start, done, np.array(actions), by_policy, part)
        parts.append(part)
        done += rows
    return Analysis(actions, np.concatenate(parts))


def _worlds(budget: Budget, actions: int) -> int | None:
    if budget.iterations is None:
        return None
    return max(MIN_WORLDS, budget.iterations // actions)


def _is_finished(done: int, wanted: int | None, budget: Budget, begin: float) -> bool:
    late = budget.seconds is not None and budget.clock() - begin >= budget.seconds
    return late or (wanted is not None and done >= wanted)
