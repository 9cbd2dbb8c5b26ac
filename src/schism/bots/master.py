"""The bot that looks twice, for games where a longer search alone is not a better one.

A search judges a trick ahead by what was learnt, so more iterations repeat the same mistakes more
surely. Here it only names its favourites. These are then played on sensibly to the horizon, in the
same worlds: a race in which fewer and fewer stay, and which ends as soon as one is surely ahead.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from schism.bots.analysis import analyse
from schism.bots.playout import Results
from schism.bots.search_bot import Budget, SearchBot, Tried, grown, some_world, tried
from schism.bots.tree import Tree
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation

FAVOURITES = (6, 3, 2)  # that stay at most, in each part of the second look
FIRST_LOOK = 0.05  # of the budget
A_PLAYOUT = 40  # takes as long as so many iterations of a search
LEAST = Budget(seconds=0.1, iterations=2000)  # with less there is no time for a second look
A_LAP = 16  # worlds at least between two looks at who is behind
GROWTH = 0.125  # of a race in a lap at least, so that looking costs little
A_SEARCH = 30  # tells as much as so many worlds
SURELY = 4.0  # standard errors: one who is so far behind is given up


@dataclass(frozen=True, slots=True)
class MasterBot(SearchBot):
    def found(self, deck: Deck, seen: Observation, budget: Budget) -> int:
        if is_less(budget, LEAST):
            return SearchBot.found(self, deck, seen, budget)
        begin = perf_counter()
        tree = grown(deck, seen, self.seed, budget.part(FIRST_LOOK))
        race = Race(favourites(deck, seen, tree))
        left = playouts(budget.less(perf_counter() - begin))
        return second_look(deck, seen, race, left, self.seed)


def favourites(deck: Deck, seen: Observation, tree: Tree) -> list[Tried]:
    """Of actions that differ, the ones the search liked best, these first."""
    distinct = GAMES[deck.game].mind.distinct_actions(deck.record, some_world(deck, seen))
    different = set(members(distinct))
    found = [each for each in tried(tree) if each.action in different]
    return sorted(found, key=lambda each: -each.visits)[: FAVOURITES[0]]


class Race:
    """Favourites, the best one first, and what they brought in every world so far."""

    def __init__(self, left: list[Tried]) -> None:
        self.left = left
        self.results: Results = np.empty((0, len(left)))  # a row a world, a column each
        self.playouts = 0

    @property
    def actions(self) -> list[int]:
        return [each.action for each in self.left]

    @property
    def next_lap(self) -> int:
        """Playouts."""
        return len(self.left) * max(A_LAP, int(GROWTH * len(self.results)))

    def go_on(self, results: Results) -> None:
        """Some worlds more: the best one comes first, and who is surely behind it leaves."""
        self.playouts += results.size
        self.results = np.concatenate([self.results, results])
        self._keep(np.argsort(-self._values(), kind="stable"))
        self._keep(np.flatnonzero(~self._behind()))

    def cut(self, staying: int) -> None:
        self._keep(np.arange(min(staying, len(self.left))))

    def _values(self) -> Results:
        """What each has brought on average, with what the search found as so many worlds more."""
        found = np.array([each.mean for each in self.left])
        values: Results = self.results.sum(axis=0) + A_SEARCH * found
        return values / (len(self.results) + A_SEARCH)

    def _behind(self) -> NDArray[np.bool_]:
        """Who is surely behind the first, or was never apart from it."""
        values = self._values()
        spreads = (self.results[:, :1] - self.results).std(axis=0)
        errors = spreads / sqrt(len(self.results) + A_SEARCH)
        behind: NDArray[np.bool_] = values[0] - values >= SURELY * errors
        behind[0] = False
        return behind

    def _keep(self, columns: NDArray[np.intp]) -> None:
        self.left = [self.left[column] for column in columns]
        self.results = self.results[:, columns]


def second_look(deck: Deck, seen: Observation, race: Race, budget: Budget, seed: int) -> int:
    begin, lap = perf_counter(), 0
    while len(race.left) > 1:
        seconds = perf_counter() - begin
        spent = budget.share_spent(seconds, race.playouts)
        if spent >= 1:
            break
        race.cut(FAVOURITES[int(spent * len(FAVOURITES))])
        most = Budget(budget.less(seconds).seconds, race.next_lap)
        race.go_on(analyse(deck, seen, most, seed + lap, race.actions).results)
        lap += 1
    return race.left[0].action


def is_less(budget: Budget, least: Budget) -> bool:
    """In what the budget counts."""
    bounds = ((budget.seconds, least.seconds), (budget.iterations, least.iterations))
    return any(have is not None and need is not None and have < need for have, need in bounds)


def playouts(budget: Budget) -> Budget:
    """The rest of a budget of iterations, as analysis counts them."""
    if budget.iterations is None:
        return budget
    return Budget(budget.seconds, int((1 - FIRST_LOOK) * budget.iterations) // A_PLAYOUT)
