"""The steps of a match for interpreted callers, who pass records as arrays of one row.

Passing a record into compiled code takes ten microseconds, an array one: that matters to a
server.
"""

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import Actions, has
from schism.kernel.compiled import compiled_brief
from schism.kernel.records import Rows
from schism.kernel.rules import apply, legal, observe, write_own, write_public


@compiled_brief
def legal_in(decks: Rows, states: Rows) -> Actions:
    return legal(decks[0], states[0])


@compiled_brief
def apply_to(decks: Rows, states: Rows, action: int, logs: Rows) -> None:
    apply(decks[0], states[0], action, logs[0])


@compiled_brief
def is_legal_in(decks: Rows, states: Rows, action: int) -> bool:
    return has(legal(decks[0], states[0]), action)


@compiled_brief
def observe_in(decks: Rows, states: Rows, seat: int, seen: Rows) -> None:
    observe(decks[0], states[0], seat, seen[0])


@compiled_brief
def write_public_in(decks: Rows, seen: Rows, display: int, buffers: Rows, tokens: Rows) -> int:
    return write_public(decks[0], seen[0], display, (buffers[0], tokens[0]), 0)


@compiled_brief
def write_own_in(decks: Rows, seen: Rows, buffers: Rows, tokens: Rows) -> int:
    return write_own(decks[0], seen[0], (buffers[0], tokens[0]), 0)


@compiled_brief
def write_views_in(
    decks: Rows,
    states: Rows,
    seen: Rows,
    display: int,
    buffers: Rows,
    tokens: Rows,
    ends: NDArray[np.int64],
) -> None:
    """Write what everybody sees, then what each seat sees besides, one after the other.

    `seen` has an empty observation for each, and `ends` gets the offset where each one ends."""
    out = (buffers[0], tokens[0])
    for row in range(len(seen)):
        observe(decks[0], states[0], row - 1, seen[row])
        if row == 0:
            ends[row] = write_public(decks[0], seen[row], display, out, 0)
        else:
            ends[row] = write_own(decks[0], seen[row], out, ends[row - 1])
