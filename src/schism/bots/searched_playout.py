"""Playouts in which everybody searches, as the bots do: slow, and close to what games bring.

Everybody decides by a small search from what they know in this world, for some milestones. Then a
larger search says what the position reached is worth. Sure wins that are near are taken, at both
ends those too that take longer to find. Searches prove what they can, as bots' do: else
both sides would overlook what no bot overlooks.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.ismcts import MAX_DEPTH, MAX_SEATS, iterate, simulate
from schism.bots.playout import PLAYED, TRIED, WORLD, Numbers, Results, States
from schism.bots.tree import Tree, clear, most_visited
from schism.kernel.bits import nth, size
from schism.kernel.compiled import compiled
from schism.kernel.mind import distinct_actions, near_win
from schism.kernel.reals import exp, log
from schism.kernel.records import DeckRecord
from schism.kernel.rng import next_word, stream
from schism.kernel.rollout import is_at
from schism.kernel.rules import (
    CHANCE,
    NO_ACTION,
    NOBODY,
    apply,
    chance,
    observe,
    sample_hidden,
    win_share,
)

Observations = NDArray[Any]  # one to fill in, and an empty one

FILLED, EMPTY = range(2)

# Positions to look at for a sure win: some milliseconds where the playout begins, since a win that
# is overlooked there is overlooked in all of them, and where it ends; else about as long as a small
# search.
MORE_EFFORT, LITTLE_EFFORT = 20_000, 1_000


@compiled
def searched_action(
    deck: DeckRecord,
    states: States,
    seens: Observations,
    tree: Tree,
    iterations: int,
    exploration: float,
    effort: int,
) -> int:
    """Choose for the player to act in `states[PLAYED]`, from what they know; `effort` is that of
    looking for a sure win."""
    state = states[PLAYED]
    actions = distinct_actions(deck, state)
    if size(actions) == 1:
        return nth(actions, 0)
    sure = near_win(deck, state, effort)
    if sure != NO_ACTION:
        return sure
    seens[FILLED] = seens[EMPTY]
    observe(deck, state, int(state.to_act), seens[FILLED])
    states[TRIED].rng = next_word(state)
    world = states[TRIED : TRIED + 1]
    how = exploration, True
    used, _ = iterate(deck, seens[FILLED], world, tree, 1, iterations, iterations, *how)
    action = most_visited(tree)
    clear(tree, used)
    return action


@compiled
def searched_value(
    deck: DeckRecord,
    states: States,
    seens: Observations,
    tree: Tree,
    iterations: int,
    exploration: float,
    seat: int,
) -> float:
    """What a search expects for a seat from `states[PLAYED]`, knowing what the seat knows."""
    state = states[PLAYED]
    if state.to_act == NOBODY:
        return float(win_share(state, seat))
    if state.to_act != CHANCE and near_win(deck, state, MORE_EFFORT) != NO_ACTION:
        return 1.0 if state.to_act == seat else 0.0
    seens[FILLED] = seens[EMPTY]
    observe(deck, state, seat, seens[FILLED])
    states[TRIED].rng = next_word(state)
    path, results = np.empty(MAX_DEPTH, np.int32), np.empty(MAX_SEATS)
    used, total = 1, 0.0
    for _ in range(iterations):
        sample_hidden(deck, seens[FILLED], states[TRIED])
        used = simulate(deck, states[TRIED], tree, used, exploration, True, path, results)
        total += results[seat]
    clear(tree, used)
    return total / iterations


@compiled
def calibrated(share: float, slope: float) -> float:
    """Return what games bring on average where a search expects this share of the win."""
    if share <= 0.0 or share >= 1.0:
        return share
    return 1.0 / (1.0 + exp(-slope * log(share / (1.0 - share))))


@compiled
def play_searching(
    deck: DeckRecord,
    states: States,
    seens: Observations,
    tree: Tree,
    effort: Numbers,
    exploration: float,
    slope: float,
    seat: int,
) -> float:
    """Play `states[PLAYED]` on, everybody searching; return what the seat can then expect.

    `effort` is the iterations of a decision, the milestone to stop at, and the iterations of the
    search there.
    """
    state, looking = states[PLAYED], MORE_EFFORT
    while not is_at(state, effort[1]):
        if state.to_act == CHANCE:
            chance(deck, state, None)
        else:
            action = searched_action(deck, states, seens, tree, effort[0], exploration, looking)
            apply(deck, state, action, None)
            looking = LITTLE_EFFORT
    share = searched_value(deck, states, seens, tree, effort[2], exploration, seat)
    return calibrated(share, slope)


@compiled
def play_from_by_search(
    deck: DeckRecord,
    states: States,
    seens: Observations,
    tree: Tree,
    seed: np.uint64,
    effort: Numbers,
    exploration: float,
    slope: float,
    seat: int,
    results: Results,
) -> None:
    """Write what a seat can expect from `states[WORLD]`, one number for each playout."""
    for row in range(len(results)):
        states[PLAYED] = states[WORLD]
        states[PLAYED].rng = stream(seed, row)
        results[row] = play_searching(deck, states, seens, tree, effort, exploration, slope, seat)
