"""Exact play a few turns ahead: bounds on the chance to win, whatever the opponent does.

An exhaustive search in which the seat maximises, the opponent minimises and draws are averaged
(expectiminimax). What is undecided after the last turn may be anything from a loss to a win, so
each position has a lower and an upper bound; where they meet, the chance is exact.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.games.avignon.mind.forced_wins import Stack, Words, fingerprint, go, ways_on
from schism.games.avignon.mind.reach import may_win_now
from schism.games.avignon.rules.draw import draw_weight
from schism.games.avignon.rules.ending import win_share
from schism.games.avignon.rules.packed import FACTIONS
from schism.games.avignon.rules.state import OVER, STATE
from schism.kernel.bits import lowest
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State, record_type, signed
from schism.kernel.rules import CHANCE

Bounds = NDArray[np.float64]  # lower and upper; a row for each depth
Known = NDArray[Any]  # of KNOWN

KNOWN = record_type([("key", "u8"), ("low", "f8"), ("high", "f8")])

_DEEPEST = 512  # decisions and draws in the turns that can be searched at all
_REMEMBERED = 1 << 16  # a power of two
_SHIFT = np.uint64(2)
_NONE, _ONE = np.uint64(0), np.uint64(1)


@compiled
def solve(
    deck: DeckRecord, state: State, seat: int, turns: int, effort: int, bounds: NDArray[np.float64]
) -> None:
    """Write bounds on the seat's chance to win, looking at the rest of this turn and `turns` more.

    Without an answer within `effort` positions they are 0 and 1.
    """
    last = int(state.turns) + turns
    known, stack = np.zeros(_REMEMBERED, KNOWN), np.zeros(_DEEPEST, STATE)
    waiting, ways = np.zeros(_DEEPEST, np.uint64), np.zeros(_DEEPEST, np.int64)
    found = np.zeros((_DEEPEST, 2))
    bounds[0], bounds[1] = 0.0, 1.0
    if look(deck, state, seat, last, known, bounds):
        return
    stack[0] = state
    depth = enter(deck, stack, waiting, found, 0, seat)
    for _ in range(effort):
        while is_settled(stack[depth], waiting[depth], found[depth], seat):
            remember(known, stack[depth], last, found[depth])
            if depth == 0:
                bounds[0], bounds[1] = found[0, 0], found[0, 1]
                return
            depth -= 1
            fold(stack[depth], ways[depth], found[depth + 1], found[depth], seat)
        ways[depth] = lowest(waiting[depth])
        waiting[depth] &= waiting[depth] - _ONE
        stack[depth + 1] = stack[depth]
        go(deck, stack[depth + 1], ways[depth])
        if look(deck, stack[depth + 1], seat, last, known, found[depth + 1]):
            fold(stack[depth], ways[depth], found[depth + 1], found[depth], seat)
        else:
            depth = enter(deck, stack, waiting, found, depth + 1, seat)


@compiled
def enter(
    deck: DeckRecord, stack: Stack, waiting: Words, found: Bounds, depth: int, seat: int
) -> int:
    """Begin with a node: everything is open, and nothing found yet."""
    waiting[depth] = ways_on(deck, stack[depth])
    chosen_against = stack[depth].to_act != seat and stack[depth].to_act != CHANCE
    found[depth, 0] = found[depth, 1] = 1.0 if chosen_against else 0.0
    return depth


@compiled
def is_settled(state: State, waiting: np.uint64, found: NDArray[np.float64], seat: int) -> bool:
    """Whether the other ways cannot change what was found."""
    if waiting == _NONE:
        return True
    if state.to_act == seat:
        return bool(found[0] == 1.0)
    return bool(state.to_act != CHANCE and found[1] == 0.0)


@compiled
def fold(
    state: State, way: int, child: NDArray[np.float64], found: NDArray[np.float64], seat: int
) -> None:
    """Take what was found of one way into account for the node."""
    share = draw_weight(state, way) / all_weights(state) if state.to_act == CHANCE else 0.0
    for i in range(2):
        if state.to_act == CHANCE:
            found[i] += share * child[i]
        elif state.to_act == seat:
            found[i] = max(found[i], child[i])
        else:
            found[i] = min(found[i], child[i])


@compiled
def all_weights(state: State) -> int:
    total = 0
    for faction in range(FACTIONS):
        total += draw_weight(state, faction)
    return total


@compiled
def look(
    deck: DeckRecord,
    state: State,
    seat: int,
    last: int,
    known: Known,
    bounds: NDArray[np.float64],
) -> bool:
    """Write what is known without searching; return whether that is all there is to find."""
    if state.phase == OVER:
        bounds[0] = bounds[1] = win_share(state, seat)
        return True
    if state.turns > last or (state.turns == last and not may_win_now(deck, state)):
        bounds[0], bounds[1] = 0.0, 1.0
        return True
    word = fingerprint(state, last)
    place = signed(word >> _SHIFT) & (_REMEMBERED - 1)
    if known[place].key != word:
        return False
    bounds[0], bounds[1] = known[place].low, known[place].high
    return True


@compiled
def remember(known: Known, state: State, last: int, bounds: NDArray[np.float64]) -> None:
    word = fingerprint(state, last)
    place = signed(word >> _SHIFT) & (_REMEMBERED - 1)
    known[place].key, known[place].low, known[place].high = word, bounds[0], bounds[1]
