"""Threads that split a range of rows between them.

Handing work to a pool of futures takes as long as our compiled code needs for some hundred games;
these threads only wait for a range.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias
from weakref import finalize

Work: TypeAlias = Callable[[int, int], None]  # on the rows from the first up to the second
Task: TypeAlias = tuple[Work, int, int] | None  # None: stop


class ThreadTeam:
    """A fixed team; `share` runs one part in the calling thread and the others in parallel."""

    def __init__(self, rows: int, threads: int) -> None:
        cuts = [rows * i // threads for i in range(threads + 1)]
        self._parts = [(first, stop) for first, stop in pairwise(cuts) if stop > first]
        self._tasks: list[SimpleQueue[Task]] = [SimpleQueue() for _ in self._parts[1:]]
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()
        for tasks in self._tasks:
            Thread(target=_work, args=(tasks, self._done), daemon=True).start()
        finalize(self, _stop, self._tasks)

    def share(self, work: Work) -> None:
        for tasks, part in zip(self._tasks, self._parts[1:], strict=True):
            tasks.put((work, *part))
        try:
            work(*self._parts[0])
        finally:
            failures = [self._done.get() for _ in self._tasks]
        for failure in failures:
            if failure is not None:
                raise failure


def _work(tasks: SimpleQueue[Task], done: SimpleQueue[BaseException | None]) -> None:
    while (task := tasks.get()) is not None:
        work, first, stop = task
        try:
            work(first, stop)
            done.put(None)
        except BaseException as failure:  # raised again in the calling thread
            done.put(failure)
        del task, work  # else the last task would keep an abandoned team alive


def _stop(all_tasks: list[SimpleQueue[Task]]) -> None:
    for tasks in all_tasks:
        tasks.put(None)
