"""Abandoned tables are unloaded, and wake from the journal as they were."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from schism.cli.commands.serve import DATABASE_FILE
from tests.server.kit import Client, Server, everybody, play_on, run, until_awake
from tests.server.lobby import full_table, make_table


def test_a_table_without_people_sleeps_and_wakes_as_it_was(sleepy_server: Server) -> None:
    server = sleepy_server

    async def play() -> None:
        made, tokens = await full_table(server, "tolerance", grace=86_400)
        clients = await everybody(server, made, tokens)
        before = await play_on(clients, 10)
        await clients[0].ask("chat", text="Ave")
        await clients[0].ask("pause")
        for client in clients:
            await client.close()
        await until_awake(server, 0)
        again = await everybody(server, made, tokens)
        welcome = again[0].welcome
        assert (welcome["version"], welcome["table"]["state"]) == (before["version"] + 1, "paused")
        assert (welcome["view"], welcome["yours"]) == (before["view"], before["yours"])
        assert [chat["text"] for chat in welcome["chat"]] == ["Ave"]
        await again[1].ask("resume")
        await play_on(again, 2)

    run(play())


def test_a_table_with_somebody_at_it_stays_awake(sleepy_server: Server) -> None:
    server = sleepy_server

    async def play() -> None:
        made, tokens = await full_table(server)
        await full_table(server)
        rome = await Client.at(server, made["table"], token=tokens[0])
        await until_awake(server, 1)
        assert (await rome.ask("act", version=1, action="beseech 1"))["type"] == "ok"

    run(play())


def test_lists_follow_the_journal_after_a_crash_between_the_two(sleepy_server: Server) -> None:
    server = sleepy_server

    async def play() -> None:
        made, _ = await full_table(server, listed=True)
        await until_awake(server, 0)
        with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database:
            database.execute("UPDATE tables SET state = 'waiting' WHERE id = ?", [made["table"]])
            database.commit()
        async with server.http() as http:
            waiting = await make_table(http, game="avignon", listed=True)
            found = (await http.get("api/tables")).json()["tables"]
            assert [each["id"] for each in found] == [waiting["table"]]
        with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database:
            wanted = database.execute("SELECT state FROM tables WHERE id = ?", [made["table"]])
            assert wanted.fetchall() == [("playing",)]

    run(play())
