"""`python -m tests.server.storm`: the whole storm, and what it found."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from schism.cli.commands.serve import database_url
from tests.server.storm.storm import Storm


def main() -> int:
    wish = _wish()
    with tempfile.TemporaryDirectory(prefix="storm-") as name:
        folder = Path(name)
        began = time.monotonic()
        findings = _storm(wish, folder).run()
        seconds = time.monotonic() - began
    for what, count in findings.counts.items():
        print(f"{what:34}{count:>10}")
    print(f"{'seconds':34}{seconds:>10.0f}")
    print(f"{'problems':34}{len(findings.problems):>10}")
    for problem in findings.problems[:20]:
        print(" ", problem[:400])
    return 1 if findings.problems else 0


def _storm(wish: argparse.Namespace, folder: Path) -> Storm:
    return Storm(
        data=folder,
        database=wish.database or database_url(None, folder),
        tables=wish.tables,
        kills=wish.kills,
        seed=wish.seed,
        bus=wish.bus,
        processes=wish.processes,
        faults=tuple(wish.faults.split(",")),
        think=wish.think,
        said=lambda line: print(line, file=sys.stderr, flush=True),
    )


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.storm", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=0.0, help="seconds, at most")
    parser.add_argument("--database", help="postgresql://...; otherwise an SQLite file")
    parser.add_argument("--bus", help="redis://...; with it there are several processes")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--faults", default="kill", help="any of kill,replace,halt")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
