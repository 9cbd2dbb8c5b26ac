"""Build the library: `python -m schism.native.build [PLATFORM ...] [--out FOLDER]`.

It is for this machine, for the platforms named, or for `all` of them. Zig links for any of them
and for older systems; where it is not installed, the C compiler links for this machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from schism.games.registry import GAMES
from schism.kernel.compiled import CACHE_DIRECTORY, FINGERPRINT
from schism.kernel.native import BUILDING, VARIABLE, library_name, machine
from schism.native.link import PLATFORMS, BuildError, compiler_for, link

# Numba must compile anew and optimise nothing: LLVM does that, for each platform.
_ENVIRONMENT = {VARIABLE: BUILDING, "NUMBA_OPT": "0", "NUMBA_DISABLE_JIT": "0", "SCHISM_GAMES": ""}
_UNFINISHED = "building-"

Report = Callable[[float], None]  # is told the share done, from 0 to 1


def _silent(share: float) -> None:
    """Report no progress."""


def own_library(report: Report = _silent, niceness: int = 0) -> Path:
    """Return the library for this machine; build it if there is none."""
    file = CACHE_DIRECTORY / library_name()
    CACHE_DIRECTORY.mkdir(parents=True, exist_ok=True)
    with alone_in(CACHE_DIRECTORY):
        if not file.exists():
            build([machine()], CACHE_DIRECTORY, report, niceness)
    return file


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Let one process at a time build there; remove what a killed one left behind."""
    with (folder / "building.lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        for left in folder.glob(f"{_UNFINISHED}*"):
            shutil.rmtree(left, ignore_errors=True)
        yield


def build(
    platforms: Sequence[str], out: Path, report: Report = _silent, niceness: int = 0
) -> list[Path]:
    """Compile each game in a process of its own, then link; returns the libraries."""
    chosen = [each for each in PLATFORMS if each.name in platforms or "all" in platforms]
    if not chosen:
        raise BuildError(f"none can be made for {', '.join(platforms)}")
    for each in chosen:
        compiler_for(each)  # compiling takes minutes, so say at once what is missing
    with compiled_games([each.name for each in chosen], out, report, niceness) as folder:
        made = [link(each, FINGERPRINT, folder) for each in chosen]
        return [each.replace(out / each.name) for each in made]


@contextmanager
def compiled_games(
    platforms: list[str], out: Path, report: Report = _silent, niceness: int = 0
) -> Iterator[Path]:
    """Yield a temporary folder with the machine code of each game for these platforms.

    How functions are compiled is settled on import, so this takes other processes anyway."""
    with tempfile.TemporaryDirectory(dir=out, prefix=_UNFINISHED) as name:
        _compile(platforms, Path(name), report, niceness)
        yield Path(name)


def _compile(platforms: list[str], folder: Path, report: Report, niceness: int) -> None:
    shares = dict.fromkeys(GAMES, 0.0)
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "schism.native.compile", str(folder), str(niceness)]
    processes = {}
    for game in GAMES:
        with _log(folder, game).open("w", encoding="utf-8") as log:
            processes[game] = subprocess.Popen(
                [*command, game, *platforms],
                env={**os.environ, **_ENVIRONMENT},
                stdout=writing,
                stderr=log,
            )
    os.close(writing)
    try:
        with os.fdopen(reading) as lines:
            for line in lines:
                game, done, steps = line.split()
                shares[game] = int(done) / int(steps)
                report(sum(shares.values()) / len(shares))
        for game, process in processes.items():
            if process.wait():
                told = _log(folder, game).read_text(encoding="utf-8").strip().splitlines()
                raise BuildError(told[-1] if told else f"code {process.returncode}")
    finally:
        for process in processes.values():
            process.kill()


def _log(folder: Path, game: str) -> Path:
    return folder / f"{game}.log"


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("platforms", nargs="*")
    parser.add_argument("--out", type=Path, default=CACHE_DIRECTORY)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    try:
        made = build(asked.platforms, asked.out) if asked.platforms else [own_library()]
    except BuildError as reason:
        sys.exit(f"The library was not built: {reason}")
    for file in made:
        if file.parent != asked.out:
            shutil.copy(file, asked.out)
        print(f"{asked.out / file.name}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    _main()
