"""Records as plain values, for code that is not compiled."""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection
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
        fields: Any = kind.fields
        self._names = sorted({*names, *as_bytes}, key=lambda name: fields[name][1])
        self._arrays: list[tuple[str, Callable[[bytes], tuple[int, ...]]]] = []
        layout, end = "=", 0
        for name in self._names:
            field, offset = fields[name][:2]
            letter = _LETTERS[field.base.str[1:]]
            if field.shape and name not in as_bytes:
                size = field.itemsize // field.base.itemsize
                self._arrays.append((name, struct.Struct(f"={size}{letter}").unpack))
            layout += f"{offset - end}x" + (f"{field.itemsize}s" if field.shape else letter)
            end = offset + field.itemsize
        self._unpack = struct.Struct(f"{layout}{kind.itemsize - end}x").unpack

    def __call__(self, record: Record) -> Plain:
        plain: Plain = dict(zip(self._names, self._unpack(record), strict=True))
        for name, numbers in self._arrays:
            plain[name] = numbers(plain[name])
        return plain
