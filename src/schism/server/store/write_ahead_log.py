"""SQLite's write-ahead log: what was committed there is safe when the disk has it.

SQLite would wait for the disk in every commit. Here one wait serves all that was committed before
it began, and takes place in a thread of its own.

The shorter waits are those for a file that does not grow: then the file system has nothing of its
own to write, for which it waits for all that others write. So the log is written over again and
again, and its file stays as long as the server runs.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

_flush = getattr(os, "fdatasync", os.fsync)  # not every system has the quicker one


class WriteAheadLog:
    def __init__(self, database: str) -> None:
        self._path = Path(f"{database}-wal")
        self._disk: _Disk | None = None
        self._flushing: asyncio.Future[None] | None = None  # those who came before the wait began
        self._next: asyncio.Future[None] | None = None  # and those who came after

    def open(self) -> None:
        """The file is there as long as somebody has the database open."""
        self._disk = _Disk(os.open(self._path, os.O_RDWR), self._flushed)
        folder = os.open(self._path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)  # so that it is there after a power cut, too
        finally:
            os.close(folder)

    async def close(self) -> None:
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        assert self._disk is not None
        self._disk.close()
        self._disk = None

    async def synced(self) -> None:
        """When the disk has all that was committed until now."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        waiting = self._next
        if self._flushing is None:
            self._flush_next()
        await asyncio.shield(waiting)

    def _flush_next(self) -> None:
        assert self._disk is not None
        self._flushing, self._next = self._next, None
        if self._flushing is not None:
            self._disk.flush()

    def _flushed(self, error: Exception | None) -> None:
        waiting = self._flushing
        assert waiting is not None
        self._flush_next()
        if error is None:
            waiting.set_result(None)
        else:  # whoever waits must hear of it
            waiting.set_exception(error)


class _Disk:
    """A thread that waits for the disk. An executor's takes as long to be asked and to answer as
    the loop needs for a move."""

    def __init__(self, file: int, flushed: Callable[[Exception | None], None]) -> None:
        self._file, self._told = file, flushed
        self._loop = asyncio.get_running_loop()
        self._wishes: SimpleQueue[bool] = SimpleQueue()
        self._thread = Thread(target=self._work, name="disk", daemon=True)
        self._thread.start()

    def flush(self) -> None:
        self._wishes.put(True)

    def close(self) -> None:
        self._wishes.put(False)
        self._thread.join()
        os.close(self._file)

    def _work(self) -> None:
        while self._wishes.get():
            self._loop.call_soon_threadsafe(self._told, self._outcome())

    def _outcome(self) -> Exception | None:
        try:
            _flush(self._file)
        except Exception as error:
            return error
        return None
