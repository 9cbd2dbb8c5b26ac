"""What `schism.native.build` runs: compile everything once, then link for each platform."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from schism.kernel.compiled import FINGERPRINT
from schism.kernel.native import machine
from schism.native.link import PLATFORMS, link
from schism.native.shims import Kinds, make_versions


def compile_all(out: Path, wanted: list[str]) -> None:
    kinds = Kinds()
    versions, code = make_versions(kinds)
    names = wanted or [machine()]
    chosen = [each for each in PLATFORMS if each.name in names or "all" in names]
    for each in chosen:
        with tempfile.TemporaryDirectory() as folder:
            library = link(each, code, versions, kinds, FINGERPRINT, Path(folder))
            made = shutil.move(library, out / library.name)
        print(f"{made}: {Path(made).stat().st_size:,} bytes, {len(versions)} functions")


if __name__ == "__main__":
    compile_all(Path(sys.argv[1]), sys.argv[2:])
