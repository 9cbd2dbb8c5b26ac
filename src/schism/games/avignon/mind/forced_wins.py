"""A solver for forced wins: in this turn, or in the next one whatever the opponent does.

An exhaustive AND/OR search: one winning action of the player's own suffices, while every action of
the opponent and every outcome of chance must win. A transposition table remembers positions, and a
last turn is pruned if too few people are near enough. That bound is optimistic, so no win is missed
unless the search runs out of effort: a custom deck may allow more choices than can be tried.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.games.avignon.mind.reach import may_win_now
from schism.games.avignon.rules.draw import draw_weight
from schism.games.avignon.rules.packed import COLUMNS, FACTIONS
from schism.games.avignon.rules.phases import apply, apply_draw, legal
from schism.games.avignon.rules.readings import EFFECTS, reads
from schism.games.avignon.rules.state import (
    MOST_STEPS,
    OVER,
    STATE,
    position,
    turn_of,
)
from schism.kernel.bits import lowest
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State, signed
from schism.kernel.rng import mixed
from schism.kernel.rules import CHANCE, NO_ACTION

Stack = NDArray[Any]  # states, one for each decision or draw on the way down
Words = NDArray[np.uint64]
Effort = NDArray[np.int64]  # one number: positions that may still be visited

_A_TURN = (2 * COLUMNS + 1) * MOST_STEPS + COLUMNS + 3  # decisions and draws at most
_DEEPEST = 3 * _A_TURN
_MOST_EFFORT = 300_000  # positions: 30 ms; without a limit 2% more wins, and phones that wait
_REMEMBERED = 1 << 17  # positions; a power of two, as is the next
_FEW_REMEMBERED = 1 << 11
_LOW = np.uint64(2)  # bits of a word that hold a result
_NONE, _ONE, _RESULT = np.uint64(0), np.uint64(1), np.uint64(3)
_UNKNOWN, _LOST, _WON = range(3)


@compiled
def forced_win(deck: DeckRecord, state: State) -> int:
    """Return an action with which the player to act is certain to win, or NO_ACTION."""
    return find_forced_win(deck, state, _REMEMBERED, _MOST_EFFORT)


@compiled
def near_win(deck: DeckRecord, state: State, effort: int) -> int:
    """The same, looking at so many positions at most: 10,000 take a millisecond."""
    return find_forced_win(deck, state, _FEW_REMEMBERED, effort)


@compiled
def find_forced_win(deck: DeckRecord, state: State, remembered: int, most_effort: int) -> int:
    seat, turn = int(state.to_act), int(state.turns)
    known = np.zeros(remembered, np.uint64)
    effort = np.zeros(1, np.int64)
    effort[0] = most_effort
    stack = np.zeros(_DEEPEST, STATE)
    waiting = np.zeros(_DEEPEST, np.uint64)
    if turn_of(state) != seat:
        return first_winning(deck, state, seat, turn + 1, stack, waiting, known, effort)
    action = first_winning(deck, state, seat, turn, stack, waiting, known, effort)
    if action != NO_ACTION:
        return action
    return first_winning(deck, state, seat, turn + 2, stack, waiting, known, effort)


@compiled
def first_winning(
    deck: DeckRecord,
    state: State,
    seat: int,
    last: int,
    stack: Stack,
    waiting: Words,
    known: Words,
    effort: Effort,
) -> int:
    """Return the first action that wins by the end of turn `last`."""
    actions = legal(deck, state)[0]
    while actions != _NONE:
        action = lowest(actions)
        actions &= actions - _ONE
        stack[0] = state
        apply(deck, stack[0], action, None)
        if is_forced(deck, seat, last, stack, waiting, known, effort):
            return action
    return NO_ACTION


@compiled
def is_forced(
    deck: DeckRecord,
    seat: int,
    last: int,
    stack: Stack,
    waiting: Words,
    known: Words,
    effort: Effort,
) -> bool:
    """Whether the seat wins from the state at the bottom of the stack, whatever happens."""
    depth, result = 0, look(deck, stack[0], seat, last, known)
    if result != _UNKNOWN:
        return result == _WON
    waiting[0] = ways_on(deck, stack[0])
    while effort[0] > 0:
        effort[0] -= 1
        way = lowest(waiting[depth])
        waiting[depth] &= waiting[depth] - _ONE
        stack[depth + 1] = stack[depth]
        go(deck, stack[depth + 1], way)
        result = look(deck, stack[depth + 1], seat, last, known)
        if result == _UNKNOWN:
            depth += 1
            waiting[depth] = ways_on(deck, stack[depth])
            continue
        while waiting[depth] == _NONE or result == deciding(stack[depth], seat):
            remember(known, stack[depth], last, result)
            if depth == 0:
                return result == _WON
            depth -= 1
    return False


@compiled
def deciding(state: State, seat: int) -> int:
    """The result of a branch that settles its node: a win if the seat chooses here, else a loss.

    If no branch settles it, the last one's result is the node's.
    """
    return _WON if state.to_act == seat else _LOST


@compiled
def look(deck: DeckRecord, state: State, seat: int, last: int, known: Words) -> int:
    """Return what is known without searching."""
    if state.phase == OVER:
        return _WON if state.winner == seat else _LOST
    if state.turns > last or (state.turns == last and not may_win_now(deck, state)):
        return _LOST
    return recalled(known, state, last)


@compiled
def ways_on(deck: DeckRecord, state: State) -> np.uint64:
    """The legal actions, or the factions that may be drawn, a bit each."""
    if state.to_act != CHANCE:
        return legal(deck, state)[0]
    factions = 0
    for faction in range(FACTIONS):
        factions |= min(1, draw_weight(state, faction)) << faction
    return np.uint64(factions)


@compiled
def go(deck: DeckRecord, state: State, way: int) -> None:
    if state.to_act == CHANCE:
        apply_draw(deck, state, way, None)
    else:
        apply(deck, state, way, None)


@compiled
def fingerprint(state: State, last: int) -> np.uint64:
    """A hash of everything the rest of the search depends on; its last two bits hold the result.

    Two states with the same hash would be confused: about once in 2**40 searches.
    """
    moment = int(state.turns) | int(state.used) << 8 | int(state.phase) << 12 | last << 16
    place = int(state.column) | (int(state.petitioner) + 1) << 4 | int(state.step) << 8
    choice = int(state.picks) | int(state.choosable) << 4 | int(state.watched) << 12
    choice |= int(state.measure) << 13 | int(state.departed) << 17 | int(state.drew) << 18
    piles = int(state.pile) | int(state.discards) << 12
    word = mixed(np.uint64(position(state)))
    word = mixed(word ^ np.uint64(state.forbidden))
    if reads(state, EFFECTS):
        word = mixed(word ^ np.uint64(state.to_undo))
    if state.turns < last:
        word = mixed(word ^ np.uint64(state.began))  # what the next turn must not lead back to
    word = mixed(word ^ np.uint64(moment | piles << 32))
    return mixed(word ^ np.uint64(place | choice << 16)) & ~_RESULT


@compiled
def place_of(word: np.uint64, known: Words) -> int:
    return signed(word >> _LOW) & (len(known) - 1)


@compiled
def recalled(known: Words, state: State, last: int) -> int:
    word = fingerprint(state, last)
    found = known[place_of(word, known)]
    return signed(found & _RESULT) if found & ~_RESULT == word else _UNKNOWN


@compiled
def remember(known: Words, state: State, last: int, result: int) -> None:
    """Store a result, replacing whatever was in its place."""
    word = fingerprint(state, last)
    known[place_of(word, known)] = word | np.uint64(result)
