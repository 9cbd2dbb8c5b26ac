"""Processes that know the toy, as an author of a game would start them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests/toy"
FOLDER = ROOT / "tests"  # which an author would put on PYTHONPATH, wherever it is
LONGEST = 600  # seconds; most of it is compiling, once


def environment() -> dict[str, str]:
    """Compiled, even where the tests are interpreted, and without what pytest tells its workers."""
    ours = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTEST") and name != "NUMBA_DISABLE_JIT"
    }
    places = (str(FOLDER), str(ROOT), os.environ.get("PYTHONPATH"))
    return {**ours, "SCHISM_GAMES": "toy:GAME", "PYTHONPATH": os.pathsep.join(filter(None, places))}


def run_module(*arguments: str, typed: str = "") -> str:
    """Run `python -m ...` to its end and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env=environment(),
        input=typed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
