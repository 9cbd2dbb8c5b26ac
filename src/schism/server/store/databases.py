"""Reading and writing: once for SQLite and once for PostgreSQL.

Entries of journals go around SQLAlchemy, which takes longer to prepare a statement than the
database to carry it out, and this is the statement that every move waits for.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.store.engine import AT_ONCE, CAREFUL, open_beside, set_pragmas
from schism.server.store.journal import Entry, Writer
from schism.server.store.log import WriteAheadLog

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

_COLUMNS = ", ".join(Entry._fields)
_SINGLY = {"isolation_level": "AUTOCOMMIT"}  # a transaction would be two more ways to the database
_LONG_LOG = 2000  # writes; a few megabytes
_PATIENCE, _A_MOMENT = 10.0, 0.005  # seconds
_log = logging.getLogger("schism.store")


class Database(Writer, Protocol):
    async def read(self, work: Work[T]) -> T:
        """What the work finds."""

    async def change(self, work: Work[T]) -> T:
        """What the work makes of it, in a transaction of its own."""

    async def rest(self) -> None:
        """Let go of what is only kept for speed."""

    async def close(self) -> None: ...


class SqliteDatabase:
    """The event loop's own thread writes into SQLite's log, which takes microseconds, and another
    one waits until the disk has it; nobody is told before that.

    A thread that wrote would have to ask for the interpreter's lock after each call into SQLite,
    while the loop is busy: that took longer than the writing.
    """

    _INSERT = f"INTO journal ({_COLUMNS}) VALUES"
    _ROW = f"({', '.join('?' * len(Entry._fields))})"

    def __init__(self, engine: AsyncEngine) -> None:
        self._path = str(engine.url.database)
        self._changing = open_beside(engine, AT_ONCE)
        self._reading = open_beside(engine, CAREFUL).execution_options(**_SINGLY)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._log = WriteAheadLog(self._path)
        self._connection: sqlite3.Connection | None = None  # for entries
        self._changer: Connection | None = None  # for everything else
        self._unmoved = 0  # writes that are in the log and not yet in the database
        self._moving: asyncio.Future[None] | None = None

    async def write(self, entries: Sequence[Entry]) -> list[bool]:
        written = await _patiently(lambda: self._write(entries))
        await self._kept(len(entries))
        return written

    def _write(self, entries: Sequence[Entry]) -> list[bool]:
        """Entries that come together are one statement, which is its own transaction."""
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
            connection = sqlite3.connect(self._path, isolation_level=None)
            set_pragmas(connection, AT_ONCE)
            self._log.open()
            self._connection = connection
        return self._connection

    async def change(self, work: Work[T]) -> T:
        found = await _patiently(lambda: self._change(work))
        await self._kept(1)
        return found

    def _change(self, work: Work[T]) -> T:
        self._opened()
        if self._changer is None:
            self._changer = self._changing.connect()
        with self._changer.begin():
            return work(self._changer)

    async def _kept(self, writes: int) -> None:
        """When the disk has all that was written until now."""
        await self._log.synced()
        self._unmoved += writes
        if self._unmoved > _LONG_LOG and self._moving is None:
            self._unmoved = 0
            loop = asyncio.get_running_loop()
            self._moving = loop.run_in_executor(self._reader, self._move)
            self._moving.add_done_callback(self._moved)

    def _move(self) -> None:
        """What the log has goes into the database, so that the log can begin anew."""
        with self._reading.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _moved(self, moving: asyncio.Future[None]) -> None:
        self._moving = None
        if moving.exception() is not None:  # it will be tried again
            _log.warning("checkpoint", exc_info=moving.exception())

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def rest(self) -> None:
        """Connections keep pages, and a trace of each of their last two hundred statements: small
        things, but scattered over all the memory that a crowd has used."""
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.dispose)
        if self._changer is not None:
            self._changer.close()
            self._changer = None
        self._changing.dispose()
        if self._connection is not None:
            await self._log.close()
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await self.rest()
        self._reader.shutdown()


async def _patiently(work: Callable[[], T]) -> T:
    """Another program may be writing, such as `schism admin`: the loop does not wait for it."""
    last_try = time.monotonic() + _PATIENCE
    while True:
        try:
            return work()
        except (sqlite3.OperationalError, OperationalError) as error:
            if not _is_locked(error) or time.monotonic() > last_try:
                raise
        await asyncio.sleep(_A_MOMENT)


def _is_locked(error: Exception) -> bool:
    reason = error.orig if isinstance(error, OperationalError) else error
    return getattr(reason, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


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
