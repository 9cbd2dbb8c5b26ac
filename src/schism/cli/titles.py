"""Titles of bot levels and of readings."""

from __future__ import annotations

from schism.bots.registry import PROGRAM
from schism.cli.language import t
from schism.games.contract import Options


def level_title(level: str) -> str:
    """Return the title of a level, whatever its budget; an external program's is its command."""
    name, _, rest = level.partition(":")
    return rest if name == PROGRAM else t(f"level-{name}")


def level_about(level: str) -> str | None:
    """Return a sentence on what a level is like; nothing for an external program."""
    name = level.partition(":")[0]
    return None if name == PROGRAM else t(f"level-{name}-about")


def level_shown(level: str) -> str:
    """Return the title with the level as it is typed."""
    return level if level.startswith(f"{PROGRAM}:") else f"{level_title(level)} ({level})"


def readings_in_words(options: Options) -> list[str]:
    """Return a line for each reading of a match that differs from our ruling."""
    chosen = options.get("readings", {}).items()
    return [
        t("play-reading", reading=_title(name), value=_title(name, value)) for name, value in chosen
    ]


def _title(reading: str, value: str | int | None = None) -> str:
    """Return the name of a reading, or of one of its values."""
    if isinstance(value, int):
        return t("reading-seat", seat=str(value))
    words = reading if value is None else f"{reading}-{value}"
    return t(f"reading-{words.replace('_', '-')}")
