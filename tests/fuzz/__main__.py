"""python -m tests.fuzz --games 200000: the long run, on every core, with a progress bar."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator

from rich.progress import track

from schism.games.registry import GAMES
from tests.fuzz.coverage import Coverage
from tests.fuzz.play import Finding
from tests.fuzz.run import fuzz
from tests.fuzz.situations import WANTED

CHUNK = 100

Task = tuple[str, int, int]


def _chunk(task: Task) -> tuple[Coverage, list[str]]:
    """A hundred games; each finding ends its game and not the run."""
    name, first, seed = task
    coverage, findings = Coverage(), []
    for number in range(first, first + CHUNK):
        try:
            list(fuzz(name, range(number, number + 1), seed, coverage))
        except Finding as finding:
            findings.append(f"{name} game {number}: {finding}")
    return coverage, findings


def _results(tasks: list[Task], jobs: int | None) -> Iterator[tuple[Coverage, list[str]]]:
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs) as pool:
        yield from pool.imap_unordered(_chunk, tasks)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="of each game")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    arguments = parser.parse_args()
    found = 0
    for name in arguments.game or GAMES:
        tasks = [(name, first, arguments.seed) for first in range(0, arguments.games, CHUNK)]
        total = Coverage()
        for coverage, findings in track(
            _results(tasks, arguments.jobs), description=name, total=len(tasks)
        ):
            total.situations.update(coverage.situations)
            found += len(findings)
            for finding in findings:
                print(finding)
        unseen = total.missing(WANTED[name]()) or "nothing"
        print(f"{name}: {arguments.games} games, not seen: {unseen}")
    print(f"{found} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
