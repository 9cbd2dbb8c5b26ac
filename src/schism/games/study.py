"""What the lab asks about a game, with answers that suit any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from schism.games.contract import Json, Options, States
from schism.games.deck import Deck
from schism.text import Language, say
from schism.text.catalogue import for_game

Path: TypeAlias = tuple[str | int, ...]  # the way to a value in a deck's data

WHOLE, TEXT, SHARE = "whole", "text", "share"  # what a column holds
SEAT, EVENT = "seat", "event"  # groups of items that any game may have


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the tables that a simulation writes."""

    name: str
    kind: str = WHOLE
    by_seat: bool = False  # then there is one for each seat: `vp_0` and so on

    def names(self, seats: int) -> list[str]:
        return [f"{self.name}_{seat}" for seat in range(seats)] if self.by_seat else [self.name]


class Item(NamedTuple):
    """Something a seat can have or do, in a group of similar things."""

    group: str
    name: str


class Mark(NamedTuple):
    """A seat had or did something, once."""

    item: Item
    seat: int


class Parameter(NamedTuple):
    """A house value of a deck that may be tuned."""

    path: Path  # into the deck's data
    low: int
    high: int
    helps: Item | None = None  # the item that wins more often if the value is higher


@dataclass(frozen=True, slots=True)
class Study:
    """A game in the lab. A game's own study overrides what it can answer better."""

    game: str  # the id, under which its texts are found
    players: int = 2  # for options that do not say how many

    columns: ClassVar[Sequence[Column]] = ()  # of a game's row, besides its number and win shares
    defaults: ClassVar[Json] = {}  # options for games that show most
    anchors: ClassVar[Sequence[int]] = ()  # phases whose decisions do not depend on card values
    fair: ClassVar[Mapping[str, float]] = {SEAT: 0.02}  # groups to be even, and how far off is fair
    cards: ClassVar[Sequence[str]] = ()  # groups of single cards or people
    subject: ClassVar[str] = "card"  # the field of an event that says which card it is about
    least_used: ClassVar[str] = ""  # the group whose least used item a summary names
    rates: ClassVar[Sequence[str]] = ()  # names of what `rates_of` returns
    target_rates: ClassVar[Mapping[str, tuple[float, float]]] = {}  # bounds for some of them

    def seats(self, options: Options) -> int:
        return int(options.get("players", self.players))

    def row(self, options: Options, result: Json) -> Json:
        """Return the values of `columns` for a finished game."""
        return {}

    def numbers(self, states: States) -> dict[str, States]:
        """Return what is counted by seat in finished games: a row a game, a column a seat."""
        return {}

    def items(self, deck: Deck, options: Options, alike: bool) -> list[Item]:
        """List everything that could be marked, so that what never happens is noticed.

        The options are those of one game, and of all games if they are alike.
        """
        return [Item(SEAT, str(seat)) for seat in range(self.seats(options))]

    def initial_marks(self, options: Options) -> Iterator[Mark]:
        """Yield the marks that are certain before the first deal."""
        for seat in range(self.seats(options)):
            yield Mark(Item(SEAT, str(seat)), seat)

    def marks(self, options: Options, result: Json, events: Sequence[Json]) -> Iterator[Mark]:
        """Yield who had and did what in a finished game, once for each time."""
        yield from self.initial_marks(options)

    def rates_of(self, result: Json, events: Sequence[Json]) -> dict[str, float]:
        """Return a number from 0 to 1 for each of `rates`, for one game."""
        return {}

    def points(self, result: Json, events: Iterable[Json]) -> list[int]:
        """Return each seat's score; an empty list if the game has none."""
        return []

    def parameters(self, deck: Deck) -> list[Parameter]:
        """List the house values that may be tuned."""
        return []

    def ablations(self, deck: Deck, options: Options) -> dict[Item, Deck]:
        """Return decks that lack one item each; none if games cannot be rescored without it."""
        return {}

    def label(self, deck: Deck, item: Item, language: Language) -> str:
        """Return what people call an item."""
        if item.group == SEAT:
            return say(language, "balance-seat", seat=item.name)
        return say(language, for_game(self.game, f"balance-{item.group}-{item.name}"))
