"""Making tables: from a request to rows of the store."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from schism.errors import SchismError
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.options import secret_options, split_options
from schism.games.random_source import Secure
from schism.games.registry import earlier_decks, find_deck, game_called, shipped_decks
from schism.server.lobby.registry import TableRegistry
from schism.server.store.rows import SeatRow, TableRow
from schism.server.tables.bot_pool import check_level
from schism.server.tables.table import LiveTable
from schism.server.tokens import hashed, new_secret, new_table_id, new_token
from schism.server.webhook import check_webhook
from schism.server.wire.models.http import SeatRequest, TableRequest


@dataclass(frozen=True, slots=True)
class Made:
    table: str
    seat: int | None
    token: str
    join: str
    watch: str


async def make_table(registry: TableRegistry, request: TableRequest) -> Made:
    game = game_called(request.game)
    deck = await wanted_deck(registry, game, request.deck)
    asked, display = split_options(game.options, request.options)
    seats = _checked(game, deck, asked)
    if await registry.store.count_tables() >= registry.settings.most_tables:
        raise SchismError("too-many-tables")
    made = Made(new_table_id(), None, new_token(), new_token(), new_token())
    rows = _seats(game, made, request, seats)
    mine = next((row.seat for row in rows if row.who == "person"), None)
    table = TableRow(
        id=made.table,
        game=game.id,
        deck=deck.sha256,
        asked=asked,
        settings={**display, **_settings(request)},
        secret=new_secret(),
        rules=game.version,
        state="waiting",
        listed=request.listed,
        host=mine,
        host_hash=hashed(made.token),
        join_hash=hashed(made.join),
        watch_hash=hashed(made.watch),
        rematch=None,
        created=time.time(),
    )
    await registry.store.add_table(table, rows, deck)
    await start_if_full(registry.new_table(table, rows, deck))
    return Made(made.table, mine, made.token, made.join, made.watch)


async def wanted_deck(registry: TableRegistry, game: Game, wanted: str | None) -> Deck:
    """A shipped deck by its id, or any by its hash: an earlier one and an uploaded one too."""
    if wanted is None or wanted in [path.stem for path in shipped_decks(game)]:
        return find_deck(game, wanted)
    deck = deck_with_hash(game, wanted) or await registry.deck(wanted)
    if deck.game != game.id:
        raise SchismError("deck-other-game", deck=deck.id, game=deck.game, wanted=game.id)
    return deck


def deck_with_hash(game: Game, sha256: str) -> Deck | None:
    """Of the shipped decks and what they were in earlier versions."""
    paths = (*shipped_decks(game), *earlier_decks(game))
    decks = (find_deck(game, path.stem) for path in paths)
    return next((deck for deck in decks if deck.sha256 == sha256), None)


def _checked(game: Game, deck: Deck, options: Json) -> int:
    """How many seats these options make; an error if they are no options of the game."""
    settled = game.settle_options(deck, options, Secure())
    for name in secret_options(game.options, options):
        if isinstance(options.get(name), list):
            raise SchismError("option-not-secret", option=name)
    return game.seats(settled)


def _settings(request: TableRequest) -> dict[str, Any]:
    settings = request.model_dump(include={"hints", "clock", "grace", "pace"})
    return {**settings, "webhook": check_webhook(request.webhook)}


def _seats(game: Game, made: Made, request: TableRequest, count: int) -> list[SeatRow]:
    requests = request.seats
    if requests is None:
        requests = [SeatRequest(who="me"), *[SeatRequest(who="open")] * (count - 1)]
    if len(requests) != count:
        raise SchismError("seat-count", expected=count, found=len(requests))
    if sum(each.who == "me" for each in requests) > 1:
        raise SchismError("seat-twice")
    return [_seat(game, made, request.name, seat, each) for seat, each in enumerate(requests)]


def _seat(game: Game, made: Made, name: str, seat: int, request: SeatRequest) -> SeatRow:
    if request.who == "me":
        return SeatRow(made.table, seat, "person", name, None, hashed(made.token))
    if request.who == "open":
        return SeatRow(made.table, seat, "open", "", None, None)
    level = check_level(game.id, request.level)
    return SeatRow(made.table, seat, "bot", "", level, None)


async def start_if_full(table: LiveTable) -> None:
    """A game begins by itself when everybody has sat down."""
    if all(row.who == "bot" or row.token_hash is not None for row in table.seats):
        await table.start()


async def make_rematch(registry: TableRegistry, old: LiveTable, seat: int) -> tuple[str, int, str]:
    """The table of the rematch, the caller's seat there and his token: all move one seat on."""
    if not old.game_log.over:
        raise SchismError("not-over")
    new_id = old.row.rematch or await _add_rematch(registry, old)
    table = await registry.table(new_id)
    place = (seat + 1) % len(old.seats)
    token = new_token()
    if table.seats[place].token_hash is not None or table.seats[place].who != "person":
        raise SchismError("seat-taken", seat=place)
    await table.set_seat(place, token_hash=hashed(token))
    if table.row.host is None:
        await table.set_row(host=place)
    await start_if_full(table)
    return new_id, place, token


async def _add_rematch(registry: TableRegistry, old: LiveTable) -> str:
    row = old.row
    table = TableRow(
        id=new_table_id(),
        game=row.game,
        deck=row.deck,
        asked=row.asked,
        settings=row.settings,
        secret=new_secret(),
        rules=old.game_log.game.version,
        state="waiting",
        listed=False,
        host=None,
        host_hash=row.host_hash,
        join_hash=row.join_hash,
        watch_hash=row.watch_hash,
        rematch=None,
        created=time.time(),
    )
    count = len(old.seats)
    seats = [
        SeatRow(table.id, (each.seat + 1) % count, each.who, each.name, each.level, None)
        for each in old.seats
    ]
    made = await registry.store.add_rematch(row.id, table, seats)
    assert made is not None
    await old.reload()
    registry.bus.say({"table": row.id, "what": "table"})
    return made
