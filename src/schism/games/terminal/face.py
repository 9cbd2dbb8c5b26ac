"""How a game looks in a terminal: one way in for the commands, one implementation a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from schism.games.contract import Choice, Json
from schism.games.deck import Deck
from schism.games.terminal.menu import Menu
from schism.text import Reader

if TYPE_CHECKING:
    from rich.console import RenderableType


class Face(Protocol):
    """One reader's table."""

    def position(self, view: Json) -> Iterable[RenderableType]:
        """What a player looks at before deciding."""

    def menu(self, view: Json) -> Menu:
        """What he can do now."""

    def narrow(self, actions: Sequence[str]) -> Menu:
        """What he can do with what he has picked, where that leaves a choice."""

    def draft(self, choice: Choice) -> Menu:
        """What he can pick before the game."""

    def happened(self, events: Sequence[Json], since: int) -> Iterable[RenderableType]:
        """What has happened since he last looked, of all that has happened."""

    def ending(self, view: Json) -> Iterable[RenderableType]:
        """The table after the game, with nothing hidden any more."""

    def log(self, events: Sequence[Json]) -> Iterable[RenderableType]:
        """Everything that has happened, a line each."""

    def score(self, events: Sequence[Json]) -> Iterable[RenderableType]:
        """The score sheet as far as it is filled in."""

    def card(self, code: str) -> Iterable[RenderableType] | None:
        """One card explained; None if there is no such card."""

    def role(self, view: Json) -> Iterable[RenderableType]:
        """What the reader plays for."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """A game's terminal parts."""

    face: Callable[[Deck, Reader], Face]
    deck_page: Callable[[Deck, Reader], Iterable[RenderableType]]
