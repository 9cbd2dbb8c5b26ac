"""Appending to a journal that other processes append to as well."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from schism.server.store import databases, write_ahead_log
from schism.server.store.engine import open_database
from schism.server.store.journal import JournalEntry
from schism.server.store.store import Store, open_store
from tests.server.databases import own_database, skip_without_both
from tests.server.kit import run


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'schism.db'}"
        return
    skip_without_both()
    with own_database() as database:
        yield database


def line(table: str, version: int, text: str = "N1") -> JournalEntry:
    return JournalEntry(table, version, 0, "act", text, f"{text}.{version}", 1.0 / 3)


async def appended(store: Store, entry: JournalEntry) -> bool:
    """Append an entry; return whether it was written."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def settled(outcome: bool | Exception) -> None:
        assert not isinstance(outcome, Exception)
        done.set_result(outcome)

    store.journal.append(entry, settled)
    return await done


def test_who_comes_too_late_hears_of_it_and_the_others_do_not_suffer(url: str) -> None:
    async def append() -> None:
        async with open_database(url) as engine:
            store = open_store(engine)
            assert await appended(store, line("a", 1))
            together = [line("a", 1, "B1"), line("a", 2), line("b", 1)]
            written = await asyncio.gather(*(appended(store, each) for each in together))
            assert written == [False, True, True]
            assert await store.entries("a", 0) == [line("a", 1), line("a", 2)]
            assert await store.entries("b", 0) == [line("b", 1)]
            await store.close()

    run(append())


def test_many_entries_at_once_are_few_commits(url: str) -> None:
    async def append() -> None:
        async with open_database(url) as engine:
            store = open_store(engine)
            many = [line(f"t{number}", 1) for number in range(1200)]
            assert all(await asyncio.gather(*(appended(store, each) for each in many)))
            assert store.journal.commits < 10
            assert store.journal.entries == len(many)
            await store.close()

    run(append())


def test_nobody_hears_of_an_entry_before_the_disk_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []
    told: list[int] = []

    async def append() -> None:
        async with open_database(f"sqlite:///{tmp_path / 'schism.db'}") as engine:
            store = open_store(engine)
            for version in range(1, 4):
                assert await appended(store, line("a", version))
                told.append(len(flushed))
            await store.close()

    monkeypatch.setattr(write_ahead_log, "_sync_file", flushed.append)
    run(append())
    assert told == [1, 2, 3]


def test_everybody_who_waits_is_told_that_the_disk_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError("disk")

    async def append() -> None:
        async with open_database(f"sqlite:///{tmp_path / 'schism.db'}") as engine:
            store = open_store(engine)
            with monkeypatch.context() as broken:
                broken.setattr(write_ahead_log, "_sync_file", fail)
                outcomes: asyncio.Queue[bool | Exception] = asyncio.Queue()
                store.journal.append(line("a", 1), outcomes.put_nowait)
                assert isinstance(await outcomes.get(), OSError)
            # The disk works again, but nobody knows what it has dropped.
            store.journal.append(line("b", 1), outcomes.put_nowait)
            assert isinstance(await outcomes.get(), OSError)
            await store.close()

    run(append())


def test_while_another_program_writes_the_event_loop_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "schism.db"

    async def append() -> None:
        async with open_database(f"sqlite:///{path}") as engine:
            store = open_store(engine)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(appended(store, line("a", 1)))
            for _ in range(20):
                await asyncio.sleep(0)
            assert not writing.done()
            other.execute("COMMIT")
            other.close()
            assert await writing
            await store.close()

    run(append())


def test_a_long_log_goes_into_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "schism.db"
    monkeypatch.setattr(databases, "_CHECKPOINT_AFTER", 10)

    async def append() -> None:
        async with open_database(f"sqlite:///{path}") as engine:
            store = open_store(engine)
            before = path.stat().st_size
            for version in range(1, 400):
                assert await appended(store, line("a", version))
            assert path.stat().st_size > before
            await store.close()

    run(append())


def test_a_log_begins_anew_although_somebody_always_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "schism.db"
    monkeypatch.setattr(databases, "_CHECKPOINT_AFTER", 100)

    async def play(store: Store, table: str) -> None:
        for version in range(1, 400):
            assert await appended(store, line(table, version))

    async def append() -> int:
        async with open_database(f"sqlite:///{path}") as engine:
            store = open_store(engine)
            await asyncio.gather(*(play(store, f"table{number}") for number in range(16)))
            log_size = path.with_name("schism.db-wal").stat().st_size
            await store.close()
            return log_size

    pages_if_it_only_grew = 400 * 16
    assert run(append()) < pages_if_it_only_grew * 4096 / 4


def test_a_log_stays_while_a_server_rests_and_goes_with_it(tmp_path: Path) -> None:
    log_file = tmp_path / "schism.db-wal"

    async def append() -> None:
        async with open_database(f"sqlite:///{tmp_path / 'schism.db'}") as engine:
            store = open_store(engine)
            assert await appended(store, line("a", 1))
            size = log_file.stat().st_size
            await store.release_caches()
            assert log_file.stat().st_size == size
            assert await appended(store, line("a", 2))
            await store.close()

    run(append())
    assert not log_file.exists()
