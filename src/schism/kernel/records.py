"""Records: the one kind of data that compiled code reads and writes.

A state, a deck, an observation and a log are each one numpy record of fixed size. Attribute access
works compiled and interpreted alike, and a copy is a copy of bytes.

Small numbers are signed: in compiled code `int()` of an unsigned number stays unsigned, and mixed
with a signed one it becomes a float. Only bit sets are unsigned.
"""

from types import SimpleNamespace
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
    """Convert a small unsigned number to a signed one."""
    return np.int64(word)  # type: ignore[return-value]


def record_type(fields: Fields) -> RecordType:
    """Define a record with C-like alignment."""
    return np.dtype((np.record, np.dtype(fields, align=True)))  # type: ignore[return-value]


def blank(kind: RecordType) -> Record:
    """A record of zeros that owns its memory."""
    return np.zeros(1, kind)[0]


def rows_of(record: Record) -> Rows:
    """The array of one row that a record lives in, if it was made by this module.

    Passing an array into compiled code is ten times faster than passing a record.
    """
    return record.base  # type: ignore[no-any-return]


def copied(record: Record) -> Record:
    """An independent copy."""
    row: NDArray[Any] = np.zeros(1, record.dtype)  # padding too, as states are compared bytewise
    row[0] = record
    return row[0]


def plain(record: Record) -> Any:
    """The fields of a record, which interpreted code reads ten times faster this way."""
    return SimpleNamespace(**dict(zip(record.dtype.names, record.item(), strict=True)))
