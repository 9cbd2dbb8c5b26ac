"""What other processes have committed arrives in their notices; what is missing is read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from schism.games.contract import Json
from schism.server.bus import Listener
from schism.server.bus.local import LocalBus
from schism.server.lobby.factory import make_table
from schism.server.lobby.registry import TableRegistry
from schism.server.settings import Settings
from schism.server.store.engine import open_database
from schism.server.store.store import Store, open_store
from schism.server.tables.commands import Command
from schism.server.tables.table import LiveTable
from schism.server.wire.models.http import SeatRequest, TableRequest
from tests.server.databases import own_database, skip_without_both
from tests.server.kit import PATIENCE, run


@pytest.fixture
def database() -> Iterator[str]:
    skip_without_both()
    with own_database() as url:
        yield url


class HandBus(LocalBus):
    """Keeps what is published until the test delivers it."""

    shared = True

    def __init__(self) -> None:
        self.published: list[Json] = []
        self.tell: Listener = lambda notice: None

    async def open(self, listener: Listener, database: str) -> None:
        self.tell = listener

    def publish(self, table: str, what: str, **details: Any) -> None:
        self.published.append({"table": table, "what": what, **details, "from": "other"})

    def moves(self) -> list[Json]:
        return [notice for notice in self.published if notice["what"] == "journal"]


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[LiveTable, LiveTable, HandBus, HandBus]]:
    """The same running game in two registries on one store."""
    async with open_database(url) as engine:
        store = open_store(engine)
        buses = HandBus(), HandBus()
        here, there = (TableRegistry(store, bus, Settings()) for bus in buses)
        for registry in (here, there):
            await registry.open()
        seats = [SeatRequest(who="me"), SeatRequest(who="bot")]
        made = await make_table(here, TableRequest(game="avignon", name="Ann", seats=seats))
        yield await here.table(made.table), await there.table(made.table), *buses
        for registry in (here, there):
            await registry.close()
        await store.close()


async def play(table: LiveTable, moves: int) -> None:
    for _ in range(moves):
        log = table.game_log
        assert log.match is not None
        assert log.to_act is not None
        action = log.match.legal()[0]
        await table.commands.run(Command("act", log.to_act, action, log.version))


def count_reads(store: Store) -> list[str]:
    """The tables whose journals are read from now on."""
    reads: list[str] = []
    read = store.entries

    async def entries(table_id: str, after: int) -> Any:
        reads.append(table_id)
        return await read(table_id, after)

    store.entries = entries  # type: ignore[method-assign]
    return reads


async def until(table: LiveTable, version: int) -> None:
    while table.game_log.version < version:
        await asyncio.sleep(0.001)


def same_game(one: LiveTable, other: LiveTable) -> bool:
    texts = [table.game_log.view_texts(2, 0) for table in (one, other)]
    return one.game_log.checksum == other.game_log.checksum and texts[0] == texts[1]


def test_a_notice_brings_the_entry_so_that_nothing_is_read(database: str) -> None:
    async def follow() -> None:
        async with two_processes(database) as (here, there, heard, other):
            reads = count_reads(there._store)
            await play(here, 5)
            for notice in heard.moves()[-5:]:
                other.tell(notice)
            assert same_game(here, there)
            assert reads == []

    run(follow())


def test_a_lost_notice_is_made_up_for_by_the_next(database: str) -> None:
    async def follow() -> None:
        async with two_processes(database) as (here, there, heard, other):
            reads = count_reads(there._store)
            await play(here, 6)
            for notice in heard.moves()[-3:]:
                other.tell(notice)
            await until(there, here.game_log.version)
            assert same_game(here, there)
            assert len(reads) == 1  # once, though each notice found the gap

    run(follow())


def test_notices_that_come_twice_or_late_change_nothing(database: str) -> None:
    async def follow() -> None:
        async with two_processes(database) as (here, there, heard, other):
            await play(here, 4)
            last = heard.moves()[-4:]
            for notice in [last[0], last[0], *last, *reversed(last)]:
                other.tell(notice)
            assert same_game(here, there)
            await play(there, 1)
            here.receive(other.moves()[-1]["entry"])
            assert same_game(here, there)

    run(follow())


def test_players_of_a_process_that_is_not_heard_stay_present_in_the_database(
    database: str,
) -> None:
    """Redis may stand still without an error: then only the database knows that they are there."""

    async def fall_silent() -> None:
        async with two_processes(database) as (here, there, *_):
            there.presence.update_remote("not heard since", [0], 0)
            await here._store.set_here([(here.id, 0)], PATIENCE)
            since = time.monotonic()
            assert there.presence.is_silent(since)
            await there.forget_silent(since)
            assert there.presence.has(0)
            await here._store.set_here([(here.id, 0)], -1.0)
            await there.forget_silent(time.monotonic())
            assert not there.presence.has(0)

    run(fall_silent())


def test_a_notice_that_does_not_continue_the_journal_is_not_applied(database: str) -> None:
    async def follow() -> None:
        async with two_processes(database) as (here, there, heard, other):
            await play(here, 1)
            notice = heard.moves()[-1]
            forged = [*notice["entry"][:-1], "0" * 16]
            other.tell({**notice, "entry": forged})
            assert there.game_log.version == here.game_log.version - 1
            other.tell(notice)
            assert same_game(here, there)

    run(follow())
