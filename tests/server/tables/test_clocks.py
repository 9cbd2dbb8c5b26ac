"""Time counts on one's own turn only, and not while a game is paused or nobody is there."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from schism.cli.commands.serve import DATABASE_FILE
from schism.games.contract import Json
from schism.server.tables.clocks import Clocks
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, everybody, run, until_awake
from tests.server.lobby import full_table

CLOCK = {"seconds": 600, "increment": 5}
HOUR = 3600.0
# Without checksums, which would tell that it was changed.
AN_HOUR_OLDER = f"UPDATE journal SET at = at - {HOUR}, checksum = NULL WHERE table_id = ?"


def ticked(*steps: tuple[str, float, int]) -> Clocks:
    """Clocks of two seats after steps with their times and whose turn it had been."""
    clocks = Clocks(2, 600, 5)
    paused = False
    for kind, at, to_act in steps:
        until = at - 50.0 if kind == "wake" else at
        clocks.stop(to_act, until, acted=kind == "act")
        paused = kind == "pause" or (paused and kind != "resume")
        if not paused:
            clocks.start(at)
    return clocks


def test_time_runs_on_ones_own_turn_and_an_action_adds_to_it() -> None:
    clocks = ticked(("start", 100.0, 0), ("act", 130.0, 0))
    assert clocks.left(0, 1, 150.0) == 600 - 30 + 5
    assert clocks.left(1, 1, 150.0) == 600 - 20
    assert clocks.left(1, 1, 10_000.0) == 0


def test_no_time_passes_while_the_game_is_paused() -> None:
    paused = ticked(("start", 100.0, 0), ("pause", 110.0, 0))
    assert paused.left(0, 0, 110.0 + HOUR) == 590
    resumed = ticked(("start", 100.0, 0), ("pause", 110.0, 0), ("resume", 110.0 + HOUR, 0))
    assert resumed.left(0, 0, 120.0 + HOUR) == 580


def test_no_time_passes_between_the_last_who_left_and_the_first_who_comes() -> None:
    clocks = ticked(("start", 100.0, 0), ("wake", 170.0, 0))
    assert clocks.left(0, 0, 171.0) == 600 - 20 - 1


def test_without_a_clock_nothing_is_counted() -> None:
    assert Clocks(0).left(0, 0, HOUR) is None


def clock_of(client: Client, seat: int) -> float:
    return float(client.welcome["table"]["seats"][seat]["clock_ms"]) / 1000


async def begun(server: Server, *, paused: bool = False) -> tuple[Json, list[str]]:
    """A table that everybody has left."""
    made, tokens = await full_table(server, clock=CLOCK, grace=86_400)
    clients = await everybody(server, made, tokens)
    if paused:
        asked = await clients[0].ask("propose", version=1, what="pause")
        agreed = await clients[1].ask("answer", proposal=asked["version"], agree=True)
        assert agreed["type"] == "ok"
    for client in clients:
        await client.close()
    return made, tokens


def change(server: Server, made: Json, statement: str) -> None:
    with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database:
        database.execute(statement, [made["table"]])
        database.commit()


def an_hour_passes(server: Server, made: Json) -> None:
    change(server, made, AN_HOUR_OLDER)
    change(server, made, f"UPDATE tables SET seen = seen - {HOUR} WHERE id = ?")


async def has_all_his_time(server: Server, made: Json, tokens: list[str]) -> None:
    rome = await Client.at(server, made["table"], token=tokens[0])
    assert clock_of(rome, 0) > 600 - 60
    assert clock_of(rome, 1) == 600
    assert rome.welcome["version"] == 2  # that it woke is in the journal
    assert (await rome.ask("act", version=2, action="beseech 1"))["type"] == "ok"


def test_a_table_that_slept_wakes_with_the_time_it_had(sleepy_server: Server) -> None:
    async def play() -> None:
        made, tokens = await begun(sleepy_server)
        await until_awake(sleepy_server, 0)
        an_hour_passes(sleepy_server, made)
        await has_all_his_time(sleepy_server, made, tokens)

    run(play())


def test_a_server_that_was_off_has_cost_nobody_any_time(start_server: Starter) -> None:
    server = start_server()
    made, tokens = run(begun(server))
    server.kill()
    an_hour_passes(server, made)
    server.start()
    run(has_all_his_time(server, made, tokens))


def test_time_counts_while_somebody_is_there_and_who_has_none_left_is_stood_in_for(
    sleepy_server: Server,
) -> None:
    async def play() -> None:
        made, tokens = await begun(sleepy_server)
        await until_awake(sleepy_server, 0)
        change(sleepy_server, made, AN_HOUR_OLDER)
        rome = await Client.at(sleepy_server, made["table"], token=tokens[0])
        assert clock_of(rome, 0) == 0
        assert rome.welcome["table"]["seats"][0]["held_by_bot"]
        assert (await rome.hear("moved"))["seat"] == 0

    run(play())


def test_a_paused_clock_stands_still_asleep_and_awake(sleepy_server: Server) -> None:
    async def play() -> None:
        made, tokens = await begun(sleepy_server, paused=True)
        await until_awake(sleepy_server, 0)
        an_hour_passes(sleepy_server, made)
        rome = await Client.at(sleepy_server, made["table"], token=tokens[0])
        assert rome.welcome["table"]["state"] == "paused"
        assert clock_of(rome, 0) > 600 - 60

    run(play())
