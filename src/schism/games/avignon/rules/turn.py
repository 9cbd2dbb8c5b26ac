"""Turns (2.1, 2.2): whose action is next, and what the Samaritan rule must remember of them."""

from schism.games.avignon.rules.ending import end_undecided
from schism.games.avignon.rules.packed import COLUMNS, at
from schism.games.avignon.rules.readings import EFFECTS, reads
from schism.games.avignon.rules.state import (
    ACT,
    HEIGHT_BITS,
    MOST_TURNS,
    NO_PETITIONER,
    NO_POSITION,
    PEOPLE_FROM,
    WHOLE_POSITION,
    position,
    turn_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.records import Log, State


@compiled
def begin_turn(state: State) -> None:
    state.began = position(state)
    state.used = 0
    state.drew = 0
    ask_for_action(state)


@compiled
def ask_for_action(state: State) -> None:
    state.phase = ACT
    state.to_act = turn_of(state)
    state.column = 0
    state.petitioner = NO_PETITIONER
    state.step = 0


@compiled
def next_action(state: State, log: Log) -> None:
    """Move on after an action and its draws."""
    if is_complete(state):
        end_turn(state, log)
    else:
        state.watched = can_return(state)
        ask_for_action(state)


@compiled
def is_complete(state: State) -> bool:
    """Whether the turn has its two actions, or one in the very first turn (2.1, 2.2)."""
    used = int(state.used)
    return state.turns == 0 or used & (used - 1) != 0


@compiled
def can_return(state: State) -> bool:
    """Whether only heights differ from the forbidden position: nothing else changes without a
    draw."""
    different = (position(state) ^ int(state.forbidden)) & int(state.to_undo)
    return different & ~HEIGHT_BITS == 0


@compiled
def end_turn(state: State, log: Log) -> None:
    state.turns += 1
    state.watched = 0
    if state.turns == MOST_TURNS:
        end_undecided(state, log)
        return
    state.forbidden = state.began  # 2.7
    if reads(state, EFFECTS):
        forbid_effects(state)
    begin_turn(state)


@compiled
def forbid_effects(state: State) -> None:
    """Forbid that everybody whom this turn has moved stands as before (5.1).

    A turn that drew somebody, or moved nobody in the end, cannot be undone.
    """
    state.to_undo = WHOLE_POSITION
    moved, now = 0, position(state)
    for column in range(COLUMNS):
        if at(now, column) != at(int(state.began), column):
            moved |= (7 | 7 << PEOPLE_FROM) << (3 * column)
    if state.drew or moved == 0:
        state.forbidden = NO_POSITION
    else:
        state.to_undo = moved
