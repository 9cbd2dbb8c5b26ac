"""What levels are called at the table."""

from __future__ import annotations

from schism.bots.registry import PROGRAM
from schism.cli.language import t


def level_title(level: str) -> str:
    """`quick` and `quick:200` have the same title; a program is called like its command."""
    name, _, rest = level.partition(":")
    return rest if name == PROGRAM else t(f"level-{name}")


def level_shown(level: str) -> str:
    """The title with what one types to get it."""
    return level if level.startswith(f"{PROGRAM}:") else f"{level_title(level)} ({level})"
