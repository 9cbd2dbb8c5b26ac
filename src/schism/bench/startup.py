"""How long a user waits at the start: the import, the first run and the second."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from time import perf_counter

from schism.bench.peers import TRICK_TAKING

_IMPORT = (
    "from time import perf_counter as now; t = now(); import schism; schism.new; print(now() - t)"
)
_RUN = "from schism.cli.main import run; run()"
_ONE_GAME = ("simulate", TRICK_TAKING, "--games", "1", "--json")


@dataclass(frozen=True, slots=True)
class Startup:
    import_seconds: float
    first_run_seconds: float  # with nothing compiled yet
    later_run_seconds: float


def startup() -> Startup:
    """Measure each in a separate process, with a compilation cache that starts empty."""
    with tempfile.TemporaryDirectory() as cache:
        first, later = _run_seconds(cache), _run_seconds(cache)
    return Startup(min(_import_seconds() for _ in range(3)), first, later)


def _import_seconds() -> float:
    done = subprocess.run(
        [sys.executable, "-c", _IMPORT], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def _run_seconds(cache: str) -> float:
    environment = {**os.environ, "SCHISM_CACHE_DIR": cache}
    begin = perf_counter()
    subprocess.run(
        [sys.executable, "-c", _RUN, *_ONE_GAME], check=True, capture_output=True, env=environment
    )
    return perf_counter() - begin
