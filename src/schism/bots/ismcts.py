"""Information-set Monte Carlo tree search, for every game.

Each iteration draws a world that fits the observation, walks down the tree of actions taken in such
worlds (choosing among those legal in this one), adds a node, plays on at random as far as that
tells something and gives every player on the way his own outlook. Outcomes of chance are nodes too.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.tree import (
    CHANCE_KEY,
    NOTHING,
    Tree,
    add_child,
    child_called,
    lead,
    most_promising,
    tried_actions,
    without,
)
from schism.kernel.bits import size
from schism.kernel.compiled import compiled
from schism.kernel.mind import rollout_depth, search_depth, values
from schism.kernel.records import DeckRecord, Observation, State
from schism.kernel.rollout import is_at, play_randomly, random_member
from schism.kernel.rules import CHANCE, apply, chance, legal, milestone, sample_hidden

Path = NDArray[np.int32]
World = NDArray[Any]  # one state

DEEPEST = 256
MOST_SEATS = 8


@compiled
def search_end(state: State) -> int:
    """The milestone at which a search that starts here takes the values."""
    return milestone(state) + search_depth(state)


@compiled
def iterate(
    deck: DeckRecord,
    seen: Observation,
    world: World,
    tree: Tree,
    used: int,
    iterations: int,
    left: int,
    exploration: float,
) -> tuple[int, bool]:
    """Search on; the number of nodes used afterwards, and whether the favourite is settled.

    It is when so many iterations as are `left`, these included, could not overtake it. Chance comes
    from the world's generator.
    """
    path = np.empty(DEEPEST, np.int32)
    state = world[0]
    for done in range(iterations):
        if lead(tree) > left - done:
            return used, True
        sample_hidden(deck, seen, state)
        end = search_end(state)
        depth, used, near = descend(deck, state, tree, used, path, end, exploration)
        play_randomly(deck, state, near)
        back_up(deck, state, tree, path, depth)
    return used, False


@compiled
def descend(
    deck: DeckRecord, state: State, tree: Tree, used: int, path: Path, end: int, exploration: float
) -> tuple[int, int, int]:
    """Walk down to a new node; the length of the path, the nodes used, and how far to play on."""
    node, depth, near = 0, 0, end
    while not is_at(state, end) and depth < DEEPEST:
        before, near = used, min(end, milestone(state) + rollout_depth(state))
        if state.to_act == CHANCE:
            node, used = through_chance(deck, state, tree, used, node)
        else:
            node, used = through_action(deck, state, tree, used, node, exploration)
        if node == NOTHING:
            break
        path[depth] = node
        depth += 1
        if used > before and tree[node].mover != CHANCE:
            break
    return depth, used, near


@compiled
def through_chance(
    deck: DeckRecord, state: State, tree: Tree, used: int, node: int
) -> tuple[int, int]:
    key = CHANCE_KEY + chance(deck, state, None)
    child = child_called(tree, node, key)
    if child != NOTHING:
        return child, used
    child = add_child(tree, used, node, key, CHANCE)
    return child, used + (1 if child != NOTHING else 0)


@compiled
def through_action(
    deck: DeckRecord, state: State, tree: Tree, used: int, node: int, exploration: float
) -> tuple[int, int]:
    """A legal action not tried here yet, or else the most promising one."""
    actions = legal(deck, state)
    untried = without(actions, tried_actions(tree, node, actions))
    if size(untried) == 0:
        child = most_promising(tree, node, actions, exploration)
        apply(deck, state, int(tree[child].key), None)
        return child, used
    action = random_member(state, untried)
    child = add_child(tree, used, node, action, int(state.to_act))
    apply(deck, state, action, None)
    if child == NOTHING:
        return child, used
    tree[child].offered = 1
    return child, used + 1


@compiled
def back_up(deck: DeckRecord, state: State, tree: Tree, path: Path, depth: int) -> None:
    results = np.empty(MOST_SEATS)
    values(deck, state, results)
    for i in range(depth):
        node = path[i]
        mover = int(tree[node].mover)
        tree[node].visits += 1
        if mover != CHANCE:
            tree[node].total += results[mover]
