"""Tables: making, finding, joining, leaving, and what their host may do."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.lobby.factory import make_rematch, make_table, start_if_full
from schism.server.lobby.registry import TableRegistry
from schism.server.lobby.seating import change_seat, join, leave, start_now
from schism.server.wire.models.common import TableInfo
from schism.server.wire.models.http import (
    GameReview,
    JoinRequest,
    Links,
    RematchSeat,
    SeatChange,
    SeatToken,
    StartRequest,
    TableCreated,
    TableList,
    TableRequest,
)
from schism.server.wire.routes.common import ERRORS, Limited, RegistryDep, TableDep, Token

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["tables"])

_DAY = 86_400.0

SeatNumber = Annotated[int, Path(ge=0, le=9)]


@router.post("", status_code=201, dependencies=[Limited])
async def make(registry: RegistryDep, request: TableRequest) -> TableCreated:
    """Make a table and sit down at it. The token is told here only."""
    made = await make_table(registry, request)
    base = f"{registry.settings.root_path}/#/table/{made.table}"
    links = Links(join=f"{base}/join/{made.join}", watch=f"{base}/watch/{made.watch}")
    return TableCreated(table=made.table, seat=made.seat, token=made.token, links=links)


@router.get("")
async def listed(
    registry: RegistryDep, limit: Annotated[int, Query(ge=1, le=50)] = 20
) -> TableList:
    """Listed tables of the last day that wait for players, the newest first."""
    ids = await registry.store.listed(limit, time.time() - _DAY)
    found = [await _about(registry, each) for each in ids]
    waiting = [info for info in found if info is not None and info["state"] == "waiting"]
    return TableList.model_validate({"tables": waiting})


async def _about(registry: TableRegistry, table_id: str) -> Json | None:
    """Nothing of a table that cannot wake, such as one of later rules: the others are shown."""
    try:
        return (await registry.table(table_id)).info()
    except SchismError:
        return None


@router.get("/{table_id}")
async def about(table: TableDep) -> TableInfo:
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/join", dependencies=[Limited])
async def take_seat(table: TableDep, request: JoinRequest) -> SeatToken:
    """Take a seat: the one wanted, or any that is free."""
    seat, token = await join(table, request)
    await start_if_full(table)
    return SeatToken(seat=seat, token=token)


@router.post("/{table_id}/leave", status_code=204)
async def leave_table(table: TableDep, token: Token) -> Response:
    """Give one's seat up: to somebody else before the game, to a bot during it."""
    await leave(table, table.required_seat(token))
    return Response(status_code=204)


@router.post("/{table_id}/start", status_code=204)
async def start(table: TableDep, token: Token, request: StartRequest | None = None) -> Response:
    """The host begins; bots of the level wanted take the seats that are still open."""
    table.require_host(token)
    await start_now(table, request.level if request else None)
    return Response(status_code=204)


@router.post("/{table_id}/seats/{seat}")
async def set_seat(
    table: TableDep, seat: SeatNumber, change: SeatChange, token: Token
) -> TableInfo:
    """The host removes a player, or gives a seat to a bot."""
    table.require_host(token)
    await change_seat(table, seat, change)
    await start_if_full(table)
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/pause")
async def pause(table: TableDep, token: Token) -> TableInfo:
    await table.pause(table.required_seat(token), None, True)
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/resume")
async def resume(table: TableDep, token: Token) -> TableInfo:
    await table.pause(table.required_seat(token), None, False)
    return TableInfo.model_validate(table.info())


@router.post("/{table_id}/rematch")
async def rematch(registry: RegistryDep, table: TableDep, token: Token) -> RematchSeat:
    """Another game with the same people, each one seat further; everybody asks for himself."""
    seat = table.required_seat(token)
    new_table, place, new_token = await make_rematch(registry, table, seat)
    return RematchSeat(table=new_table, seat=place, token=new_token)


@router.get("/{table_id}/record")
async def record(table: TableDep) -> dict[str, Any]:
    """The record of a finished game, with the proof of its deals."""
    return table.game_log.record()


@router.get("/{table_id}/review", dependencies=[Limited], response_model_exclude_unset=True)
async def review(
    registry: RegistryDep, table: TableDep, seat: Annotated[int, Query(ge=0, le=9)] = 0
) -> GameReview:
    """A seat's decisions in a finished game, as the bots judge them. Takes a while;
    `POST /api/reviews` tells how far it is."""
    game_log = table.game_log
    job = await registry.reviews.of(game_log.record(), game_log.deck, seat)
    return GameReview.model_validate(await job.whole())
