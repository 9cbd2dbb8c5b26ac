"""Tables are created and joined in a shorter way, which answers as the framework does."""

from __future__ import annotations

import json
import uuid
from typing import Any

import httpx
import pytest
from fastapi import APIRouter
from fastapi.routing import APIRoute

from schism.games.contract import Json
from schism.server.wire.routes import games, tables
from schism.server.wire.routes.common import Limited
from tests.server.kit import Server, run
from tests.server.lobby import key_of, make_table

SHORT, ORDINARY = "application/json", "application/json; charset=utf-8"
_VARYING = {"date", "content-length"}


async def ask(http: httpx.AsyncClient, kind: str, path: str, body: Any) -> tuple[int, Any, Any]:
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"content-type": kind, "accept-language": "de"}
    answer = await http.post(path, content=text, headers=headers)
    told = {name: value for name, value in answer.headers.items() if name not in _VARYING}
    return answer.status_code, told, answer.json()


@pytest.mark.parametrize(
    "body",
    [
        {"game": "avignon", "name": "Ann", "request": str(uuid.uuid4())},
        {"game": "chess", "name": "Ann"},
        {"game": "avignon", "name": 7},
        {"game": "avignon", "name": "Ann", "more": 1},
        b"nonsense",
        b'{"game": "avignon", "name": "\\ud800"}',
        b"",
    ],
)
def test_creating_answers_alike_both_ways(server: Server, body: Any) -> None:
    async def compare() -> None:
        async with server.http() as http:
            short = await ask(http, SHORT, "api/tables", body)
            assert short == await ask(http, ORDINARY, "api/tables", body)
            assert short[0] in (201, 422, 404)

    run(compare())


@pytest.mark.parametrize(
    ("wish", "status"),
    [({}, 200), ({"key": "wrong"}, 403), ({"name": ""}, 422), ({"seat": 0}, 409)],
)
def test_joining_answers_alike_both_ways(server: Server, wish: Json, status: int) -> None:
    async def compare() -> None:
        async with server.http() as http:
            made = await make_table(http, game="avignon")
            body = {"key": key_of(made["links"]["join"]), "name": "Bob", **wish}
            path = f"api/tables/{made['table']}/join"
            body["request"] = str(uuid.uuid4())
            short = await ask(http, SHORT, path, body)
            assert short == await ask(http, ORDINARY, path, body)
            assert short[0] == status

    run(compare())


def test_both_ways_count_against_the_same_limit(start_server: Any) -> None:
    async def use_up(server: Server) -> None:
        async with server.http() as http:
            kinds = [SHORT, ORDINARY, SHORT]
            body = {"game": "avignon", "name": "Ann"}
            found = [await ask(http, kind, "api/tables", body) for kind in kinds]
        assert [status for status, *_ in found] == [201, 201, 429]

    run(use_up(start_server("--requests=2")))


@pytest.mark.parametrize("router", [games.router, tables.router])
def test_every_request_that_stores_or_computes_is_limited(router: APIRouter) -> None:
    routes = [route for route in router.routes if isinstance(route, APIRoute)]
    posted = [route for route in routes if "POST" in (route.methods or ())]
    assert posted
    assert [route.path for route in posted if Limited not in route.dependencies] == []
