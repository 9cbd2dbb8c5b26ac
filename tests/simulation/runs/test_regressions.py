"""Mistakes that the simulation has found, as scripts: each fails if its mistake is put back.

docs/research/2026-11-18-simulating-the-server.md tells how they were found."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from schism.games.contract import Json
from schism.server.lobby import registry, seating
from schism.server.lobby.housekeeping import Housekeeping
from schism.server.lobby.seating import open_to_friends
from schism.server.tables import automation, command_queue
from schism.server.tables.automation import Automation
from schism.server.tables.commands import Command, check
from schism.server.tables.game_log import GameLog
from schism.server.tables.presence import Viewer
from schism.server.tables.table import LiveTable
from schism.server.tasks import spawn
from schism.server.wire.models.http import SeatChange
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


async def come_back_before_the_bots_turn(stage: Stage) -> None:
    """A bot has chosen for a player who is away, but the table is busy; they come back first."""
    made = await stage.make(0, game="avignon", grace=1)
    tokens = [made["token"], (await stage.join(0, made))["token"]]
    players = [await stage.visit(0, made, token=token) for token in tokens]
    mover = next(n for n, each in enumerate(players) if each.welcome["yours"]["actions"])
    process = stage.deployment.processes[0]
    turns = process.registry.tables[made["table"]]._turns
    process.loop.post(0.0, turns.submit, lambda: None)
    players[mover].hang_up()
    await asyncio.sleep(PATIENCE)
    await stage.visit(0, made, token=tokens[mover])
    process.loop.post(0.0, turns.release)
    with pytest.raises(TimeoutError):  # nobody plays for them
        await asyncio.wait_for(players[1 - mover].hear("moved"), PATIENCE)


async def stay_while_a_query_hangs(stage: Stage) -> None:
    """Ann stays at a process one of whose queries is never answered; Bob waits at the other."""
    made = await stage.make(0, game="avignon", grace=3)
    bob = await stage.join(0, made)
    players = [await stage.visit(0, made, token=made["token"])]
    players.append(await stage.visit(1, made, token=bob["token"]))
    hung = players[0 if players[0].welcome["yours"]["actions"] else 1]
    process = stage.deployment.processes[players.index(hung)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process.registry.store, "marks", lambda ids: asyncio.Event().wait())
        waiting = players[1 - players.index(hung)]
        with pytest.raises(TimeoutError):  # nobody plays for them
            await asyncio.wait_for(waiting.hear("moved"), PATIENCE)


async def come_back_elsewhere_while_the_bot_thinks(stage: Stage) -> None:
    """A bot thinks for a player who is away, and they come back to another process."""
    made = await stage.make(0, game="avignon", grace=3, pace=1)  # between heartbeats
    tokens = [made["token"], (await stage.join(0, made))["token"]]
    players = [await stage.visit(1, made, token=token) for token in tokens]
    mover = next(n for n, each in enumerate(players) if each.welcome["yours"]["actions"])
    thinks = asyncio.Event()
    thinking_before: Callable[[str, str], float] = vars(automation)["thinking_time"]

    def note_that_it_thinks(game: str, level: str) -> float:
        thinks.set()
        return thinking_before(game, level)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(automation, "thinking_time", note_that_it_thinks)
        players[mover].hang_up()
        await asyncio.wait_for(thinks.wait(), PATIENCE)
        await stage.visit(0, made, token=tokens[mover])
        with pytest.raises(TimeoutError):  # nobody plays for them
            await asyncio.wait_for(players[1 - mover].hear("moved"), PATIENCE)


async def open_a_seat_that_is_just_taken_away(stage: Stage) -> None:
    """Ann removes Bob, and in the moment in which a bot gets his seat she opens all bots' seats."""
    bot = {"who": "bot", "level": "random"}
    seats = [{"who": "me"}, {"who": "open"}, bot]
    made = await stage.make(0, game="tolerance", options={"players": 3}, seats=seats)
    bob = (await stage.join(0, made))["seat"]
    table = await stage.deployment.processes[0].registry.table(made["table"])
    set_seat = table.roster_store.set_seat

    async def set_seat_then_open(seat: int, **values: Any) -> None:
        await set_seat(seat, **values)
        if seat == bob and values["who"] == "bot":
            await open_to_friends(table, 0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table.roster_store, "set_seat", set_seat_then_open)
        await seating.change_seat(table, bob, SeatChange(who="bot"))
    assert [row.who for row in table.roster.seats] == ["person", "bot", "open"]


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


def look_only_when_choosing(patch: pytest.MonkeyPatch) -> None:
    def check_all_else(log: GameLog, command: Command) -> str:
        return check(log, command._replace(is_due=lambda: True))

    patch.setattr(command_queue, "check", check_all_else)


def note_presence_last(patch: pytest.MonkeyPatch) -> None:
    look_after_storage, note = Housekeeping._look_after_storage, Housekeeping._note_presence

    async def look_then_note(housekeeping: Housekeeping, now: float) -> None:
        await look_after_storage(housekeeping, now)
        await note(housekeeping)

    async def visit_only(housekeeping: Housekeeping, now: float) -> None:
        for table in list(housekeeping._registry.tables.values()):
            housekeeping._visit(table, now)

    patch.setattr(Housekeeping, "_look_after_storage", look_then_note)
    patch.setattr(Housekeeping, "_visit_tables", visit_only)


def ask_once_who_is_there(patch: pytest.MonkeyPatch) -> None:
    is_back, asked = Automation._is_back, set[str]()
    thinking_before: Callable[[str, str], float] = vars(automation)["thinking_time"]

    async def is_back_at_first(playing: Automation) -> bool:
        return not asked and await is_back(playing)

    def note_that_it_asked(game: str, level: str) -> float:
        asked.add(game)
        return thinking_before(game, level)

    patch.setattr(Automation, "_is_back", is_back_at_first)
    patch.setattr(automation, "thinking_time", note_that_it_asked)


def tell_afterwards(patch: pytest.MonkeyPatch) -> None:
    async def give_to_bot(table: LiveTable, seat: int, level: str | None, why: str) -> None:
        before = table.roster.seats[seat]
        await table.roster_store.set_seat(seat, **seating._bot(table, level))
        await table.commands.run(Command(why, seat, before.name))

    patch.setattr(seating, "_give_to_bot", give_to_bot)


FOUND: list[tuple[Script, int, Callable[[pytest.MonkeyPatch], None]]] = [  # int: processes
    (close_a_second_tab, 2, erase_presence_on_leaving),
    (take_the_last_seats, 2, start_only_where_somebody_joins),
    (come_to_another_process, 2, read_only_the_journal),
    (start_after_the_clock_was_set, 2, believe_the_own_clock),
    (set_the_clock_back_and_forward, 1, believe_what_was_seen),
    (resume_once_the_disk_has_room, 1, count_what_was_not_written),
    (come_back_before_the_bots_turn, 1, look_only_when_choosing),
    (come_back_elsewhere_while_the_bot_thinks, 2, ask_once_who_is_there),
    (stay_while_a_query_hangs, 2, note_presence_last),
    (open_a_seat_that_is_just_taken_away, 1, tell_afterwards),
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
