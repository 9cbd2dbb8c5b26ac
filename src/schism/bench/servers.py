"""The table server and boardgame.io under the same load, each in its own processes.

One program with players for each side (see players/) makes the load, so that both are measured
with the same client. Everything stays on the loopback interface.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from schism.bench.node import installed, node
from schism.bench.processor import backends_of, seconds_used
from schism.errors import SchismError

TABLES = 64  # with four sockets each, for both sides
ROUNDS = 5  # of each side, in turn
SHARE_OF_PEAK = 0.7  # of the peer, at which latencies are compared
_PRODUCTION = {**os.environ, "NODE_ENV": "production"}


@dataclass(frozen=True, slots=True)
class Load:
    """The result of one run of the load program."""

    rate: float  # moves a second
    p50_ms: float
    p99_ms: float
    busy: float  # CPU share of the load program itself
    server_us: float = 0.0  # processor time a move, of all server processes
    database_us: float = 0.0  # and of PostgreSQL's


@dataclass(frozen=True, slots=True)
class Server:
    url: str
    process: subprocess.Popen[str]

    def memory(self) -> float:
        """Return the resident memory of the process in megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no VmRSS")  # pragma: no cover


@contextmanager
def peer() -> Iterator[Server]:
    """Run boardgame.io with its state in memory."""
    with _running([*node(), "peer.cjs"], installed()) as process:
        yield Server(f"http://127.0.0.1:{_first_line(process)}", process)


@contextmanager
def ours(data: Path, *more: str) -> Iterator[Server]:
    """Run `schism serve` with its journal on disk, or as `more` says."""
    command = [sys.executable, "-m", "schism", "serve", "--port", "0", "--data", str(data)]
    with _running([*command, "--requests", "1000000", "--rate", "100000", *more], None) as process:
        yield Server(_first_line(process).rstrip("/"), process)


def _first_line(process: subprocess.Popen[str]) -> str:
    """Wait for the line a server prints when it is ready."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise SchismError("bench-load", reason=shlex.join(map(str, process.args)))  # type: ignore[arg-type]
    return line


@contextmanager
def _running(command: Sequence[str], folder: Path | None) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command,
        cwd=folder,
        env=_PRODUCTION,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def loaded(
    side: str,
    servers: Sequence[Server],
    tables: int,
    seconds: float,
    *,
    rate: float = 0,
    database: str | None = None,
    people: str = "spread",
) -> Load:
    """Play at that many tables at once, at a rate or as fast as answers come.

    The players of a table are spread over all servers, or all at one."""
    urls = (server.url for server in servers)
    numbers = (str(tables), str(seconds), str(rate))
    with _running([*players("load"), side, *numbers, people, *urls], None) as process:
        _first_line(process)  # now it begins to measure
        before = _processor_use(servers, database)
        found = json.loads(_first_line(process))
    server, backend = (
        1e6 * (now - then) / max(1, found["moves"])
        for now, then in zip(_processor_use(servers, database), before, strict=True)
    )
    return Load(found["rate"], found["p50_ms"], found["p99_ms"], found["busy"], server, backend)


def _processor_use(servers: Sequence[Server], database: str | None) -> tuple[float, float]:
    """The seconds that servers and database have used so far."""
    backends = backends_of(database) if database else []
    pids = [server.process.pid for server in servers]
    return sum(map(seconds_used, pids)), sum(map(seconds_used, backends))


def players(program: str) -> list[str]:
    """The command that runs one of the load's programs."""
    return [sys.executable, "-m", f"schism.bench.players.{program}"]


def run(program: Sequence[str], said: str = "") -> str:
    """Run a load program; return its output."""
    done = subprocess.run(program, input=said, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SchismError("bench-load", reason=done.stderr.strip()[-500:])
    return done.stdout


@dataclass(frozen=True, slots=True)
class Comparison:
    ours: list[Load]
    theirs: list[Load]
    steady_rate: float
    ours_steady: Load
    theirs_steady: Load

    @property
    def at_full_speed(self) -> dict[str, list[Load]]:
        return {"ours": self.ours, "peer": self.theirs}

    @property
    def ratio(self) -> float:
        return paired_ratio(self.ours, self.theirs)


def paired_ratio(ours: Sequence[Load], theirs: Sequence[Load]) -> float:
    """The median of the rounds' own ratios: what slows the machine slows both sides of a round."""
    return median(mine.rate / other.rate for mine, other in zip(ours, theirs, strict=True))


def peak(loads: Sequence[Load]) -> float:
    return median(load.rate for load in loads)


def most_busy(loads: Sequence[Load]) -> float:
    """Return the highest load of the load program itself; near 1 it was the bottleneck."""
    return max(load.busy for load in loads)


def compared(seconds: float) -> Comparison:
    """Measure both sides in turn at full speed, then both at the same rate."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        us, them = stack.enter_context(ours(Path(folder))), stack.enter_context(peer())
        mine, others = [], []
        for _ in range(ROUNDS):
            others.append(loaded("theirs", [them], TABLES, seconds))
            mine.append(loaded("ours", [us], TABLES, seconds))
        rate = SHARE_OF_PEAK * peak(others)
        steady = [
            loaded(side, [server], TABLES, seconds, rate=rate)
            for side, server in (("ours", us), ("theirs", them))
        ]
    return Comparison(mine, others, rate, *steady)


@dataclass(frozen=True, slots=True)
class Scaling:
    """One process on SQLite, and two sharing PostgreSQL and Redis, in the same run."""

    one: list[Load]
    two: list[Load]  # with each table's players at both
    pinned: list[Load]  # with each table's players at one of the two

    @property
    def share(self) -> float:
        """The moves a second of two processes, relative to those of one."""
        return paired_ratio(self.two, self.one)


def shared(database: str, bus: str, seconds: float) -> Scaling:
    """Measure one process, then two with each table's players at both or at one, in turn."""
    with ExitStack() as stack:
        alone, folder = (Path(stack.enter_context(TemporaryDirectory())) for _ in range(2))
        single = [stack.enter_context(ours(alone))]
        where = ("--database", database, "--bus", bus)
        pair = [stack.enter_context(ours(folder, *where)) for _ in range(2)]
        one, two, pinned = [], [], []
        for _ in range(ROUNDS):
            one.append(loaded("ours", single, TABLES, seconds))
            two.append(loaded("ours", pair, TABLES, seconds, database=database))
            pinned.append(
                loaded("ours", pair, TABLES, seconds, people="together", database=database)
            )
    return Scaling(one, two, pinned)
