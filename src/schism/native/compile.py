"""What `schism.native.build` runs for each game: its functions become machine code.

`python -m schism.native.compile FOLDER NICENESS GAME PLATFORM ...` prints its progress:
the game, the steps done, and their number.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from schism.games.contract import Game
from schism.games.registry import GAMES
from schism.native.ahead import code_of, keep_code
from schism.native.exports import FOR_ALL_GAMES_ALIKE, RECORDS, exports_of, page_exports, records_of
from schism.native.link import BROWSER, PLATFORMS
from schism.native.machine_code import machine_code
from schism.native.shims import SIGNATURE, Shim, make_shims

Shims: TypeAlias = dict[str, tuple[Shim, Any]]  # and their functions, by the names they get


def compile_game(name: str, folder: Path, platforms: list[str]) -> Iterator[str]:
    chosen = [each for each in (*PLATFORMS, BROWSER) if each.name in platforms]
    by_python = _for_python(name) if any(each is not BROWSER for each in chosen) else {}
    by_page = _for_page(GAMES[name]) if BROWSER in chosen else {}
    keep_code()
    step, steps = count(1), len(by_python) + len(by_page) + len(chosen)
    functions = {}
    for symbol, (shim, function) in {**by_python, **by_page}.items():
        functions[symbol] = shim.compiled(function)
        yield f"{name} {next(step)} {steps}"
    code = code_of(functions.values())
    for platform in chosen:
        wanted = by_page if platform is BROWSER else by_python
        exported = {_llvm_name(functions[symbol]): symbol for symbol in wanted}
        file = folder / f"{name}-{platform.name}.o"
        file.write_bytes(machine_code(platform, code, exported))
        yield f"{name} {next(step)} {steps}"
    versions = [shim.version(function, symbol) for symbol, (shim, function) in by_python.items()]
    text = json.dumps([asdict(each) for each in versions])
    (folder / f"{name}.json").write_text(text, encoding="utf-8")


def _for_python(name: str) -> Shims:
    game = GAMES[name]
    shims = list(make_shims(records_of(game), exports_of(game)))
    if name == next(iter(GAMES)):
        shims += make_shims(RECORDS, FOR_ALL_GAMES_ALIKE)
    return {f"{name}_{number}": shim for number, shim in enumerate(shims)}


def _for_page(game: Game) -> Shims:
    records, exports = records_of(game), page_exports(game)
    return {name: (Shim(records, text), function) for name, (function, text) in exports.items()}


def _llvm_name(shim: Any) -> str:
    return str(shim.overloads[SIGNATURE.args].fndesc.llvm_func_name)


if __name__ == "__main__":
    _, folder, niceness, game, *platforms = sys.argv
    if hasattr(os, "nice"):
        os.nice(int(niceness))
    for line in compile_game(game, Path(folder), platforms):
        os.write(sys.stdout.fileno(), f"{line}\n".encode())  # in one piece: others write here too
