"""The bot that looks twice, for games where a longer search alone is not a better one.

A search judges a trick ahead by what was learnt, so more iterations repeat the same mistakes more
surely. Here it only names its favourites. Each of these is then played on sensibly to the horizon,
in the same worlds, and half-way the better ones stay. The two judgements err in different ways, so
their sum is better than either.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from schism.bots.analysis import analyse
from schism.bots.searcher import Budget, SearchBot, grown, tried
from schism.games.deck import Deck
from schism.kernel.records import Observation

FAVOURITES = (4, 2)  # that are looked at, in each part of the second look
FIRST_LOOK = 0.05  # of the budget
A_PLAYOUT = 45  # takes as long as so many iterations of a search
LEAST = Budget(seconds=0.1, iterations=2000)  # with less there is no time for a second look


@dataclass(frozen=True, slots=True)
class MasterBot(SearchBot):
    def found(self, deck: Deck, seen: Observation, budget: Budget) -> int:
        if is_less(budget, LEAST):
            return SearchBot.found(self, deck, seen, budget)
        begin = perf_counter()
        tree = grown(deck, seen, self.seed, budget.part(FIRST_LOOK))
        left = playouts(budget.less(perf_counter() - begin)).part(1 / len(FAVOURITES))
        best = sorted(tried(tree), key=lambda each: -each.visits)
        results: dict[int, list[NDArray[np.float64]]] = {each.action: [] for each in best}
        for number, staying in enumerate(FAVOURITES):
            best = best[:staying]
            if len(best) == 1:
                break
            found = analyse(deck, seen, left, self.seed + number, [each.action for each in best])
            for each, column in zip(best, found.results.T, strict=True):
                results[each.action].append(column)
            best.sort(key=lambda each: -each.mean - np.concatenate(results[each.action]).mean())
        return best[0].action


def is_less(budget: Budget, least: Budget) -> bool:
    """In what the budget counts."""
    bounds = ((budget.seconds, least.seconds), (budget.iterations, least.iterations))
    return any(have is not None and need is not None and have < need for have, need in bounds)


def playouts(budget: Budget) -> Budget:
    """The rest of a budget of iterations, as analysis counts them."""
    if budget.iterations is None:
        return budget
    return Budget(budget.seconds, int((1 - FIRST_LOOK) * budget.iterations) // A_PLAYOUT)
