"""Access to the database, and how SQLite does it; `postgres.py` is the other.

Journal entries bypass SQLAlchemy, which takes longer to prepare a statement than the database to
execute it: every move waits for this one.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, UpdateBase
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.store.changes import Changes, SqliteChanges, Values
from schism.server.store.engine import DURABLE, NON_BLOCKING, open_sync_engine, set_pragmas
from schism.server.store.journal import JournalEntry, Writer
from schism.server.store.write_ahead_log import DiskThread, OpenDisk, WriteAheadLog

T = TypeVar("T")
Query: TypeAlias = Callable[[Connection], T]
Work: TypeAlias = Callable[[Changes], T]
SeatsHere: TypeAlias = Sequence[tuple[str, int]]  # tables and seats
Rows: TypeAlias = Sequence[Sequence[Any]]

COLUMNS = ", ".join(JournalEntry._fields)
AUTOCOMMIT = {"isolation_level": "AUTOCOMMIT"}  # a transaction costs two more round trips
_CHECKPOINT_AFTER = 4000  # writes; some ten megabytes
_BUSY_TIMEOUT, _BUSY_DELAY = 10.0, 0.005  # seconds
_log = logging.getLogger("schism.store")


class Database(Writer, Protocol):
    @property
    def failure(self) -> Exception | None:
        """Why nothing can be written any more, if so."""

    def on_failure(self, act: Callable[[], None]) -> None:
        """Call `act` when that happens."""

    def free_space(self) -> int | None:
        """Bytes left on the disk that it writes to, if it is one of this machine's."""

    async def read(self, query: Query[T]) -> T:
        """Run a query and return its result."""

    async def fetch(self, query: Executable, values: Values) -> Rows:
        """Run a query that is always the same but for its values; return the rows."""

    async def change(self, work: Work[T]) -> T:
        """Run `work` in a transaction; return its result once it is durable."""

    async def run(self, statement: UpdateBase, values: Values) -> int:
        """Execute one statement; return how many rows it changed, once that is durable."""

    async def set_here(self, seats_here: SeatsHere, seconds: float) -> None:
        """Note that players are at their seats, whatever else this process is waiting for.

        Raise TimeoutError rather than wait for long."""

    async def release_caches(self) -> None:
        """Free what is only kept for speed."""

    async def close(self) -> None: ...


class SqliteDatabase:
    """Writes to SQLite's write-ahead log in the event loop's thread, which takes microseconds;
    another thread syncs it to disk, and nobody is told before that.

    A writing thread would have to reacquire the GIL after each call into SQLite while the loop is
    busy: that took longer than the writing.
    """

    _INSERT = f"INTO journal ({COLUMNS}) VALUES"
    _ROW = f"({', '.join('?' * len(JournalEntry._fields))})"

    def __init__(self, engine: AsyncEngine, open_disk: OpenDisk = DiskThread) -> None:
        self._path = str(engine.url.database)
        self._reading = open_sync_engine(engine, DURABLE).execution_options(**AUTOCOMMIT)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._log = WriteAheadLog(self._path, open_disk)
        self._writing: SqliteChanges | None = None
        self._keeper: sqlite3.Connection | None = None  # keeps the log's file in existence
        self._writes_in_log = 0  # since the last checkpoint
        self._checkpointing: asyncio.Task[None] | None = None
        self._may_write = asyncio.Event()
        self._may_write.set()

    @property
    def failure(self) -> Exception | None:
        return self._log.failure

    def on_failure(self, act: Callable[[], None]) -> None:
        self._log.on_failure = act

    def free_space(self) -> int | None:
        return shutil.disk_usage(Path(self._path).parent).free

    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        return await self._durably(lambda: self._write(entries), len(entries))

    def _write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        """Insert a batch in one statement, which is its own transaction."""
        rows = ", ".join([self._ROW] * len(entries))
        connection = self._writer().connection
        try:
            connection.execute(f"INSERT {self._INSERT} {rows}", list(chain(*entries)))
        except sqlite3.IntegrityError:  # nothing has been written
            return self._write_singly(connection, entries)
        return [True] * len(entries)

    def _write_singly(
        self, connection: sqlite3.Connection, entries: Sequence[JournalEntry]
    ) -> list[bool]:
        """Insert what can be inserted of a batch in which some versions are taken."""
        insert = f"INSERT OR IGNORE {self._INSERT} {self._ROW}"
        return [connection.execute(insert, entry).rowcount == 1 for entry in entries]

    def _writer(self) -> SqliteChanges:
        if self._writing is None:
            connection = self._connect()
            if self._keeper is None:
                self._keeper = self._connect()
            self._log.open()
            self._writing = SqliteChanges(connection, self._reading.dialect)
        return self._writing

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        set_pragmas(connection, NON_BLOCKING)
        return connection

    async def change(self, work: Work[T]) -> T:
        return await self._durably(lambda: self._change(work), 1)

    async def run(self, statement: UpdateBase, values: Values) -> int:
        return await self.change(lambda changes: changes.run(statement, values))

    def _change(self, work: Work[T]) -> T:
        changes = self._writer()
        changes.connection.execute("BEGIN IMMEDIATE")
        with changes.connection:
            return work(changes)

    async def _durably(self, work: Callable[[], T], writes: int) -> T:
        """Run `work`; return its result once it is durable."""
        await self._may_write.wait()
        if self.failure is not None:
            raise self.failure
        result = await _retry_while_busy(work)
        await self._log.sync()
        self._writes_in_log += writes
        if self._writes_in_log > _CHECKPOINT_AFTER and self._checkpointing is None:
            self._writes_in_log = 0
            self._checkpointing = asyncio.create_task(self._checkpoint())
        return result

    async def _checkpoint(self) -> None:
        """Move the log into the database: most of it while others write, the rest while nobody
        does. Otherwise the log would never restart, and grow for as long as people play."""
        try:
            await self.read(_run_checkpoint)
            self._may_write.clear()
            await self.read(_run_checkpoint)
        except Exception:  # the next one will do it
            _log.warning("checkpoint", exc_info=True)
        finally:
            self._may_write.set()
            self._checkpointing = None

    async def read(self, query: Query[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, query)

    async def fetch(self, query: Executable, values: Values) -> Rows:
        return await self.read(lambda connection: connection.execute(query, values).all())

    def _read(self, query: Query[T]) -> T:
        with self._reading.connect() as connection:
            return query(connection)

    async def set_here(self, seats_here: SeatsHere, seconds: float) -> None:
        return  # no other process could read it

    async def release_caches(self) -> None:
        """Connections cache pages and their last two hundred statements: small things, but
        scattered over all the memory that a crowd has used."""
        if self._checkpointing is not None:
            await self._checkpointing
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.dispose)
        if self._writing is not None:
            await self._log.close()
            self._writing.connection.close()
            self._writing = None

    async def close(self) -> None:
        await self.release_caches()
        if self._keeper is not None:
            self._keeper.close()
        self._reader.shutdown()


def _run_checkpoint(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


async def _retry_while_busy(work: Callable[[], T]) -> T:
    """Retry while another program, such as `schism admin`, writes; do not block the loop."""
    deadline = time.monotonic() + _BUSY_TIMEOUT
    while True:
        try:
            return work()
        except sqlite3.OperationalError as error:
            is_locked = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_locked or time.monotonic() > deadline:
                raise
        await asyncio.sleep(_BUSY_DELAY)
