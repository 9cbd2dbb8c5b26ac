"""Readings: rulings that a table may prefer to read differently.

A game declares its readings once. A match's options name those that differ from the default, and
compiled rules know each by a bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from schism.errors import SchismError

Chosen: TypeAlias = dict[str, str | int]  # a reading's value by its id
OPTION = "readings"  # the option that holds them


@dataclass(frozen=True, slots=True)
class Reading:
    """One ruling: its default and its other value; without one, the value is a seat.

    Its messages are `reading-ID`, `reading-ID-VALUE` and, for the ruling, `reading-ID-about`.
    """

    rule: str
    default: str
    other: str | None

    def allows(self, value: Any) -> bool:
        if self.other is None and isinstance(value, int) and not isinstance(value, bool):
            return value >= 0
        return isinstance(value, str) and value in (self.default, self.other)

    def known(self) -> tuple[str, str]:
        """The values, as errors and help pages name them."""
        return self.default, self.other or "SEAT"


@dataclass(frozen=True, slots=True)
class ReadingsOption:
    """Readings by id; one that is not named has its default."""

    readings: Mapping[str, Reading]
    default: Mapping[str, str | int] = field(default_factory=dict)
    flag: str | None = "reading"
    kind: Literal["readings"] = "readings"

    def check(self, name: str, value: Any) -> Chosen:
        """Return what differs from the defaults, in the order of the declaration."""
        if not isinstance(value, Mapping):
            raise SchismError("option-readings", option=name, found=repr(value))
        for reading in value:
            self._check(reading, value[reading])
        return {
            name: value[name]
            for name, reading in self.readings.items()
            if value.get(name, reading.default) != reading.default
        }

    def _check(self, name: Any, value: Any) -> None:
        reading = self.readings.get(name)
        if reading is None:
            known = ", ".join(self.readings)
            raise SchismError("reading-unknown", found=str(name), known=known)
        if not reading.allows(value):
            known = ", ".join(reading.known())
            raise SchismError("reading-value", reading=name, found=str(value), known=known)


def check_seats(chosen: Mapping[str, str | int], seats: int) -> None:
    """Refuse a reading that names a seat which the match does not have."""
    for name, value in chosen.items():
        if isinstance(value, int) and value >= seats:
            raise SchismError("reading-seat", reading=name, found=value, last=seats - 1)


def readings_in(words: Iterable[str]) -> Chosen:
    """Read `NAME=VALUE`, as commands are given them."""
    return dict(_reading_in(word) for word in words)


def _reading_in(word: str) -> tuple[str, str | int]:
    name, equals, value = (part.strip() for part in word.partition("="))
    if not equals:
        raise SchismError("reading-form", found=word)
    return name, int(value) if value.isdecimal() else value


def reading_words(chosen: Mapping[str, str | int]) -> list[str]:
    return [f"{name}={value}" for name, value in chosen.items()]


def reading_flag(readings: Mapping[str, Reading], name: str) -> int:
    """The bit of a reading, as compiled code knows it."""
    return 1 << list(readings).index(name)


def reading_flags(readings: Mapping[str, Reading], options: Mapping[str, Any]) -> int:
    """The bits of the readings that differ from the default in a match with these options."""
    return sum(reading_flag(readings, name) for name in options.get(OPTION, {}))
