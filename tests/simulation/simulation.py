"""One run: people play at a deployment while faults happen; then everything is looked over."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from unittest import mock

from schism.errors import SchismError
from schism.server.lobby import housekeeping
from schism.server.store import databases
from schism.server.store.store import Store
from tests.server.storm.notes import Notes
from tests.server.storm.truth import Findings, compare, read_stored
from tests.simulation.deployment import Deployment
from tests.simulation.faults import Fault, Faults, draw_kinds, draw_plan
from tests.simulation.group import Group
from tests.simulation.people import Observer
from tests.simulation.properties import check_table
from tests.simulation.world.scheduler import Deadlock, Scheduler, ignore

_DURATION = 40.0  # simulated seconds during which faults begin
_GO_ON = 150.0  # seconds within which every table must go on after the last fault
_STOP = 60.0  # seconds within which a server must stop
_LIMIT = 1000.0  # seconds after which a run has failed
_COLLECT_AFTER = 25  # runs; a process of `many.py` ends before
_MORE = 3  # versions by which a table must go on


@dataclass(frozen=True)
class Setup:
    """Everything a run follows from."""

    seed: int
    processes: int
    groups: int
    duration: float
    kinds: tuple[str, ...]  # of faults
    faults: tuple[int, ...] | None = None  # which of the seed's faults happen; None: all

    @classmethod
    def of_seed(cls, seed: int) -> Setup:
        chance = Random(f"{seed} setup")
        processes, groups = chance.choice((1, 1, 2, 2, 3)), chance.randint(1, 3)
        return cls(seed, processes, groups, _DURATION, draw_kinds(chance, processes > 1))

    def plan(self) -> list[Fault]:
        planned = draw_plan(Random(f"{self.seed} plan"), self.kinds, _DURATION)
        kept = range(len(planned)) if self.faults is None else self.faults
        return [planned[number] for number in kept]

    def with_faults(self, faults: tuple[int, ...]) -> Setup:
        return replace(self, faults=faults)

    @property
    def command(self) -> str:
        text = f"python -m tests.simulation --seed {self.seed}"
        if self.faults is not None:
            text += f" --faults {','.join(map(str, self.faults)) or 'none'}"
        drawn = Setup.of_seed(self.seed)
        if self.groups != drawn.groups:
            text += f" --groups {self.groups}"
        if self.duration != drawn.duration:
            text += f" --duration {self.duration:g}"
        return text


class Simulation:
    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.findings = Findings()
        self._scheduler = Scheduler(str(setup.seed))

    def run(self) -> Findings:
        with self._scheduler.installed(), quiet() as logged:
            self._deployment = Deployment(self._scheduler, self._setup.processes)
            self._faults = Faults(self._deployment, self._setup.plan())
            checkpoint = self._scheduler.stream("checkpoints").randint(20, 400)
            try:
                with (
                    mock.patch.object(databases, "_CHECKPOINT_AFTER", checkpoint),
                    mock.patch.object(housekeeping, "release_memory", _keep_memory),
                ):
                    self._run_to_the_end()
            finally:
                self._deployment.remove()
        self.findings.problems += self._deployment.failures + logged
        self.findings.counts["simulated seconds"] = round(self._scheduler.now)
        self.findings.counts["turns"] = self._scheduler.turns
        self.trace = self._scheduler.trace
        for kind, count in self._faults.counts.items():
            self.findings.counts[kind] += count
        return self.findings

    def _run_to_the_end(self) -> None:
        main = self._deployment.people.create_task(self._main())
        try:
            self._scheduler.run_until(lambda: main.done() or self._scheduler.now > _LIMIT)
        except Deadlock:
            self._complain("deadlock")
        if not main.done():
            self._complain("did not come to an end")
        elif main.exception() is not None:
            raise main.exception()  # type: ignore[misc]

    def _complain(self, problem: str) -> None:
        self.findings.problems.append(problem)

    async def _main(self) -> None:
        setup = self._setup
        self._groups = [
            Group(self._deployment, number, self._scheduler.stream(f"group {number}"))
            for number in range(setup.groups)
        ]
        tasks = [asyncio.create_task(self._play(group)) for group in self._groups]
        await asyncio.sleep(setup.duration)
        self._faults.heal()
        disturbed_until = self._deployment.ledger.disturbed_until
        await asyncio.sleep(max(0.0, disturbed_until - self._scheduler.now))
        await self._watch_going_on()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        try:
            await asyncio.wait_for(self._deployment.stop(), _STOP)
        except TimeoutError:
            self._complain("a server did not stop")
        await self._look_back()

    async def _play(self, group: Group) -> None:
        group.on_acknowledged = self._faults.on_acknowledged
        try:
            await group.play()
        except Exception as error:
            self._complain(f"{type(error).__name__}: {error}")

    async def _watch_going_on(self) -> None:
        """After the faults every table goes on."""
        waiting = {group: (group.players, group.version + _MORE) for group in self._groups}
        end = self._scheduler.now + _GO_ON
        while waiting and self._scheduler.now < end:
            await asyncio.sleep(0.5)
            for group, (players, goal) in list(waiting.items()):
                if group.players is not players or group.version >= goal or group.over:
                    del waiting[group]
        for group in waiting:
            self._complain(f"stands still: {group.stand}")

    async def _look_back(self) -> None:
        store, _ = self._deployment.open(self._deployment.people)
        for group in self._groups:
            self.findings.problems += group.problems
            for table, observer in group.observers.items():
                notes = [each for each in group.notes if each.table == table]
                try:
                    await self._check(store, table, notes, observer)
                except (SchismError, AssertionError) as error:
                    self._complain(f"{table}: {type(error).__name__} {error}")
        await store.close()

    async def _check(
        self, store: Store, table: str, notes: list[Notes], observer: Observer
    ) -> None:
        ledger, problems = self._deployment.ledger, self.findings.problems
        if table in ledger.damaged:
            problems += [problem for each in notes for problem in each.problems]
            return
        stored, seats = await read_stored(store, table), await store.seats_of(table)
        compare(stored, notes, self.findings)
        found = check_table(stored, seats, observer, ledger)
        problems += [f"{table}: {problem}" for problem in found]


_EXPECTED = ("ConnectionError", "OperationalError", "OSError", "ConnectionResetError")


class _Logged(logging.Handler):
    """Errors in the log that no fault explains."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.problems: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and type(error).__name__ not in _EXPECTED:
            self.problems.append(f"logged: {record.getMessage()}: {error!r}")


@cache
def _freeze_heap() -> None:
    """So that collecting a run's garbage takes a moment."""
    gc.collect()
    gc.freeze()


_runs = itertools.count(1)


def _collect_sometimes() -> None:
    """A run leaves some megabytes; collecting them takes a quarter of a run's time."""
    if next(_runs) % _COLLECT_AFTER == 0:
        gc.collect()


@contextmanager
def quiet() -> Iterator[list[str]]:
    """Collect what is logged, and no garbage: clean-up belongs to the process it comes from."""
    handler = _Logged()
    loggers = [logging.getLogger(name) for name in ("schism", "uvicorn", "picows", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    before = [(logger, logger.propagate) for logger in loggers]
    for logger in loggers:
        logger.propagate = False
    _freeze_heap()
    gc.disable()
    try:
        with mock.patch.object(sys, "unraisablehook", ignore):
            yield handler.problems
            _collect_sometimes()
    finally:
        for logger, propagate in before:
            logger.propagate = propagate
            logger.removeHandler(handler)
        gc.enable()


async def _keep_memory(free_lists: object) -> None:
    return


def simulate(setup: Setup) -> Findings:
    return Simulation(setup).run()
