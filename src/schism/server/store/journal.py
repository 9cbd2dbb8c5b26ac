"""Appending to journals: what comes in together is committed together.

Whatever arrives in one turn of the event loop, or while the last commit runs, goes into the next
transaction. Nobody is told of an entry before its commit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

_MOST_AT_ONCE = 500
_log = logging.getLogger("schism.journal")


class JournalEntry(NamedTuple):
    """One line of a table's journal: it leads from version - 1 to version."""

    table_id: str
    version: int
    seat: int | None
    kind: str  # start, draft, act, undo, pause, resume, wake
    text: str | None
    request: str | None
    at: float


class Writer(Protocol):
    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        """Commit them; which are in, and which have lost their version to somebody else's."""


Settled = Callable[[bool | Exception], None]


class Journal:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[JournalEntry, Settled]] = []
        self._writing: asyncio.Task[None] | None = None
        self.commits = 0
        self.entries = 0

    def append(self, entry: JournalEntry, settled: Settled) -> None:
        """`settled` hears whether the entry is in the journal; if not, somebody else's has its
        version, or the error says why nobody knows. No task waits for it: there is one a move."""
        self._waiting.append((entry, settled))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """When everything has been written."""
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:_MOST_AT_ONCE]
                del self._waiting[:_MOST_AT_ONCE]
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[tuple[JournalEntry, Settled]]) -> None:
        outcomes: Sequence[bool | Exception]
        try:
            written = await self._writer.write([entry for entry, _ in batch])
            self.commits += 1
            self.entries += sum(written)
            outcomes = written
        except Exception as error:  # whatever it was, those who wait must hear of it
            outcomes = [error] * len(batch)
        asyncio.get_running_loop().call_soon(_settle, batch, outcomes)  # the next are written first


def _settle(
    batch: list[tuple[JournalEntry, Settled]], outcomes: Sequence[bool | Exception]
) -> None:
    for (entry, settled), outcome in zip(batch, outcomes, strict=True):
        try:
            settled(outcome)
        except Exception:  # the others are to hear of theirs
            _log.exception("entry %s of %s", entry.version, entry.table_id)
