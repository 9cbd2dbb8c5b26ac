"""The bot that searches, and how long it may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from schism.bots.bot import Bot, numbers_from
from schism.bots.ismcts import iterate
from schism.bots.tree import NOTHING, Tree, new_tree
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation, State, blank
from schism.kernel.rules import NO_ACTION

MOST_NODES = 2_000_000  # 64 bytes each at most: a search never takes more than 130 MB
CHUNK = 64  # iterations between two looks at the clock
MOST_A_SECOND = 500_000  # iterations, on any machine
UNKNOWN = 2**31 - 1  # iterations: more than any search


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: seconds, iterations, or whichever ends first."""

    seconds: float | None = None
    iterations: int | None = None

    def less(self, seconds: float) -> Budget:
        """What is left when so much time has gone by."""
        left = None if self.seconds is None else max(0.0, self.seconds - seconds)
        return Budget(left, self.iterations)

    def part(self, share: float) -> Budget:
        """At least one iteration."""
        seconds = None if self.seconds is None else share * self.seconds
        most = None if self.iterations is None else max(1, int(share * self.iterations))
        return Budget(seconds, most)

    def is_spent(self, seconds: float, iterations: int) -> bool:
        """Never before the first iteration: there must be something to choose from."""
        late = self.seconds is not None and iterations > 0 and seconds >= self.seconds
        return late or (self.iterations is not None and iterations >= self.iterations)

    def share_spent(self, seconds: float, iterations: int) -> float:
        """1 or more when it is spent."""
        late = 0.0 if self.seconds is None else seconds / max(self.seconds, 1e-9)
        return late if self.iterations is None else max(late, iterations / self.iterations)

    def left(self, seconds: float, iterations: int) -> int:
        """How many iterations more it may hold: of time, if they took half as long as so far."""
        left = UNKNOWN if self.iterations is None else self.iterations - iterations
        if self.seconds is None or iterations == 0:
            return left
        share = max(0.0, self.seconds - seconds) / max(seconds, 1e-9)
        return int(min(left, 2 * iterations * share))

    def nodes(self) -> int:
        """Room for all that can be looked at: an action each time, and often a draw before it."""
        most = self.iterations
        if most is None:
            most = CHUNK + int(MOST_A_SECOND * (self.seconds or 0.0))
        return min(MOST_NODES, 2 * most + 1)


@dataclass(frozen=True, slots=True)
class SearchBot(Bot):
    seed: int
    budget: Budget

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        begin = perf_counter()
        actions = members(tuple(seen.actions))
        sure = actions[0] if len(actions) == 1 else sure_win(deck, seen)
        if sure != NO_ACTION:
            return sure
        return self.found(deck, seen, self.budget.less(perf_counter() - begin))

    def found(self, deck: Deck, seen: Observation, budget: Budget) -> int:
        """The best of several actions, none of which wins for sure."""
        tree = grown(deck, seen, self.seed, budget, settles=True)
        return max(tried(tree), key=lambda each: each.visits).action


def sure_win(deck: Deck, seen: Observation) -> int:
    """An action after which nothing can stop the seat from winning soon, or NO_ACTION."""
    return int(GAMES[deck.game].mind.forced_win(deck.record, some_world(deck, seen)))


def some_world(deck: Deck, seen: Observation) -> State:
    """One that fits what was seen, for what is the same in all of them."""
    rules = GAMES[deck.game].rules
    state = blank(rules.state)
    rules.sample_hidden(deck.record, seen, state)
    return state


def grown(deck: Deck, seen: Observation, seed: int, budget: Budget, settles: bool = False) -> Tree:
    """A tree searched for as long as the budget allows.

    Who wants the favourite alone `settles` for less: for when nothing can overtake it any more.
    """
    game = GAMES[deck.game]
    world: Any = np.zeros(1, game.rules.state)
    world[0].rng = np.uint64(numbers_from(seed, seen))
    tree, used, done = new_tree(budget.nodes()), 1, 0
    begin, settled = perf_counter(), False
    while not settled and not budget.is_spent(seconds := perf_counter() - begin, done):
        chunk = CHUNK if budget.iterations is None else min(CHUNK, budget.iterations - done)
        left = budget.left(seconds, done) if settles else UNKNOWN
        used, settled = iterate(
            deck.record, seen, world, tree, used, chunk, left, game.mind.exploration
        )
        done += chunk
    return tree


class Tried(NamedTuple):
    """An action at the root of a tree."""

    action: int
    visits: int
    mean: float  # of the share of the win it led to


def tried(tree: Tree) -> list[Tried]:
    found, child = [], int(tree[0]["child"])
    while child != NOTHING:
        node = tree[child]
        visits = int(node["visits"])
        found.append(Tried(int(node["key"]), visits, float(node["total"]) / visits))
        child = int(node["sibling"])
    return found
