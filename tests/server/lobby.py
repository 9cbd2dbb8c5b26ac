"""Tables made and joined over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from schism.games.contract import Json
from tests.server.kit import Client, Server, everybody


async def make_table(http: httpx.AsyncClient, **wish: Any) -> Json:
    answer = await http.post("api/tables", json={"name": "Ann", "pace": 0, **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()  # type: ignore[no-any-return]


def key_of(link: str) -> str:
    return link.rpartition("/")[2]


async def join(http: httpx.AsyncClient, made: Json, name: str = "Bob", **wish: Any) -> Json:
    body = {"key": key_of(made["links"]["join"]), "name": name, **wish}
    answer = await http.post(f"api/tables/{made['table']}/join", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


SEATS = {"tolerance": 4, "avignon": 2}


async def full_table(server: Server, game: str = "avignon", **wish: Any) -> tuple[Json, list[str]]:
    """A table of people only, and the tokens of its seats in order."""
    async with server.http() as http:
        made = await make_table(http, game=game, **wish)
        others = [await join(http, made, f"P{n}") for n in range(1, SEATS[game])]
    return made, [made["token"], *(each["token"] for each in others)]


async def seated(server: Server, game: str = "avignon", **wish: Any) -> list[Client]:
    """The people at a new table, all connected."""
    return await everybody(server, *await full_table(server, game, **wish))
