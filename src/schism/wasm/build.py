"""Build the modules for browsers: `python -m schism.wasm.build [--out FOLDER]`.

They are kept in the cache, under the hash of all compiled sources, and copied from there. Their
names contain that hash, so that a page never loads a module that does not fit.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from schism.games.registry import GAMES
from schism.kernel.compiled import CACHE_DIRECTORY, FINGERPRINT
from schism.kernel.native import library_name, machine
from schism.native.build import alone_in, compiled_games
from schism.native.exports import page_exports
from schism.native.link import BROWSER, PLATFORMS, ZIG, BuildError, compiler_for, link
from schism.wasm.sizes import told_size

_RUNTIME = Path(__file__).with_name("runtime.c")
_STACK = 1 << 18  # bytes; below everything else, so that what does not fit is noticed
_OPTIONS = [
    "--no-entry",
    "--export-memory",
    "--strip-all",
    "--stack-first",
    f"-zstack-size={_STACK}",
]


def module_name(game: str) -> str:
    return f"{game}-{FINGERPRINT}.{BROWSER.suffix}"


def own_modules() -> list[Path]:
    """Return a module for each game; build them if necessary."""
    CACHE_DIRECTORY.mkdir(parents=True, exist_ok=True)
    made = [CACHE_DIRECTORY / module_name(game) for game in GAMES]
    with alone_in(CACHE_DIRECTORY):
        if not all(file.exists() for file in made):
            _build(CACHE_DIRECTORY)
    return made


def _build(out: Path) -> None:
    """Build the library for this machine along with them, if it is missing: most work is shared."""
    compiler_for(BROWSER)
    missing = not (out / library_name()).exists()
    own = [each for each in PLATFORMS if missing and each.name == machine()]
    with compiled_games([BROWSER.name, *(each.name for each in own)], out) as folder:
        made = [*_link(folder), *(link(each, FINGERPRINT, folder) for each in own)]
        for file in made:
            file.replace(out / file.name)


def _link(folder: Path) -> Iterator[Path]:
    runtime = folder / "runtime.o"
    _zig("cc", "-target", BROWSER.zig_target, "-O2", "-c", _RUNTIME, "-o", runtime)
    for game in GAMES:
        exports = [f"--export={name}" for name in page_exports(GAMES[game])]
        code, module = folder / f"{game}-{BROWSER.name}.o", folder / module_name(game)
        _zig("wasm-ld", *_OPTIONS, *exports, code, runtime, "-o", module)
        yield module


def _zig(*arguments: str | Path) -> None:
    done = subprocess.run([*ZIG, *arguments], capture_output=True, text=True)
    if done.returncode:
        raise BuildError(done.stderr[-2000:])


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    out = parser.parse_args().out
    try:
        made = own_modules()
    except BuildError as reason:
        sys.exit(f"The modules were not built: {reason}")
    for file in made:
        print(f"{file.name}: {told_size(file)}")
    if out is not None:
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        for file in made:
            shutil.copy(file, out)


if __name__ == "__main__":
    _main()
