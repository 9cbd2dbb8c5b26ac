"""Sitting down, getting up, and being moved."""

from __future__ import annotations

from schism.errors import SchismError
from schism.server.store.rows import SeatRow
from schism.server.tables.bot_pool import check_level
from schism.server.tables.table import LiveTable
from schism.server.tokens import fits, hashed, new_token
from schism.server.wire.models.http import JoinRequest, SeatChange

_OPEN = {"who": "open", "name": "", "level": None, "token_hash": None}


async def join(table: LiveTable, request: JoinRequest) -> tuple[int, str]:
    if not table.row.listed and not fits(request.key, table.row.join_hash):
        raise SchismError("key")
    if table.game_log.over:
        raise SchismError("game-over", action=request.name)
    while True:
        row, token = _free_seat(table, request.seat), new_token()
        person = {"who": "person", "name": request.name, "level": None, "token_hash": hashed(token)}
        try:
            await table.set_seat(row.seat, **person)
        except SchismError:
            if request.seat is not None:
                raise
            continue  # somebody else sat down first: try the next
        return row.seat, token


def _free_seat(table: LiveTable, wanted: int | None) -> SeatRow:
    if wanted is not None:
        row = _seat(table, wanted)
        if row.who != "open":
            raise SchismError("seat-taken", seat=wanted)
        return row
    for row in table.seats:
        if row.who == "open":
            return row
    raise SchismError("table-full")


def _seat(table: LiveTable, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise SchismError("seat-unknown", found=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def _bot(table: LiveTable, level: str | None) -> dict[str, str | None]:
    chosen = check_level(table.row.game, level)
    return {"who": "bot", "name": "", "level": chosen, "token_hash": None}


async def leave(table: LiveTable, seat: int) -> None:
    await table.set_seat(seat, **(_bot(table, None) if table.game_log.started else _OPEN))
    if seat == table.row.host:
        await _pass_host_on(table)


async def _pass_host_on(table: LiveTable) -> None:
    people = (row.seat for row in table.seats if row.token_hash is not None)
    heir = next(people, None)
    if heir is not None:
        await table.set_row(host=heir)


async def change_seat(table: LiveTable, seat: int, change: SeatChange) -> None:
    row = _seat(table, seat)
    if row.seat == table.row.host:
        raise SchismError("host-stays")
    if table.game_log.over:
        raise SchismError("game-over", action=change.who)
    await table.set_seat(seat, **(_OPEN if change.who == "open" else _bot(table, change.level)))


async def start_now(table: LiveTable, level: str | None) -> None:
    """With bots of this level in the seats that are still open."""
    if table.game_log.started:
        raise SchismError("started")
    bot = _bot(table, level)
    for row in table.seats:
        if row.who != "bot" and row.token_hash is None:
            await table.set_seat(row.seat, **bot)
    await table.start()
