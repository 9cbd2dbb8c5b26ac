"""The public information about a table."""

from __future__ import annotations

from dataclasses import replace

from schism.games.contract import Json
from schism.games.options import stored_display
from schism.games.random_source import commitment_to
from schism.server.clock import now
from schism.server.store.rows import SeatRow, TableRow
from schism.server.tables.bot_pool import STAND_IN
from schism.server.tables.game_log import GameLog
from schism.server.tables.presence import Presence


def table_info(
    table: TableRow, seats: list[SeatRow], log: GameLog, presence: Presence, root_path: str
) -> Json:
    settings, draft, people = table.settings, log.draft, log.people
    return {
        "id": table.id,
        "game": table.game,
        "deck": log.deck.id,
        "deck_sha256": table.deck,
        "deck_data_url": f"{root_path}/api/decks/{table.game}/{table.deck}",
        "options": table.asked,
        "state": log.state,
        "seats": [_seat(table, row, log, presence) for row in seats],
        "spectators": presence.spectators(),
        "version": log.version,
        "to_act": log.to_act,
        "commitment": commitment_to(table.secret),
        "display": stored_display(log.game.options, settings),
        "contributions": settings.get("contributions", False),
        "hints": settings["hints"],
        "practice": log.practice,
        "clock": settings["clock"],
        "timeout": settings.get("timeout", "bot"),
        "draw_by_agreement": log.game.draw_by_agreement,
        "grace": settings["grace"],
        "pace": settings["pace"],
        "listed": table.listed,
        "draft": {"seat": draft.seat, "option": draft.option} if draft else None,
        "proposal": people.proposal.as_json() if people.proposal else None,
        "rematch": table.rematch,
        "created": table.created,
        "changed": log.changed,
        "standings": log.standings,
    }


def _seat(table: TableRow, row: SeatRow, log: GameLog, presence: Presence) -> Json:
    if row.seat in log.people.retired:
        row = replace(row, who="bot", name="", level=STAND_IN)
    left = log.clocks.left(row.seat, log.to_act, now())
    return {
        "seat": row.seat,
        "who": row.who,
        "name": row.name,
        "level": row.level,
        "present": row.who == "bot" or presence.has(row.seat),
        "held_by_bot": row.who != "bot" and bot_in_charge(table, row, log, presence) is not None,
        "host": row.seat == table.host,
        "contribution": log.contributions.get(row.seat),
        "clock_ms": None if left is None or row.who == "bot" else round(1000 * left),
    }


def bot_in_charge(table: TableRow, row: SeatRow, log: GameLog, presence: Presence) -> str | None:
    """The level of the bot that plays for a seat now; None if its player does."""
    if row.who == "bot":
        return row.level
    if not log.started or log.over:
        return None
    if row.seat in log.people.retired:
        return STAND_IN
    if row.who == "open":
        return row.level or STAND_IN
    if presence.absent_for(row.seat) >= max(table.settings["grace"], 0.001):
        return STAND_IN
    left = log.clocks.left(row.seat, log.to_act, now())
    return STAND_IN if left == 0 else None
