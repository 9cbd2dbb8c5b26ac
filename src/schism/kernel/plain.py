"""Records as plain values, for code that is not compiled."""

from __future__ import annotations

import struct
from collections.abc import Collection
from typing import Any, TypeAlias

from schism.kernel.records import Record, RecordType

Plain: TypeAlias = dict[str, Any]

_LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


class Reader:
    """Takes some fields out of records, all from the bytes at once: numpy's way to a single field
    takes as long as this does for all of them.

    A number becomes a number, an array a tuple, row after row. An array of small numbers, none of
    them negative, may be taken as bytes: that costs nothing, and can be the key of a cache.
    """

    def __init__(
        self, kind: RecordType, names: Collection[str], as_bytes: Collection[str] = ()
    ) -> None:
        self._single: list[tuple[str, int]] = []
        self._several: list[tuple[str, slice]] = []
        fields: Any = kind.fields
        layout, end, count = "=", 0, 0
        for name in sorted({*names, *as_bytes}, key=lambda name: fields[name][1]):
            field, offset = fields[name][:2]
            size = field.itemsize // field.base.itemsize
            letter = "s" if name in as_bytes else _LETTERS[field.base.str[1:]]
            layout += f"{offset - end}x{size}{letter}"
            end = offset + field.itemsize
            if field.shape and letter != "s":
                self._several.append((name, slice(count, count + size)))
                count += size
            else:
                self._single.append((name, count))
                count += 1
        self._unpack = struct.Struct(f"{layout}{kind.itemsize - end}x").unpack

    def __call__(self, record: Record) -> Plain:
        values = self._unpack(record.tobytes())
        plain: Plain = {name: values[place] for name, place in self._single}
        for name, places in self._several:
            plain[name] = values[places]
        return plain
