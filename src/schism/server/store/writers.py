"""Writing entries of journals: once for SQLite and once for PostgreSQL.

Both go around SQLAlchemy, which takes longer to prepare a statement than the database to carry it
out, and this is the statement that every move waits for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.store.engine import be_careful
from schism.server.store.journal import Entry

_COLUMNS = ", ".join(Entry._fields)


class SqliteWriter:
    """A connection of its own in a thread of its own: the event loop never waits for the disk.

    Entries that come together are one statement, which is its own transaction: each further call
    into SQLite would have to wait until the event loop lets go of the interpreter's lock.
    """

    _INSERT = f"INTO journal ({_COLUMNS}) VALUES"
    _ROW = f"({', '.join('?' * len(Entry._fields))})"

    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        self._path, self._turn = path, turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> list[bool]:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._write, entries
            )

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

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresWriter:
    _INSERT = f"""
        INSERT INTO journal ({_COLUMNS})
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[],
                             $7::float8[])
        ORDER BY 1, 2  -- the same order in every process: nobody waits in a circle
        ON CONFLICT DO NOTHING RETURNING table_id, version
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, entries: Sequence[Entry]) -> list[bool]:
        async with self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            rows = await driver.fetch(self._INSERT, *map(list, zip(*entries, strict=True)))
        written = {tuple(row) for row in rows}
        return [(entry.table_id, entry.version) in written for entry in entries]

    async def close(self) -> None:
        return
