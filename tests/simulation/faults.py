"""The faults that a run is exposed to: a plan drawn from a matrix by the seed.

Each fault begins at a time or with an acknowledgement, and most end by themselves.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from tests.simulation.deployment import Deployment, ServerProcess
from tests.simulation.world.network import Link


class Fault(NamedTuple):
    kind: str  # a key of the matrix
    at: float  # simulated seconds
    seconds: float  # how long it lasts
    target: int  # the number of a process or a connection, modulo how many there are
    acknowledgements: int | None  # begin after `at`, once this many more have arrived


class Faults:
    """Carries a plan out."""

    def __init__(self, deployment: Deployment, plan: list[Fault]) -> None:
        self._deployment, self._plan = deployment, plan
        self._scheduler = deployment.scheduler
        self._armed: dict[int, list[Fault]] = {}  # by the acknowledgement they wait for
        self._acknowledged = 0
        self.counts: dict[str, int] = {}
        for fault in plan:
            self._scheduler.call_at(fault.at, partial(self._arm, fault))

    def _arm(self, fault: Fault) -> None:
        if fault.acknowledgements is None:
            self._begin(fault)
        else:
            count = self._acknowledged + fault.acknowledgements
            self._armed.setdefault(count, []).append(fault)

    def on_acknowledged(self) -> None:
        self._acknowledged += 1
        for fault in self._armed.pop(self._acknowledged, []):
            self._begin(fault)

    def heal(self) -> None:
        """No fault begins any more."""
        self._armed.clear()

    def _begin(self, fault: Fault) -> None:
        self.counts[fault.kind] = self.counts.get(fault.kind, 0) + 1
        ledger = self._deployment.ledger
        ledger.disturbed_until = max(ledger.disturbed_until, self._scheduler.now + fault.seconds)
        end = MATRIX[fault.kind](self, fault)
        if end is not None:
            self._scheduler.call_later(fault.seconds, end)

    def _process(self, fault: Fault) -> ServerProcess:
        processes = self._deployment.processes
        return processes[fault.target % len(processes)]

    def kill(self, fault: Fault) -> None:
        process = self._process(fault)
        if process.loop.alive:
            process.kill(fault.seconds)

    def cut_power(self, fault: Fault) -> None:
        process = self._process(fault)
        if process.loop.alive:
            process.cut_power(fault.seconds)

    def flip_bit(self, fault: Fault) -> None:
        """While the machine is down, a bit on its disk changes."""
        process, machine = self._process(fault), self._deployment.machine
        assert machine is not None
        if process.loop.alive:
            process.kill(fault.seconds)
            table = machine.flip_bit()
            if table is not None:
                self._deployment.ledger.note_damage(table)

    def stand_still(self, fault: Fault) -> None:
        self._process(fault).stand_still(fault.seconds)

    def break_syncs(self, fault: Fault) -> Callable[[], None]:
        machine = self._deployment.machine
        assert machine is not None
        machine.sync_error = OSError(5, "Input/output error")
        return lambda: setattr(machine, "sync_error", None)

    def break_writes(self, fault: Fault) -> Callable[[], None]:
        return self._refuse_writes(sqlite3.SQLITE_IOERR)

    def fill_disk(self, fault: Fault) -> Callable[[], None]:
        return self._refuse_writes(sqlite3.SQLITE_FULL)

    def _refuse_writes(self, code: int) -> Callable[[], None]:
        machine = self._deployment.machine
        assert machine is not None
        machine.write_error = code
        return lambda: setattr(machine, "write_error", None)

    def slow_disk(self, fault: Fault) -> Callable[[], None]:
        machine = self._deployment.machine
        assert machine is not None
        before, machine.sync_time = machine.sync_time, 1.0
        return lambda: setattr(machine, "sync_time", before)

    def jump_clock(self, fault: Fault) -> None:
        self._deployment.jump_clocks(3600.0 if fault.target % 2 else -3600.0)

    def fall_silent(self, fault: Fault) -> None:
        for link in self._some_links(fault):
            link.fall_silent()

    def reset(self, fault: Fault) -> None:
        for link in self._some_links(fault):
            link.reset()

    def _some_links(self, fault: Fault) -> list[Link]:
        links = [link for link in self._deployment.network.links if link.is_open]
        return links[fault.target % 2 :: 2]

    def lose_notices(self, fault: Fault) -> Callable[[], None]:
        return self._disturb("lost", 0.7)

    def double_notices(self, fault: Fault) -> Callable[[], None]:
        return self._disturb("doubled", 0.7)

    def delay_notices(self, fault: Fault) -> Callable[[], None]:
        return self._disturb("delayed", 0.5)

    def _disturb(self, what: str, share: float) -> Callable[[], None]:
        redis = self._deployment.redis
        setattr(redis, what, share)
        return lambda: setattr(redis, what, 0.0)

    def stall_redis(self, fault: Fault) -> None:
        self._deployment.redis.stalled_until = self._scheduler.now + fault.seconds

    def stop_redis(self, fault: Fault) -> None:
        self._deployment.redis.fail(fault.seconds)

    def fail_over(self, fault: Fault) -> None:
        self._deployment.postgres.fail_over(fault.seconds)

    def stall_postgres(self, fault: Fault) -> None:
        self._deployment.postgres.stalled_until = self._scheduler.now + fault.seconds

    def cut_off(self, fault: Fault) -> Callable[[], None]:
        """One process cannot reach the database."""
        process, postgres = self._process(fault), self._deployment.postgres
        name = process.loop.name
        postgres.cut_off.add(name)
        for link in self._deployment.network.of(process.loop):
            link.interrupt()
        return lambda: postgres.cut_off.discard(name)


MATRIX: dict[str, Callable[[Faults, Fault], Callable[[], None] | None]] = {
    "kill": Faults.kill,
    "power cut": Faults.cut_power,
    "bit flip": Faults.flip_bit,
    "standstill": Faults.stand_still,
    "sync error": Faults.break_syncs,
    "write error": Faults.break_writes,
    "full disk": Faults.fill_disk,
    "slow disk": Faults.slow_disk,
    "clock jump": Faults.jump_clock,
    "half-open sockets": Faults.fall_silent,
    "reset sockets": Faults.reset,
    "lost notices": Faults.lose_notices,
    "doubled notices": Faults.double_notices,
    "delayed notices": Faults.delay_notices,
    "stalled Redis": Faults.stall_redis,
    "stopped Redis": Faults.stop_redis,
    "failover": Faults.fail_over,
    "stalled PostgreSQL": Faults.stall_postgres,
    "cut off": Faults.cut_off,
}
_ANYWHERE = ["kill", "power cut", "standstill", "clock jump", "half-open sockets", "reset sockets"]
_ON_SQLITE = [
    "bit flip",
    "sync error",
    "write error",
    "full disk",
    "slow disk",
    "power cut",
    "kill",
]
_SHARED = [
    "lost notices",
    "doubled notices",
    "delayed notices",
    "stalled Redis",
    "stopped Redis",
    "failover",
    "stalled PostgreSQL",
    "cut off",
]
_LONGEST = 20.0  # seconds
_MOST = 10


def draw_kinds(chance: Random, shared: bool) -> tuple[str, ...]:
    """A few kinds of faults: some runs are hit by one of them again and again."""
    return tuple(
        chance.sample(_ANYWHERE + (_SHARED if shared else _ON_SQLITE), chance.randint(1, 4))
    )


def draw_plan(chance: Random, kinds: tuple[str, ...], duration: float) -> list[Fault]:
    return [_draw(chance, chance.choice(kinds), duration) for _ in range(chance.randint(1, _MOST))]


def _draw(chance: Random, kind: str, duration: float) -> Fault:
    seconds = chance.choice((0.5, 5.0, _LONGEST)) * chance.random()
    waits = chance.randint(1, 20) if chance.random() < 0.5 else None
    return Fault(kind, chance.uniform(5.0, duration), seconds, chance.randrange(4), waits)
