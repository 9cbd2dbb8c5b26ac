"""The long run on every core: python -m tests.fuzz --games 200000."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator

from rich.progress import track

from schism.games.registry import GAMES
from tests.fuzz.coverage import Coverage
from tests.fuzz.pieces import Piece, play_piece
from tests.fuzz.situations import WANTED

PIECE = 100  # games


def _results(pieces: list[Piece], jobs: int | None) -> Iterator[tuple[Coverage, list[str]]]:
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs) as pool:
        yield from pool.imap_unordered(play_piece, pieces)


def _pieces(name: str, numbers: range, seed: int) -> list[Piece]:
    firsts = range(0, len(numbers), PIECE)
    return [Piece(name, numbers[first : first + PIECE], seed) for first in firsts]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.games)
    found = 0
    for name in arguments.game or GAMES:
        pieces = _pieces(name, numbers, arguments.seed)
        total = Coverage()
        results = _results(pieces, arguments.jobs)
        for coverage, findings in track(results, description=name, total=len(pieces)):
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
