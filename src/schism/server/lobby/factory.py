"""The table factory: from a request to stored rows and a live table."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from schism.errors import SchismError
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.options import secret_options, split_options
from schism.games.random_source import Secure
from schism.games.registry import earlier_decks, find_deck, game_called, shipped_decks
from schism.server.lobby.begun_game import journal_of
from schism.server.lobby.registry import TableRegistry
from schism.server.store.journal import JournalEntry
from schism.server.store.rows import SeatRow, TableRow
from schism.server.tables.bot_pool import check_level
from schism.server.tables.table import LiveTable
from schism.server.tokens import (
    hash_token,
    new_secret,
    new_table_id,
    table_id_for,
    token_for,
)
from schism.server.webhook import check_webhook
from schism.server.wire.models.http import SeatRequest, TableRequest


@dataclass(frozen=True, slots=True)
class NewTable:
    """What the creator of a table gets: the only time that its tokens are shown."""

    table: str
    seat: int | None
    token: str
    join: str
    watch: str


async def make_table(registry: TableRegistry, request: TableRequest) -> NewTable:
    game = game_called(request.game)
    deck = await find_table_deck(registry, game, request.deck)
    asked, display = split_options(game.options, request.options)
    seats = _count_seats(game, deck, asked)
    table_id = table_id_for(request.request)
    token, join, watch = (token_for(request.request, use) for use in ("host", "join", "watch"))
    rows = _seat_rows(request, seats, table_id, hash_token(token))
    mine = next((row.seat for row in rows if row.who == "person"), None)
    table = TableRow(
        id=table_id,
        game=game.id,
        deck=deck.sha256,
        asked=asked,
        settings={**display, **_settings(request)},
        secret=new_secret(),
        rules=game.version,
        state="waiting",
        listed=request.listed,
        host=mine,
        host_hash=hash_token(token),
        join_hash=hash_token(join),
        watch_hash=hash_token(watch),
        rematch=None,
        created=time.time(),
    )
    begun = request.begun
    entries = journal_of(begun, table, seats, mine, deck) if begun else []
    if await _add_table(registry, table, rows, deck, entries) and not entries:
        await registry.new_table(table, rows, deck).start_if_full()
    return NewTable(table_id, mine, token, join, watch)


async def _add_table(
    registry: TableRegistry,
    table: TableRow,
    rows: list[SeatRow],
    deck: Deck,
    entries: list[JournalEntry],
) -> bool:
    """Store a table if there is room; return False if the same request has stored it before."""
    async with registry.adding_table:
        if not await _has_room(registry):
            if await registry.store.table(table.id) is not None:
                return False
            raise SchismError("too-many-tables")
        return await registry.store.add_table(table, rows, deck, entries)


async def _has_room(registry: TableRegistry) -> bool:
    return await registry.store.table_count.is_below(registry.settings.most_tables)


async def find_table_deck(registry: TableRegistry, game: Game, wanted: str | None) -> Deck:
    """Find a shipped deck by id, or any deck by hash: earlier versions and uploads too."""
    if wanted is None or wanted in [path.stem for path in shipped_decks(game)]:
        return find_deck(game, wanted)
    deck = deck_with_hash(game, wanted) or await registry.decks.get(wanted)
    if deck.game != game.id:
        raise SchismError("deck-other-game", deck=deck.id, game=deck.game, wanted=game.id)
    return deck


def deck_with_hash(game: Game, sha256: str) -> Deck | None:
    """The deck with this hash among the shipped ones and their earlier versions."""
    paths = (*shipped_decks(game), *earlier_decks(game))
    decks = (find_deck(game, path.stem) for path in paths)
    return next((deck for deck in decks if deck.sha256 == sha256), None)


def _count_seats(game: Game, deck: Deck, options: Json) -> int:
    """Check the options of a game; return how many seats they make."""
    settled = game.settle_options(deck, options, Secure())
    for name in secret_options(game.options, options):
        if isinstance(options.get(name), list):
            raise SchismError("option-not-secret", option=name)
    return game.seats(settled)


def _settings(request: TableRequest) -> dict[str, Any]:
    kept = {"hints", "clock", "timeout", "grace", "pace", "contributions"}
    settings = request.model_dump(include=kept)
    if request.begun is not None:
        settings["begun_with"] = request.begun.secret
    return {**settings, "webhook": check_webhook(request.webhook)}


def _seat_rows(request: TableRequest, count: int, table_id: str, token_hash: str) -> list[SeatRow]:
    requests = request.seats
    if requests is None:
        requests = [SeatRequest(who="me"), *[SeatRequest(who="open")] * (count - 1)]
    if len(requests) != count:
        raise SchismError("seat-count", expected=count, found=len(requests))
    if sum(each.who == "me" for each in requests) > 1:
        raise SchismError("seat-twice")
    return [
        _seat_row(SeatRow(table_id, seat, "open", "", None, None), each, request.name, token_hash)
        for seat, each in enumerate(requests)
    ]


def _seat_row(free: SeatRow, request: SeatRequest, name: str, token_hash: str) -> SeatRow:
    if request.who == "me":
        return replace(free, who="person", name=name, token_hash=token_hash)
    if request.who == "bot":
        return replace(free, who="bot", level=check_level(request.level))
    return replace(free, level=check_level(request.level)) if request.level else free


async def make_rematch(
    registry: TableRegistry, old: LiveTable, old_token: str | None
) -> tuple[str, int, str]:
    """Return the rematch's table, and the caller's seat and token there: one seat further.

    Their token there follows from the one here, so asking again gets the same answer."""
    seat = old.roster.require_seat(old_token)
    if not old.game_log.over:
        raise SchismError("not-over")
    new_id = old.roster.row.rematch or await _add_rematch(registry, old)
    table = await registry.table(new_id)
    place = (seat + 1) % len(old.roster.seats)
    token = token_for(old_token, f"rematch {new_id}")
    if table.roster.seat_of(token) != place:
        await _take_reserved_seat(table, place, hash_token(token))
    await table.start_if_full()
    return new_id, place, token


async def _take_reserved_seat(table: LiveTable, seat: int, token_hash: str) -> None:
    row = table.roster.seats[seat]
    if row.token_hash is not None or row.who != "person":
        raise SchismError("seat-taken", seat=seat)
    try:
        await table.roster_store.set_seat(seat, token_hash=token_hash)
    except SchismError:
        if table.roster.seats[seat].token_hash != token_hash:  # the same request, sent twice
            raise
    if table.roster.row.host is None:
        await table.roster_store.set_host(seat)


async def _add_rematch(registry: TableRegistry, old: LiveTable) -> str:
    row = old.roster.row
    table = replace(
        row,
        id=new_table_id(),
        secret=new_secret(),
        rules=old.game_log.game.version,
        state="waiting",
        listed=False,
        host=None,
        rematch=None,
        created=time.time(),
        seen=None,
    )
    count = len(old.roster.seats)
    seats = [
        SeatRow(table.id, (each.seat + 1) % count, each.who, each.name, each.level, None)
        for each in old.roster.seats
    ]
    made = await _store_rematch(registry, row.id, table, seats)
    await old.roster_store.reload()
    registry.bus.publish(row.id, "table")
    return made


async def _store_rematch(
    registry: TableRegistry, of: str, table: TableRow, seats: list[SeatRow]
) -> str:
    """Store a rematch if there is none and there is room; return the id of the one there is."""
    async with registry.adding_table:
        if await _has_room(registry):
            made = await registry.store.add_rematch(of, table, seats)
        else:
            made = await registry.store.rematch_of(of)
    if made is None:
        raise SchismError("too-many-tables")
    return made
