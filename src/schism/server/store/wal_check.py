"""Looks for damage in SQLite's write-ahead log, which SQLite itself passes over in silence.

SQLite reads the log up to the first frame whose checksum is wrong, and takes that for the end.
After a power cut it is; but if frames of the same generation follow, they are lost. Whether they
had been confirmed to anybody cannot be told from the file, so this only warns.
The format is documented at https://sqlite.org/fileformat2.html#the_write_ahead_log
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_HEADER, _FRAME_HEADER = 32, 24
_LITTLE_ENDIAN, _BIG_ENDIAN = 0x377F0682, 0x377F0683
_WORD = 0xFFFFFFFF


class _Sum(NamedTuple):
    first: int
    second: int


def count_lost_frames(database: Path) -> int:
    """How many frames follow the first damaged one; 0 if the log is sound or empty."""
    file = Path(f"{database}-wal")
    data = file.read_bytes() if file.is_file() else b""
    if len(data) < _HEADER:
        return 0
    magic, _, page_size = struct.unpack_from(">III", data)
    if magic not in (_LITTLE_ENDIAN, _BIG_ENDIAN):
        return 0
    order = "<" if magic == _LITTLE_ENDIAN else ">"
    return _count(data, page_size + _FRAME_HEADER, order)


def _count(data: bytes, frame_size: int, order: str) -> int:
    salts, total = data[16:24], _Sum(*struct.unpack_from(">II", data, 24))
    frames = [
        data[start : start + frame_size]
        for start in range(_HEADER, len(data) - frame_size + 1, frame_size)
    ]
    for number, frame in enumerate(frames):
        if frame[8:16] != salts:  # of an earlier generation: here the log ends
            return 0
        total = _add(_add(total, frame[:8], order), frame[_FRAME_HEADER:], order)
        if total != struct.unpack_from(">II", frame, 16):
            return sum(later[8:16] == salts for later in frames[number + 1 :])
    return 0


def _add(total: _Sum, part: bytes, order: str) -> _Sum:
    """SQLite's checksum: two running sums over pairs of words."""
    first, second = total
    words = struct.unpack(f"{order}{len(part) // 4}I", part)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & _WORD
        second = (second + other + first) & _WORD
    return _Sum(first, second)
