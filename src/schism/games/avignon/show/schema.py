"""What Avignon sends, and its deck as JSON: the one declaration of their keys."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from schism.games.avignon.names import AvignonPhase, Deed, Ending, Place, Side, Verb, Who
from schism.games.avignon.rules.readings import READINGS
from schism.games.schema import DeckHead, Schema, readings_type

Readings = readings_type("avignon", READINGS)


class KindInPlay(TypedDict):
    kind: str
    faction: str


class Column(TypedDict):
    """A column; it is empty while a person is to be drawn, or if the game ended before that."""

    column: int
    kind: str | None
    place: Place | None


class Petition(TypedDict):
    """The step of a petition that waits for a choice.

    `columns` are those it reaches; the Samaritan rule may leave fewer to choose from.
    """

    kind: str
    column: int
    step: int
    do: Verb
    by: int | None  # null: everybody by their own distance
    left: int
    columns: list[int]
    may_stop: bool
    chooser: int


class AvignonResult(TypedDict):
    winner: Side | None
    by: Ending


class AvignonPublic(TypedDict):
    """The table as everybody sees it; `seat` is null."""

    game: Literal["avignon"]
    seat: int | None
    phase: AvignonPhase
    to_act: int | None
    turn: int
    whose_turn: int | None
    used: list[Deed]
    actions_left: int
    readings: Readings  # type: ignore[valid-type]
    kinds: list[KindInPlay]
    columns: list[Column]
    congregations: tuple[list[str], list[str]]
    draw_pile: int
    discards: list[str]
    petition: Petition | None
    result: AvignonResult | None


class AvignonView(AvignonPublic):
    """The table as one seat sees it."""

    actions: list[str]


class AvignonOwn(TypedDict):
    """Nothing is secret: what a seat sees besides is what it may do."""

    seat: int
    actions: list[str]


class InPlayCount(TypedDict):
    in_play: str


class KindInPlayCount(TypedDict):
    kind_in_play: str


class PlaceCount(TypedDict):
    at: str
    faction: NotRequired[str]
    kind: NotRequired[str]


class CongregationCount(TypedDict):
    congregation: Literal["own", "opponent"]
    faction: NotRequired[str]
    kind: NotRequired[str]


class Distance(TypedDict):
    """How far away somebody is: each person moved, or the petitioned one."""

    distance: str
    of: NotRequired[Literal["each", "this"]]


TableNumber = TypeAliasType(
    "TableNumber", InPlayCount | KindInPlayCount | PlaceCount | CongregationCount | Distance
)


class Step(TypedDict):
    do: Verb
    who: Who
    by: NotRequired[int | TableNumber]
    count: NotRequired[int | TableNumber]
    faction: NotRequired[str]
    kind: NotRequired[str]
    where: NotRequired[str]
    up_to: NotRequired[bool]
    actor: NotRequired[Literal["self", "opponent"]]


class Win(TypedDict):
    """A condition under which one side wins, for a person in a congregation."""

    side: Literal["owner", "opponent"]
    owner_has: NotRequired[list[str]]
    opponent_has: NotRequired[list[str]]
    owner_has_kinds: NotRequired[list[str]]
    opponent_has_kinds: NotRequired[list[str]]


class KindName(TypedDict):
    en: str
    de: str


class KindRow(TypedDict):
    id: str
    faction: str
    name: NotRequired[KindName]
    expansion: NotRequired[bool]
    petition: list[Step]
    wins: NotRequired[list[Win]]
    source: NotRequired[dict[str, str]]


class AvignonDeck(DeckHead):
    game: Literal["avignon"]
    kind: list[KindRow]


SCHEMA = Schema(AvignonPublic, AvignonOwn, AvignonView, AvignonResult, AvignonDeck)
