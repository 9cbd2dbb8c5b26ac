"""A question at the table, and what an answer to it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType


@dataclass(frozen=True, slots=True)
class Menu:
    """Keys to type, each for one action, or for several that need a second question."""

    question: str
    entries: Mapping[str, Sequence[str]]
    shown: Sequence[RenderableType] = field(default_factory=tuple)

    @property
    def actions(self) -> list[str]:
        return [action for group in self.entries.values() for action in group]


def meant(menu: Menu, answer: str) -> Sequence[str]:
    """Return the actions an answer may mean: by key, by notation, or by the end of the notation."""
    typed = " ".join(answer.lower().replace(" =", "=").replace("= ", "=").split())
    for key, group in menu.entries.items():
        if typed == key.lower():
            return group
    exact = [action for action in menu.actions if action.lower() == typed]
    return exact or _ending(menu, typed) or _group(menu, typed)


def _ending(menu: Menu, typed: str) -> list[str]:
    """`t6` for `kill T6`."""
    return [action for action in menu.actions if action.lower().rpartition(" ")[2] == typed]


def _group(menu: Menu, typed: str) -> list[str]:
    """`w10` for all four declarations, `3=c` for one of those under key 3."""
    start, _, declared = typed.partition("=")
    group = menu.entries.get(start) or [
        action for action in menu.actions if action.lower().partition("=")[0] == start
    ]
    if not declared:
        return list(group)
    return [action for action in group if action.lower().endswith(f"={declared}")]
