"""What the lab asks about a game. A study knows its game by what records and events say of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Protocol, TypeAlias

from schism.games.contract import Json, Options
from schism.games.deck import Deck
from schism.text import Language

Path: TypeAlias = tuple[str | int, ...]  # the way to a value in a deck's data


WHOLE, TEXT, SHARE = "whole", "text", "share"  # what a column holds


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the tables that a simulation writes."""

    name: str
    kind: str = WHOLE
    by_seat: bool = False  # then there is one for each seat, `vp_0` and so on

    def names(self, seats: int) -> list[str]:
        return [f"{self.name}_{seat}" for seat in range(seats)] if self.by_seat else [self.name]


class Item(NamedTuple):
    """Something a seat may have had or done, in a group of its like."""

    group: str
    name: str


class Mark(NamedTuple):
    item: Item
    seat: int


class Study(Protocol):
    columns: ClassVar[
        Sequence[Column]
    ]  # of a row a game, apart from its number and the shares of the win
    defaults: ClassVar[Json]  # options for games that show most
    anchors: ClassVar[Sequence[int]]  # phases in which the same is asked with other values
    fair: ClassVar[
        dict[str, float]
    ]  # groups whose items ought to win alike, and how far off is still fair
    cards: ClassVar[Sequence[str]]  # groups that are about single cards or people
    rates: ClassVar[Sequence[str]]  # names of what `rates_of` tells
    wanted_rates: ClassVar[
        dict[str, tuple[float, float]]
    ]  # between which bounds some of them ought to be

    def row(self, options: Options, result: Json) -> Json: ...

    def items(self, deck: Deck, options: Options, alike: bool) -> list[Item]:
        """All that could be marked, so that what never happens is noticed.

        The options are those of one game, and of all games if they are alike.
        """

    def seating(self, options: Options) -> Iterator[Mark]:
        """The marks that are certain before the first deal."""

    def marks(self, options: Options, result: Json, events: Sequence[Json]) -> Iterator[Mark]:
        """Who had and did what in a finished game; the same more than once if it was so."""

    def rates_of(self, result: Json, events: Sequence[Json]) -> dict[str, float]:
        """From 0 to 1 each, for one game."""

    def points(self, result: Json, events: Sequence[Json]) -> list[int]:
        """How far each seat has come."""

    def label(self, deck: Deck, item: Item, language: Language) -> str:
        """What people call it."""

    def knobs(self, deck: Deck) -> list[tuple[Path, int, int, Item | None]]:
        """House values: the way to each in the deck's data, its bounds, and whom more helps."""

    def silenced(self, deck: Deck, options: Options) -> dict[Item, Deck]:
        """The deck without one thing each; empty if games cannot be told again without it."""
