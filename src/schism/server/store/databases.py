"""Reading and writing: once for SQLite and once for PostgreSQL.

Entries of journals go around SQLAlchemy, which takes longer to prepare a statement than the
database to carry it out, and this is the statement that every move waits for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.store.engine import be_careful, open_beside
from schism.server.store.journal import Entry, Writer

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

_COLUMNS = ", ".join(Entry._fields)
_SINGLY = {"isolation_level": "AUTOCOMMIT"}  # a transaction would be two more ways to the database


class Database(Writer, Protocol):
    async def read(self, work: Work[T]) -> T:
        """What the work finds."""

    async def change(self, work: Work[T]) -> T:
        """What the work makes of it, in a transaction of its own."""

    async def rest(self) -> None:
        """Let go of what is only kept for speed."""

    async def close(self) -> None: ...


class SqliteDatabase:
    """A thread writes and another one reads: the event loop never waits for the disk, and SQLite
    lets one write at a time.

    Entries that come together are one statement, which is its own transaction: each further call
    into SQLite would have to wait until the event loop lets go of the interpreter's lock.
    """

    _INSERT = f"INTO journal ({_COLUMNS}) VALUES"
    _ROW = f"({', '.join('?' * len(Entry._fields))})"

    def __init__(self, engine: AsyncEngine) -> None:
        self._path = str(engine.url.database)
        self._engine = open_beside(engine)
        self._reading = self._engine.execution_options(**_SINGLY)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, entries)

    def _write(self, entries: Sequence[Entry]) -> list[bool]:
        rows = ", ".join([self._ROW] * len(entries))
        try:
            self._opened().execute(f"INSERT {self._INSERT} {rows}", list(chain(*entries)))
        except sqlite3.IntegrityError:  # and nothing has been written
            return self._write_singly(entries)
        return [True] * len(entries)

    def _write_singly(self, entries: Sequence[Entry]) -> list[bool]:
        """Some are too late: which?"""
        insert = f"INSERT OR IGNORE {self._INSERT} {self._ROW}"
        return [self._opened().execute(insert, entry).rowcount == 1 for entry in entries]

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            be_careful(self._connection)
        return self._connection

    async def change(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._change, work)

    def _change(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def rest(self) -> None:
        """Connections keep pages, and a trace of each of their last two hundred statements: small
        things, but scattered over all the memory that a crowd has used."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._let_go)

    async def close(self) -> None:
        await self.rest()
        self._writer.shutdown()
        self._reader.shutdown()
        self._engine.dispose()  # what was being read meanwhile

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


class PostgresDatabase:
    _INSERT = f"""
        INSERT INTO journal ({_COLUMNS})
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[],
                             $7::float8[])
        ORDER BY 1, 2  -- the same order in every process: nobody waits in a circle
        ON CONFLICT DO NOTHING RETURNING table_id, version
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(**_SINGLY)

    async def write(self, entries: Sequence[Entry]) -> list[bool]:
        async with self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            try:
                rows = await driver.fetch(self._INSERT, *map(list, zip(*entries, strict=True)))
            except Exception:
                if driver.is_closed():  # SQLAlchemy does not see it, and would hand it out again
                    await connection.invalidate()
                raise
        written = {tuple(row) for row in rows}
        return [(entry.table_id, entry.version) in written for entry in entries]

    async def change(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def rest(self) -> None:
        return

    async def close(self) -> None:
        return
