"""Moving people (2.4, 2.5): along the map, past its ends into a congregation, onto the discards."""

from schism.games.avignon.rules import events
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, GROUP_BITS, at, placed, with_one
from schism.games.avignon.rules.readings import AT_ONCE, reads
from schism.games.avignon.rules.state import (
    AVIGNON_SEAT,
    CONGREGATIONS_FROM,
    HEIGHTS,
    NO_PETITIONER,
    PEOPLE_FROM,
    ROME_SEAT,
    congregation_in,
    person_at,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import Log, State

LEFT = HEIGHTS  # in a later position: the height of those who joined Rome; then Avignon


@compiled
def shifted(position: int, column: int, delta: int) -> int:
    """Return the position after one person's move; Rome is up."""
    height = at(position, column) + delta
    if 0 <= height < HEIGHTS:
        return placed(position, column, height)
    side = ROME_SEAT if delta > 0 else AVIGNON_SEAT
    joined = with_one(congregation_in(position, side), person_at(position, column))
    after = placed(without(position, column), column, LEFT + side)
    return after | joined << (CONGREGATIONS_FROM + GROUP_BITS * side)


@compiled
def without(position: int, column: int) -> int:
    """Return the position after a person has been discarded."""
    return position | EMPTY << (3 * column) | EMPTY << (PEOPLE_FROM + 3 * column)


@compiled
def shift(state: State, column: int, delta: int, seat: int, log: Log) -> bool:
    """Move one person for a player; return whether they joined a congregation (2.5)."""
    heights = int(state.heights)
    height = at(heights, column) + delta
    if height < 0 or height >= HEIGHTS:
        join(state, column, ROME_SEAT if delta > 0 else AVIGNON_SEAT, log)
        return True
    set_heights(state, placed(heights, column, height), 204, seat, log)
    return False


@compiled
def set_heights(state: State, after: int, rule: int, seat: int, log: Log) -> None:
    before = int(state.heights)
    state.heights = after
    for column in range(COLUMNS):
        here, there = at(before, column), at(after, column)
        if here != there:
            tell(state, events.MOVED, rule, seat, column, here, there, log)


@compiled
def join(state: State, column: int, side: int, log: Log) -> None:
    """Put a person into the congregation on that side, for good (2.5)."""
    height = at(int(state.heights), column)
    tell(state, events.JOINED, 205, side, column, height, height, log)
    congregation = int(state.congregation[side])
    state.congregation[side] = with_one(congregation, at(int(state.people), column))
    state.heights = placed(int(state.heights), column, EMPTY)
    leave(state, column)


@compiled
def leave(state: State, column: int) -> None:
    """Empty a column: the forbidden position cannot return before a draw (2.7)."""
    state.people = placed(int(state.people), column, EMPTY)
    if state.readings == 0:
        state.watched = 0
    else:
        note_leaving(state, column)


@compiled
def note_leaving(state: State, column: int) -> None:
    """Note what other readings need to know (5.1, 5.2)."""
    state.drew = 1
    in_petition = state.petitioner != NO_PETITIONER
    if in_petition and column == state.column:
        state.departed = 1
    if must_stay(state, column) or (in_petition and reads(state, AT_ONCE)):
        state.watched = 0


@compiled
def must_stay(state: State, column: int) -> bool:
    """Whether the forbidden position cannot return without the person in this column (2.7)."""
    return person_at(int(state.to_undo), column) != 0


@compiled
def discard(state: State, column: int) -> None:
    """Discard a person but keep the height: the next person takes the same place (2.3)."""
    state.discards = with_one(int(state.discards), at(int(state.people), column))
    leave(state, column)


@compiled
def discard_by_step(state: State, column: int, seat: int, log: Log) -> None:
    height = at(int(state.heights), column)
    tell(state, events.DISCARDED, 402, seat, column, height, height, log)
    discard(state, column)


@compiled
def tell(
    state: State, what: int, rule: int, seat: int, column: int, here: int, there: int, log: Log
) -> None:
    """Log an event about the person in a column, with the petition that caused it."""
    if log is not None:
        kind = state.kinds[at(int(state.people), column)]
        detail = column
        cause = NO_CARD
        if state.petitioner != NO_PETITIONER:
            cause = state.kinds[state.petitioner]
            detail += COLUMNS * (int(state.column) + 1)
        emit(log, what, rule, seat, kind, cause, detail, here, there)
