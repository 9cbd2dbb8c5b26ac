"""Routes of tables: creating, listing, joining and leaving, and what the host may do."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from pydantic import JsonValue

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.lobby.factory import make_rematch, make_table
from schism.server.lobby.registry import TableRegistry
from schism.server.lobby.seating import change_seat, join, leave, open_to_friends, start_now
from schism.server.tables.commands import Command
from schism.server.tables.people.requests import check_pause
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
from schism.server.wire.routes.common import (
    ERRORS,
    Limited,
    RegistryDep,
    ReviewsDep,
    TableDep,
    Token,
)

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["tables"])

_DAY = 86_400.0

SeatNumber = Annotated[int, Path(ge=0, le=9)]


@router.post("", status_code=201, dependencies=[Limited])
async def create(registry: RegistryDep, request: TableRequest) -> TableCreated:
    """Create a table and take a seat at it. The token is shown only here."""
    made = await make_table(registry, request)
    base = f"{registry.settings.root_path}/#/table/{made.table}"
    links = Links(join=f"{base}/join/{made.join}", watch=f"{base}/watch/{made.watch}")
    return TableCreated(table=made.table, seat=made.seat, token=made.token, links=links)


@router.get("")
async def list_waiting(
    registry: RegistryDep, limit: Annotated[int, Query(ge=1, le=50)] = 20
) -> TableList:
    """Public tables of the last day that wait for players, newest first."""
    ids = await registry.store.list_waiting(limit, time.time() - _DAY)
    found = [await _info(registry, each) for each in ids]
    waiting = [info for info in found if info is not None and info["state"] == "waiting"]
    return TableList.model_validate({"tables": waiting})


async def _info(registry: TableRegistry, table_id: str) -> Json | None:
    """None for a table that cannot wake, for instance one with newer rules."""
    try:
        return (await registry.table(table_id)).broadcast.info()
    except SchismError:
        return None


@router.get("/{table_id}")
async def get_table(table: TableDep) -> TableInfo:
    return TableInfo.model_validate(table.broadcast.info())


@router.post("/{table_id}/join", dependencies=[Limited])
async def take_seat(table: TableDep, request: JoinRequest) -> SeatToken:
    """Take a seat: a given one, or any that is free."""
    seat, token = await join(table, request)
    await table.start_if_full()
    return SeatToken(seat=seat, token=token)


@router.post("/{table_id}/leave", status_code=204, dependencies=[Limited])
async def leave_table(table: TableDep, token: Token) -> Response:
    """Give up a seat: before the game it becomes free, during it a bot takes over."""
    await leave(table, table.roster.require_seat(token))
    return Response(status_code=204)


@router.post("/{table_id}/start", status_code=204, dependencies=[Limited])
async def start(table: TableDep, token: Token, request: StartRequest | None = None) -> Response:
    """The host starts the game; bots of the given level take the free seats."""
    table.roster.require_host(token)
    await start_now(table, request.level if request else None)
    return Response(status_code=204)


@router.post("/{table_id}/open", dependencies=[Limited])
async def open_table(table: TableDep, token: Token) -> TableInfo:
    """The host opens a game begun among bots: friends can take the bots' seats by the link."""
    table.roster.require_host(token)
    await open_to_friends(table, table.roster.require_seat(token))
    return TableInfo.model_validate(table.broadcast.info())


@router.post("/{table_id}/seats/{seat}", dependencies=[Limited])
async def set_seat(
    table: TableDep, seat: SeatNumber, change: SeatChange, token: Token
) -> TableInfo:
    """The host removes a player or gives a seat to a bot."""
    table.roster.require_host(token)
    await change_seat(table, seat, change)
    await table.start_if_full()
    return TableInfo.model_validate(table.broadcast.info())


@router.post("/{table_id}/pause", dependencies=[Limited])
async def pause(table: TableDep, token: Token) -> TableInfo:
    """Pause the game. Where time counts, propose it over the socket if others are there."""
    seat = table.roster.require_seat(token)
    check_pause(table, seat)
    await table.commands.run(Command("pause", seat))
    return TableInfo.model_validate(table.broadcast.info())


@router.post("/{table_id}/resume", dependencies=[Limited])
async def resume(table: TableDep, token: Token) -> TableInfo:
    seat = table.roster.require_seat(token)
    await table.commands.run(Command("resume", seat))
    return TableInfo.model_validate(table.broadcast.info())


@router.post("/{table_id}/rematch", dependencies=[Limited])
async def rematch(registry: RegistryDep, table: TableDep, token: Token) -> RematchSeat:
    """Take the caller's seat in a rematch: the same players, each one seat further."""
    new_table, place, new_token = await make_rematch(registry, table, token)
    return RematchSeat(table=new_table, seat=place, token=new_token)


@router.get("/{table_id}/record")
async def record(table: TableDep) -> dict[str, JsonValue]:
    """The record of a finished game, with the proof of its deals."""
    return table.game_log.record()


@router.get("/{table_id}/review", dependencies=[Limited], response_model_exclude_unset=True)
async def review(
    reviews: ReviewsDep, table: TableDep, seat: Annotated[int, Query(ge=0, le=9)] = 0
) -> GameReview:
    """Review a seat's decisions in a finished game. This takes a while;
    `POST /api/reviews` reports progress."""
    log = table.game_log
    job = await reviews.get(log.record(), log.deck, seat)
    return GameReview.model_validate(await job.result())
