"""Readings that a table may choose (14), as compiled rules check them."""

from schism.games.readings import Reading, reading_flag
from schism.kernel.compiled import compiled
from schism.kernel.records import State

READINGS = {
    "prevailing": Reading("14.1", "counted", "printed"),
    "second_loan": Reading("14.2", "later_round", "never"),
    "loan_cost": Reading("14.3", "each", "once"),
    "equal_rank": Reading("14.4", "natural", "first"),
    "hidden_points": Reading("14.5", "hidden", "open"),
    "execution": Reading("14.6", "open", "visible"),
    "lawyer": Reading("14.7", "unaffiliated", "nobody"),
    "first_chooser": Reading("14.8", "drawn", None),
}
PRINTED_RELIGION = reading_flag(READINGS, "prevailing")
ONE_LOAN_AT_A_TIME = reading_flag(READINGS, "second_loan")
LOANS_COST_ONCE = reading_flag(READINGS, "loan_cost")
FIRST_OF_EQUALS = reading_flag(READINGS, "equal_rank")
OPEN_POINTS = reading_flag(READINGS, "hidden_points")
VISIBLE_EXECUTION = reading_flag(READINGS, "execution")
LAWYER_TAXES_NOBODY = reading_flag(READINGS, "lawyer")
SETTLED_CHOOSER = reading_flag(READINGS, "first_chooser")


@compiled
def reads(state: State, flag: int) -> bool:
    """Whether the table has chosen another reading than the default."""
    return (int(state.readings) & flag) != 0
