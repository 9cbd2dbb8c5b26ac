"""Logs contain no secrets; errors show at once; a server stops when asked to."""

from __future__ import annotations

import asyncio
import json

import pytest

from schism.server.bus import redis
from tests.cli.terminal import schism
from tests.server.conftest import Starter
from tests.server.kit import PATIENCE, Client, Server, everybody, play_on, run
from tests.server.lobby import bearer, full_table, key_of


def test_logs_hold_no_secrets_and_who_is_there_hears_that_the_server_stops(
    start_server: Starter,
) -> None:
    server = start_server("--log=json")
    secrets = run(used(server))
    assert server.exit_code() == 0
    lines = server.log.read_text(encoding="utf-8").splitlines()
    logged = [json.loads(line) for line in lines if line.startswith("{")]
    assert {"at", "level", "logger", "message"} <= set(logged[0])
    assert [line for line in logged if line["level"] not in ("info", "warning")] == []
    for secret in secrets:
        assert not any(secret in line for line in lines), secret


async def used(server: Server) -> list[str]:
    """Use the server in every way, wrong ones too; return what must not be logged."""
    made, tokens = await full_table(server, name="Anneliese")
    clients = await everybody(server, made, tokens)
    await play_on(clients, 3)
    await clients[0].ask("chat", text="confidential")
    await clients[0].say_raw("nonsense confidential")
    await Client.at(server, made["table"], token="guessed-token")
    async with server.http() as http:
        await http.get(f"api/tables/{made['table']}/record", headers=bearer(tokens[0]))
        await http.post("api/decks", json={"text": "confidential"})
    server.process.terminate()
    assert [await client.closed() for client in clients] == [1012] * len(clients)
    keys = [key_of(link) for link in made["links"].values()]
    return [*tokens, *keys, "Anneliese", "confidential", "guessed-token", "127.0.0.1"]


def test_what_is_mistyped_is_complained_of_before_anything_is_compiled() -> None:
    assert "Give the bus as a URL" in schism("serve", "--port=0", "--bus=nonsense").complaint
    deaf = schism("serve", "--port=0", "--bus=redis://127.0.0.1:1")
    assert "bus cannot be used" in deaf.complaint
    assert "127.0.0.1:1" in deaf.complaint
    assert "Cannot listen on" in schism("serve", "--host=192.0.2.1").complaint
    assert "text | json" in schism("serve", "--log=xml").complaint
    assert schism("serve", "--port=99999").code == 2


def test_a_server_whose_bus_has_just_gone_starts_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(redis, "_TIMEOUT", 0.01)

    async def start() -> None:
        bus = redis.RedisBus(redis.connect("redis://127.0.0.1:1"))
        await bus.open(lambda notice: None, "database")
        await bus.close()

    asyncio.run(asyncio.wait_for(start(), PATIENCE))
