"""How a game looks in a terminal: one interface for the commands, one implementation per game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

from schism.games.contract import Choice, Json
from schism.games.deck import Deck
from schism.games.terminal.menu import Menu
from schism.text import Reader

if TYPE_CHECKING:
    from rich.console import RenderableType


Looks: TypeAlias = "Mapping[str, Callable[[Json], Iterable[RenderableType]]]"


class Face(Protocol):
    """One reader's table."""

    looks: Looks  # what else there is to look at in a view, by the name of its command

    def position(self, view: Json) -> Iterable[RenderableType]:
        """Show the table before a decision."""

    def menu(self, view: Json) -> Menu:
        """Return what the player can do now."""

    def narrow(self, actions: Sequence[str]) -> Menu:
        """Return what is left to choose after a first pick."""

    def draft(self, choice: Choice) -> Menu:
        """Return what the player can pick before the game."""

    def happened(self, events: Sequence[Json], since: int) -> Iterable[RenderableType]:
        """Show what has happened since the player last looked, of all that has happened."""

    def ending(self, view: Json) -> Iterable[RenderableType]:
        """Show the table after the game, with everything revealed."""

    def log(self, events: Sequence[Json]) -> Iterable[RenderableType]:
        """Show everything that has happened, one line each."""

    def score(self, events: Sequence[Json], seat: int | None = None) -> Iterable[RenderableType]:
        """Show the score sheet so far, of everybody or of one seat."""

    def card(self, code: str) -> Iterable[RenderableType] | None:
        """Explain one card; None if there is no such card."""

    def role(self, view: Json) -> Iterable[RenderableType]:
        """Show what the reader plays for."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """A game's terminal parts."""

    face: Callable[[Deck, Reader], Face]
    deck_page: Callable[[Deck, Reader], Iterable[RenderableType]]
