"""Readings that a table may choose (5), as compiled rules check them."""

from schism.games.readings import Reading, reading_flag
from schism.kernel.compiled import compiled
from schism.kernel.records import State

READINGS = {
    "samaritan": Reading("5.1", "position", "effects"),
    "replacement": Reading("5.2", "after", "at_once"),
    "reshuffle": Reading("5.3", "when_due", "when_empty"),
    "win_check": Reading("5.4", "each_move", "each_action"),
}
EFFECTS = reading_flag(READINGS, "samaritan")
AT_ONCE = reading_flag(READINGS, "replacement")
WHEN_EMPTY = reading_flag(READINGS, "reshuffle")
EACH_ACTION = reading_flag(READINGS, "win_check")


@compiled
def reads(state: State, flag: int) -> bool:
    """Whether the table has chosen another reading than the default."""
    return (int(state.readings) & flag) != 0
