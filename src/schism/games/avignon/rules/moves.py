"""Moving people (2.4, 2.5): along the map, past its ends into a congregation, onto the discards."""

from schism.games.avignon.rules import events
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, at, placed, with_one
from schism.games.avignon.rules.state import AVIGNON_SEAT, HEIGHTS, NO_PETITIONER, ROME_SEAT
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import Log, State

LEAVES = -1  # instead of a row of heights: the person moves past the end of the map


@compiled
def shifted(heights: int, column: int, delta: int) -> int:
    """Return the heights after one person's move, or LEAVES; Rome is up."""
    height = at(heights, column) + delta
    if height < 0 or height >= HEIGHTS:
        return LEAVES
    return placed(heights, column, height)


@compiled
def shift(state: State, column: int, delta: int, seat: int, log: Log) -> bool:
    """Move one person for a player; return whether they joined a congregation (2.5)."""
    after = shifted(int(state.heights), column, delta)
    if after == LEAVES:
        join(state, column, ROME_SEAT if delta > 0 else AVIGNON_SEAT, log)
        return True
    set_heights(state, after, 204, seat, log)
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
    state.watched = 0


@compiled
def discard(state: State, column: int) -> None:
    """Discard a person but keep the height: the next person takes the same place (2.3)."""
    state.discards = with_one(int(state.discards), at(int(state.people), column))
    leave(state, column)


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
