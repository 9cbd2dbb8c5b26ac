"""Mistakes that the simulation has found, as scripts: each fails if its mistake is put back.

docs/research/2026-11-18-simulating-the-server.md tells how they were found."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

import pytest

from schism.games.contract import Json
from schism.server.lobby import registry
from schism.server.lobby.housekeeping import Housekeeping
from schism.server.tables.presence import Viewer
from schism.server.tables.table import LiveTable
from schism.server.tasks import spawn
from schism.server.wire.token_bucket import BucketsBySeat
from tests.simulation.scenario import Script, Stage, perform

PATIENCE = 30.0  # simulated seconds


async def close_a_second_tab(stage: Stage) -> None:
    """Ann is at one process, and closes a second tab at the other, where Bob waits for her."""
    made = await stage.make(0, game="avignon", grace=3)
    bob = await stage.join(0, made)
    ann = await stage.visit(0, made, token=made["token"])
    waiting = await stage.visit(1, made, token=bob["token"])
    second_tab = await stage.visit(1, made, token=made["token"])
    before = second_tab.welcome["version"]
    second_tab.hang_up()
    with pytest.raises(TimeoutError):  # nobody plays for Ann
        await asyncio.wait_for(waiting.hear("moved"), PATIENCE)
    assert ann.welcome["version"] == before


async def take_the_last_seats(stage: Stage) -> None:
    """Two people take the last two seats at the same moment, at two processes; ten times."""
    for _ in range(10):
        made = await stage.make(0, game="tolerance", options={"players": 3})
        await stage.visit(1, made, token=made["token"])  # so that both processes have the table
        await asyncio.gather(stage.join(0, made, seat=1), stage.join(1, made, seat=2))
        ann = await stage.visit(0, made, token=made["token"])
        if not ann.welcome["version"]:
            await asyncio.wait_for(ann.hear("moved"), PATIENCE)


async def come_to_another_process(stage: Stage) -> None:
    """Bob takes a seat at one process and connects to the other, which has not heard of it."""
    made = await stage.make(0, game="tolerance", options={"players": 3})
    await stage.visit(1, made, token=made["token"])
    bob = await stage.join(0, made)
    visitor = await stage.visit(1, made, token=bob["token"])
    assert visitor.welcome.get("seat") == bob["seat"], visitor.welcome


async def start_after_the_clock_was_set(stage: Stage) -> None:
    """Somebody sets the clock, one process starts again, and a player's time counts at both."""
    made = await stage.make(0, game="avignon", clock={"seconds": 60, "increment": 0})
    bob = await stage.join(0, made)
    await _restart_with_clock_set(stage, -3600.0)
    await _act(stage, made, [made["token"], bob["token"]])
    visitor = await stage.visit(0, made, token=made["token"])
    left = [seat["clock_ms"] for seat in visitor.welcome["table"]["seats"]]
    assert min(left) > 30_000, left


async def set_the_clock_back_and_forward(stage: Stage) -> None:
    """Ann leaves while the clock is an hour fast, and acts while it is right; then it is fast
    again. Each time the process starts again."""
    made = await stage.make(0, game="avignon", clock={"seconds": 60, "increment": 0})
    players = [made["token"], (await stage.join(0, made))["token"]]
    await _restart_with_clock_set(stage, 3600.0)
    (await stage.visit(0, made, token=made["token"])).hang_up()
    await asyncio.sleep(1.0)
    await _restart_with_clock_set(stage, -3600.0)
    await _act(stage, made, players)
    await _restart_with_clock_set(stage, 3600.0)
    visitor = await stage.visit(0, made, token=made["token"])
    left = [seat["clock_ms"] for seat in visitor.welcome["table"]["seats"]]
    assert min(left) > 30_000, left


async def resume_once_the_disk_has_room(stage: Stage) -> None:
    """Ann has paused, and tries to go on while the disk is full."""
    made = await stage.make(0, game="avignon")
    await stage.join(0, made)
    ann = await stage.visit(0, made, token=made["token"])
    assert await ann.ask({"type": "pause", "id": "pause"}) == "ok"
    machine = stage.deployment.machine
    assert machine is not None
    machine.write_error = sqlite3.SQLITE_FULL
    for number in range(20):
        assert await ann.ask({"type": "resume", "id": f"resume-{number}"}) == "failed"
    machine.write_error = None
    assert await ann.ask({"type": "resume", "id": "resume"}) == "ok"


async def _restart_with_clock_set(stage: Stage, seconds: float) -> None:
    stage.deployment.jump_clocks(seconds)
    stage.deployment.processes[-1].kill()
    await asyncio.sleep(5.0)


async def _act(stage: Stage, made: Json, tokens: list[str]) -> None:
    """The player whose turn it is moves, at the newest process."""
    for token in tokens:
        player = await stage.visit(len(stage.deployment.processes) - 1, made, token=token)
        if player.welcome["yours"]["actions"]:
            await player.act()


def erase_presence_on_leaving(patch: pytest.MonkeyPatch) -> None:
    leave = LiveTable.leave

    def leave_and_erase(table: LiveTable, viewer: Viewer) -> None:
        leave(table, viewer)
        if viewer.seat is not None and viewer.seat not in table.presence.seats_here():
            spawn(table._store.set_here([(table.id, viewer.seat)], 0.0), table._tasks)

    patch.setattr(LiveTable, "leave", leave_and_erase)


def start_only_where_somebody_joins(patch: pytest.MonkeyPatch) -> None:
    on_change = LiveTable._on_roster_change

    async def do_nothing(table: LiveTable) -> None:
        return

    def change_only(table: LiveTable, vacated: list[int]) -> None:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(table, "start_if_full", lambda: do_nothing(table))
            on_change(table, vacated)

    patch.setattr(LiveTable, "_on_roster_change", change_only)
    visit = Housekeeping._visit

    def visit_only(housekeeping: Housekeeping, table: LiveTable, now: float) -> None:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(table, "start_if_full", lambda: do_nothing(table))
            visit(housekeeping, table, now)

    patch.setattr(Housekeeping, "_visit", visit_only)


def read_only_the_journal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "read_changes", LiveTable.catch_up)


def believe_the_own_clock(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(registry, "set_time", lambda at: None)


def believe_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    async def last_seen(table: LiveTable) -> float:
        return table.roster.row.seen or 0.0

    patch.setattr(LiveTable, "_last_seen", last_seen)


def count_what_was_not_written(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BucketsBySeat, "give_back", lambda buckets, seat: None)


FOUND: list[tuple[Script, int, Callable[[pytest.MonkeyPatch], None]]] = [  # int: processes
    (close_a_second_tab, 2, erase_presence_on_leaving),
    (take_the_last_seats, 2, start_only_where_somebody_joins),
    (come_to_another_process, 2, read_only_the_journal),
    (start_after_the_clock_was_set, 2, believe_the_own_clock),
    (set_the_clock_back_and_forward, 1, believe_what_was_seen),
    (resume_once_the_disk_has_room, 1, count_what_was_not_written),
]


@pytest.mark.parametrize(("script", "processes"), [found[:2] for found in FOUND])
def test_it_does_not_happen_any_more(script: Script, processes: int) -> None:
    perform(script, processes)


@pytest.mark.parametrize(("script", "processes", "put_back"), FOUND)
def test_the_script_fails_if_the_mistake_is_put_back(
    script: Script,
    processes: int,
    put_back: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_back(monkeypatch)
    with pytest.raises((AssertionError, TimeoutError, pytest.fail.Exception)):
        perform(script, processes)
