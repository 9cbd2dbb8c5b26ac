"""What plays the pieces of a job: this process, others on this machine, or a cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from schism.errors import SchismError
from schism.lab.jobs.job import Arrays, Job, Piece, Workers
from schism.lab.jobs.ray_cluster import cluster

MAX_DEATHS = 3  # of workers in a row, with nothing finished between them


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers_for(pieces: int, on: str | None = None, jobs: int | None = None) -> Iterator[Workers]:
    """Open workers for that many pieces, on the cluster `on` or in `jobs` local processes."""
    if on is not None:
        with cluster(on) as found:
            yield found
        return
    size = min(jobs or cores(), pieces)
    if size <= 1:
        yield InProcess()
        return
    pool = ProcessPool(size)
    try:
        yield pool
    finally:
        pool.close()


class InProcess:
    """This process, one piece at a time."""

    size = 1

    def __init__(self) -> None:
        self._submitted: list[tuple[Job, int]] = []

    def submit(self, job: Job, number: int) -> None:
        self._submitted.append((job, number))

    def result(self) -> tuple[int, Arrays]:
        job, number = self._submitted.pop(0)
        return number, job.play(job.pieces()[number])


class ProcessPool:
    """Local processes. When one dies, the pieces under way are played again."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._deaths = 0
        self._under_way: dict[Future[Arrays], tuple[Job, int]] = {}
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, get_context("spawn"), initializer=_ignore_interrupts)

    def submit(self, job: Job, number: int) -> None:
        try:
            future = self._pool.submit(_play, job, job.pieces()[number])
        except BrokenProcessPool:
            self._restart()
            self.submit(job, number)
            return
        self._under_way[future] = (job, number)

    def result(self) -> tuple[int, Arrays]:
        while True:
            done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            alive = [future for future in done if not _was_killed(future)]
            if alive:
                self._deaths = 0
                return self._under_way.pop(alive[0])[1], alive[0].result()
            self._restart()

    def _restart(self) -> None:
        self._deaths += 1
        if self._deaths > MAX_DEATHS:
            raise SchismError("lab-workers-die", times=self._deaths)
        self._pool.shutdown(wait=True)
        self._pool = self._new_pool()
        for future in [future for future in self._under_way if _was_killed(future)]:
            self.submit(*self._under_way.pop(future))

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _play(job: Job, piece: Piece) -> Arrays:
    return job.play(piece)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _was_killed(future: Future[Arrays]) -> bool:
    return future.done() and isinstance(future.exception(), BrokenProcessPool)
