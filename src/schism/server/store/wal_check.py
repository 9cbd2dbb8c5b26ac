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
_BYTE_ORDERS = {b"\x37\x7f\x06\x82": "<", b"\x37\x7f\x06\x83": ">"}  # by the first bytes
_LARGEST_PAGE = 65_536
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
    order = _byte_order(data[:_HEADER])
    if order is None:  # SQLite takes the whole log for empty
        page_size = _page_size(database)
        frames = _frames(data, page_size) if page_size else []
        return _count_generation(frames, _salts(frames[0])) if frames else 0
    return _count_after_damage(data, order)


def _byte_order(header: bytes) -> str | None:
    """The order in which checksums read words; None if the header is damaged."""
    order = _BYTE_ORDERS.get(header[:4])
    sound = order and _add(_Sum(0, 0), header[:24], order) == struct.unpack_from(">II", header, 24)
    return order if sound else None


def _page_size(database: Path) -> int:
    """By the database's own header, which says 1 for the largest; 0 if there is none."""
    if not database.is_file():
        return 0
    with database.open("rb") as file:
        size = int.from_bytes(file.read(18)[16:], "big")
    return _LARGEST_PAGE if size == 1 else size


def _frames(data: bytes, page_size: int) -> list[bytes]:
    size = page_size + _FRAME_HEADER
    return [data[at : at + size] for at in range(_HEADER, len(data) - size + 1, size)]


def _salts(frame: bytes) -> bytes:
    """What the frames of a generation have in common: written since the log began anew."""
    return frame[8:16]


def _count_generation(frames: list[bytes], salts: bytes) -> int:
    return sum(_salts(frame) == salts for frame in frames)


def _count_after_damage(data: bytes, order: str) -> int:
    """A frame with other salts is damaged too if any of this generation follow it."""
    page_size, salts = int.from_bytes(data[8:12], "big"), data[16:24]
    total, frames = _Sum(*struct.unpack_from(">II", data, 24)), _frames(data, page_size)
    for number, frame in enumerate(frames, 1):
        total = _add(_add(total, frame[:8], order), frame[_FRAME_HEADER:], order)
        if _salts(frame) != salts or total != struct.unpack_from(">II", frame, 16):
            return _count_generation(frames[number:], salts)
    return 0


def _add(total: _Sum, part: bytes, order: str) -> _Sum:
    """SQLite's checksum: two running sums over pairs of words."""
    first, second = total
    words = struct.unpack(f"{order}{len(part) // 4}I", part)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & _WORD
        second = (second + other + first) & _WORD
    return _Sum(first, second)
