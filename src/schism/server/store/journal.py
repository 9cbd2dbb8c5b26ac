"""Appending to journals: what comes in together is committed together.

Whatever arrives in one turn of the event loop, or while the last commit runs, goes into the next
transaction. Nobody is told of an entry before its commit.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass

from sqlalchemy import Insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.store.schema import journal

_MOST_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's journal: it leads from version - 1 to version."""

    table_id: str
    version: int
    seat: int | None
    kind: str  # start, draft, act, undo, pause, resume
    text: str | None
    request: str | None
    at: float


@dataclass(frozen=True, slots=True)
class _Waiting:
    entry: Entry
    done: asyncio.Future[bool]


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._statement = _insert(engine.dialect.name)
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.entries = 0

    async def append(self, entry: Entry) -> bool:
        """Whether the entry is now in the journal; if not, somebody else's has its version."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(entry, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:_MOST_AT_ONCE]
                del self._waiting[:_MOST_AT_ONCE]
                await self._commit(batch)
        finally:
            self._writer = None

    async def _commit(self, batch: list[_Waiting]) -> None:
        try:
            async with self._engine.begin() as connection:
                rows = [asdict(waiting.entry) for waiting in batch]
                written = await connection.execute(self._statement, rows)
                ours = {(row.table_id, row.version) for row in written}
        except Exception as error:  # whatever it was, those who wait must hear of it
            for waiting in batch:
                _settle(waiting.done, error)
            return
        self.commits += 1
        self.entries += len(ours)
        for waiting in batch:
            _settle(waiting.done, (waiting.entry.table_id, waiting.entry.version) in ours)


def _settle(done: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if done.done():  # whoever waited has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


def _insert(dialect: str) -> Insert:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement: Insert = (
        insert(journal).on_conflict_do_nothing().returning(journal.c.table_id, journal.c.version)
    )
    return statement
