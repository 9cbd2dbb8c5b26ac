"""The tree of a search: nodes in one array, linked as child lists, so nothing is allocated."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import Actions, has
from schism.kernel.compiled import compiled
from schism.kernel.reals import log
from schism.kernel.records import record_type

Tree = NDArray[Any]  # of NODE; the first one is the root

NO_NODE = -1
CHANCE_KEY = 256  # keys from here on are outcomes of chance

NODE = record_type(
    [
        ("total", "f8"),  # of the results for the player who moved here
        ("visits", "i4"),
        ("available", "i4"),  # how often the move here was legal when its parent was visited
        ("child", "i4"),
        ("sibling", "i4"),
        ("key", "i2"),  # the action, or the outcome of chance
        ("mover", "i1"),
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
        tree[node].child = tree[node].sibling = NO_NODE


@compiled
def most_visited(tree: Tree) -> int:
    """The root's most visited action."""
    best, child = int(tree[0].child), int(tree[0].child)
    while child != NO_NODE:
        if tree[child].visits >= tree[best].visits:
            best = child
        child = int(tree[child].sibling)
    return int(tree[best].key)


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
            visits = float(tree[child].visits)
            trust = exploration * math.sqrt(log(float(tree[child].available)) / visits)
            bound = tree[child].total / visits + trust
            if bound > best_bound:
                best, best_bound = child, bound
        child = int(tree[child].sibling)
    return best


@compiled
def visit_lead(tree: Tree) -> int:
    """How many visits the root's most visited action is ahead of the next."""
    first, second, child = 0, 0, int(tree[0].child)
    while child != NO_NODE:
        visits = int(tree[child].visits)
        second = max(second, min(first, visits))
        first = max(first, visits)
        child = int(tree[child].sibling)
    return first - second
