"""How long a newcomer waits: for an import, for help, for the page, for a first card.

Everything is measured from outside, in processes and folders of its own; the two ways to install
begin with empty caches, so that they differ in nothing but the speed of the registries.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from urllib.request import urlopen

from schism.bench.guest import play_first_card
from schism.bench.peers import TRICK_TAKING

ROUNDS = 3
SOURCES = Path(__file__).parents[3]  # of a clone
_RUN = "from schism.cli.main import run; run()"
_NEW = f"import schism; schism.new({TRICK_TAKING!r}, seed=1)"

Seconds = dict[str, float]  # from the start to each milestone


def medians(measure: Callable[[], Seconds]) -> Seconds:
    rounds = [measure() for _ in range(ROUNDS)]
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def imported() -> Seconds:
    return {"import": _timed("import schism"), "new": _timed(_NEW)}


def helped() -> Seconds:
    return {"help": _timed(_RUN, "--help")}


def _timed(program: str, *arguments: str) -> float:
    begin = perf_counter()
    command = [sys.executable, "-c", program, *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begin


def started_again() -> Seconds:
    """A server that has run here before."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _RUN, "serve", *_options(folder)]
        with _server(command, folder, {}):
            pass
        with _server(command, folder, {}) as (_, page):
            return {"page": page}


def from_wheel(wheel: Path) -> tuple[Seconds, dict[str, int]]:
    """Start for the first time in a new environment; also return each package's size in bytes."""
    with TemporaryDirectory() as folder:
        begin = perf_counter()
        python = new_environment(Path(folder), f"schism[table] @ {wheel.resolve().as_uri()}")
        installed = perf_counter() - begin
        begin = perf_counter()
        command = [str(python), "-P", "-c", _RUN, "serve", *_options(folder)]
        with _server(command, folder, _no_caches(folder)) as (address, page):
            play_first_card(address)
            waited = {"install": installed, "page": page, "card": perf_counter() - begin}
        sizes = subprocess.check_output([python, "-P", "-m", "schism.bench.sizes"], cwd=folder)
        return waited, json.loads(sizes)


def new_environment(folder: Path, *packages: str) -> Path:
    """Make an environment with these packages; return its Python."""
    python = folder / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    uv = shutil.which("uv") or shutil.which("uv", path=Path(sys.executable).parent)
    make = [uv, "venv", "-q"] if uv else [sys.executable, "-m", "venv"]
    install = ["pip", "install", "-q"]
    pip = [uv, *install, "--python", str(python)] if uv else [str(python), "-m", *install]
    environment = {**os.environ, **_no_caches(str(folder))}
    subprocess.run([*make, folder / "env"], check=True, env=environment)
    subprocess.run([*pip, *packages], check=True, env=environment)
    return python


def from_clone() -> Seconds:
    """`make play` in a fresh clone."""
    with TemporaryDirectory() as folder:
        subprocess.run(["git", "clone", "-q", SOURCES, f"{folder}/clone"], check=True)
        begin = perf_counter()
        command = ["make", "play", f"SERVE={' '.join(_options(folder))}"]
        with _server(command, f"{folder}/clone", _no_caches(folder)) as (address, page):
            play_first_card(address)
            card = perf_counter() - begin
            while _compiled(address) < 1:
                sleep(0.1)
            return {"page": page, "card": card, "compiled": perf_counter() - begin}


def _compiled(address: str) -> float:
    with urlopen(f"{address}api/ready") as answer:
        return float(json.load(answer)["compiled"])


def _options(folder: str) -> list[str]:
    return ["--port=0", f"--data={folder}/data"]


def _no_caches(folder: str) -> dict[str, str]:
    cache = f"{folder}/cache"
    names = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "SCHISM_CACHE_DIR")
    return dict.fromkeys(names, cache)


@contextmanager
def _server(
    command: Sequence[str], folder: str, environment: Mapping[str, str]
) -> Iterator[tuple[str, float]]:
    """Start a server; yield its address and the seconds until its page could be opened."""
    begin = perf_counter()
    server = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        address = next(line.strip() for line in server.stdout if line.startswith("http"))
        with urlopen(address) as answer:
            assert b"<script" in answer.read()
        yield address, perf_counter() - begin
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()
        server.stdout.close()
