"""The table server and boardgame.io under the same load, each in processes of its own.

The load is made by one Node.js program with a driver for each side (see load/), so that neither
is measured with a slower client than the other. Everything stays on the loopback interface.
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
from schism.errors import SchismError

TABLES = 64  # with four sockets each, for both sides
ROUNDS = 3  # of each side, in turn
SHARE_OF_PEAK = 0.7  # of the peer's: the rate at which answering times are compared
_PRODUCTION = {**os.environ, "NODE_ENV": "production"}


@dataclass(frozen=True, slots=True)
class Load:
    """What came of one run of the load program."""

    rate: float  # moves a second
    p50_ms: float
    p99_ms: float
    busy: float  # the load program itself, of one processor


@dataclass(frozen=True, slots=True)
class Server:
    url: str
    process: subprocess.Popen[str]

    def memory(self) -> float:
        """What the process holds, in megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no VmRSS")  # pragma: no cover


@contextmanager
def peer() -> Iterator[Server]:
    """boardgame.io, in memory."""
    with _running([*node(), "peer.cjs"], installed()) as process:
        yield Server(f"http://127.0.0.1:{_first_line(process)}", process)


@contextmanager
def ours(data: Path, *more: str) -> Iterator[Server]:
    """`schism serve` with its journal on disk, or wherever `more` says."""
    command = [sys.executable, "-m", "schism", "serve", "--port", "0", "--data", str(data)]
    with _running([*command, "--requests", "1000000", "--rate", "100000", *more], None) as process:
        yield Server(_first_line(process).rstrip("/"), process)


def _first_line(process: subprocess.Popen[str]) -> str:
    """What a server says once it answers."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise SchismError("bench-load", reason=shlex.join(map(str, process.args)))  # type: ignore[arg-type]
    return line


@contextmanager
def _running(command: Sequence[str], folder: Path | None) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=_PRODUCTION,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def loaded(
    side: str, servers: Sequence[Server], tables: int, seconds: float, rate: float = 0
) -> Load:
    """Play on as many tables at once; at a rate, or as fast as answers come."""
    first, *others = (server.url for server in servers)
    program = [*node(), "load.mjs", side, first, str(tables), str(seconds), str(rate), *others]
    found = json.loads(run(program))
    return Load(found["rate"], found["p50_ms"], found["p99_ms"], found["busy"])


def run(program: Sequence[str], said: str = "") -> str:
    """What a program of the load answers."""
    done = subprocess.run(
        program, cwd=installed(), input=said, capture_output=True, text=True, check=False
    )
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
        return peak(self.ours) / peak(self.theirs)


def peak(loads: Sequence[Load]) -> float:
    return median(load.rate for load in loads)


def most_busy(loads: Sequence[Load]) -> float:
    """Near 1 it was the load program that was measured."""
    return max(load.busy for load in loads)


def compared(seconds: float) -> Comparison:
    """Both sides in turn at full speed, then both at the same rate."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        us, them = stack.enter_context(ours(Path(folder))), stack.enter_context(peer())
        mine, others = [], []
        for _ in range(ROUNDS):
            others.append(loaded("theirs", [them], TABLES, seconds))
            mine.append(loaded("ours", [us], TABLES, seconds))
        rate = SHARE_OF_PEAK * peak(others)
        steady = [
            loaded(side, [server], TABLES, seconds, rate)
            for side, server in (("ours", us), ("theirs", them))
        ]
    return Comparison(mine, others, rate, *steady)


def shared(database: str, bus: str, seconds: float) -> Load:
    """Two processes on one PostgreSQL and one Redis; a table's players are at both."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        where = ("--database", database, "--bus", bus)
        servers = [stack.enter_context(ours(folder, *where)) for _ in range(2)]
        return loaded("ours", servers, TABLES, seconds)
