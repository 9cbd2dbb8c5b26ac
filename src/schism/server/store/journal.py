"""Appending to journals: what comes in together is committed together.

Whatever arrives in one turn of the event loop, or while the last commit runs, goes into the next
transaction. Nobody is told of an entry before its commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

_MOST_AT_ONCE = 500


class Entry(NamedTuple):
    """One line of a table's journal: it leads from version - 1 to version."""

    table_id: str
    version: int
    seat: int | None
    kind: str  # start, draft, act, undo, pause, resume, wake
    text: str | None
    request: str | None
    at: float


class Writer(Protocol):
    async def write(self, entries: Sequence[Entry]) -> list[bool]:
        """Commit them; which are in, and which have lost their version to somebody else's."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    entry: Entry
    done: asyncio.Future[bool]


class Journal:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self.commits = 0
        self.entries = 0

    async def append(self, entry: Entry) -> bool:
        """Whether the entry is now in the journal; if not, somebody else's has its version."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(entry, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:_MOST_AT_ONCE]
                del self._waiting[:_MOST_AT_ONCE]
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[_Waiting]) -> None:
        try:
            written = await self._writer.write([waiting.entry for waiting in batch])
        except Exception as error:  # whatever it was, those who wait must hear of it
            for waiting in batch:
                _settle(waiting.done, error)
            return
        self.commits += 1
        self.entries += sum(written)
        for waiting, is_in in zip(batch, written, strict=True):
            _settle(waiting.done, is_in)


def _settle(done: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if done.done():  # whoever waited has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
