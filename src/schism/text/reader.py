"""A reader: their language, the names of the seats, and which seat is addressed as you."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from schism.text.catalogue import Language, has_message, say


@dataclass(frozen=True, slots=True)
class Reader:
    language: Language
    names: Sequence[str]
    seat: int | None = None
    plain: bool = False  # without codes: a message `name-plain` takes the place of `name`

    def say(self, message: str, /, **values: Any) -> str:
        return say(self.language, message, **values)

    def has(self, message: str) -> bool:
        return has_message(message)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def is_you(self, seat: int) -> str:
        """Return what messages select on to say "you win" or "Agnes wins"."""
        return "yes" if seat == self.seat else "no"
