"""Our exponential and logarithm: close to the true values, and the same however they are run."""

import math
import struct
from zlib import crc32

from schism.kernel.reals import exp, log

ARGUMENTS = [i / 7 for i in range(-2000, 2000)]
COUNTS = [float(i) for i in range(1, 2000)]
UNITS = 2  # in the last place


def is_close(found: float, true: float) -> bool:
    return abs(found - true) <= UNITS * math.ulp(true)


def test_the_exponential_is_close() -> None:
    assert all(is_close(exp(x), math.exp(x)) for x in ARGUMENTS)
    assert (exp(0.0), exp(-1000.0), exp(1000.0)) == (1.0, 0.0, math.inf)


def test_the_logarithm_is_close_and_rises() -> None:
    assert all(is_close(log(x), math.log(x)) for x in COUNTS)
    assert log(1.0) == 0.0  # a root of something below it would be no number
    assert all(log(x) < log(x + 1) for x in COUNTS)
    assert all(abs(log(x / 1000) - math.log(x / 1000)) < 1e-15 for x in COUNTS)


def test_they_are_the_same_on_every_machine() -> None:
    numbers = [*map(exp, ARGUMENTS), *map(log, COUNTS)]
    assert crc32(struct.pack(f"<{len(numbers)}d", *numbers)) == 0xE644F8DB
