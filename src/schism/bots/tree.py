"""The tree of a search: nodes in one array, linked as child lists, so nothing is allocated.

Where nothing is hidden, nodes may know who is sure to win. A node is won by the player who moves
there if one of its children is, and by anybody if all of its children are, whoever moves there. So
a search leaves alone what is refuted, and a mean over many visits need not sink first.
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import Actions, has
from schism.kernel.compiled import compiled
from schism.kernel.reals import log
from schism.kernel.records import record_type

Tree = NDArray[Any]  # of NODE; the first one is the root
Path = NDArray[np.int32]  # of nodes, from the root's child on

NO_NODE = -1
NO_SEAT = -1
_BOUND_OF_A_WIN, _BOUND_OF_A_LOSS = np.inf, -0.5  # beyond all others

CHANCE_KEY = 256  # keys from here on are outcomes of chance

NODE = record_type(
    [
        ("total", "f8"),  # of the results for the player who moved here
        ("visits", "i4"),
        ("available", "i4"),  # how often the move here was legal when its parent was visited
        ("child", "i4"),
        ("sibling", "i4"),
        ("key", "i2"),  # the action, or the outcome of chance
        ("ways", "i2"),  # how many children there can be, if proofs need to know
        ("mover", "i1"),
        ("winner", "i1"),  # who is sure to win from here: a seat + 1, or 0
        ("examined", "i1"),  # whether the game was asked for that
    ]
)


def new_tree(nodes: int) -> Tree:
    tree: Tree = np.zeros(nodes, NODE)
    tree["child"] = NO_NODE
    tree["sibling"] = NO_NODE
    return tree


@compiled
def clear(tree: Tree, used: int) -> None:
    """Make the nodes that were in use as those of a new tree."""
    for node in range(used):
        tree[node].total = 0.0
        tree[node].visits = tree[node].available = 0
        tree[node].ways = tree[node].winner = tree[node].examined = 0
        tree[node].child = tree[node].sibling = NO_NODE


@compiled
def most_visited(tree: Tree) -> int:
    """The root's most visited action; one that surely wins comes first, one that loses last."""
    best, child = int(tree[0].child), int(tree[0].child)
    while child != NO_NODE:
        ahead = proven_result(tree, child) - proven_result(tree, best)
        if ahead > 0 or (ahead == 0 and tree[child].visits >= tree[best].visits):
            best = child
        child = int(tree[child].sibling)
    return int(tree[best].key)


@compiled
def proven_result(tree: Tree, node: int) -> int:
    """1 if the player who moved here is sure to win, -1 if they are sure to lose, else 0."""
    if tree[node].winner == 0:
        return 0
    return 1 if tree[node].winner == tree[node].mover + 1 else -1


@compiled
def add_child(tree: Tree, used: int, node: int, key: int, mover: int) -> int:
    """Add a node and return it, or NO_NODE if the tree is full: the search can go on without."""
    if used >= len(tree):
        return NO_NODE
    tree[used].key = key
    tree[used].mover = mover
    tree[used].sibling = tree[node].child
    tree[node].child = used
    return used


@compiled
def find_child(tree: Tree, node: int, key: int) -> int:
    child = int(tree[node].child)
    while child != NO_NODE and tree[child].key != key:
        child = int(tree[child].sibling)
    return child


@compiled
def difference(actions: Actions, others: Actions) -> Actions:
    a, b, c, d = actions
    e, f, g, h = others
    return (a & ~e, b & ~f, c & ~g, d & ~h)


@compiled
def expanded_actions(tree: Tree, node: int, actions: Actions) -> Actions:
    """The legal actions that have a child; each is counted as available once more."""
    a = b = c = d = np.uint64(0)
    child = int(tree[node].child)
    while child != NO_NODE:
        key = int(tree[child].key)
        if has(actions, key):
            tree[child].available += 1
            one = np.uint64(1) << np.uint64(key & 63)
            word = key >> 6
            a |= one if word == 0 else np.uint64(0)
            b |= one if word == 1 else np.uint64(0)
            c |= one if word == 2 else np.uint64(0)
            d |= one if word == 3 else np.uint64(0)
        child = int(tree[child].sibling)
    return (a, b, c, d)


@compiled
def select_child(tree: Tree, node: int, actions: Actions, exploration: float) -> int:
    """The legal child with the highest upper confidence bound (UCB1 with availability counts)."""
    best, best_bound = NO_NODE, -1.0
    child = int(tree[node].child)
    while child != NO_NODE:
        if has(actions, int(tree[child].key)):
            bound = upper_bound(tree, child, exploration)
            if bound > best_bound:
                best, best_bound = child, bound
        child = int(tree[child].sibling)
    return best


@compiled
def upper_bound(tree: Tree, node: int, exploration: float) -> float:
    """The upper confidence bound of a node, for the player who moves there."""
    if tree[node].winner != 0:
        return _BOUND_OF_A_WIN if proven_result(tree, node) > 0 else _BOUND_OF_A_LOSS
    visits = float(tree[node].visits)
    trust = exploration * math.sqrt(log(float(tree[node].available)) / visits)
    return float(tree[node].total) / visits + trust


@compiled
def visit_lead(tree: Tree) -> int:
    """How many visits the root's most visited action is ahead of the next that may not lose."""
    first, second, child = 0, 0, int(tree[0].child)
    while child != NO_NODE:
        visits = int(tree[child].visits) if proven_result(tree, child) == 0 else 0
        second = max(second, min(first, visits))
        first = max(first, visits)
        child = int(tree[child].sibling)
    return first - second


@compiled
def prove(tree: Tree, path: Path, depth: int, winner: int) -> None:
    """Tell the nodes above the last one of a path, as far as it settles them."""
    for i in range(depth - 1, -1, -1):
        parent = int(path[i - 1]) if i > 0 else 0
        if tree[path[i]].mover != winner and not wins_everywhere(tree, parent, winner):
            return
        tree[parent].winner = winner + 1


@compiled
def wins_everywhere(tree: Tree, node: int, winner: int) -> bool:
    """Whether every possible child is in the tree and won by this player."""
    known, child = 0, int(tree[node].child)
    while child != NO_NODE:
        if tree[child].winner != winner + 1:
            return False
        known += 1
        child = int(tree[child].sibling)
    return bool(known == tree[node].ways)
