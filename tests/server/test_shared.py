"""Several server processes on PostgreSQL and Redis serve the same tables."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from schism.server.store.engine import open_engine
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, everybody, full_table, moved_to, play_on, run

POSTGRES = "postgresql://root@127.0.0.1:5432"
REDIS = "redis://127.0.0.1:6379"


def is_there(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(2)
        return probe.connect_ex(("127.0.0.1", port)) == 0


pytestmark = pytest.mark.skipif(
    not (is_there(5432) and is_there(6379)),
    reason="needs PostgreSQL on 127.0.0.1:5432 and Redis on 127.0.0.1:6379",
)


async def at_postgres(statement: str) -> None:
    engine = open_engine(f"{POSTGRES}/test")
    async with engine.connect() as connection:
        autocommit = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await autocommit.execute(text(statement))
    await engine.dispose()


@pytest.fixture
def database() -> Iterator[str]:
    """A database of the test's own."""
    name = f"schism_{secrets.token_hex(6)}"
    asyncio.run(at_postgres(f"CREATE DATABASE {name}"))
    yield f"{POSTGRES}/{name}"
    asyncio.run(at_postgres(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def pair(database: str, start_server: Starter) -> tuple[Server, Server]:
    arguments = (f"--database={database}", f"--bus={REDIS}")
    return start_server(*arguments), start_server(*arguments)


def test_two_processes_serve_one_table_and_one_may_die(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        here, there = pair
        made, tokens = await full_table(here)
        rome = await Client.at(here, made["table"], token=tokens[0])
        avignon = await Client.at(there, made["table"], token=tokens[1])
        before = await play_on([rome, avignon], 6)
        here.kill()
        again = await Client.at(there, made["table"], token=tokens[0])
        assert again.welcome["version"] == before["version"]
        assert again.welcome["view"] == before["view"]
        assert (await play_on([again, avignon]))["view"]["phase"] == "over"

    run(play())


def test_of_two_actions_at_once_one_counts_and_everybody_hears_it(
    pair: tuple[Server, Server],
) -> None:
    async def play() -> None:
        here, there = pair
        made, tokens = await full_table(here)
        both = [await Client.at(each, made["table"], token=tokens[0]) for each in (here, there)]
        actions = zip(both, ("beseech 1", "beseech 2"), strict=True)
        asked = [client.ask("act", version=1, action=action) for client, action in actions]
        answers = await asyncio.gather(*asked)
        assert sorted(answer["type"] for answer in answers) == ["ok", "stale"]
        told = [await moved_to(client, 2) for client in both]
        assert told[0]["view"] == told[1]["view"]

    run(play())


def test_postgres_alone_keeps_a_table(database: str, start_server: Starter) -> None:
    async def play(server: Server) -> None:
        made, tokens = await full_table(server, "tolerance")
        await play_on(await everybody(server, made, tokens), 10)

    run(play(start_server(f"--database={database}")))
