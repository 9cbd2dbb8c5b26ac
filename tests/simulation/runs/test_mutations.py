"""Mistakes put into the server on purpose: the simulation finds each of them.

If one of these tests fails, the simulation has become blind: see what it no longer looks at."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from schism.server.lobby import registry
from schism.server.lobby.housekeeping import Housekeeping
from schism.server.lobby.registry import TableRegistry
from schism.server.store.journal import JournalEntry
from schism.server.store.write_ahead_log import WriteAheadLog
from schism.server.tables.automation import Automation
from schism.server.tables.command_queue import Done
from schism.server.tables.commands import Command
from schism.server.tables.table import LiveTable
from schism.server.tasks import spawn
from tests.simulation.simulation import Setup, simulate

_MOST_SEEDS = 40


def is_found(problem: str, processes: int, *kinds: str) -> bool:
    """Whether one of the first seeds finds such a problem, with faults of these kinds only."""
    pattern = re.compile(problem)
    for seed in range(_MOST_SEEDS):
        setup = replace(Setup.of_seed(seed), processes=processes, kinds=kinds)
        if any(map(pattern.search, simulate(setup).problems)):
            return True
    return False


def test_an_acknowledgement_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    sync = WriteAheadLog.sync

    async def sync_later(log: WriteAheadLog) -> None:
        spawn(sync(log), set())

    monkeypatch.setattr(WriteAheadLog, "sync", sync_later)
    assert is_found(r"lost Answered|went back", 1, "power cut")


def test_a_missing_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process does not look whether another one has taken the version it writes."""
    commit = LiveTable._commit

    def commit_anyway(
        table: LiveTable, command: Command, done: Done, entry: JournalEntry, written: Any
    ) -> None:
        commit(table, command, done, entry, written is False or written)

    monkeypatch.setattr(LiveTable, "_commit", commit_anyway)
    assert is_found(r"was told|was shown|lost Answered", 2, "lost notices", "delayed notices")


def test_a_skipped_checksum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JournalEntry, "chain", lambda entry, before: entry.checksum)
    assert is_found(r"damaged", 1, "bit flip")


def test_a_lost_notice_that_is_not_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def find_nothing(housekeeping: Housekeeping) -> None:
        return

    monkeypatch.setattr(Housekeeping, "_find_missed", find_nothing)
    assert is_found(r"stands still", 2, "lost notices")


def test_a_read_from_a_stale_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableRegistry, "current_table", TableRegistry.table)
    faults = ("delayed notices", "lost notices", "stalled Redis", "reset sockets")
    assert is_found(r"went back|had been told", 2, *faults)


def test_a_bot_for_somebody_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process does not ask the database whether a player is at another one."""

    async def is_away(automation: Automation) -> bool:
        return False

    monkeypatch.setattr(Automation, "_is_back", is_away)
    faults = ("lost notices", "stalled Redis", "reset sockets")
    assert is_found(r"played version", 2, *faults)


def test_processes_that_disagree_about_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake that the simulation found itself, put back."""
    monkeypatch.setattr(registry, "set_time", lambda at: None)
    assert is_found(r"seat \d lost|played version", 2, "clock jump", "kill")
