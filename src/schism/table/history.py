"""What has happened in a match: eighteen bytes an event, because tables are many and each remembers
its whole game. As tuples of numbers the events took half of a table's memory."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from schism.kernel.log import EVENT_FIELDS, Row
from schism.kernel.records import Rows

_ROW = struct.Struct(f"={len(EVENT_FIELDS)}h")


class History:
    def __init__(self, packed: bytes | bytearray = b"") -> None:
        self._packed = bytearray(packed)

    def __len__(self) -> int:
        return len(self._packed) // _ROW.size

    def take(self, logs: Rows) -> None:
        """What the log has; it is empty afterwards."""
        count = logs["count"]
        self._packed += logs["events"][0, : count.item()].tobytes()
        count[0] = 0

    def rows(self, first: int = 0, stop: int | None = None) -> Iterator[Row]:
        """From the `first`-th event on, up to the one before `stop`."""
        end = None if stop is None else stop * _ROW.size
        return _ROW.iter_unpack(self._packed[first * _ROW.size : end])

    def cut(self, length: int) -> None:
        """Only so many have happened, after all."""
        del self._packed[length * _ROW.size :]

    def copy(self) -> History:
        return History(self._packed)
