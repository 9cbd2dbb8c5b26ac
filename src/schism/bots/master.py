"""A search followed by a race, for games where a longer search is not a better one.

A search relies on the learnt values a trick ahead, so more iterations only repeat their mistakes
with more confidence. Here it merely names candidates. Sensible playouts to the search depth, all
in the same worlds, then decide between them: a race by successive halving that also drops whatever
is significantly worse, and ends early when one candidate is left. Where a game has a learnt policy,
that names the candidates and the playouts follow it, which takes a third of the time; with too
small a budget for playouts its own choice is taken. Where roles or the like are hidden, worlds are
chosen by how well they explain what the others played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from schism.bots.analysis import analyse
from schism.bots.bot import decision_seed
from schism.bots.learnt.candidates import PRIOR_WORLDS, name_candidates
from schism.bots.learnt.inference import infer_worlds
from schism.bots.playout import Results, Worlds
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
LEAST_TO_INFER = Budget(seconds=0.2, iterations=20_000)
WORLDS_OF_A_SEARCH = 30  # that its means count for
WORLDS_A_SECOND, WORLDS_AN_ITERATION = 4000, 0.04  # that are weighed
MOST_WORLDS = 4000
TRUST = 0.3  # in the likelihoods
SHORTEST_LAP = 16  # worlds between two comparisons, at least
LAP_GROWTH = 0.125  # a lap's share of the race so far, so that comparing stays cheap
SIGNIFICANT = 4.0  # standard errors behind the best: the candidate is dropped


@dataclass(frozen=True, slots=True)
class Playouts:
    """How the candidates of a race are played on."""

    by_policy: bool
    iterations: int  # of the search, that take as long as one playout
    least_budget: Budget  # below this there is no time to race


SENSIBLE = Playouts(False, 40, Budget(seconds=0.1, iterations=2000))
BY_POLICY = Playouts(True, 16, Budget(seconds=0.01, iterations=100))


@dataclass(frozen=True, slots=True)
class MasterBot(SearchBot):
    def search(self, deck: Deck, seen: Observation, budget: Budget) -> int:
        playouts = self.playouts(deck)
        if is_below(budget, playouts.least_budget):
            return SearchBot.search(self, deck, seen, budget)
        begin = budget.clock()
        race = self.race(deck, seen, budget, playouts)
        worlds = self.likely_worlds(deck, seen, budget)
        left = playout_budget(budget.less(budget.clock() - begin), playouts.iterations)
        return run_race(deck, seen, race, left, self.seed, playouts.by_policy, worlds)

    def race(self, deck: Deck, seen: Observation, budget: Budget, playouts: Playouts) -> Race:
        """Between what the policy thinks likeliest or, where it has no opinion, a search visits."""
        named = name_candidates(deck, seen, CANDIDATES[0]) if playouts.by_policy else []
        if named:
            return Race(named, PRIOR_WORLDS)
        tree = grow_tree(deck, seen, self.seed, budget.times(SEARCH_SHARE))
        return Race(find_candidates(deck, seen, tree))

    def playouts(self, deck: Deck) -> Playouts:
        return BY_POLICY if self.learnt and GAMES[deck.game].mind.has_policy else SENSIBLE

    def likely_worlds(self, deck: Deck, seen: Observation, budget: Budget) -> Worlds | None:
        """Worlds that explain what the others did; None where any that fit will do."""
        hidden = GAMES[deck.game].mind.infers_if
        infers = self.learnt and hidden is not None and seen[hidden]
        if not infers or is_below(budget, LEAST_TO_INFER):
            return None
        worlds = np.zeros(1 + worlds_to_weigh(budget), GAMES[deck.game].rules.state)
        worlds[0]["rng"] = np.uint64(decision_seed(self.seed, seen))
        infer_worlds(deck.record, seen, worlds, TRUST)
        return worlds[1:]


def worlds_to_weigh(budget: Budget) -> int:
    by_clock = MOST_WORLDS if budget.seconds is None else int(WORLDS_A_SECOND * budget.seconds)
    if budget.iterations is None:
        return min(by_clock, MOST_WORLDS)
    return min(by_clock, MOST_WORLDS, int(WORLDS_AN_ITERATION * budget.iterations))


def find_candidates(deck: Deck, seen: Observation, tree: Tree) -> list[RootAction]:
    """The most visited actions, leaving out those that do the same as another."""
    distinct = GAMES[deck.game].mind.distinct_actions(deck.record, sample_world(deck, seen))
    different = set(members(distinct))
    found = [each for each in root_actions(tree) if each.action in different]
    return sorted(found, key=lambda each: -each.visits)[: CANDIDATES[0]]


class Race:
    """Candidates from best to worst, and their results in every world so far."""

    def __init__(self, candidates: list[RootAction], prior: float = WORLDS_OF_A_SEARCH) -> None:
        """The candidates' means count for `prior` worlds."""
        self.candidates = candidates
        self.prior = prior
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
        self._keep(order[: rank(self.results, means, self.prior, SIGNIFICANT, order)])

    def keep_best(self, staying: int) -> None:
        self._keep(np.arange(min(staying, len(self.candidates))))

    def _keep(self, columns: NDArray[np.int64]) -> None:
        self.candidates = [self.candidates[column] for column in columns]
        self.results = np.ascontiguousarray(self.results[:, columns])


def run_race(
    deck: Deck,
    seen: Observation,
    race: Race,
    budget: Budget,
    seed: int,
    by_policy: bool = False,
    worlds: Worlds | None = None,
) -> int:
    begin, lap = budget.clock(), 0
    while len(race.candidates) > 1:
        seconds = budget.clock() - begin
        spent = budget.share_spent(seconds, race.playouts)
        if spent >= 1:
            break
        race.keep_best(CANDIDATES[int(spent * len(CANDIDATES))])
        if by_policy:  # version 0.1 raced on beyond its budget
            race.keep_best(affordable(budget, race))
        if len(race.candidates) == 1:
            break
        most = replace(budget.less(seconds), iterations=race.next_lap)
        found = analyse(deck, seen, most, seed + lap, race.actions, by_policy, worlds)
        race.add(found.results)
        lap += 1
    return race.candidates[0].action


def affordable(budget: Budget, race: Race) -> int:
    """How many candidates can play the shortest lap with what is left; always the best one."""
    if budget.iterations is None:
        return len(race.candidates)
    return max(1, (budget.iterations - race.playouts) // SHORTEST_LAP)


def is_below(budget: Budget, least: Budget) -> bool:
    """Whether the budget is smaller, in seconds or in iterations, whichever it has."""
    bounds = ((budget.seconds, least.seconds), (budget.iterations, least.iterations))
    return any(have is not None and need is not None and have < need for have, need in bounds)


def playout_budget(budget: Budget, iterations: int) -> Budget:
    """What is left of a budget after the search, counted in playouts of so many iterations."""
    if budget.iterations is None:
        return budget
    playouts = int((1 - SEARCH_SHARE) * budget.iterations) // iterations
    return replace(budget, iterations=playouts)
