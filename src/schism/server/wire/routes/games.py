"""Games, decks and replays: what needs no table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from schism.bots.registry import level_names
from schism.errors import SchismError
from schism.games.contract import Game
from schism.games.deck import Deck
from schism.games.registry import (
    GAMES,
    find_deck,
    game_called,
    load_json,
    load_text,
    shipped_decks,
)
from schism.server.lobby.factory import deck_with_hash, wanted_deck
from schism.server.reviews.replays import foreseen, frames
from schism.server.reviews.reviews import Lines, told
from schism.server.wire.models.http import (
    DeckStored,
    DeckSummary,
    DeckUpload,
    GameInfo,
    PreviewRequest,
    PreviewResult,
    Replay,
    ReplayRequest,
    ReviewLine,
    ReviewRequest,
)
from schism.server.wire.routes.common import ERRORS, Limited, RegistryDep

router = APIRouter(prefix="/api", responses=ERRORS, tags=["games"])

_LONGEST_LINE = 1000  # of a deck in TOML, whose parser takes long over a thousand dotted names


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games there are, with their decks, levels of bots and options."""
    return [_about(game) for game in GAMES.values()]


def _about(game: Game) -> GameInfo:
    decks = [find_deck(game, path.stem) for path in shipped_decks(game)]
    return GameInfo(
        id=game.id,
        players=[game.players.start, game.players.stop - 1],
        decks=[_summary(deck) for deck in decks],
        default_deck=game.default_deck,
        levels=level_names(),
        options=dict(game.options),
    )


def _summary(deck: Deck) -> DeckSummary:
    return DeckSummary(id=deck.id, edition=deck.data.get("edition"), sha256=deck.sha256)


@router.get("/decks/{game}/{deck}")
async def deck_values(
    registry: RegistryDep,
    game: Annotated[str, Path(max_length=20)],
    deck: Annotated[str, Path(max_length=64)],
) -> dict[str, Any]:
    """A deck with every value, as `schism deck show --json` prints it."""
    return (await wanted_deck(registry, game_called(game), deck)).as_json()


@router.post("/decks", status_code=201, dependencies=[Limited])
async def upload_deck(registry: RegistryDep, upload: DeckUpload) -> DeckStored:
    """Check a deck of one's own and keep it for tables to come, by its hash."""
    deck = _read(upload.text)
    if await registry.store.count_decks() >= registry.settings.most_decks:
        raise SchismError("too-many-decks")
    await registry.store.keep_deck(deck)
    return DeckStored(id=deck.id, game=deck.game, sha256=deck.sha256)


def _read(text: str) -> Deck:
    """Strangers' files may be nested deeper, or hold longer numbers, than Python's parsers bear."""
    try:
        if text.lstrip().startswith("{"):
            return load_json(text, "deck")
        if any(len(line) > _LONGEST_LINE for line in text.splitlines()):
            raise SchismError("deck-line", longest=_LONGEST_LINE)
        return load_text(text, "deck")
    except SchismError:
        raise
    except (RecursionError, ValueError) as error:
        raise SchismError("file-unreadable", file="deck", reason=type(error).__name__) from error


@router.post("/replays", dependencies=[Limited])
async def replay_record(registry: RegistryDep, request: ReplayRequest) -> Replay:
    """A record position by position, as a seat or a spectator would have seen it."""
    return Replay(
        frames=frames(request.record, await recorded_deck(registry, request), request.seat)
    )


@router.post("/replays/preview", dependencies=[Limited])
async def what_if(registry: RegistryDep, request: PreviewRequest) -> PreviewResult:
    """What an action would have done at a position of a record, by what the seat knew there."""
    deck = await recorded_deck(registry, request)
    return PreviewResult(events=foreseen(request.record, deck, request.version, request.action))


@router.post(
    "/reviews",
    dependencies=[Limited],
    response_model=None,
    responses={200: {"model": ReviewLine, "content": {Lines.media_type: {}}}},
)
async def review_record(registry: RegistryDep, request: ReviewRequest) -> Lines:
    """A seat's decisions in a record, as the bots judge them: a line of JSON for each decision
    when it has been judged, and a last one with the whole. Leaving stops it."""
    deck = await recorded_deck(registry, request)
    return told(await registry.reviews.of(request.record, deck, request.seat))


async def recorded_deck(
    registry: RegistryDep, request: ReplayRequest | PreviewRequest | ReviewRequest
) -> Deck:
    """The deck with the record's hash; the one that is asked for if it is none of ours."""
    game = game_called(str(request.record.get("game")))
    sha256 = str(request.record.get("deck_sha256"))
    return deck_with_hash(game, sha256) or await wanted_deck(registry, game, request.deck or sha256)
