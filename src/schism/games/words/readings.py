"""Which readings a table has chosen, in words: what it plays by, and the ruling behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schism.games.options import Declared
from schism.games.readings import OPTION, ReadingsOption
from schism.text import Language, say


@dataclass(frozen=True, slots=True)
class ToldReading:
    answer: str  # the question and the table's answer
    ruling: str


def tell_readings(
    declared: Declared, options: Mapping[str, Any], language: Language
) -> list[ToldReading]:
    """Return the readings that differ from the default, of options complete or only asked for."""
    option = declared.get(OPTION)
    if not isinstance(option, ReadingsOption):
        return []
    chosen = option.check(OPTION, options.get(OPTION, option.default))
    return [_tell(language, *each) for each in chosen.items()]


def _tell(language: Language, reading: str, value: str | int) -> ToldReading:
    name = reading.replace("_", "-")
    if isinstance(value, int):
        shown = say(language, "reading-seat", seat=str(value))
    else:
        shown = say(language, f"reading-{name}-{value.replace('_', '-')}")
    answer = say(language, "play-reading", reading=say(language, f"reading-{name}"), value=shown)
    return ToldReading(answer, say(language, f"reading-{name}-about"))
