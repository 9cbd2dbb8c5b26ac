"""Wins within the turn, found in a few microseconds: searches ask for them all the time.

An exhaustive AND/OR search as for forced wins, but nobody is drawn: a place that somebody has left
stays empty for the rest of the turn. Hardly any win needs those who come, and without them the
bound prunes most of what there is to try.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.games.avignon.mind.turn_reach import POWERS, Powers, may_win, write_powers
from schism.games.avignon.rules.draw import draw_weight
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, at
from schism.games.avignon.rules.phases import apply, legal
from schism.games.avignon.rules.state import (
    ACT,
    DRAW,
    NOBODY_WON,
    OVER,
    PETITION,
    STATE,
    turn_of,
)
from schism.games.avignon.rules.turn import ask_for_action, is_complete
from schism.kernel.bits import lowest
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

Stack = NDArray[Any]  # states
Words = NDArray[np.uint64]

NOBODY_SURE = -1
_EFFORT = 200  # positions: 20 microseconds; one in twenty wins that there are needs more
_DEEPEST = 80  # decisions of a turn
_PETITIONS = np.uint64(((1 << COLUMNS) - 1) << (COLUMNS * PETITION))
_NONE, _ONE = np.uint64(0), np.uint64(1)
_UNKNOWN, _LOST, _WON = range(3)


@compiled
def sure_winner(deck: DeckRecord, state: State) -> int:
    """The seat that has won, or whose turn begins and who can win in it; else NOBODY_SURE."""
    if state.phase == OVER:
        return int(state.winner) if state.winner != NOBODY_WON else NOBODY_SURE
    begins = state.phase == ACT and state.used == 0
    return int(state.to_act) if begins and wins_in_turn(deck, state) else NOBODY_SURE


@compiled
def outcomes(state: State) -> int:
    """How many factions may be drawn."""
    found = 0
    for faction in range(FACTIONS):
        found += min(1, draw_weight(state, faction))
    return found


@compiled
def wins_in_turn(deck: DeckRecord, state: State) -> bool:
    """Whether the player whose turn begins can win in it; with other readings (5) it is not known.

    Not every such win is found.
    """
    if state.readings != 0:
        return False
    powers = np.empty(POWERS, np.int64)
    write_powers(deck, state, powers)
    if not may_win(deck, state, powers):
        return False
    stack, waiting = np.empty(_DEEPEST, STATE), np.empty(_DEEPEST, np.uint64)
    stack[0] = state
    waiting[0] = ways_on(deck, state)
    depth, seat, turn = 0, turn_of(state), int(state.turns)
    for _ in range(_EFFORT):
        way = likeliest(stack[depth], waiting[depth])
        waiting[depth] &= ~(_ONE << np.uint64(way))
        stack[depth + 1] = stack[depth]
        apply(deck, stack[depth + 1], way, None)
        result = look(deck, stack[depth + 1], seat, turn, powers)
        if result == _UNKNOWN:
            waiting[depth + 1] = ways_on(deck, stack[depth + 1])
            if waiting[depth + 1] != _NONE and depth + 2 < _DEEPEST:
                depth += 1
                continue
            result = _LOST
        while waiting[depth] == _NONE or result == deciding(stack[depth], seat):
            if depth == 0:
                return result == _WON
            depth -= 1
    return False


@compiled
def deciding(state: State, seat: int) -> int:
    """The result of a branch that settles its node: a win if the seat chooses here, else a loss."""
    return _WON if state.to_act == seat else _LOST


@compiled
def likeliest(state: State, ways: np.uint64) -> int:
    """Petitions win most often."""
    petitions = ways & _PETITIONS
    return lowest(petitions if state.phase == ACT and petitions != _NONE else ways)


@compiled
def ways_on(deck: DeckRecord, state: State) -> np.uint64:
    """The legal actions that the newcomers, who are not there, cannot change."""
    ways = legal(deck, state)[0]
    if state.phase != ACT:
        return ways
    people, missing = int(state.people), 0
    for column in range(COLUMNS):
        if at(people, column) == EMPTY:
            missing |= every_action_on(column)
    if missing != 0:
        for column in range(COLUMNS):
            if at(people, column) != EMPTY and others_choose(deck, state, at(people, column)):
                missing |= 1 << (COLUMNS * PETITION + column)
    return ways & ~np.uint64(missing)


@compiled
def every_action_on(column: int) -> int:
    return (1 | 1 << COLUMNS | 1 << (2 * COLUMNS) | 1 << (3 * COLUMNS)) << column


@compiled
def others_choose(deck: DeckRecord, state: State, faction: int) -> bool:
    """Whether the opponent has a say in the faction's petition: they might choose a newcomer."""
    kind = int(state.kinds[faction])
    for step in range(deck.steps[kind]):
        if deck.opponents[kind, step]:
            return True
    return False


@compiled
def look(deck: DeckRecord, state: State, seat: int, turn: int, powers: Powers) -> int:
    """Return what is known without searching; go on without those who would be drawn."""
    if state.phase == OVER:
        return _WON if state.winner == seat else _LOST
    if state.phase == DRAW:
        if is_complete(state):
            return _LOST
        state.watched = 0  # the forbidden position has nobody missing (2.7)
        ask_for_action(state)
    if state.turns != turn or not may_win(deck, state, powers):
        return _LOST
    return _UNKNOWN
