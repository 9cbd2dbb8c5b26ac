"""Access to PostgreSQL. Single statements go straight to the driver: SQLAlchemy's asynchronous
side takes ten times the processor time (150 µs to 14)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Executable, UpdateBase
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from schism.server.store.changes import PostgresChanges, StatementCache, Values
from schism.server.store.databases import AUTOCOMMIT, COLUMNS, Query, Rows, SeatsHere, T, Work
from schism.server.store.journal import JournalEntry

# Of the engine's nine; the journal and presence have one each, transactions the rest.
_MOST_OPEN = 4
_PRESENCE_TIMEOUT = 2.0  # seconds: of a few missed heartbeats a bot concludes that nobody is there


class PostgresDatabase:
    failure = None  # the server itself looks after its disk

    _INSERT = f"""
        INSERT INTO journal ({COLUMNS})
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[],
                             $7::float8[], $8::text[])
        ORDER BY 1, 2  -- the same order in every process prevents deadlocks
        ON CONFLICT DO NOTHING RETURNING table_id, version
    """

    _SET_HERE = """
        UPDATE seats SET here_until = extract(epoch FROM clock_timestamp()) + $3
        FROM (
            SELECT table_id, seat FROM seats
            WHERE (table_id, seat) IN (SELECT * FROM unnest($1::text[], $2::int[]))
            FOR UPDATE SKIP LOCKED  -- one that is just being changed must not hold up the others
        ) AS found
        WHERE seats.table_id = found.table_id AND seats.seat = found.seat
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._autocommit = engine.execution_options(**AUTOCOMMIT)
        self._statements = StatementCache(engine.dialect)
        self._drivers = DriverPool(engine, _MOST_OPEN)
        self._journal = DriverPool(engine, 1)  # moves wait for nothing else
        self._presence = DriverPool(engine, 1)

    def on_failure(self, act: Callable[[], None]) -> None:
        return

    def free_space(self) -> int | None:
        return None

    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        columns = map(list, zip(*entries, strict=True))
        async with self._journal.driver() as driver:
            rows = await driver.fetch(self._INSERT, *columns)
        if len(rows) == len(entries):
            return [True] * len(entries)
        written = {tuple(row) for row in rows}
        return [(entry.table_id, entry.version) in written for entry in entries]

    async def fetch(self, query: Executable, values: Values) -> Rows:
        prepared = self._statements.get(query, values)  # type: ignore[arg-type]
        async with self._drivers.driver() as driver:
            rows: Rows = await driver.fetch(prepared.text, *prepared.values(values))
            return rows

    async def run(self, statement: UpdateBase, values: Values) -> int:
        """One round trip: without BEGIN and COMMIT."""
        prepared = self._statements.get(statement, values)
        async with self._drivers.driver() as driver:
            done: str = await driver.execute(prepared.text, *prepared.values(values))
        return int(done.rpartition(" ")[2])  # as in "UPDATE 1"

    async def change(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(lambda sync: work(PostgresChanges(sync)))

    async def read(self, query: Query[T]) -> T:
        async with self._autocommit.connect() as connection:
            return await connection.run_sync(query)

    async def set_here(self, seats_here: SeatsHere, seconds: float) -> None:
        tables, seats = map(list, zip(*seats_here, strict=True))
        async with asyncio.timeout(_PRESENCE_TIMEOUT), self._presence.driver() as driver:
            await driver.execute(self._SET_HERE, tables, seats, seconds)

    async def release_caches(self) -> None:
        return

    async def close(self) -> None:
        await self._journal.close()
        await self._presence.close()
        await self._drivers.close()


class DriverPool:
    """Connections from an engine's pool that stay open, as the driver knows them."""

    def __init__(self, engine: AsyncEngine, most: int) -> None:
        self._engine, self._room = engine, asyncio.Semaphore(most)
        self._idle: list[tuple[AsyncConnection, Any]] = []

    @asynccontextmanager
    async def driver(self) -> AsyncIterator[Any]:
        async with self._room:
            connection, driver = await self._take()
            try:
                yield driver
            except BaseException:  # it may be dead, or in the middle of something
                await _discard(connection)
                raise
            self._idle.append((connection, driver))

    async def _take(self) -> tuple[AsyncConnection, Any]:
        """An open connection: those that PostgreSQL has closed are dropped, the engine's too."""
        while True:
            connection, driver = self._idle.pop() if self._idle else await self._connect()
            if not driver.is_closed():
                return connection, driver
            await _discard(connection)

    async def _connect(self) -> tuple[AsyncConnection, Any]:
        connection = await self._engine.connect()
        return connection, (await connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        idle, self._idle = self._idle, []
        for connection, _ in idle:
            await _discard(connection)


async def _discard(connection: AsyncConnection) -> None:
    await connection.invalidate()
    await connection.close()
