"""python -m tests.wasm --games 10000: the long comparison of modules and library, in Node."""

from __future__ import annotations

import argparse
import sys

from rich.progress import track

from schism.games.contract import Game, Json
from schism.games.registry import GAMES
from tests.wasm import native_side
from tests.wasm.engines import in_node
from tests.wasm.tasks import kinds_of_options, starts

CHUNK = 500


def compare(game: Game, kind: Json, games: range) -> tuple[int, list[int]]:
    """How many decisions there were, and the games that differ."""
    found = list(starts(game, kind, games))
    sums, decisions = native_side.trace(game, found)
    task = {"game": game.id, "starts": [start.as_json() for start in found]}
    there = in_node("trace", task)["sums"]
    return decisions, [
        number for number, one, other in zip(games, sums, there, strict=True) if one != other
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each kind of options")
    games, different = parser.parse_args().games, 0
    for game in GAMES.values():
        chunks = [
            (kind, range(first, min(games, first + CHUNK)))
            for kind in kinds_of_options(game)
            for first in range(0, games, CHUNK)
        ]
        total = 0
        for kind, numbers in track(chunks, description=game.id):
            decisions, found = compare(game, kind, numbers)
            total, different = total + decisions, different + len(found)
            for number in found:
                print(f"{game.id} {kind}, game {number} differs")
        print(f"{game.id}: {total:,} decisions")
    print(f"{different} games differ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
