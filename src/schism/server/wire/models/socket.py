"""Messages over the socket: those of clients, then those of the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from schism.games.random_source import CONTRIBUTION_BYTES
from schism.server.wire.models.common import (
    NO_STRING_CACHE,
    PRINTABLE,
    ErrorDetail,
    Incident,
    Interval,
    Model,
    PastIncident,
    TableInfo,
    Version,
    require_visible,
)
from schism.server.wire.models.games import GameEvent, OwnView, PublicView

LONGEST_ID = 48  # stored with a prefix for the player
RequestId = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_ID, pattern=PRINTABLE)
]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=PRINTABLE)]
Contribution = Annotated[str, StringConstraints(pattern=rf"^[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}$")]
LONGEST_CHAT = 500


class Hello(Model):
    """The first message. With a token the client takes its seat, otherwise it watches."""

    type: Literal["hello"]
    token: str | None = Field(default=None, max_length=100)
    key: str | None = Field(default=None, max_length=100)
    since: Version | None = None
    lang: Literal["en", "de"] = "en"


class Act(Model):
    type: Literal["act"]
    id: RequestId
    version: Version
    action: ActionText


class Undo(Model):
    type: Literal["undo"]
    id: RequestId
    version: Version


class Chat(Model):
    type: Literal["chat"]
    id: RequestId
    text: Annotated[
        str,
        StringConstraints(
            strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT, pattern=PRINTABLE
        ),
        AfterValidator(require_visible),
    ]


class Preview(Model):
    type: Literal["preview"]
    id: RequestId
    version: Version
    action: ActionText | None = None


class Hint(Model):
    type: Literal["hint"]
    id: RequestId
    version: Version


class Why(Model):
    """Ask why a bot has done what it did last."""

    type: Literal["why"]
    id: RequestId
    version: Version


class Pause(Model):
    type: Literal["pause"]
    id: RequestId


class Resume(Model):
    type: Literal["resume"]
    id: RequestId


class Contribute(Model):
    """A player adds sixteen random bytes to the secret that the game's chance follows from.

    Once each, and before the game: the client has seen the table's `commitment` by then."""

    type: Literal["contribute"]
    id: RequestId
    random: Contribution


class Propose(Model):
    """Ask the others who are there: to take back one's last decision and all that followed, for a
    draw, or for a pause."""

    type: Literal["propose"]
    id: RequestId
    version: Version
    what: Literal["undo", "draw", "pause"]


class Answer(Model):
    """Answer a proposal, which its version names; whoever has made it withdraws it by `false`."""

    type: Literal["answer"]
    id: RequestId
    proposal: Version
    agree: bool


class Resign(Model):
    """Give up: of two players the other wins, for one of more a bot plays on."""

    type: Literal["resign"]
    id: RequestId


class Ping(Model):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Contribute
    | Act
    | Undo
    | Chat
    | Preview
    | Hint
    | Why
    | Pause
    | Resume
    | Propose
    | Answer
    | Resign
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage, config=NO_STRING_CACHE)

Milliseconds = list[int | None]  # left on each seat's clock, if there are clocks
Events = list[GameEvent]


class ChatMessage(Model):
    type: Literal["chat"]
    seat: int | None
    name: str
    text: str
    at: float


class IncidentMessage(Incident):
    """It comes after the events sent before it."""

    type: Literal["incident"]
    undoable_by: list[int]
    askable_by: list[int]


class Welcome(Model):
    """`events` are those after version `since`, which may be lower than requested if later versions
    have been undone. Of the events sent before, only the first `events_before` still count."""

    type: Literal["welcome"]
    table: TableInfo
    seat: int | None
    version: int
    since: int
    events_before: int
    events: Events
    incidents: list[PastIncident]  # after version `since`
    undoable_by: list[int]  # the seats that may take something back
    askable_by: list[int]  # the seats that may ask to take something back
    view: PublicView | None
    yours: OwnView | None = None
    chat: list[ChatMessage]


class Moved(Model):
    """A committed step. `action` is missing if it is secret."""

    type: Literal["moved"]
    version: int
    seat: int | None
    action: str | None = None
    events: Events
    undoable_by: list[int]  # the seats that may take something back
    askable_by: list[int]  # the seats that may ask to take something back
    view: PublicView
    yours: OwnView | None = None
    clocks: Milliseconds | None = None


class Undone(Model):
    type: Literal["undone"]
    version: int
    seat: int
    events_dropped: int
    undoable_by: list[int]  # the seats that may take something back
    askable_by: list[int]  # the seats that may ask to take something back
    view: PublicView
    yours: OwnView | None = None
    clocks: Milliseconds | None = None


class TableMessage(Model):
    type: Literal["table"]
    table: TableInfo


class Ok(Model):
    type: Literal["ok"]
    id: str
    version: int


class Stale(Model):
    """The request was made for another version; `since` and `events_before` as in `welcome`."""

    type: Literal["stale"]
    id: str
    version: int
    since: int
    events_before: int
    events: Events
    incidents: list[PastIncident]  # after version `since`
    undoable_by: list[int]  # the seats that may take something back
    askable_by: list[int]  # the seats that may ask to take something back
    view: PublicView | None
    yours: OwnView | None = None


class PreviewMessage(Model):
    type: Literal["preview"]
    id: str
    events: Events


class Prospect(Model):
    """An action, what it is expected to bring, and how much less than the best that is."""

    action: str
    expected: Interval
    behind: Interval
    best_in: float


class HintMessage(Model):
    type: Literal["hint"]
    id: str
    action: str
    sentence: str
    figures: str  # the numbers behind the sentence, in words
    numbers: list[Prospect]


class WhyMessage(Model):
    type: Literal["why"]
    id: str
    sentence: str


class ErrorMessage(Model):
    type: Literal["error"]
    id: str | None = None
    error: ErrorDetail


class Pong(Model):
    type: Literal["pong"]


SERVER_MESSAGES: tuple[type[Model], ...] = (
    Welcome,
    Moved,
    Undone,
    TableMessage,
    IncidentMessage,
    ChatMessage,
    Ok,
    Stale,
    PreviewMessage,
    HintMessage,
    WhyMessage,
    ErrorMessage,
    Pong,
)
