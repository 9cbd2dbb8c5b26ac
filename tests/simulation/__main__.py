"""`python -m tests.simulation`: many seeds, or one again. What fails is shrunk to a command."""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from tests.server.storm.truth import Findings
from tests.simulation.many import run_seeds
from tests.simulation.shrink import shrink
from tests.simulation.simulation import Setup, simulate

_SEEDS_AT_ONCE = 400  # until the moves are counted again
_ENTRIES = "entries"  # the count that moves are counted by


def main() -> int:
    wish = _wish()
    if wish.seed is not None:
        return _replay(_setup_of(wish))
    began, counts, failed = time.monotonic(), Counter[str](), []
    for setup, findings in _run_all(wish):
        counts.update(findings.counts)
        counts["runs"] += 1
        if findings.problems:
            failed.append(setup)
            print(f"seed {setup.seed}: {findings.problems[0][:300]}", flush=True)
    for what, count in sorted(counts.items()):
        print(f"{what:24}{count:>12,}")
    print(f"{'seconds':24}{time.monotonic() - began:>12,.0f}")
    print(f"{'runs with problems':24}{len(failed):>12,}")
    for setup in failed[: wish.shrunk]:
        print(shrink(setup, lambda each: bool(simulate(each).problems)).command)
    return 1 if failed else 0


def _run_all(wish: argparse.Namespace) -> Iterator[tuple[Setup, Findings]]:
    """Run some seeds, or as many as it takes to make some moves."""
    if not wish.moves:
        yield from run_seeds(range(wish.first, wish.first + wish.seeds), wish.jobs)
        return
    moves = 0
    for first in itertools.count(wish.first, _SEEDS_AT_ONCE):
        for setup, findings in run_seeds(range(first, first + _SEEDS_AT_ONCE), wish.jobs):
            moves += findings.counts[_ENTRIES]
            yield setup, findings
        if moves >= wish.moves:
            return


def _replay(setup: Setup) -> int:
    for fault in setup.plan():
        print(fault)
    findings = simulate(setup)
    for problem in findings.problems:
        print(problem)
    print(f"{len(findings.problems)} problems")
    return 1 if findings.problems else 0


def _setup_of(wish: argparse.Namespace) -> Setup:
    setup = Setup.of_seed(wish.seed)
    if wish.faults is not None:
        numbers = () if wish.faults == "none" else tuple(map(int, wish.faults.split(",")))
        setup = setup.with_faults(numbers)
    return replace(
        setup, groups=wish.groups or setup.groups, duration=wish.duration or setup.duration
    )


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--moves", type=int, help="run until this many have been made")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--shrunk", type=int, default=3, help="failed runs to shrink")
    parser.add_argument("--seed", type=int, help="replay this one")
    parser.add_argument("--faults", help="only these of its faults: 0,2 or none")
    parser.add_argument("--groups", type=int, help="of people")
    parser.add_argument("--duration", type=float, help="simulated seconds during which they happen")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
