"""Records as plain values."""

from __future__ import annotations

import numpy as np

from schism.kernel.plain import Reader
from schism.kernel.records import blank, record_type

KIND = record_type(
    [("a", "i1"), ("wide", "u8", (2,)), ("b", "i2"), ("small", "i1", (3,)), ("rows", "i2", (2, 2))]
)


def test_numbers_arrays_and_bytes_are_read_from_between_the_others() -> None:
    record = blank(KIND)
    record["a"], record["b"] = -3, -300
    record["wide"] = np.array([2**64 - 1, 7], "u8")
    record["small"] = [1, 2, 3]
    record["rows"] = [[1, -2], [3, 4]]
    read = Reader(KIND, ["rows", "b", "wide"], as_bytes=["small"])
    assert read(record) == {
        "b": -300,
        "wide": (2**64 - 1, 7),
        "small": b"\x01\x02\x03",
        "rows": (1, -2, 3, 4),
    }
    assert Reader(KIND, ["a"])(record) == {"a": -3}
