"""What Tolerance sends, and its deck as JSON: the one declaration of their keys."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from schism.games.events import words_of
from schism.games.schema import DeckHead, Schema, readings_type
from schism.games.tolerance.names import (
    DeclaredSuit,
    EffectName,
    Faith,
    PileName,
    Reign,
    Role,
    Suit,
    TolerancePhase,
    Track,
)
from schism.games.tolerance.rules.readings import READINGS

PlayedCard = TypedDict(
    "PlayedCard",
    {
        "seat": int,
        "card": str,
        "as": DeclaredSuit,
        "religion": Faith,
        "alive": bool,
        "acts": bool,
    },
)


class Pile(TypedDict):
    """The size of a pile and its visible cards; the last one is on top."""

    count: int
    cards: list[str]


Piles = TypedDict("Piles", dict.fromkeys(words_of(PileName), Pile))  # type: ignore[misc]


class ToleranceSeat(TypedDict):
    """A board. Roles that are secret, and their points, are null; `living` counts by suit (9.1)."""

    role: Role | None
    vp: int | None
    money: int
    catholic: int
    protestant: int
    pennants: tuple[int, int, int]
    loans: int
    cards: int
    living: tuple[int, int, int, int, int]
    guild: int
    piles: Piles


Readings = readings_type("tolerance", READINGS)


class TolerancePublic(TypedDict):
    """The table as everybody sees it: `seat` is null and `hand` is empty."""

    game: Literal["tolerance"]
    seat: int | None
    phase: TolerancePhase
    to_act: int | None
    round: int
    reign: Reign
    trick: int
    plague: int
    hidden_roles: bool
    readings: Readings  # type: ignore[valid-type]
    open_piles: bool
    starter: int | None
    leader: int
    led: DeclaredSuit | None
    table: list[PlayedCard]
    hand: list[str]
    seats: list[ToleranceSeat]


class ToleranceView(TolerancePublic):
    """The table as one seat sees it."""

    actions: list[str]


class ToleranceOwn(TypedDict):
    """What only a seat sees: its hand, role and points, its piles whole, and what it may do."""

    seat: int
    hand: list[str]
    role: Role | None
    vp: int | None
    piles: Piles
    actions: list[str]


class ToleranceResult(TypedDict):
    """By seat, but for the winners."""

    vp: list[int]
    money: list[int]
    catholic: list[int]
    protestant: list[int]
    pennants: list[tuple[int, int, int]]
    loans: list[int]
    winners: list[int]


Effect = TypedDict(
    "Effect",
    {
        "do": EffectName,
        "suits": NotRequired[str],
        "religion": NotRequired[Literal["catholic", "protestant", "monarch"]],
        "choose": NotRequired[int],
        "all": NotRequired[bool],
        "highest": NotRequired[Literal["rank", "money", "piety"]],
        "from": NotRequired[Literal["catholic", "protestant"]],
        "to": NotRequired[Literal["catholic", "protestant"]],
        "amount": NotRequired[int],
    },
)


class CardRow(TypedDict):
    code: str
    name: str
    religion: Literal["catholic", "protestant", "prevailing"]
    piety: int
    money: int
    guild: NotRequired[bool]
    effects: list[Effect]
    source: NotRequired[dict[str, str]]


class Pays(TypedDict, total=False):
    any: int
    most: int
    each: int


class DeadPay(TypedDict, total=False):
    catholic: int
    protestant: int


class ReignRow(TypedDict, total=False):
    """What a role is paid for in one reign."""

    suits: dict[Suit, Pays]
    guild: Pays
    dead: DeadPay


class RoleRow(TypedDict):
    id: Role
    name: NotRequired[str]
    pennants: dict[Track, int]
    reign: list[ReignRow]
    source: NotRequired[dict[str, str]]


class ToleranceDeck(DeckHead):
    game: Literal["tolerance"]
    edition: Literal["en", "de"]
    card: list[CardRow]
    role: list[RoleRow]


SCHEMA = Schema(TolerancePublic, ToleranceOwn, ToleranceView, ToleranceResult, ToleranceDeck)
