"""Where chance outside the kernel comes from: a seed, the operating system, or a secret."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

import numpy as np

from schism.kernel import rng
from schism.kernel.records import blank, record_type

T = TypeVar("T")

_WORDS = 2**32
CONTRIBUTION_BYTES = 16  # that a seat adds to a table's secret


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


class Committed:
    """The numbers that follow from a secret, for tables that prove their deals afterwards.

    The bytes are SHA-256 of the secret and a counter of eight bytes, block after block. A number
    takes four of them; values that would make some numbers likelier are skipped.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._blocks = 0
        self._left = b""

    def below(self, limit: int) -> int:
        fair = _WORDS - _WORDS % limit
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % limit

    def _word(self) -> int:
        if not self._left:
            counter = self._blocks.to_bytes(8, "big")
            self._left = hashlib.sha256(self._secret + counter).digest()
            self._blocks += 1
        word, self._left = self._left[:4], self._left[4:]
        return int.from_bytes(word, "big")


class HandedOver:
    """The numbers of one source, and once a game has had so many actions those of another."""

    def __init__(self, first: Source, second: Source, actions: int | None) -> None:
        self._current, self._second, self._actions = first, second, actions

    def note(self, actions: int) -> None:
        """Note how many actions there have been."""
        if actions == self._actions:
            self._current = self._second

    def below(self, limit: int) -> int:
        return self._current.below(limit)


def with_contributions(secret: bytes, contributions: Mapping[int, str]) -> bytes:
    """The secret that outcomes follow from, given what seats have added to it.

    It is SHA-256 of the table's secret and, for each seat that has added something and in their
    order, a byte for its number and its own sixteen bytes."""
    if not contributions:
        return secret
    added = (bytes([seat]) + bytes.fromhex(text) for seat, text in sorted(contributions.items()))
    return hashlib.sha256(secret + b"".join(added)).digest()


def commitment_to(secret: bytes) -> str:
    """What is published before the first deal."""
    return hashlib.sha256(secret).hexdigest()


def sample(source: Source, items: Sequence[T], count: int) -> list[T]:
    """`count` of the items in random order."""
    pool = list(items)
    for i in range(count):
        j = i + source.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]
