"""Titles of bot levels."""

from __future__ import annotations

from schism.bots.registry import PROGRAM
from schism.cli.language import t


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
