"""Models shared by HTTP and socket messages."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from schism.server.wire.models.games import Options

# No control characters: PostgreSQL cannot store NUL, and terminals obey the others.
PRINTABLE = r"^[^\x00-\x1f\x7f]*$"

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=PRINTABLE),
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


class SeatInfo(Model):
    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    level: str | None = None
    present: bool
    held_by_bot: bool
    host: bool
    clock_ms: int | None = None  # time left; it runs on the seat's turn


class Draft(Model):
    """The choice before the game that is due: whose, and of which option."""

    seat: int
    option: str


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
    display: dict[str, bool]  # the game's display options: how the table is shown
    hints: bool
    clock: Clock | None
    grace: float
    pace: float
    listed: bool
    draft: Draft | None = None
    rematch: str | None = None
    created: float
