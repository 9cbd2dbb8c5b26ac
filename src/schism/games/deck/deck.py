"""A deck: the values a game is played with, from a file, checked, and ready for the kernel."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from schism.errors import DeckError
from schism.kernel.records import DeckRecord, Rows, copied, rows_of

FORMAT = "schism-deck/1"


@dataclass(frozen=True, slots=True)
class Deck:
    game: str
    id: str
    data: dict[str, Any]  # as in the file, complete, without the hash
    record: DeckRecord = field(repr=False, compare=False)
    warnings: tuple[DeckError, ...] = field(default=(), repr=False, compare=False)
    text: str = field(init=False, repr=False, compare=False)  # the data, written canonically
    sha256: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", canonical(self.data))
        object.__setattr__(self, "sha256", _hash(self.text))

    @property
    def rows(self) -> Rows:
        return rows_of(self.record)

    def __reduce__(self) -> tuple[Any, ...]:
        """Make the record anew in the other process, so that it lives in an array there too."""
        return _unpacked, (self.game, self.id, self.data, self.record)

    def as_json(self) -> dict[str, Any]:
        return {**self.data, "sha256": self.sha256}


def _unpacked(game: str, name: str, data: dict[str, Any], record: DeckRecord) -> Deck:
    return Deck(game, name, data, copied(record))


def canonical(value: Any) -> str:
    """The one way to write a value as JSON: sorted keys, no spaces, plain characters."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(value: Any) -> str:
    return _hash(canonical(value))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
