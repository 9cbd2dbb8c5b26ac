"""A wheel is the whole product: a first table is played from it alone.

Without npm, compiler, numba or clone: the environment is new, and its programs are all there is on
the path.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from schism.bench.startup import new_environment
from schism.games.registry import GAMES
from schism.kernel.native import machine
from schism.wasm.build import module_name

ROOT = Path(__file__).parents[2]
SYSTEMS = {"linux": "linux", "darwin": "macosx", "win32": "win"}  # as wheels call them
PAGE = ROOT / "src/schism/server/page/index.html"

pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one for this machine: of a release (SCHISM_TEST_WHEELS=FOLDER), or made now."""
    if not PAGE.exists():
        pytest.skip("the page has not been built (make web)")
    folder = os.environ.get("SCHISM_TEST_WHEELS") or _made(tmp_path_factory.mktemp("wheel"))
    system, _, processor = machine().partition("-")
    (found,) = Path(folder).glob(f"*{SYSTEMS[system]}*_{processor}.whl")
    return found.resolve()


def _made(folder: Path) -> Path:
    for module, *arguments in (
        ("schism.native.build", "--out", "build/native"),
        ("hatchling", "build", "-t", "wheel", "-d", str(folder)),
    ):
        subprocess.run([sys.executable, "-m", module, *arguments], check=True, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    packages = ["-c", str(ROOT / "constraints.txt"), f"schism[table] @ {wheel.as_uri()}"]
    return new_environment(tmp_path_factory.mktemp("player"), *packages)


def _environment(python: Path, folder: Path) -> dict[str, str]:
    return {"PATH": str(python.parent), "HOME": str(folder), "LANG": "C.UTF-8"}


@contextmanager
def _serving(python: Path, folder: Path) -> Iterator[str]:
    command: list[str | Path] = [python.parent / "schism", "serve", "--port=0", f"--data={folder}"]
    with (folder / "log.txt").open("w") as log:
        server = subprocess.Popen(
            command,
            cwd=folder,
            env=_environment(python, folder),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def test_a_first_table_is_played_from_the_wheel_alone(python: Path, tmp_path: Path) -> None:
    with _serving(python, tmp_path) as address:
        guest: list[str | Path] = [python, "-P", "-m", "schism.bench.guest", address]
        environment = _environment(python, tmp_path)
        subprocess.run(guest, check=True, cwd=tmp_path, env=environment)
        fetch = "import sys, urllib.request as r; print(r.urlopen(sys.argv[1]).read().decode())"
        page = subprocess.check_output([python, "-c", fetch, address], text=True)
        assert "<script" in page
    log = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "ompil" not in log  # nothing was compiled, or said to be missing
    assert "interpreted" not in log


def test_it_brings_modules_for_browsers(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    for game in GAMES:
        assert f"schism/server/page/engine/{module_name(game)}" in names


def test_a_game_is_played_in_the_terminal(python: Path, tmp_path: Path) -> None:
    schism = str(python.parent / "schism")
    command = [schism, "simulate", "tolerance", "--games", "100", "--json"]
    done = subprocess.run(
        command, cwd=tmp_path, env=_environment(python, tmp_path), capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_needed_to_build_is_not_needed_to_play(python: Path, tmp_path: Path) -> None:
    program = """
from importlib.util import find_spec
from schism.kernel.compiled import LIBRARY
print(LIBRARY is not None, [name for name in ("numba", "llvmlite", "ziglang") if find_spec(name)])
"""
    found = subprocess.check_output([python, "-P", "-c", program], cwd=tmp_path, text=True)
    assert found == "True []\n"
