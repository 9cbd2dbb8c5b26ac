"""Tables: making, finding, joining, leaving, and what their host may do."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.tables.factory import make_rematch, make_table, start_if_full
from schism.server.tables.registry import Hall
from schism.server.tables.seating import change_seat, join, leave, start_now
from schism.server.wire.models.common import TableInfo
from schism.server.wire.models.http import (
    GameReview,
    JoinWish,
    Links,
    Reseated,
    SeatChange,
    Seated,
    StartWish,
    TableList,
    TableMade,
    TableWish,
)
from schism.server.wire.routes.common import ERRORS, Limited, TheHall, TheTable, Token

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["tables"])

_DAY = 86_400.0

SeatNumber = Annotated[int, Path(ge=0, le=9)]


@router.post("", status_code=201, dependencies=[Limited])
async def make(hall: TheHall, wish: TableWish) -> TableMade:
    """Make a table and sit down at it. The token is told here only."""
    made = await make_table(hall, wish)
    base = f"{hall.settings.root_path}/#/table/{made.table}"
    links = Links(join=f"{base}/join/{made.join}", watch=f"{base}/watch/{made.watch}")
    return TableMade(table=made.table, seat=made.seat, token=made.token, links=links)


@router.get("")
async def listed(hall: TheHall, limit: Annotated[int, Query(ge=1, le=50)] = 20) -> TableList:
    """Listed tables of the last day that wait for players, the newest first."""
    ids = await hall.store.listed(limit, time.time() - _DAY)
    found = [await _about(hall, each) for each in ids]
    waiting = [info for info in found if info is not None and info["state"] == "waiting"]
    return TableList.model_validate({"tables": waiting})


async def _about(hall: Hall, table_id: str) -> Json | None:
    """Nothing of a table that cannot wake, such as one of later rules: the others are shown."""
    try:
        return (await hall.table(table_id)).info()
    except SchismError:
        return None


@router.get("/{table_id}")
async def about(table: TheTable) -> TableInfo:
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/join", dependencies=[Limited])
async def take_seat(table: TheTable, wish: JoinWish) -> Seated:
    """Take a seat: the one wanted, or any that is free."""
    seat, token = await join(table, wish)
    await start_if_full(table)
    return Seated(seat=seat, token=token)


@router.post("/{table_id}/leave", status_code=204)
async def leave_table(table: TheTable, token: Token) -> Response:
    """Give one's seat up: to somebody else before the game, to a bot during it."""
    await leave(table, table.required_seat(token))
    return Response(status_code=204)


@router.post("/{table_id}/start", status_code=204)
async def start(table: TheTable, token: Token, wish: StartWish | None = None) -> Response:
    """The host begins; bots of the level wanted take the seats that are still open."""
    table.require_host(token)
    await start_now(table, wish.level if wish else None)
    return Response(status_code=204)


@router.post("/{table_id}/seats/{seat}")
async def set_seat(
    table: TheTable, seat: SeatNumber, change: SeatChange, token: Token
) -> TableInfo:
    """The host removes a player, or gives a seat to a bot."""
    table.require_host(token)
    await change_seat(table, seat, change)
    await start_if_full(table)
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/pause")
async def pause(table: TheTable, token: Token) -> TableInfo:
    await table.pause(table.required_seat(token), None, True)
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/resume")
async def resume(table: TheTable, token: Token) -> TableInfo:
    await table.pause(table.required_seat(token), None, False)
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/rematch")
async def rematch(hall: TheHall, table: TheTable, token: Token) -> Reseated:
    """Another game with the same people, each one seat further; everybody asks for himself."""
    seat = table.required_seat(token)
    new_table, place, new_token = await make_rematch(hall, table, seat)
    return Reseated(table=new_table, seat=place, token=new_token)


@router.get("/{table_id}/record")
async def record(table: TheTable) -> dict[str, Any]:
    """The record of a finished game, with the proof of its deals."""
    return table.course.record()


@router.get("/{table_id}/review", dependencies=[Limited], response_model_exclude_unset=True)
async def review(
    hall: TheHall, table: TheTable, seat: Annotated[int, Query(ge=0, le=9)] = 0
) -> GameReview:
    """A seat's decisions in a finished game, as the bots judge them. Takes a while;
    `POST /api/reviews` tells how far it is."""
    course = table.course
    reviewing = await hall.reviews.of(course.record(), course.deck, seat)
    return GameReview.model_validate(await reviewing.whole())
