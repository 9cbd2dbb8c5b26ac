"""The bots that search: the same search with more or less time."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from schism.bots.bot import Bot, numbers_from
from schism.bots.search import iterate
from schism.bots.tree import NOTHING, Tree, new_tree
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation

MOST_NODES = 2_000_000  # 64 bytes each at most: a search never takes more than 130 MB
BOLDNESS = 0.7
CHUNK = 64  # iterations between two looks at the clock


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: seconds, iterations, or whichever ends first."""

    seconds: float | None = None
    iterations: int | None = None

    def nodes(self) -> int:
        if self.iterations is not None:
            return min(MOST_NODES, self.iterations + 1)
        return min(MOST_NODES, int(1_000_000 * (self.seconds or 1.0)))


@dataclass(frozen=True, slots=True)
class SearchBot(Bot):
    seed: int
    budget: Budget
    boldness: float = BOLDNESS

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        actions = members(tuple(seen.actions))
        if len(actions) == 1:
            return actions[0]
        tree = grown(deck, seen, self.seed, self.budget, self.boldness)
        return max(root_visits(tree), key=lambda pair: pair[1])[0]


def grown(deck: Deck, seen: Observation, seed: int, budget: Budget, boldness: float) -> Tree:
    """A tree searched for as long as the budget allows."""
    world: Any = np.zeros(1, GAMES[deck.game].rules.state)
    world[0].rng = np.uint64(numbers_from(seed, seen))
    tree, used, done = new_tree(budget.nodes()), 1, 0
    end = perf_counter() + budget.seconds if budget.seconds is not None else None
    while (budget.iterations is None or done < budget.iterations) and (
        end is None or perf_counter() < end
    ):
        chunk = CHUNK if budget.iterations is None else min(CHUNK, budget.iterations - done)
        used = iterate(deck.record, seen, world, tree, used, chunk, boldness)
        done += chunk
    return tree


def root_visits(tree: Tree) -> list[tuple[int, int]]:
    """Each action tried at the root, with how often."""
    found, child = [], int(tree[0]["child"])
    while child != NOTHING:
        found.append((int(tree[child]["key"]), int(tree[child]["visits"])))
        child = int(tree[child]["sibling"])
    return found
