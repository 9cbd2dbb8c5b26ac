"""What a thousand tables cost: memory while played and while asleep, and the time to wake one."""

from __future__ import annotations

import json
import resource
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from schism.bench.servers import Server, ours, players, run
from schism.games.contract import Json

MOVES = 40  # on each table
_FIRST = 100  # tables played beforehand, so that fixed costs are not counted
_WOKEN = 200
_SLEEP_TIMEOUT = 300.0  # seconds until the last table should sleep
_SETTLE_SECONDS = 5.0  # until the server has released its memory


@dataclass(frozen=True, slots=True)
class Crowd:
    tables: int
    playing_mb: float  # on top of the server itself
    asleep_mb: float
    wake_ms: list[float]

    @property
    def wake_p50_ms(self) -> float:
        return median(self.wake_ms)


def measure_crowd(tables: int) -> Crowd:
    with TemporaryDirectory() as name:
        folder = Path(name)
        _allow_many_sockets()
        with ours(folder, "--sleep-after", "2") as server:
            with _playing(server, _FIRST):
                pass
            _wait_until_asleep(server)
            before = server.memory()
            with _playing(server, tables) as seats:
                playing = server.memory() - before
            _wait_until_asleep(server)
            asleep = server.memory() - before
        with ours(folder) as server:
            return Crowd(tables, playing, asleep, _woken(server, seats[:_WOKEN]))


def _allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def _playing(server: Server, tables: int) -> Iterator[list[Json]]:
    """Play at tables with all seats connected; yield a seat of each table."""
    program = [*players("tables"), server.url, str(tables), str(MOVES)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(program, stdin=pipe, stdout=pipe, text=True)
    try:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())
    finally:
        process.communicate()


def _wait_until_asleep(server: Server) -> None:
    until = time.monotonic() + _SLEEP_TIMEOUT
    while "schism_tables_awake 0\n" not in _metrics(server):
        if time.monotonic() > until:
            raise TimeoutError("tables without players stay awake")
        time.sleep(1)
    time.sleep(_SETTLE_SECONDS)


def _metrics(server: Server) -> str:
    with urllib.request.urlopen(f"{server.url}/api/metrics") as answer:
        return str(answer.read(), "utf-8")


def _woken(server: Server, seats: list[Json]) -> list[float]:
    times: list[float] = json.loads(run([*players("wake"), server.url], json.dumps(seats)))
    return times
