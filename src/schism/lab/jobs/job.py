"""A job: many games, split into pieces that can be played anywhere and in any order.

How a job is split depends on the job alone, and results are put together in the order of the
pieces. So the result is the same to the bit, whichever worker played which piece and whether some
were played in an earlier run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from numpy.typing import NDArray

from schism.games.contract import Json
from schism.lab.jobs.checkpoints import Checkpoints

Arrays: TypeAlias = dict[str, NDArray[Any]]  # the results of a piece, by name


@dataclass(frozen=True, slots=True)
class Piece:
    """Consecutive games of a job, from number `first` on."""

    first: int
    games: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.games)


class Job(Protocol):
    def about(self) -> Json:
        """Return everything that determines this job's games, except how many there are."""

    def pieces(self) -> Sequence[Piece]: ...

    def play(self, piece: Piece) -> Arrays: ...


class Workers(Protocol):
    size: int  # how many pieces are played at once

    def submit(self, job: Job, number: int) -> None:
        """Start the piece of that number, now or when a worker is free."""

    def result(self) -> tuple[int, Arrays]:
        """Wait for any piece to finish; return its number and its results."""


def split_games(games: int, size: int) -> list[Piece]:
    return [Piece(first, min(size, games - first)) for first in range(0, games, size)]


def run_job(job: Job, workers: Workers, checkpoints: Checkpoints | None = None) -> Iterator[Arrays]:
    """Yield the results of each piece in order, playing only a few pieces ahead."""
    stored = None if checkpoints is None else checkpoints.of(job.about())
    pieces = job.pieces()
    ready: dict[int, Arrays] = {}
    submitted = 0
    for due in range(len(pieces)):
        while submitted < min(len(pieces), due + 2 * workers.size + 1):
            found = None if stored is None else stored.load(pieces[submitted])
            if found is None:
                workers.submit(job, submitted)
            else:
                ready[submitted] = found
            submitted += 1
        while due not in ready:
            number, found = workers.result()
            if stored is not None:
                stored.save(pieces[number], found)
            ready[number] = found
        yield ready.pop(due)
