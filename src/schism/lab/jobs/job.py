"""A job: many games in pieces that can be played anywhere, in any order, and put together again.

How a job is cut depends on the job alone, and its pieces are put together in their order. So the
result is the same to the bit, whoever played which piece, and whether some were played yesterday.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from numpy.typing import NDArray

from schism.games.contract import Json
from schism.lab.jobs.checkpoints import Kept

Arrays: TypeAlias = dict[str, NDArray[Any]]  # what the games of a piece have shown


@dataclass(frozen=True, slots=True)
class Piece:
    """The `first`-th game of a job and those after it."""

    first: int
    games: int


class Job(Protocol):
    def about(self) -> Json:
        """All that makes this job's games what they are, but not how many there are."""

    def pieces(self) -> Sequence[Piece]: ...

    def play(self, piece: Piece) -> Arrays: ...


class Workers(Protocol):
    """Whoever plays the pieces."""

    size: int  # how many pieces at once

    def submit(self, job: Job, number: int) -> None: ...

    def result(self) -> tuple[int, Arrays]:
        """The number of a piece that is finished, and what it has shown; waits for one."""


def cut(games: int, size: int) -> list[Piece]:
    return [Piece(first, min(size, games - first)) for first in range(0, games, size)]


def finished(job: Job, workers: Workers, kept: Kept | None = None) -> Iterator[Arrays]:
    """What each piece has shown, in order. A few are under way at any time, and few wait."""
    shelf = None if kept is None else kept.of(job.about())
    pieces = job.pieces()
    waiting: dict[int, Arrays] = {}
    handed_out = 0
    for due in range(len(pieces)):
        while handed_out < min(len(pieces), due + 2 * workers.size + 1):
            found = None if shelf is None else shelf.load(pieces[handed_out])
            if found is None:
                workers.submit(job, handed_out)
            else:
                waiting[handed_out] = found
            handed_out += 1
        while due not in waiting:
            number, found = workers.result()
            if shelf is not None:
                shelf.save(pieces[number], found)
            waiting[number] = found
        yield waiting.pop(due)
