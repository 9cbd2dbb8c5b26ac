"""A table as everybody may know it."""

from __future__ import annotations

import time

from schism.games.contract import Json
from schism.games.options import stored_display
from schism.games.random_source import commitment_to
from schism.server.store.rows import SeatRow, TableRow
from schism.server.tables.bot_pool import STAND_IN
from schism.server.tables.game_log import GameLog
from schism.server.tables.presence import Presence


def table_info(
    table: TableRow, seats: list[SeatRow], game_log: GameLog, presence: Presence, root_path: str
) -> Json:
    settings = table.settings
    draft = game_log.draft
    return {
        "id": table.id,
        "game": table.game,
        "deck": game_log.deck.id,
        "deck_sha256": table.deck,
        "deck_data_url": f"{root_path}/api/decks/{table.game}/{table.deck}",
        "options": table.asked,
        "state": state_of(game_log),
        "seats": [_seat(table, row, game_log, presence) for row in seats],
        "spectators": presence.spectators(),
        "version": game_log.version,
        "to_act": game_log.to_act,
        "commitment": commitment_to(table.secret),
        "display": stored_display(game_log.game.options, settings),
        "hints": settings["hints"],
        "clock": settings["clock"],
        "grace": settings["grace"],
        "pace": settings["pace"],
        "listed": table.listed,
        "draft": {"seat": draft.seat, "option": draft.option} if draft else None,
        "rematch": table.rematch,
        "created": table.created,
    }


def state_of(game_log: GameLog) -> str:
    if not game_log.started:
        return "waiting"
    if game_log.over:
        return "over"
    return "paused" if game_log.paused else "playing"


def _seat(table: TableRow, row: SeatRow, game_log: GameLog, presence: Presence) -> Json:
    left = game_log.clocks.left(row.seat, game_log.to_act, time.time())
    return {
        "seat": row.seat,
        "who": row.who,
        "name": row.name,
        "level": row.level,
        "present": row.who == "bot" or presence.has(row.seat),
        "held_by_bot": row.who != "bot" and stand_in(table, row, game_log, presence) is not None,
        "host": row.seat == table.host,
        "clock_ms": None if left is None or row.who == "bot" else round(1000 * left),
    }


def stand_in(table: TableRow, row: SeatRow, game_log: GameLog, presence: Presence) -> str | None:
    """The level of the bot that plays for a seat now; None if its person does."""
    if row.who == "bot":
        return row.level
    if not game_log.started or game_log.over:
        return None
    if row.who == "open" or presence.absent_for(row.seat) >= max(table.settings["grace"], 0.001):
        return STAND_IN
    left = game_log.clocks.left(row.seat, game_log.to_act, time.time())
    return STAND_IN if left == 0 else None
