"""Seating: joining and leaving a table, and what the host may change."""

from __future__ import annotations

from contextlib import suppress

from schism.errors import SchismError
from schism.server.store.rows import SeatRow
from schism.server.tables.bot_pool import check_level
from schism.server.tables.commands import Command, ignore_refusal
from schism.server.tables.table import LiveTable
from schism.server.tokens import hash_token, matches, token_for
from schism.server.wire.models.http import JoinRequest, SeatChange

_OPEN = {"who": "open", "name": "", "level": None, "token_hash": None}


async def join(table: LiveTable, request: JoinRequest) -> tuple[int, str]:
    row = table.roster.row
    if not row.listed and not matches(request.key, row.join_hash):
        raise SchismError("key")
    token = token_for(request.request, f"seat {table.id}")
    person = {
        "who": "person",
        "name": request.name,
        "level": None,
        "token_hash": hash_token(token),
    }
    while (mine := table.roster.seat_of(token)) is None:
        seat, log = _free_seat(table, request.seat).seat, table.game_log
        if log.over or (log.started and not log.opened):
            raise SchismError("started")  # its hand has been somebody else's
        with suppress(SchismError):  # somebody else was faster: look again
            await table.roster_store.set_seat(seat, **person)
            await _tell_joined(table, seat)
    return mine, token


async def _tell_joined(table: LiveTable, seat: int) -> None:
    if table.game_log.opened:
        await table.commands.run(Command("joined", seat))


def _free_seat(table: LiveTable, wanted: int | None) -> SeatRow:
    if wanted is not None:
        row = _seat(table, wanted)
        if row.who != "open":
            raise SchismError("seat-taken", seat=wanted)
        return row
    for row in table.roster.seats:
        if row.who == "open":
            return row
    raise SchismError("table-full")


def _seat(table: LiveTable, seat: int) -> SeatRow:
    seats = table.roster.seats
    if seat >= len(seats):
        raise SchismError("seat-unknown", found=seat, last=len(seats) - 1)
    return seats[seat]


def _bot(table: LiveTable, level: str | None) -> dict[str, str | None]:
    chosen = check_level(level)
    return {"who": "bot", "name": "", "level": chosen, "token_hash": None}


async def leave(table: LiveTable, seat: int) -> None:
    if table.game_log.started:
        await _give_to_bot(table, seat, None, "left")
    else:
        await table.roster_store.set_seat(seat, **_OPEN)
    if seat == table.roster.row.host:
        await _pass_on_host(table)


async def _give_to_bot(table: LiveTable, seat: int, level: str | None, why: str) -> None:
    """Have the log tell whose seat it was, then give it to a bot: in the other order there is a
    moment in which it looks like a seat that only bots have had."""
    before, log, bot = table.roster.seats[seat], table.game_log, _bot(table, level)
    if before.who == "person" and log.started and not log.over:
        await ignore_refusal(table.commands.run(Command(why, seat, before.name)))
    await table.roster_store.set_seat(seat, **bot)


async def _pass_on_host(table: LiveTable) -> None:
    people = (row.seat for row in table.roster.seats if row.token_hash is not None)
    successor = next(people, None)
    if successor is not None:
        await table.roster_store.set_host(successor)


async def change_seat(table: LiveTable, seat: int, change: SeatChange) -> None:
    row = _seat(table, seat)
    if row.seat == table.roster.row.host:
        raise SchismError("host-stays")
    if table.game_log.over:
        raise SchismError("game-over", action=change.who)
    if table.game_log.started and change.who == "open":
        raise SchismError("started")
    if change.who == "open":
        await table.roster_store.set_seat(seat, **_OPEN)
    else:
        await _give_to_bot(table, seat, change.level, "removed")


async def open_to_friends(table: LiveTable, seat: int) -> None:
    """Free the seats of a running game that only bots have had; bots play there until then.

    Only where nobody else plays: a host could take such a seat and play against people with what
    its hand tells."""
    log = table.game_log
    if table.roster.people != [seat]:
        raise SchismError("not-alone")
    left = {each.seat for each in log.people.incidents if each.name is not None}
    bots = [row for row in table.roster.seats if row.who == "bot" and row.seat not in left]
    if not bots:
        raise SchismError("table-full")
    if not log.opened:  # chance would change its source once more
        await table.commands.run(Command("opened", seat))
    for row in bots:
        await table.roster_store.set_seat(row.seat, who="open")


async def start_now(table: LiveTable, level: str | None) -> None:
    """Start with bots of this level in the seats that are still free, unless it has started."""
    bot = _bot(table, level)
    while not table.game_log.started:
        free = (row for row in table.roster.seats if row.who != "bot" and row.token_hash is None)
        seat = next(free, None)
        if seat is None:
            await table.start()
        else:
            with suppress(SchismError):  # somebody has just taken it
                await table.roster_store.set_seat(seat.seat, **bot)
