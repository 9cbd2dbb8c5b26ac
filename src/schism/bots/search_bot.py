"""The bot that searches, and the budget it searches with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from schism.bots.bot import Bot, decision_seed
from schism.bots.ismcts import iterate
from schism.bots.tree import NO_NODE, Tree, new_tree
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation, State, blank
from schism.kernel.rules import NO_ACTION

MAX_NODES = 2_000_000  # 64 bytes each at most: a search never takes more than 130 MB
CHUNK = 64  # iterations between checks of the clock
MAX_ITERATIONS_A_SECOND = 500_000  # iterations, on any machine
UNLIMITED = 2**31 - 1  # iterations: more than any search runs


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: seconds, iterations, or whichever ends first."""

    seconds: float | None = None
    iterations: int | None = None
    clock: Callable[[], float] = perf_counter  # `thread_time` where a busy machine must not matter

    def less(self, seconds: float) -> Budget:
        """What is left after some seconds."""
        left = None if self.seconds is None else max(0.0, self.seconds - seconds)
        return replace(self, seconds=left)

    def times(self, factor: float) -> Budget:
        """A multiple or a share of the budget: at least one iteration."""
        seconds = None if self.seconds is None else factor * self.seconds
        most = None if self.iterations is None else max(1, int(factor * self.iterations))
        return replace(self, seconds=seconds, iterations=most)

    def is_spent(self, seconds: float, iterations: int) -> bool:
        """Whether it is used up; never before the first iteration, which there must be."""
        late = self.seconds is not None and iterations > 0 and seconds >= self.seconds
        return late or (self.iterations is not None and iterations >= self.iterations)

    def share_spent(self, seconds: float, iterations: int) -> float:
        """The share used up; 1 or more when it is spent."""
        late = 0.0 if self.seconds is None else seconds / max(self.seconds, 1e-9)
        return late if self.iterations is None else max(late, iterations / self.iterations)

    def left(self, seconds: float, iterations: int) -> int:
        """An upper bound on the iterations left: by the clock, at twice the speed so far."""
        left = UNLIMITED if self.iterations is None else self.iterations - iterations
        if self.seconds is None or iterations == 0:
            return left
        share = max(0.0, self.seconds - seconds) / max(seconds, 1e-9)
        return int(min(left, 2 * iterations * share))

    def nodes(self) -> int:
        """The size of tree that suffices: an action for each iteration, often after a draw."""
        most = self.iterations
        if most is None:
            most = CHUNK + int(MAX_ITERATIONS_A_SECOND * (self.seconds or 0.0))
        return min(MAX_NODES, 2 * most + 1)


@dataclass(frozen=True, slots=True)
class SearchBot(Bot):
    seed: int
    budget: Budget
    learnt: bool = True  # whether it uses what came after version 0.1: what was learnt, and proofs

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        begin = self.budget.clock()
        actions = members(tuple(seen.actions))
        sure = actions[0] if len(actions) == 1 else find_forced_win(deck, seen)
        if sure != NO_ACTION:
            return sure
        return self.search(deck, seen, self.budget.less(self.budget.clock() - begin))

    def search(self, deck: Deck, seen: Observation, budget: Budget) -> int:
        """Choose among several actions, none of which is known to win."""
        tree = grow_tree(deck, seen, self.seed, budget, stop_early=True, learnt=self.learnt)
        return max(root_actions(tree), key=lambda each: (each.proven, each.visits)).action


def find_forced_win(deck: Deck, seen: Observation) -> int:
    """An action that wins whatever the others do, or NO_ACTION."""
    return int(GAMES[deck.game].mind.forced_win(deck.record, sample_world(deck, seen)))


def sample_world(deck: Deck, seen: Observation) -> State:
    """Sample one state that fits, for questions whose answer is the same in all of them."""
    rules = GAMES[deck.game].rules
    state = blank(rules.state)
    rules.sample_hidden(deck.record, seen, state)
    return state


def grow_tree(
    deck: Deck,
    seen: Observation,
    seed: int,
    budget: Budget,
    stop_early: bool = False,
    learnt: bool = True,
) -> Tree:
    """Search until the budget is spent.

    With `stop_early` the search ends once the most visited action cannot be overtaken: enough for
    a caller who wants that action and not its value.
    """
    game = GAMES[deck.game]
    world: Any = np.zeros(1, game.rules.state)
    world[0].rng = np.uint64(decision_seed(seed, seen))
    how = game.mind.exploration, learnt and game.mind.proves
    tree, used, done = new_tree(budget.nodes()), 1, 0
    begin, settled = budget.clock(), False
    while not settled and not budget.is_spent(seconds := budget.clock() - begin, done):
        chunk = CHUNK if budget.iterations is None else min(CHUNK, budget.iterations - done)
        left = budget.left(seconds, done) if stop_early else UNLIMITED
        used, settled = iterate(deck.record, seen, world, tree, used, chunk, left, *how)
        done += chunk
    return tree


class RootAction(NamedTuple):
    """An action at the root of a tree."""

    action: int
    visits: int
    mean: float  # of the share of the win it led to; exact where the result is proven
    proven: int = 0  # 1 if it is sure to win, -1 if it is sure to lose


def root_actions(tree: Tree) -> list[RootAction]:
    found, child = [], int(tree[0]["child"])
    while child != NO_NODE:
        node = tree[child]
        visits, proven = int(node["visits"]), proven_for_mover(node)
        mean = (1 + proven) / 2 if proven else float(node["total"]) / visits
        found.append(RootAction(int(node["key"]), visits, mean, proven))
        child = int(node["sibling"])
    return found


def proven_for_mover(node: Any) -> int:
    """The same as `tree.proven_result`, which is compiled."""
    if node["winner"] == 0:
        return 0
    return 1 if node["winner"] == node["mover"] + 1 else -1
