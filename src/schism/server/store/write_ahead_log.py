"""SQLite's write-ahead log: a commit is durable once the log has been synced to disk.

SQLite would sync in every commit. Here one sync serves all commits made before it began, and runs
in a thread of its own.

Syncing is fastest for a file that does not grow, because then the file system has no metadata to
write, which would wait for the writes of others. So the log is overwritten again and again, and its
file stays as long as the server runs.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Protocol, TypeAlias

_sync_file = getattr(os, "fdatasync", os.fsync)  # not every system has the faster one

OnSynced: TypeAlias = Callable[[Exception | None], None]  # with the error, if the sync failed


class Disk(Protocol):
    def sync(self) -> None:
        """Sync the file soon, then report it in the event loop."""

    def close(self) -> None: ...


OpenDisk: TypeAlias = Callable[[Path, OnSynced], Disk]


class WriteAheadLog:
    def __init__(self, database: str, open_disk: OpenDisk) -> None:
        self._path = Path(f"{database}-wal")
        self._open_disk = open_disk
        self.failure: Exception | None = None  # of the first sync that failed; none may follow
        self.on_failure: Callable[[], None] = lambda: None
        self._disk: Disk | None = None
        self._running: asyncio.Future[None] | None = None  # for commits before this sync began
        self._next: asyncio.Future[None] | None = None  # for those that came later

    def open(self) -> None:
        """Open the log, which exists as long as the database is open somewhere."""
        self._disk = self._open_disk(self._path, self._on_synced)
        folder = os.open(self._path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)  # so that the file survives a power cut
        finally:
            os.close(folder)

    async def close(self) -> None:
        while self._running is not None:
            await asyncio.wait([self._running])
        assert self._disk is not None
        self._disk.close()
        self._disk = None

    async def sync(self) -> None:
        """Wait until everything committed so far is durable.

        After a failure nothing is: the system may have dropped what it could not write, and the
        next sync would succeed over the hole."""
        if self.failure is not None:
            raise self.failure
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        waiting = self._next
        if self._running is None:
            self._start_next()
        await asyncio.shield(waiting)

    def _start_next(self) -> None:
        assert self._disk is not None
        self._running, self._next = self._next, None
        if self._running is not None:
            self._disk.sync()

    def _on_synced(self, error: Exception | None) -> None:
        waiting = self._running
        assert waiting is not None
        if error is None:
            self._start_next()
            waiting.set_result(None)
        else:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self.failure = error
        for waiting in (self._running, self._next):
            if waiting is not None:
                waiting.set_exception(error)
                waiting.exception()  # a request that was cancelled does not ask for it
        self._running = self._next = None
        self.on_failure()


class DiskThread:
    """A thread that syncs. An executor's overhead would be as long as the loop needs for a move."""

    def __init__(self, path: Path, on_synced: OnSynced) -> None:
        self._file, self._on_synced = os.open(path, os.O_RDWR), on_synced
        self._loop = asyncio.get_running_loop()
        self._requests: SimpleQueue[bool] = SimpleQueue()
        self._thread = Thread(target=self._work, name="disk", daemon=True)
        self._thread.start()

    def sync(self) -> None:
        self._requests.put(True)

    def close(self) -> None:
        self._requests.put(False)
        self._thread.join()
        os.close(self._file)

    def _work(self) -> None:
        while self._requests.get():
            self._loop.call_soon_threadsafe(self._on_synced, self._sync())

    def _sync(self) -> Exception | None:
        try:
            _sync_file(self._file)
        except Exception as error:
            return error
        return None
