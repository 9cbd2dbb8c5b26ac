"""Mistakes put into the server on purpose: the simulation finds each of them.

If one of these tests fails, the simulation has become blind: see what it no longer looks at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from schism.server.lobby import registry
from schism.server.lobby.housekeeping import Housekeeping
from schism.server.lobby.registry import TableRegistry
from schism.server.store.journal import JournalEntry
from schism.server.store.write_ahead_log import WriteAheadLog
from schism.server.tables.command_queue import Done
from schism.server.tables.commands import Command
from schism.server.tables.table import LiveTable
from schism.server.tasks import spawn
from tests.simulation.simulation import Setup, simulate

_MOST_SEEDS = 40


def problems_with(processes: int, *kinds: str) -> list[str]:
    """What is found by the first seed that finds something, with faults of these kinds only."""
    for seed in range(_MOST_SEEDS):
        setup = replace(Setup.of_seed(seed), processes=processes, kinds=kinds)
        problems = simulate(setup).problems
        if problems:
            return problems
    return []


def test_an_acknowledgement_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    sync = WriteAheadLog.sync

    async def sync_later(log: WriteAheadLog) -> None:
        spawn(sync(log), set())

    monkeypatch.setattr(WriteAheadLog, "sync", sync_later)
    assert any("lost" in problem for problem in problems_with(1, "power cut"))


def test_a_missing_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process does not look whether another one has taken the version it writes."""
    commit = LiveTable._commit

    def commit_anyway(
        table: LiveTable, command: Command, done: Done, entry: JournalEntry, written: Any
    ) -> None:
        commit(table, command, done, entry, written is False or written)

    monkeypatch.setattr(LiveTable, "_commit", commit_anyway)
    assert problems_with(2, "lost notices", "delayed notices")


def test_a_skipped_checksum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JournalEntry, "chain", lambda entry, before: entry.checksum)
    assert any("damaged" in problem for problem in problems_with(1, "bit flip"))


def test_a_lost_notice_that_is_not_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def find_nothing(housekeeping: Housekeeping) -> None:
        return

    monkeypatch.setattr(Housekeeping, "_find_missed", find_nothing)
    assert problems_with(2, "lost notices")


def test_a_read_from_a_stale_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableRegistry, "current_table", TableRegistry.table)
    found = problems_with(2, "delayed notices", "lost notices", "stalled Redis", "reset sockets")
    assert any("went back" in problem or "had been told" in problem for problem in found)


# What the simulation has found itself, put back.


def test_a_full_table_that_nobody_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    change = LiveTable._on_roster_change

    def change_only(table: LiveTable, vacated: list[int]) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(LiveTable, "start_if_full", _do_nothing)
            change(table, vacated)

    monkeypatch.setattr(LiveTable, "_on_roster_change", change_only)
    monkeypatch.setattr(Housekeeping, "_visit", lambda housekeeping, table, now: None)
    assert any("stands still" in problem for problem in problems_with(2, "stalled Redis"))


async def _do_nothing(table: LiveTable) -> None:
    return


def test_processes_that_disagree_about_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "set_time", lambda at: None)
    found = problems_with(2, "clock jump", "kill")
    assert any("lost" in problem or "played version" in problem for problem in found)
