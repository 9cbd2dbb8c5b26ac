"""The steps of a match for code that is not compiled: records come in as arrays of one row.

Handing over a record costs ten microseconds, an array one; a server feels that.
"""

from schism.kernel.bits import Actions
from schism.kernel.compiled import compiled_brief
from schism.kernel.dispatch import apply, legal, observe
from schism.kernel.records import Rows


@compiled_brief
def legal_in(decks: Rows, states: Rows) -> Actions:
    return legal(decks[0], states[0])


@compiled_brief
def apply_to(decks: Rows, states: Rows, action: int, logs: Rows) -> None:
    apply(decks[0], states[0], action, logs[0])


@compiled_brief
def observe_in(decks: Rows, states: Rows, seat: int, seen: Rows) -> None:
    observe(decks[0], states[0], seat, seen[0])


@compiled_brief
def glimpse_in(decks: Rows, states: Rows, first: int, blanks: Rows, seen: Rows) -> None:
    """The same for one seat after the other, in records that have been used before: nothing of
    that stays."""
    for row in range(len(seen)):
        seen[row] = blanks[0]
        observe(decks[0], states[0], first + row, seen[row])
