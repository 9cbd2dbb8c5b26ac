"""Routes that need no table: games, decks, replays and reviews."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from schism.bots.people.ladder import level_ratings
from schism.bots.people.levels import LEVEL_IDS
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
from schism.server.lobby.factory import deck_with_hash, find_table_deck
from schism.server.reviews.replays import preview_at, replay_frames
from schism.server.reviews.reviews import NdjsonResponse, stream
from schism.server.wire.models.games import DeckData
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
from schism.server.wire.routes.common import ERRORS, Limited, RegistryDep, ReviewsDep

router = APIRouter(prefix="/api", responses=ERRORS, tags=["games"])

_LONGEST_LINE = 1000  # in TOML, whose parser is slow on thousands of dotted names in a line


@router.get("/games")
async def games() -> list[GameInfo]:
    """All games, with their decks, bot levels and options."""
    return [game_info(game) for game in GAMES.values()]


def game_info(game: Game) -> GameInfo:
    decks = [find_deck(game, path.stem) for path in shipped_decks(game)]
    return GameInfo(
        id=game.id,
        players=[game.players.start, game.players.stop - 1],
        decks=[_summary(deck) for deck in decks],
        default_deck=game.default_deck,
        levels=list(LEVEL_IDS),
        ratings=level_ratings(game),
        options=dict(game.options),
    )


def _summary(deck: Deck) -> DeckSummary:
    return DeckSummary(id=deck.id, edition=deck.data.get("edition"), sha256=deck.sha256)


@router.get("/decks/{game}/{deck}")
async def deck_values(
    registry: RegistryDep,
    game: Annotated[str, Path(max_length=20)],
    deck: Annotated[str, Path(max_length=64)],
) -> DeckData:
    """A deck with every value, as `schism deck show --json` prints it."""
    return (await find_table_deck(registry, game_called(game), deck)).as_json()


@router.post("/decks", status_code=201, dependencies=[Limited])
async def upload_deck(registry: RegistryDep, upload: DeckUpload) -> DeckStored:
    """Check an uploaded deck and keep it, by its hash, for future tables."""
    deck = _parse_deck(upload.text)
    if await registry.store.count_decks() >= registry.settings.most_decks:
        raise SchismError("too-many-decks")
    await registry.store.add_deck(deck)
    return DeckStored(id=deck.id, game=deck.game, sha256=deck.sha256)


def _parse_deck(text: str) -> Deck:
    """Uploads may be nested deeper, or hold longer numbers, than Python's parsers accept."""
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
    deck = await recorded_deck(registry, request)
    return Replay(frames=replay_frames(request.record, deck, request.seat))


@router.post("/replays/preview", dependencies=[Limited])
async def preview_record(registry: RegistryDep, request: PreviewRequest) -> PreviewResult:
    """The events an action would have caused at a position of a record, as the seat could know."""
    deck = await recorded_deck(registry, request)
    return PreviewResult(events=preview_at(request.record, deck, request.version, request.action))


@router.post(
    "/reviews",
    dependencies=[Limited],
    response_model=None,
    responses={200: {"model": ReviewLine, "content": {NdjsonResponse.media_type: {}}}},
)
async def review_record(
    registry: RegistryDep, reviews: ReviewsDep, request: ReviewRequest
) -> NdjsonResponse:
    """Review a seat's decisions in a record: a line of JSON for each decision as soon as the
    bots have judged it, and a last line with the whole. Disconnecting stops it."""
    deck = await recorded_deck(registry, request)
    return stream(await reviews.get(request.record, deck, request.seat))


async def recorded_deck(
    registry: RegistryDep, request: ReplayRequest | PreviewRequest | ReviewRequest
) -> Deck:
    """The deck with the record's hash, or the one in the request if that is not a shipped deck."""
    game = game_called(str(request.record.get("game")))
    sha256 = str(request.record.get("deck_sha256"))
    shipped = deck_with_hash(game, sha256)
    return shipped or await find_table_deck(registry, game, request.deck or sha256)
