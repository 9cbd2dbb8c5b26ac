"""Build the library: `python -m schism.native.build [PLATFORM ...]`.

Without a platform it is built for this machine, with `all` for every one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from schism.kernel.native import BUILDING, VARIABLE

# Numba must compile anew and optimise nothing: LLVM does that below, for each platform.
_ENVIRONMENT = {VARIABLE: BUILDING, "NUMBA_OPT": "0", "NUMBA_DISABLE_JIT": "0", "SCHISM_GAMES": ""}


def build(platforms: list[str], out: Path) -> None:
    """In a process of its own, because how functions are compiled is settled on import."""
    command = [sys.executable, "-m", "schism.native.compile", str(out), *platforms]
    subprocess.run(command, env={**os.environ, **_ENVIRONMENT}, check=True)


if __name__ == "__main__":
    build(sys.argv[1:], Path(__file__).parent)
