"""A search followed by a race, for games where a longer search is not a better one.

A search relies on the learnt values a trick ahead, so more iterations only repeat their mistakes
with more confidence. Here it merely names candidates. Sensible playouts to the search depth, all
in the same worlds, then decide between them: a race by successive halving that also drops whatever
is significantly worse, and ends early when one candidate is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from schism.bots.analysis import analyse
from schism.bots.playout import Results
from schism.bots.ranking import rank
from schism.bots.search_bot import (
    Budget,
    RootAction,
    SearchBot,
    grow_tree,
    root_actions,
    sample_world,
)
from schism.bots.tree import Tree
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation

CANDIDATES = (6, 3, 2)  # at most, in each third of the race
SEARCH_SHARE = 0.05  # of the budget, for finding the candidates
ITERATIONS_A_PLAYOUT = 40  # that take as long as one playout
LEAST_BUDGET = Budget(seconds=0.1, iterations=2000)  # below this there is no time to race
SHORTEST_LAP = 16  # worlds between two comparisons, at least
LAP_GROWTH = 0.125  # a lap's share of the race so far, so that comparing stays cheap
SIGNIFICANT = 4.0  # standard errors behind the best: the candidate is dropped


@dataclass(frozen=True, slots=True)
class MasterBot(SearchBot):
    def search(self, deck: Deck, seen: Observation, budget: Budget) -> int:
        if is_below(budget, LEAST_BUDGET):
            return SearchBot.search(self, deck, seen, budget)
        begin = perf_counter()
        tree = grow_tree(deck, seen, self.seed, budget.part(SEARCH_SHARE))
        race = Race(find_candidates(deck, seen, tree))
        left = playout_budget(budget.less(perf_counter() - begin))
        return run_race(deck, seen, race, left, self.seed)


def find_candidates(deck: Deck, seen: Observation, tree: Tree) -> list[RootAction]:
    """The most visited actions, leaving out those that do the same as another."""
    distinct = GAMES[deck.game].mind.distinct_actions(deck.record, sample_world(deck, seen))
    different = set(members(distinct))
    found = [each for each in root_actions(tree) if each.action in different]
    return sorted(found, key=lambda each: -each.visits)[: CANDIDATES[0]]


class Race:
    """Candidates from best to worst, and their results in every world so far."""

    def __init__(self, candidates: list[RootAction]) -> None:
        self.candidates = candidates
        self.results: Results = np.empty((0, len(candidates)))  # a row a world, a column each
        self.playouts = 0

    @property
    def actions(self) -> list[int]:
        return [each.action for each in self.candidates]

    @property
    def next_lap(self) -> int:
        """The number of playouts."""
        return len(self.candidates) * max(SHORTEST_LAP, int(LAP_GROWTH * len(self.results)))

    def add(self, results: Results) -> None:
        """Add the results of more worlds, rank the candidates and drop the hopeless ones."""
        self.playouts += results.size
        self.results = np.concatenate([self.results, results])
        means = np.array([each.mean for each in self.candidates])
        order = np.empty(len(means), np.int64)
        self._keep(order[: rank(self.results, means, SIGNIFICANT, order)])

    def keep_best(self, staying: int) -> None:
        self._keep(np.arange(min(staying, len(self.candidates))))

    def _keep(self, columns: NDArray[np.int64]) -> None:
        self.candidates = [self.candidates[column] for column in columns]
        self.results = np.ascontiguousarray(self.results[:, columns])


def run_race(deck: Deck, seen: Observation, race: Race, budget: Budget, seed: int) -> int:
    begin, lap = perf_counter(), 0
    while len(race.candidates) > 1:
        seconds = perf_counter() - begin
        spent = budget.share_spent(seconds, race.playouts)
        if spent >= 1:
            break
        race.keep_best(CANDIDATES[int(spent * len(CANDIDATES))])
        most = Budget(budget.less(seconds).seconds, race.next_lap)
        race.add(analyse(deck, seen, most, seed + lap, race.actions).results)
        lap += 1
    return race.candidates[0].action


def is_below(budget: Budget, least: Budget) -> bool:
    """Whether the budget is smaller, in seconds or in iterations, whichever it has."""
    bounds = ((budget.seconds, least.seconds), (budget.iterations, least.iterations))
    return any(have is not None and need is not None and have < need for have, need in bounds)


def playout_budget(budget: Budget) -> Budget:
    """What is left of a budget after the search, counted in playouts."""
    if budget.iterations is None:
        return budget
    return Budget(
        budget.seconds, int((1 - SEARCH_SHARE) * budget.iterations) // ITERATIONS_A_PLAYOUT
    )
