"""SQLite's write-ahead log: what was committed there is safe when the disk has it.

SQLite would wait for the disk in every commit. Here one wait serves all that was committed before
it began, and takes place in a thread of its own.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

_flush = getattr(os, "fdatasync", os.fsync)  # not every system has the quicker one


class WriteAheadLog:
    def __init__(self, database: str) -> None:
        self._path = Path(f"{database}-wal")
        self._file: int | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._next: asyncio.Future[None] | None = None  # those who came after the last wait began
        self._syncing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """The file is there as long as somebody has the database open."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._file = os.open(self._path, os.O_RDWR)
        folder = os.open(self._path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)  # so that it is there after a power cut, too
        finally:
            os.close(folder)

    async def close(self) -> None:
        if self._syncing is not None:
            await self._syncing
        assert self._file is not None
        assert self._thread is not None
        self._thread.shutdown()
        os.close(self._file)
        self._file = self._thread = None

    async def synced(self) -> None:
        """When the disk has all that was committed until now."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        if self._syncing is None:
            self._syncing = asyncio.create_task(self._sync())
        await asyncio.shield(self._next)

    async def _sync(self) -> None:
        while self._next is not None:
            waiting, self._next = self._next, None
            try:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._wait_for_disk)
            except Exception as error:  # whoever waits must hear of it
                waiting.set_exception(error)
            else:
                waiting.set_result(None)
        self._syncing = None

    def _wait_for_disk(self) -> None:
        assert self._file is not None
        _flush(self._file)
