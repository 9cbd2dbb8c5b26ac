"""The disk space of an environment's packages: `python -m schism.bench.sizes` prints JSON."""

from __future__ import annotations

import json
from importlib.metadata import Distribution, distributions
from pathlib import Path


def package_sizes() -> dict[str, int]:
    """Bytes of each installed package, the largest first."""
    sizes = {each.name: _size(each) for each in distributions()}
    return dict(sorted(sizes.items(), key=lambda item: -item[1]))


def _size(package: Distribution) -> int:
    files = (Path(str(package.locate_file(file))) for file in package.files or ())
    return sum(file.stat().st_size for file in files if file.is_file())


if __name__ == "__main__":
    print(json.dumps(package_sizes()))
