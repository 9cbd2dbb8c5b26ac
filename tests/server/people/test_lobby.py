"""Finding a table: listed are those whose host wants it and that have a free seat."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import httpx
import pytest

from schism.cli.commands.serve import DATABASE_FILE
from schism.games.contract import Json
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, everybody, run, until_awake
from tests.server.lobby import bearer, full_table, join, key_of, make_table


async def shown(http: httpx.AsyncClient) -> list[Json]:
    return (await http.get("api/tables", params={"limit": 50})).json()["tables"]  # type: ignore[no-any-return]


def test_listed_tables_are_found_and_joined_without_a_link_until_they_are_full(
    server: Server,
) -> None:
    async def play() -> None:
        async with server.http() as http:
            hidden = await make_table(http, game="avignon")
            made = await make_table(http, game="avignon", listed=True)
            found = {table["id"]: table for table in await shown(http)}
            assert hidden["table"] not in found
            assert [seat["who"] for seat in found[made["table"]]["seats"]] == ["person", "open"]
            path = f"api/tables/{made['table']}/join"
            assert (await http.post(path, json={"name": "Bob"})).json()["seat"] == 1
            assert made["table"] not in {table["id"] for table in await shown(http)}
            full = await http.post(path, json={"name": "Eve"})
            assert (full.status_code, full.json()["error"]["id"]) == (409, "table-full")
            refused = await http.post(f"api/tables/{hidden['table']}/join", json={"name": "Eve"})
            assert (refused.status_code, refused.json()["error"]["id"]) == (403, "key")

    run(play())


def test_the_list_holds_nothing_that_opens_a_seat(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            made = await make_table(http, game="avignon", listed=True, webhook="http://a.example/")
            text = (await http.get("api/tables")).text
        for secret in (made["token"], *map(key_of, made["links"].values()), "a.example"):
            assert secret not in text

    run(play())


def test_a_table_that_waited_for_a_day_is_shown_no_more(sleepy_server: Server) -> None:
    async def play() -> None:
        async with sleepy_server.http() as http:
            made = await make_table(http, game="avignon", listed=True)
            with closing(sqlite3.connect(sleepy_server.data / DATABASE_FILE)) as database:
                old = "UPDATE tables SET created = created - 90000 WHERE id = ?"
                database.execute(old, [made["table"]])
                database.commit()
            assert made["table"] not in {table["id"] for table in await shown(http)}
            assert (await join(http, made))["seat"] == 1

    run(play())


def test_a_table_that_cannot_wake_keeps_no_other_from_being_shown(start_server: Starter) -> None:
    server = start_server("--sleep-after=0.1")

    async def play() -> None:
        async with server.http() as http:
            future, other = [await make_table(http, game="avignon", listed=True) for _ in range(2)]
            await until_awake(server, 0)
            with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database:
                database.execute("UPDATE tables SET rules = 999 WHERE id = ?", [future["table"]])
                database.commit()
            found = {table["id"] for table in await shown(http)}
            assert other["table"] in found
            assert future["table"] not in found

    run(play())


def test_a_hosts_limits_hold(start_server: Starter) -> None:
    server = start_server("--most-tables=1", "--most-decks=1", "--most-spectators=1")

    async def play() -> None:
        made, _ = await full_table(server)
        async with server.http() as http:
            wish = {"game": "avignon", "name": "Ann"}
            refused = await http.post("api/tables", json=wish)
            shipped = (await http.get("api/decks/tolerance/house-en")).text
            deck = await http.post("api/decks", json={"text": shipped})
        assert (refused.status_code, refused.json()["error"]["id"]) == (503, "too-many-tables")
        assert (deck.status_code, deck.json()["error"]["id"]) == (503, "too-many-decks")
        key = key_of(made["links"]["watch"])
        first = await Client.at(server, made["table"], key=key)
        assert first.welcome["table"]["spectators"] == 1
        second = await Client.at(server, made["table"], key=key)
        assert second.welcome["error"]["id"] == "too-many-spectators"

    run(play())


@pytest.mark.parametrize("most", [1, 2])
def test_a_rematch_is_a_table_too(start_server: Starter, most: int) -> None:
    server = start_server(f"--most-tables={most}")

    async def play() -> None:
        made, tokens = await full_table(server)
        first, *_ = await everybody(server, made, tokens)
        await first.ask("resign")
        async with server.http() as http:
            path = f"api/tables/{made['table']}/rematch"
            again = [await http.post(path, headers=bearer(token)) for token in tokens]
            other = await http.post("api/tables", json={"game": "avignon", "name": "Ann"})
        refused = [answer.status_code for answer in [*again, other]]
        assert refused == ([503] * 3 if most == 1 else [200, 200, 503])
        assert other.json()["error"]["id"] == "too-many-tables"

    run(play())
