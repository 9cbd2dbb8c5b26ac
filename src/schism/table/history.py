"""The events of a match, packed into eighteen bytes each.

A server keeps many tables, each with its whole game; as tuples of numbers, events took half of a
table's memory.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

from schism.kernel.log import EVENT_FIELDS, Row
from schism.kernel.records import Rows

_ROW = struct.Struct(f"={len(EVENT_FIELDS)}h")


class History:
    def __init__(self, packed: bytes | bytearray = b"") -> None:
        self._packed = bytearray(packed)

    def __len__(self) -> int:
        return len(self._packed) // _ROW.size

    def take(self, logs: Rows) -> None:
        """Move all events from the log to the history."""
        count = logs["count"]
        self._packed += logs["events"][0, : count.item()].tobytes()
        count[0] = 0

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._packed += _ROW.pack(*row)

    def rows(self, first: int = 0, stop: int | None = None) -> Iterator[Row]:
        """Iterate over the events from `first` up to, not including, `stop`."""
        end = None if stop is None else stop * _ROW.size
        return _ROW.iter_unpack(self._packed[first * _ROW.size : end])

    def truncate(self, length: int) -> None:
        """Drop all events after the first `length`."""
        del self._packed[length * _ROW.size :]

    def copy(self) -> History:
        return History(self._packed)
