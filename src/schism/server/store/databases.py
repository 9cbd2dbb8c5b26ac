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
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.store.changes import Changes, PostgresChanges, SqliteChanges
from schism.server.store.engine import AT_ONCE, CAREFUL, open_beside, set_pragmas
from schism.server.store.journal import JournalEntry, Writer
from schism.server.store.write_ahead_log import WriteAheadLog

T = TypeVar("T")
Look: TypeAlias = Callable[[Connection], T]
Work: TypeAlias = Callable[[Changes], T]

_COLUMNS = ", ".join(JournalEntry._fields)
_SINGLY = {"isolation_level": "AUTOCOMMIT"}  # a transaction would be two more ways to the database
_LONG_LOG = 4000  # writes; some ten megabytes
_PATIENCE, _A_MOMENT = 10.0, 0.005  # seconds
_log = logging.getLogger("schism.store")


class Database(Writer, Protocol):
    async def read(self, look: Look[T]) -> T:
        """What is found."""

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
    _ROW = f"({', '.join('?' * len(JournalEntry._fields))})"

    def __init__(self, engine: AsyncEngine) -> None:
        self._path = str(engine.url.database)
        self._reading = open_beside(engine, CAREFUL).execution_options(**_SINGLY)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._log = WriteAheadLog(self._path)
        self._writing: SqliteChanges | None = None
        self._keeper: sqlite3.Connection | None = None  # with it the log's file stays, see log.py
        self._unmoved = 0  # writes that are in the log and not yet in the database
        self._moving: asyncio.Task[None] | None = None
        self._may_write = asyncio.Event()
        self._may_write.set()

    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        return await self._kept(lambda: self._write(entries), len(entries))

    def _write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        """Entries that come together are one statement, which is its own transaction."""
        rows = ", ".join([self._ROW] * len(entries))
        connection = self._opened().connection
        try:
            connection.execute(f"INSERT {self._INSERT} {rows}", list(chain(*entries)))
        except sqlite3.IntegrityError:  # and nothing has been written
            return self._write_singly(connection, entries)
        return [True] * len(entries)

    def _write_singly(
        self, connection: sqlite3.Connection, entries: Sequence[JournalEntry]
    ) -> list[bool]:
        """Some are too late: which?"""
        insert = f"INSERT OR IGNORE {self._INSERT} {self._ROW}"
        return [connection.execute(insert, entry).rowcount == 1 for entry in entries]

    def _opened(self) -> SqliteChanges:
        if self._writing is None:
            connection = self._connected()
            if self._keeper is None:
                self._keeper = self._connected()
            self._log.open()
            self._writing = SqliteChanges(connection, self._reading.dialect)
        return self._writing

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        set_pragmas(connection, AT_ONCE)
        return connection

    async def change(self, work: Work[T]) -> T:
        return await self._kept(lambda: self._change(work), 1)

    def _change(self, work: Work[T]) -> T:
        changes = self._opened()
        changes.connection.execute("BEGIN IMMEDIATE")
        with changes.connection:
            return work(changes)

    async def _kept(self, work: Callable[[], T], writes: int) -> T:
        """What comes of it, when the disk has it."""
        await self._may_write.wait()
        found = await _patiently(work)
        await self._log.synced()
        self._unmoved += writes
        if self._unmoved > _LONG_LOG and self._moving is None:
            self._unmoved = 0
            self._moving = asyncio.create_task(self._move())
        return found

    async def _move(self) -> None:
        """What the log has goes into the database: most of it while others write. The rest while
        nobody does, or the log would not begin anew and grow for as long as people play."""
        try:
            await self.read(_checkpoint)
            self._may_write.clear()
            await self.read(_checkpoint)
        except Exception:  # it will be tried again
            _log.warning("checkpoint", exc_info=True)
        finally:
            self._may_write.set()
            self._moving = None

    async def read(self, look: Look[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, look)

    def _read(self, look: Look[T]) -> T:
        with self._reading.connect() as connection:
            return look(connection)

    async def rest(self) -> None:
        """Connections keep pages, and a trace of each of their last two hundred statements: small
        things, but scattered over all the memory that a crowd has used."""
        if self._moving is not None:
            await self._moving
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.dispose)
        if self._writing is not None:
            await self._log.close()
            self._writing.connection.close()
            self._writing = None

    async def close(self) -> None:
        await self.rest()
        if self._keeper is not None:
            self._keeper.close()
        self._reader.shutdown()


def _checkpoint(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


async def _patiently(work: Callable[[], T]) -> T:
    """Another program may be writing, such as `schism admin`: the loop does not wait for it."""
    last_try = time.monotonic() + _PATIENCE
    while True:
        try:
            return work()
        except sqlite3.OperationalError as error:
            is_locked = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_locked or time.monotonic() > last_try:
                raise
        await asyncio.sleep(_A_MOMENT)


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

    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
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
            return await connection.run_sync(lambda its: work(PostgresChanges(its)))

    async def read(self, look: Look[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(look)

    async def rest(self) -> None:
        return

    async def close(self) -> None:
        return
