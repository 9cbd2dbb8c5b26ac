"""The journal of all tables, with group commit.

Entries that arrive in one turn of the event loop, or while a commit is under way, share the next
transaction. Nobody is told of an entry before it is committed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import NamedTuple, Protocol

_LARGEST_BATCH = 500
_CHECKSUM_BYTES = 8
_log = logging.getLogger("schism.journal")


class JournalEntry(NamedTuple):
    """A step of one table, from version - 1 to version."""

    table_id: str
    version: int
    seat: int | None
    kind: str  # a key of GameLog's handlers: start, act, undo, pause, propose ...
    text: str | None
    request: str | None
    at: float
    checksum: str | None = None  # of this entry and all before it; none before version 0.3

    def chain(self, before: str | None) -> str:
        """The checksum that continues the one of the entry before it."""
        return checksum(before, *self[:-1])


def checksum(
    before: str | None,
    table_id: str,
    version: int,
    seat: int | None,
    kind: str,
    text: str | None,
    request: str | None,
    at: float,
) -> str:
    """Of an entry's fields and, by the checksum `before`, of all entries before it."""
    fields = (
        f"{before or ''!r}\n{table_id!r}\n{version}\n{seat}\n{kind!r}\n"
        f"{text!r}\n{request!r}\n{at!r}"
    )
    return blake2b(fields.encode(), digest_size=_CHECKSUM_BYTES).hexdigest()


class Writer(Protocol):
    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        """Commit entries; return for each whether it was written or its version was taken."""


Written = Callable[[bool | Exception], None]


class Journal:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[JournalEntry, Written]] = []
        self._writing: asyncio.Task[None] | None = None
        self.commits = 0
        self.entries = 0

    def append(self, entry: JournalEntry, written: Written) -> None:
        """Commit the entry soon, then call `written`.

        True: it is durable. False: another process has taken its version. An exception: it failed,
        and may or may not have been written. A callback, because a task a move would be slower."""
        self._waiting.append((entry, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Wait until everything has been written."""
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:_LARGEST_BATCH]
                del self._waiting[:_LARGEST_BATCH]
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[tuple[JournalEntry, Written]]) -> None:
        outcomes: Sequence[bool | Exception]
        try:
            written = await self._writer.write([entry for entry, _ in batch])
            self.commits += 1
            self.entries += sum(written)
            outcomes = written
        except Exception as error:  # those who wait must be told, whatever it was
            outcomes = [error] * len(batch)
        asyncio.get_running_loop().call_soon(_report, batch, outcomes)  # the next batch goes first


def _report(
    batch: list[tuple[JournalEntry, Written]], outcomes: Sequence[bool | Exception]
) -> None:
    for (entry, written), outcome in zip(batch, outcomes, strict=True):
        try:
            written(outcome)
        except Exception:  # the others must be told as well
            _log.exception("entry %s of %s", entry.version, entry.table_id)
