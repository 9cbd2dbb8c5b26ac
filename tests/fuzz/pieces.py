"""A piece of a long run, for a process of a pool.

Not in `__main__`, which a newly started process does not import.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.fuzz.coverage import Coverage
from tests.fuzz.play import Finding
from tests.fuzz.run import fuzz


class Piece(NamedTuple):
    game: str
    numbers: range
    seed: int


def play_piece(piece: Piece) -> tuple[Coverage, list[str]]:
    """Play some games; each finding ends its game and not the run."""
    coverage, findings = Coverage(), []
    for number in piece.numbers:
        try:
            list(fuzz(piece.game, range(number, number + 1), piece.seed, coverage))
        except Finding as finding:
            findings.append(f"{piece.game} game {number}: {finding}")
    return coverage, findings
