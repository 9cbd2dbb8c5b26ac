"""Records: the one kind of data that compiled code reads and writes.

A state, a deck, an observation and a log are each one numpy record of fixed size. Attribute access
works compiled and interpreted alike, and a copy is a copy of bytes.

Small numbers are signed: compiled, `int()` of an unsigned one stays unsigned, and together with an
ordinary number that makes a float. Only sets of bits are unsigned.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import compiled

Fields: TypeAlias = list[tuple[str, str] | tuple[str, str, tuple[int, ...]]]
RecordType: TypeAlias = "np.dtype[np.record]"
Record: TypeAlias = Any  # np.record, whose fields no type checker knows

State: TypeAlias = Record
DeckRecord: TypeAlias = Record
Observation: TypeAlias = Record
Log: TypeAlias = Record | None
Rows: TypeAlias = NDArray[Any]  # of one record


@compiled
def signed(word: np.uint64) -> int:
    """An ordinary number from a small unsigned one."""
    return np.int64(word)  # type: ignore[return-value]


def record_type(fields: Fields) -> RecordType:
    """A C-like layout whose rows are records."""
    return np.dtype((np.record, np.dtype(fields, align=True)))  # type: ignore[return-value]


def blank(kind: RecordType) -> Record:
    """A record of zeros that owns its memory."""
    return np.zeros(1, kind)[0]


def rows_of(record: Record) -> Rows:
    """A record made here as the array of one row that it lives in.

    Compiled code takes an array from Python ten times faster than a record.
    """
    return record.base  # type: ignore[no-any-return]


def copied(record: Record) -> Record:
    """An independent copy."""
    row: NDArray[Any] = np.zeros(1, record.dtype)  # padding too: states are compared as bytes
    row[0] = record
    return row[0]
