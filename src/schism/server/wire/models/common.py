"""Models shared by HTTP and socket messages."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias
from unicodedata import category

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
)
from pydantic_core import PydanticCustomError

from schism.server.wire.models.games import Options

# No control characters: PostgreSQL cannot store NUL, and terminals obey the others.
PRINTABLE = r"^[^\x00-\x1f\x7f]*$"

# Fillers and placeholders that count as letters or symbols.
_INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"

_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # the direction of writing


def require_visible(text: str) -> str:
    """Refuse text that nobody could see."""
    if not any(category(each)[0] in "LNPS" and each not in _INVISIBLE for each in text):
        raise PydanticCustomError("invisible", "invisible")
    return text


def _require_unturned(name: str) -> str:
    """Refuse names that would turn the text around them."""
    if any(each in _TURNING for each in name):
        raise PydanticCustomError("invisible", "invisible")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=PRINTABLE),
    AfterValidator(require_visible),
    AfterValidator(_require_unturned),
]
# A client's own secret for a request that hands out a token, a random UUID for instance: asking
# again with the same one gets the same answer.
RequestSecret = Annotated[
    str, StringConstraints(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")
]
Seat = Annotated[int, Field(ge=0, le=9)]
Version = Annotated[int, Field(ge=0, le=2**31)]


# Pydantic would cache thousands of ids and tokens, although none is ever used again.
NO_STRING_CACHE = ConfigDict(cache_strings="keys")


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", **NO_STRING_CACHE)


class ErrorDetail(Model):
    id: str
    message: str
    values: dict[str, JsonValue]


class ErrorBody(Model):
    error: ErrorDetail


class Interval(Model):
    mean: float
    low: float
    high: float


class Clock(Model):
    """Seconds for all turns of a player together, and what each of their actions adds."""

    seconds: int = Field(ge=10, le=86_400)
    increment: int = Field(default=0, ge=0, le=3600)


# What happens to a player whose time has run out: a bot moves for them, or they have lost.
Timeout: TypeAlias = Literal["bot", "lost"]


class SeatInfo(Model):
    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    level: str | None = None
    present: bool
    held_by_bot: bool
    host: bool
    contribution: str | None = None  # what it has added to the table's secret, before the game
    clock_ms: int | None = None  # time left; it runs on the seat's turn


class Standing(Model):
    """A seat at the end of a game; `points` is missing where the game counts none."""

    place: int  # from 1; who shares the win shares the first place
    points: int | None = None


class Draft(Model):
    """The choice before the game that is due: whose, and of which option."""

    seat: int
    option: str


IncidentKind = Literal[
    "left",
    "removed",
    "resigned",
    "forfeited",
    "timed_out",
    "proposed",
    "agreed",
    "declined",
    "withdrawn",
    "undone",
    "paused",
    "resumed",
    "drawn",
    "opened",
    "joined",
]


class Incident(Model):
    """What happened at the table besides the game. `name` is of a player for whom a bot plays from
    now on, `what` was asked for."""

    kind: IncidentKind
    seat: int | None
    version: int
    name: str | None = None
    what: Literal["undo", "draw", "pause"] | None = None


class PastIncident(Incident):
    after: int  # how many of the viewer's events came before it


class TakenBack(Model):
    seat: int | None
    action: str


class Proposal(Model):
    """What a player asks the others for. It is open until somebody declines, all those that it
    waits for have agreed, or the game goes on."""

    what: Literal["undo", "draw", "pause"]
    seat: int
    version: int  # which an answer names
    waits_for: list[int]  # the seats that have still to agree
    takes_back: list[TakenBack]  # the actions that would be undone, the oldest first


class TableInfo(Model):
    """A table as everybody may know it."""

    id: str
    game: str
    deck: str
    deck_sha256: str
    deck_data_url: str
    options: Options  # as requested
    state: Literal["waiting", "playing", "paused", "over"]
    seats: list[SeatInfo]
    spectators: int
    version: int
    to_act: int | None
    commitment: str
    contributions: bool = False  # the start waits a moment for players to add to its chance
    display: dict[str, bool]  # the game's display options: how the table is shown
    hints: bool
    practice: bool  # somebody has taken back more than a game allows
    clock: Clock | None
    timeout: Timeout
    draw_by_agreement: bool  # whether the game lets all players together end it in a draw
    grace: float
    pace: float
    listed: bool
    draft: Draft | None = None
    proposal: Proposal | None = None
    rematch: str | None = None
    created: float
    changed: float | None = None  # when the last thing happened at the table: whose turn since when
    standings: list[Standing] | None = None  # by seat, once the game is over
