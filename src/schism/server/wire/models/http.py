"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, JsonValue, StringConstraints, model_validator

from schism.games.options import Option, display_options
from schism.games.registry import GAMES
from schism.server.wire.models.common import (
    Clock,
    Interval,
    Model,
    Name,
    RequestSecret,
    Seat,
    TableInfo,
    Timeout,
)
from schism.server.wire.models.games import GameEvent, Options, OwnView, PublicView

LONGEST_DECK = 256 * 1024


class DeckSummary(Model):
    id: str
    edition: str | None
    sha256: str


class GameInfo(Model):
    id: str
    players: list[int]
    decks: list[DeckSummary]
    default_deck: str
    levels: list[str]
    ratings: dict[str, int]  # of the levels, on the Elo scale; empty if nobody has measured them
    options: dict[str, Annotated[Option, Field(discriminator="kind")]]


class DeckUpload(Model):
    """A deck file in TOML, or in JSON as `schism deck show --json` prints it."""

    text: str = Field(max_length=LONGEST_DECK)


class DeckStored(Model):
    id: str
    game: str
    sha256: str


class SeatRequest(Model):
    who: Literal["me", "open", "bot"]
    level: str | None = Field(default=None, max_length=20)


class BegunEntry(Model):
    """A step of a game that was begun in a browser."""

    kind: Literal["start", "draft", "act", "undo", "pause", "resume"]
    seat: Seat | None = None
    text: str | None = Field(default=None, max_length=60)


class BegunGame(Model):
    """A game that one person has begun among bots in a browser. Its secret has decided chance up to
    here, and stays secret until the game is over; from here on the server's own does."""

    rules: int
    secret: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    entries: list[BegunEntry] = Field(max_length=5000)


class TableRequest(Model):
    game: str = Field(max_length=20)
    deck: str | None = Field(default=None, max_length=64)
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    seats: list[SeatRequest] | None = Field(default=None, max_length=10)
    name: Name
    listed: bool = False
    hints: bool = True
    clock: Clock | None = None
    timeout: Timeout = "bot"
    grace: float = Field(default=60, ge=0, le=86_400)
    pace: float = Field(default=0.6, ge=0, le=10)
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None
    contributions: bool = False  # the players' clients send `contribute`: wait for them a moment
    begun: BegunGame | None = None  # friends can take its `open` seats; bots play there until then
    request: RequestSecret | None = None

    @model_validator(mode="before")
    @classmethod
    def _accept_display_beside_options(cls, data: Any) -> Any:
        """Before 0.2 display options stood beside `options`; games that have none ignored them."""
        if not isinstance(data, dict) or not isinstance(data.get("options", {}), dict):
            return data
        shown = {game.id: display_options(game.options) for game in GAMES.values()}
        beside = {name: data[name] for names in shown.values() for name in names if name in data}
        rest = {name: value for name, value in data.items() if name not in beside}
        own = {n: v for n, v in beside.items() if n in shown.get(str(data.get("game")), {})}
        return {**rest, "options": {**own, **data.get("options", {})}}


class Links(Model):
    join: str
    watch: str


class TableCreated(Model):
    table: str
    seat: int | None
    token: str
    host: Literal[True] = True
    links: Links


class JoinRequest(Model):
    key: str | None = Field(default=None, max_length=100)
    name: Name
    seat: Seat | None = None
    request: RequestSecret | None = None


class SeatToken(Model):
    seat: int
    token: str


class RematchSeat(SeatToken):
    table: str


class SeatChange(Model):
    who: Literal["open", "bot"]
    level: str | None = Field(default=None, max_length=20)


class StartRequest(Model):
    level: str | None = Field(default=None, max_length=20)


class TableList(Model):
    tables: list[TableInfo]


class ReplayRequest(Model):
    record: dict[str, JsonValue]
    seat: Seat | None = None
    deck: str | None = Field(default=None, max_length=64)


class Frame(Model):
    """A position of a replay, with the step that led to it."""

    version: int
    seat: int | None = None
    action: str | None = None
    events: list[GameEvent]
    view: PublicView
    yours: OwnView | None = None


class Replay(Model):
    frames: list[Frame]


class PreviewRequest(Model):
    """A position of a record, and an action of the player to act; without one nothing is played."""

    record: dict[str, JsonValue]
    version: int = Field(ge=0)
    action: str | None = Field(default=None, max_length=80)
    deck: str | None = Field(default=None, max_length=64)


class PreviewResult(Model):
    events: list[GameEvent]


class ReviewRequest(Model):
    record: dict[str, JsonValue]
    seat: Seat
    deck: str | None = Field(default=None, max_length=64)


class ReviewedDecision(Model):
    """A decision of the reviewed seat; `move` counts the actions of the game from 1."""

    move: int
    round: int | None = None
    trick: int | None = None
    turn: int | None = None
    taken: str
    better: str | None
    expected: Interval
    loss: Interval | None
    mistake: bool
    expert: bool  # a mistake that a strong bot would have made too
    simulations: int


class ResultSplit(Model):
    """Where the result came from: `own`, `luck` and `others` add up to `change`."""

    start: float
    end: float
    change: float
    own: Interval
    luck: Interval
    others: Interval


class GameReview(Model):
    """What `schism review --json` prints."""

    format: str
    game: str
    deck: str
    seat: int
    seed: int
    finished: bool
    sure: float
    forced: int
    decisions: list[ReviewedDecision]
    mistakes: int
    split: ResultSplit


class ReviewLine(Model):
    """Progress of a review: each decision once it is judged, and the whole review at the end."""

    done: int
    of: int
    decision: ReviewedDecision | None = None
    review: GameReview | None = None


Status: TypeAlias = Literal["ok", "no-database", "disk-failed", "disk-full"]


class Health(Model):
    status: Status
    version: str
    compiled: float = 1.0  # how much of the rules; until all of them are, bots take longer
