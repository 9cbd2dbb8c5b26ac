"""Several server processes on PostgreSQL and Redis serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from schism.server.bus.redis import RedisBus, connect
from schism.server.store.engine import open_database
from schism.server.store.store import open_store
from schism.server.tables.presence import HEARTBEAT
from tests.server.conftest import Starter
from tests.server.databases import REDIS, away, own_database, own_redis, skip_without_both
from tests.server.kit import OPEN, Client, Server, everybody, moved_to, play_on, run
from tests.server.lobby import full_table, join, key_of, make_table, seated


@pytest.fixture
def database() -> Iterator[str]:
    """A database of the test's own."""
    skip_without_both()
    with own_database() as url:
        yield url


@pytest.fixture
def alone(database: str, start_server: Starter) -> Server:
    """One process, without a bus."""
    return start_server(f"--database={database}")


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


LONG = 60.0  # seconds
SOON = 3 * HEARTBEAT


def test_presence_is_noted_beside_a_seat_that_is_being_changed(
    database: str, alone: Server
) -> None:
    async def note() -> None:
        (made, _), (other, _) = await full_table(alone), await full_table(alone)
        async with open_database(database) as engine:
            store, changing = open_store(engine), await asyncpg.connect(database)
            async with changing.transaction(), asyncio.timeout(SOON):
                lock = "SELECT 1 FROM seats WHERE table_id = $1 FOR UPDATE"
                await changing.execute(lock, made["table"])
                await store.set_here([(made["table"], 0), (other["table"], 1)], LONG)
                assert await store.seats_here(other["table"]) == [1]
            await changing.close()
            await store.set_here([(made["table"], 0)], LONG)
            assert await store.seats_here(made["table"]) == [0]
            await store.close()

    run(note())


def test_noting_presence_gives_up_a_request_that_hangs(database: str, alone: Server) -> None:
    async def note() -> None:
        made, _ = await full_table(alone)
        here = [(made["table"], 0)]
        async with open_database(database) as engine:
            store, changing = open_store(engine), await asyncpg.connect(database)
            async with changing.transaction(), asyncio.timeout(SOON):
                await changing.execute("LOCK TABLE seats")
                await store.set_here(here, LONG)
            await changing.close()
            await store.set_here(here, LONG)
            assert await store.seats_here(made["table"]) == [0]
            await store.close()

    run(note())


def test_postgres_alone_keeps_a_table(alone: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(alone, "tolerance")
        await play_on(await everybody(alone, made, tokens), 10)

    run(play())


def test_spectators_of_both_processes_are_counted_together(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        here, there = pair
        made, tokens = await full_table(here)
        key = key_of(made["links"]["watch"])
        rome = await Client.at(here, made["table"], token=tokens[0])
        for server in (here, there):
            await Client.at(server, made["table"], key=key)
        await rome.hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["spectators"] == 2
        )

    run(play())


@pytest.fixture
def strangers(database: str, start_server: Starter) -> Iterator[tuple[Server, Server, RedisBus]]:
    """Two processes that do not hear each other, as each has a Redis of its own; and what speaks
    to the second."""
    here = start_server(f"--database={database}", f"--bus={REDIS}")
    with own_redis() as other:
        there = start_server(f"--database={database}", f"--bus={other}")
        yield here, there, RedisBus(connect(other))
        there.kill()


def test_what_no_notice_told_of_is_found_out_a_few_seconds_later(
    strangers: tuple[Server, Server, RedisBus], database: str
) -> None:
    here, there, bus = strangers

    async def play(notices: list[str]) -> None:
        async with here.http() as http:
            made = await make_table(http, game="avignon", grace=86_400)
            rome = await Client.at(there, made["table"], token=made["token"])
            joined = await join(http, made)
        for what in notices:
            bus.publish(made["table"], what)
        begun = await rome.hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["state"] == "playing"
        )
        assert begun["table"]["seats"][1]["name"] == "Bob"
        avignon = await Client.at(here, made["table"], token=joined["token"])
        await avignon.ask("chat", text="Ave")
        assert (await rome.hear("chat"))["text"] == "Ave"
        answer = await rome.ask("act", **_MOVE)
        assert (await avignon.hear("moved"))["version"] == answer["version"]

    async def play_both() -> None:
        async with open_database(database) as engine:
            store = open_store(engine)
            await bus.open(lambda notice: None, await store.identity())
            await store.close()
        OPEN.append(bus)
        await play([])
        await play(["journal"])

    run(play_both())


def test_nobody_is_played_for_while_they_are_at_a_process_that_is_not_heard(
    strangers: tuple[Server, Server, RedisBus],
) -> None:
    here, there, _ = strangers

    async def play() -> None:
        made, tokens = await full_table(here, grace=0)
        rome = await Client.at(there, made["table"], token=tokens[0])
        avignon = await Client.at(here, made["table"], token=tokens[1])
        assert avignon.welcome["table"]["to_act"] == 0
        await avignon.hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["seats"][0]["present"]
        )
        assert (await rome.ask("act", **_MOVE))["type"] == "ok"
        assert (await avignon.hear("moved"))["action"] == _MOVE["action"]

    run(play())


def test_processes_hear_each_other_however_they_spell_their_database(
    database: str, start_server: Starter
) -> None:
    other = database.replace("postgresql:", "postgres:", 1)
    here, there = [start_server(f"--database={url}", f"--bus={REDIS}") for url in (database, other)]

    async def play() -> None:
        made, tokens = await full_table(here)
        rome = await Client.at(here, made["table"], token=tokens[0])
        await Client.at(there, made["table"], token=tokens[1])
        await rome.hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["present"]
        )

    run(play())


def test_nobody_is_shown_less_than_they_have_seen_at_another_process(
    strangers: tuple[Server, Server, RedisBus],
) -> None:
    here, there, _ = strangers

    async def play() -> None:
        made, tokens = await full_table(here)
        avignon = await Client.at(there, made["table"], token=tokens[1])  # wakes it there
        rome = await Client.at(here, made["table"], token=tokens[0])
        moved = await rome.ask("act", **_MOVE)
        again = await Client.at(there, made["table"], token=tokens[0])
        assert again.welcome["version"] == moved["version"] > avignon.welcome["version"]

    run(play())


@pytest.mark.parametrize("dies", [False, True], ids=["person", "process"])
def test_who_is_gone_from_another_process_is_stood_in_for(
    pair: tuple[Server, Server], dies: bool
) -> None:
    async def play() -> None:
        here, there = pair
        made, tokens = await full_table(here, grace=10)
        avignon = await Client.at(there, made["table"], token=tokens[1])
        rome = await Client.at(here, made["table"], token=tokens[0])
        await avignon.hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["seats"][0]["present"]
        )
        while (await play_on([rome, avignon], 1))["view"]["to_act"] != 0:
            pass  # both processes know that the player is there, and wait for nothing
        if dies:
            here.kill()
        else:
            await rome.close()
        assert (await avignon.hear("moved"))["seat"] == 0

    run(play())


_MOVE = {"id": "again", "version": 1, "action": "beseech 1"}


async def first_to_act(server: Server) -> Client:
    rome, _ = await seated(server)
    return rome


def test_while_the_database_is_away_requests_are_answered_and_later_they_go_through(
    database: str, alone: Server
) -> None:
    async def play() -> None:
        rome = await first_to_act(alone)
        async with alone.http() as http:
            with away(database):
                assert (await http.get("api/ready")).json()["status"] == "no-database"
                refused = await rome.ask("act", **_MOVE)
                assert refused["error"]["id"] == "failed"
                assert (await http.get("api/health")).json()["status"] == "ok"
            assert (await http.get("api/ready")).json()["status"] == "ok"
        while (answer := await rome.ask("act", **_MOVE))["type"] != "ok":
            assert answer["error"]["id"] == "failed"
        assert answer["version"] == 2

    run(play())


def test_after_the_database_was_away_moves_alone_find_it_again(
    database: str, alone: Server
) -> None:
    """A dead connection is not handed out again; there are a few of them."""

    async def play() -> None:
        rome = await first_to_act(alone)
        with away(database):
            assert (await rome.ask("act", **_MOVE))["error"]["id"] == "failed"
        answers = [(await rome.ask("act", **_MOVE))["type"] for _ in range(20)]
        assert answers[-1] == "ok"

    run(play())


def test_a_bot_whose_move_failed_while_the_database_was_away_tries_again(
    database: str, start_server: Starter
) -> None:
    server = start_server(f"--database={database}", "--sleep-after=600")

    async def play() -> None:
        async with server.http() as http:
            seats = [{"who": "bot", "level": "greedy"}, {"who": "me"}]
            made = await make_table(http, game="avignon", seats=seats)
        with away(database):
            avignon = await Client.at(server, made["table"], token=made["token"])
            while "automation of" not in server.log.read_text(encoding="utf-8"):
                await asyncio.sleep(0.05)
        assert (await avignon.hear("moved"))["seat"] == 0

    run(play())
