"""Information-set Monte Carlo tree search, for every game.

Each iteration samples a world that fits the observation and descends the tree by actions that are
legal in it. It adds a node, plays a short random rollout and credits every player on the path with
their own value of the position reached. Outcomes of chance are nodes too. Where a game can say that
somebody is sure to win, this is proven up the tree.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.tree import (
    CHANCE_KEY,
    NO_NODE,
    NO_SEAT,
    Path,
    Tree,
    add_child,
    difference,
    expanded_actions,
    find_child,
    prove,
    select_child,
    visit_lead,
)
from schism.kernel.bits import size
from schism.kernel.compiled import compiled
from schism.kernel.mind import outcomes, rollout_depth, search_depth, sure_winner, values
from schism.kernel.records import DeckRecord, Observation, State
from schism.kernel.rng import below
from schism.kernel.rollout import is_at, play_randomly, random_member
from schism.kernel.rules import CHANCE, NOBODY, apply, chance, legal, milestone, sample_hidden

World = NDArray[Any]  # one state
Shares = NDArray[np.float64]  # of the win, one for each seat

MAX_DEPTH = 256
MAX_SEATS = 8
_WORTH_EXAMINING = 8  # visits: asking who wins takes as long as some of them


@compiled
def search_end(state: State) -> int:
    """The milestone at which a search or a playout that starts here takes the values."""
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
    proving: bool,
) -> tuple[int, bool]:
    """Run iterations; return how many nodes are in use, and whether the best action is settled.

    It is settled when all the iterations `left`, these included, could not change it, or when it is
    known who wins. Random numbers come from the world's generator.
    """
    path, results = np.empty(MAX_DEPTH, np.int32), np.empty(MAX_SEATS)
    for done in range(iterations):
        if visit_lead(tree) > left - done or tree[0].winner != 0:
            return used, True
        draw_world(deck, seen, world)
        used = simulate(deck, world[0], tree, used, exploration, proving, path, results)
    return used, False


@compiled
def draw_world(deck: DeckRecord, seen: Observation, worlds: World) -> None:
    """Write a world into the first place: one of the others, or if there are none any that fits."""
    if len(worlds) == 1:
        sample_hidden(deck, seen, worlds[0])
        return
    chosen = 1 + below(worlds[0], len(worlds) - 1)
    rng = worlds[0].rng
    worlds[0] = worlds[chosen]
    worlds[0].rng = rng


@compiled
def simulate(
    deck: DeckRecord,
    state: State,
    tree: Tree,
    used: int,
    exploration: float,
    proving: bool,
    path: Path,
    results: Shares,
) -> int:
    """Run one iteration in a world; write what it brought each seat and return the nodes in use."""
    end = search_end(state)
    depth, used, near, winner = descend(deck, state, tree, used, path, end, exploration, proving)
    if winner == NO_SEAT:
        play_randomly(deck, state, near)
        values(deck, state, results)
        backpropagate(tree, path, depth, results)
    else:
        write_sure_win(winner, results)
        backpropagate(tree, path, depth, results)
        prove(tree, path, depth, winner)
    return used


@compiled
def descend(
    deck: DeckRecord,
    state: State,
    tree: Tree,
    used: int,
    path: Path,
    end: int,
    exploration: float,
    proving: bool,
) -> tuple[int, int, int, int]:
    """Descend to a new node, or one from which somebody is sure to win.

    Return the path's length, the nodes used, where to stop, and who wins if that is known.
    """
    node, depth, near = 0, 0, end
    while not is_at(state, end) and depth < MAX_DEPTH:
        if proving and is_settled(deck, state, tree, node):
            break
        before, near = used, min(end, milestone(state) + rollout_depth(state))
        if proving and tree[node].ways == 0:
            tree[node].ways = ways_on(deck, state)
        if state.to_act == CHANCE:
            node, used = descend_by_chance(deck, state, tree, used, node)
        else:
            node, used = descend_by_action(deck, state, tree, used, node, exploration)
        if node == NO_NODE:
            break
        path[depth] = node
        depth += 1
        if used > before and tree[node].mover != CHANCE:
            break
    winner = NO_SEAT
    if proving and node != NO_NODE and is_settled(deck, state, tree, node):
        winner = int(tree[node].winner) - 1
    return depth, used, near, winner


@compiled
def is_settled(deck: DeckRecord, state: State, tree: Tree, node: int) -> bool:
    """Whether it is known who wins from a node; the game is asked once, if the search comes again
    and again. The root is never asked for: it needs an action."""
    if tree[node].winner != 0:
        return node != 0
    rarely = tree[node].visits < _WORTH_EXAMINING and state.to_act != NOBODY
    if node == 0 or rarely or tree[node].examined:
        return False
    tree[node].examined = 1
    tree[node].winner = sure_winner(deck, state) + 1
    return bool(tree[node].winner != 0)


@compiled
def write_sure_win(winner: int, results: Shares) -> None:
    results[:] = 0.0
    results[winner] = 1.0


@compiled
def ways_on(deck: DeckRecord, state: State) -> int:
    """How many children a node of this state can have; 0 if that is not known."""
    return outcomes(state) if state.to_act == CHANCE else size(legal(deck, state))


@compiled
def descend_by_chance(
    deck: DeckRecord, state: State, tree: Tree, used: int, node: int
) -> tuple[int, int]:
    key = CHANCE_KEY + chance(deck, state, None)
    child = find_child(tree, node, key)
    if child != NO_NODE:
        return child, used
    child = add_child(tree, used, node, key, CHANCE)
    return child, used + (1 if child != NO_NODE else 0)


@compiled
def descend_by_action(
    deck: DeckRecord, state: State, tree: Tree, used: int, node: int, exploration: float
) -> tuple[int, int]:
    """Expand a legal action that has no child yet, or else select one."""
    actions = legal(deck, state)
    untried = difference(actions, expanded_actions(tree, node, actions))
    if size(untried) == 0:
        child = select_child(tree, node, actions, exploration)
        apply(deck, state, int(tree[child].key), None)
        return child, used
    action = random_member(state, untried)
    child = add_child(tree, used, node, action, int(state.to_act))
    apply(deck, state, action, None)
    if child == NO_NODE:
        return child, used
    tree[child].available = 1
    return child, used + 1


@compiled
def backpropagate(tree: Tree, path: Path, depth: int, results: Shares) -> None:
    for i in range(depth):
        node = path[i]
        mover = int(tree[node].mover)
        tree[node].visits += 1
        if mover != CHANCE:
            tree[node].total += results[mover]
