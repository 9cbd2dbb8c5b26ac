"""Simulated time, and who runs when. Nothing here is threaded, and nothing ever really waits.

Every process has an event loop of its own, whose callbacks run in their order, as asyncio promises;
which process runs next is drawn. Time stands still while anybody has something to do.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Protocol, TypeAlias
from unittest import mock
from zlib import crc32

from schism.server import clock

EPOCH = 1_800_000_000.0  # the time of day at which every run begins
_MOST_TURNS = 50_000  # without time passing: somebody runs in circles


class Process(Protocol):
    """A simulated process: its event loop's callbacks, and its view of the clocks."""

    def is_runnable(self) -> bool: ...

    def run_turn(self) -> None: ...


class Clocks(Protocol):
    monotonic_offset: float  # of its machine, since it was switched on
    wall_offset: float  # of its machine's clock, which somebody may set
    server_offset: float  # of schism.server.clock, when the process began


Timer: TypeAlias = tuple[float, int, Callable[[], None]]


class Deadlock(Exception):
    """Nobody will ever do anything again."""


class Scheduler:
    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._random = self.stream("scheduler")
        self._entropy = self.stream("entropy")
        self._numbers = itertools.count()
        self._timers: list[Timer] = []
        self._processes: list[Process] = []
        self._running: Clocks | None = None
        self.now = 0.0
        self.turns = 0
        self.trace = 0  # of all turns so far: two runs of a seed must not differ in it
        self._turns_now = 0

    def stream(self, name: str) -> Random:
        """Random numbers of their own for a purpose, so that others do not change with it."""
        return Random(f"{self._seed} {name}")

    def add(self, process: Process) -> None:
        self._processes.append(process)

    def remove(self, process: Process) -> None:
        self._processes.remove(process)

    def call_at(self, when: float, act: Callable[[], None]) -> None:
        heapq.heappush(self._timers, (max(when, self.now), next(self._numbers), act))

    def call_later(self, delay: float, act: Callable[[], None]) -> None:
        self.call_at(self.now + delay, act)

    def run_until(self, done: Callable[[], bool]) -> None:
        while not done():
            self._step()

    def _step(self) -> None:
        runnable = [process for process in self._processes if process.is_runnable()]
        if runnable:
            self._run(runnable[self._random.randrange(len(runnable))])
        elif self._timers:
            self._turns_now = 0
            self.now, _, act = heapq.heappop(self._timers)
            act()
        else:
            raise Deadlock

    def _run(self, process: Process) -> None:
        self.turns += 1
        self.trace = crc32(b"%r %r" % (self.now, process), self.trace)
        self._turns_now += 1
        if self._turns_now > _MOST_TURNS:
            raise RuntimeError(f"{process} runs in circles")
        process.run_turn()

    # The clocks and the entropy that code under simulation reads

    def enter(self, loop: asyncio.AbstractEventLoop, clocks: Clocks) -> None:
        asyncio._set_running_loop(loop)
        self._running, clock._offset = clocks, clocks.server_offset

    def leave(self, clocks: Clocks) -> None:
        clocks.server_offset = clock._offset
        self._running = None
        asyncio._set_running_loop(None)

    def monotonic(self) -> float:
        return self.now + (self._running.monotonic_offset if self._running else 0.0)

    def wall_clock(self) -> float:
        return EPOCH + self.now + (self._running.wall_offset if self._running else 0.0)

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Replace the system's clocks and its source of entropy."""
        with (
            mock.patch.object(time, "monotonic", self.monotonic),
            mock.patch.object(time, "time", self.wall_clock),
            mock.patch.object(random, "_urandom", self._entropy.randbytes),
            mock.patch.object(clock, "_offset", EPOCH),
        ):
            yield


def exponential(chance: Random, mean: float) -> float:
    return chance.expovariate(1 / mean) if mean else 0.0


def ignore(*_: Any) -> None:
    return
