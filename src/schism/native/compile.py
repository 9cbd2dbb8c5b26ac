"""What `schism.native.build` runs for each game: its functions become machine code.

`python -m schism.native.compile FOLDER NICENESS GAME PLATFORM ...` prints how far it is: the game,
how many steps are done, and of how many.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import count
from pathlib import Path

from schism.games.registry import GAMES
from schism.native.ahead import code_of, keep_code
from schism.native.exports import FOR_ALL_GAMES_ALIKE, RECORDS, exports_of, records_of
from schism.native.link import PLATFORMS
from schism.native.machine_code import machine_code
from schism.native.shims import SIGNATURE, make_shims


def compile_game(name: str, folder: Path, platforms: list[str]) -> Iterator[str]:
    game = GAMES[name]
    shims = list(make_shims(records_of(game), exports_of(game)))
    if name == next(iter(GAMES)):
        shims += make_shims(RECORDS, FOR_ALL_GAMES_ALIKE)
    keep_code()
    step, steps = count(1), len(shims) + len(platforms)
    functions, versions = [], []
    for number, (shim, function) in enumerate(shims):
        functions.append(shim.compiled(function))
        versions.append(shim.version(function, f"{name}_{number}"))
        yield f"{name} {next(step)} {steps}"
    code = code_of(functions)
    symbols = [each.overloads[SIGNATURE.args].fndesc.llvm_func_name for each in functions]
    exported = dict(zip(symbols, (each.symbol for each in versions), strict=True))
    for platform in PLATFORMS:
        if platform.name in platforms:
            file = folder / f"{name}-{platform.name}.o"
            file.write_bytes(machine_code(platform, code, exported))
            yield f"{name} {next(step)} {steps}"
    text = json.dumps([asdict(each) for each in versions])
    (folder / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _, folder, niceness, game, *platforms = sys.argv
    if hasattr(os, "nice"):
        os.nice(int(niceness))
    for line in compile_game(game, Path(folder), platforms):
        os.write(sys.stdout.fileno(), f"{line}\n".encode())  # in one piece: others write here too
