"""The tree of a search: nodes in one array, a child list each, and nothing allocated on the way."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import Actions, has
from schism.kernel.compiled import compiled
from schism.kernel.records import record_type

Tree = NDArray[Any]  # of NODE; the first one is the root

NOTHING = -1
CHANCE_KEY = 256  # keys from here on are outcomes of chance

NODE = record_type(
    [
        ("total", "f8"),  # of the results for the player who moved here
        ("visits", "i4"),
        ("offered", "i4"),  # how often the move here was legal
        ("child", "i4"),
        ("sibling", "i4"),
        ("key", "i2"),  # the action, or the outcome of chance
        ("mover", "i1"),
    ]
)


def new_tree(nodes: int) -> Tree:
    tree: Tree = np.zeros(nodes, NODE)
    tree["child"] = NOTHING
    tree["sibling"] = NOTHING
    return tree


@compiled
def add_child(tree: Tree, used: int, node: int, key: int, mover: int) -> int:
    """The new node, or NOTHING if the tree is full: a search may think longer than it can store."""
    if used >= len(tree):
        return NOTHING
    tree[used].key = key
    tree[used].mover = mover
    tree[used].sibling = tree[node].child
    tree[node].child = used
    return used


@compiled
def child_called(tree: Tree, node: int, key: int) -> int:
    child = int(tree[node].child)
    while child != NOTHING and tree[child].key != key:
        child = int(tree[child].sibling)
    return child


@compiled
def without(actions: Actions, tried: Actions) -> Actions:
    a, b, c, d = actions
    e, f, g, h = tried
    return (a & ~e, b & ~f, c & ~g, d & ~h)


@compiled
def tried_actions(tree: Tree, node: int, actions: Actions) -> Actions:
    """The legal actions that have a child, each of which counts as offered once more."""
    a = b = c = d = np.uint64(0)
    child = int(tree[node].child)
    while child != NOTHING:
        key = int(tree[child].key)
        if has(actions, key):
            tree[child].offered += 1
            one = np.uint64(1) << np.uint64(key & 63)
            word = key >> 6
            a |= one if word == 0 else np.uint64(0)
            b |= one if word == 1 else np.uint64(0)
            c |= one if word == 2 else np.uint64(0)
            d |= one if word == 3 else np.uint64(0)
        child = int(tree[child].sibling)
    return (a, b, c, d)


@compiled
def most_promising(tree: Tree, node: int, actions: Actions, exploration: float) -> int:
    """The child with the highest upper confidence bound among the legal ones."""
    best, best_bound = NOTHING, -1.0
    child = int(tree[node].child)
    while child != NOTHING:
        if has(actions, int(tree[child].key)):
            visits = float(tree[child].visits)
            trust = exploration * math.sqrt(math.log(float(tree[child].offered)) / visits)
            bound = tree[child].total / visits + trust
            if bound > best_bound:
                best, best_bound = child, bound
        child = int(tree[child].sibling)
    return best


@compiled
def lead(tree: Tree) -> int:
    """How many more visits the root's favourite has had than any other action."""
    first, second, child = 0, 0, int(tree[0].child)
    while child != NOTHING:
        visits = int(tree[child].visits)
        second = max(second, min(first, visits))
        first = max(first, visits)
        child = int(tree[child].sibling)
    return first - second
