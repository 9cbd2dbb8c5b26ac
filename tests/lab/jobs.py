"""Jobs for tests: real games, and one that kills its first worker."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import Arrays, Job, Piece, Workers, run_job
from schism.lab.simulation.simulate import Experiment, Simulation


def experiment(game: str = "tolerance", **wanted: object) -> Experiment:
    seats = 4 if game == "tolerance" else 2
    deck = find_deck(game_called(game), None)
    return Experiment(deck, wanted, 11, ["random"] * seats)


@dataclass(frozen=True, slots=True)
class Deadly:
    """Kills the process that plays its second piece, as long as the mark is not there."""

    job: Simulation
    mark: Path | None  # None: kills always
    size: int = 2

    def about(self) -> Json:
        return self.job.about()

    def pieces(self) -> list[Piece]:
        return [Piece(first, self.size) for first in range(0, self.job.games, self.size)]

    def play(self, piece: Piece) -> Arrays:
        if piece.first == self.size and not (self.mark and self.mark.exists()):
            if self.mark:
                self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.job.play(piece)


def bytes_of(
    job: Job, workers: Workers, checkpoints: Checkpoints | None = None
) -> list[dict[str, bytes]]:
    """What a job finds, to the bit."""
    return [
        {name: array.tobytes() for name, array in found.items()}
        for found in run_job(job, workers, checkpoints)
    ]
