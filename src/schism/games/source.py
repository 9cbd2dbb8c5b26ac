"""Where chance outside the kernel comes from: a seed, or the operating system."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol, TypeVar

import numpy as np

from schism.kernel import rng
from schism.kernel.records import blank, record_type

T = TypeVar("T")


class Source(Protocol):
    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""


# The compiler would take a state for this record, and warn, if `rng` were the first field in both.
_SEEDED = record_type([("unused", "u8"), ("rng", "u8")])


class Seeded:
    """The same numbers for the same seed, on every machine and version."""

    def __init__(self, seed: int) -> None:
        self._record = blank(_SEEDED)
        self._record.rng = rng.mixed(np.uint64(seed))

    def below(self, limit: int) -> int:
        return int(rng.below(self._record, limit))


class Secure:
    """For tables where something is at stake."""

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)


def sample(source: Source, items: Sequence[T], count: int) -> list[T]:
    """`count` of the items in random order."""
    pool = list(items)
    for i in range(count):
        j = i + source.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]
