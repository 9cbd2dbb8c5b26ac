"""A simulated disk under a real SQLite: what was not synced may be gone after a power cut.

SQLite itself writes to files in memory. A sync takes a picture of the write-ahead log, and a power
cut leaves each block either as in the last picture or as it was written since.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.store.databases import Query, SqliteDatabase, T, _run_checkpoint
from schism.server.store.engine import NON_BLOCKING, open_database, open_engine, set_pragmas
from schism.server.store.journal import JournalEntry
from schism.server.store.write_ahead_log import OnSynced
from tests.simulation.world.ledger import Ledger
from tests.simulation.world.loop import SimulatedLoop
from tests.simulation.world.scheduler import Scheduler, exponential

_SYNC_TIME = 0.002  # seconds, on average
_BLOCK = 4096
_MEMORY = Path("/dev/shm")


@cache
def empty_database() -> bytes:
    """The file of a new database, migrated by the real code on a real event loop."""

    async def migrate(url: str) -> None:
        async with open_database(url):
            return

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        asyncio.run(migrate(f"sqlite:///{file}"))
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return file.read_bytes()


class Machine:
    """One machine with a disk. It outlives the processes that run on it."""

    def __init__(self, scheduler: Scheduler) -> None:
        self.scheduler, self._random = scheduler, scheduler.stream("disk")
        memory = str(_MEMORY) if _MEMORY.is_dir() else None
        self._folder = Path(tempfile.mkdtemp(prefix="schism-simulation-", dir=memory))
        self._mount = 0
        self._durable = b""  # the write-ahead log as of the last sync
        self.sync_error: OSError | None = None
        self.write_error: int | None = None  # SQLite's code
        self.sync_time = _SYNC_TIME
        self._put(empty_database(), b"")

    @property
    def file(self) -> Path:
        return self._folder / f"{self._mount}.sqlite"

    @property
    def log(self) -> Path:
        return Path(f"{self.file}-wal")

    def _put(self, database: bytes, log: bytes) -> None:
        """Files under new names: a dead process still has the old ones open."""
        self._mount += 1
        self.file.write_bytes(database)
        self.log.write_bytes(log)
        self._durable = log

    def crash(self) -> None:
        """The process is gone; what it wrote is still with the operating system."""
        self._put(self.file.read_bytes(), self.log.read_bytes())

    def cut_power(self) -> None:
        self._put(self.file.read_bytes(), self._mix(self._durable, self.log.read_bytes()))

    def _mix(self, old: bytes, new: bytes) -> bytes:
        """Each block as it was synced or as it was written since; blocks need not be in order."""
        written = self._random.choice((0.0, 0.5, 1.0))
        size = max(len(old), len(new))
        blocks = []
        for start in range(0, size, _BLOCK):
            before, after = old[start : start + _BLOCK], new[start : start + _BLOCK]
            blocks.append(
                after if self._random.random() < written else before.ljust(len(after), b"\0")
            )
        return b"".join(blocks)

    def flip_bit(self) -> str | None:
        """Flip a bit of a stored journal entry; return the table it belongs to."""
        with sqlite3.connect(self.file) as database:
            rows = database.execute("SELECT table_id, version, at FROM journal").fetchall()
            if not rows:
                return None
            table, version, at = self._random.choice(sorted(rows))
            changed = (at + 2.0 ** self._random.randint(-10, 10), table, version)
            database.execute(
                "UPDATE journal SET at = ? WHERE table_id = ? AND version = ?", changed
            )
        database.close()
        self._durable = self.log.read_bytes() if self.log.exists() else b""
        self.log.touch()
        return str(table)

    def note_sync(self, log: bytes) -> None:
        self._durable = log

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)


class SimulatedDisk:
    """In the place of the thread that syncs."""

    def __init__(self, machine: Machine, loop: SimulatedLoop, on_synced: OnSynced) -> None:
        self._machine, self._loop, self._on_synced = machine, loop, on_synced
        self._random = machine.scheduler.stream("syncs")

    def sync(self) -> None:
        """What is written before the sync begins is durable when it ends."""
        log = self._machine.log.read_bytes()
        self._loop.post(exponential(self._random, self._machine.sync_time), self._finish, log)

    def _finish(self, log: bytes) -> None:
        error = self._machine.sync_error
        if error is None:
            self._machine.note_sync(log)
        self._on_synced(error)

    def close(self) -> None:
        return


class FaultyConnection(sqlite3.Connection):
    """A connection whose writes fail while the disk is full or broken."""

    machine: Machine

    def _check(self) -> None:
        code = self.machine.write_error
        if code is not None:
            error = sqlite3.OperationalError("simulated")
            error.sqlite_errorcode = code
            raise error

    def execute(self, *arguments: Any) -> Any:
        self._check()
        return super().execute(*arguments)

    def executemany(self, *arguments: Any) -> Any:
        self._check()
        return super().executemany(*arguments)


class FaultyDatabase(SqliteDatabase):
    """The real access to SQLite, on a simulated disk."""

    def __init__(self, machine: Machine, loop: SimulatedLoop, ledger: Ledger) -> None:
        self._machine, self._ledger, self._loop = machine, ledger, loop
        engine = open_engine(f"sqlite:///{machine.file}")
        self.engine: AsyncEngine = engine
        super().__init__(engine, lambda path, on_synced: SimulatedDisk(machine, loop, on_synced))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, factory=FaultyConnection)
        connection.machine = self._machine
        set_pragmas(connection, NON_BLOCKING)
        return connection

    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        self._ledger.note_attempt(self._loop.name, entries)
        return await super().write(entries)

    async def read(self, query: Query[T]) -> T:
        found = await super().read(query)
        if query is _run_checkpoint:  # which syncs both files
            self._machine.note_sync(self._machine.log.read_bytes())
        return found
