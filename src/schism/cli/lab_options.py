"""Options that the commands of the lab share: what is played, and who plays it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from schism.cli.language import t
from schism.cli.output import with_progress
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import Workers, run_job
from schism.lab.jobs.rows import RowsJob, row_in
from schism.lab.jobs.workers import workers_for
from schism.table.beginnings import Beginnings

Seed: TypeAlias = Annotated[int, typer.Option(metavar="N", help=t("simulate-option-seed"))]


def check_games(games: int) -> None:
    if games < 1:
        raise SchismError("simulate-games", found=games)


def seats_of(deck: Deck, wanted: Json, seed: int) -> int:
    """Return how many seats these options make; raise if they leave something to a draft."""
    return Beginnings(GAMES[deck.game], deck, wanted, seed).seats


@dataclass(frozen=True, slots=True)
class Work:
    """What plays the games, and where finished pieces are stored."""

    jobs: Annotated[int | None, typer.Option(metavar="N", min=1, help=t("lab-option-jobs"))] = None
    on: Annotated[
        str | None, typer.Option(metavar="ray|ray://HOST:PORT", help=t("lab-option-on"))
    ] = None
    resume: Annotated[Path | None, typer.Option(metavar="DIR", help=t("lab-option-resume"))] = None

    @property
    def checkpoints(self) -> Checkpoints | None:
        return None if self.resume is None else Checkpoints(self.resume)

    def rows(self, job: RowsJob, about: str) -> list[Json]:
        """Return all rows, working out those that are missing, with a labelled progress bar."""
        total = len(job.numbers)
        with self.workers(total) as workers:
            pieces = run_job(job, workers, self.checkpoints)
            return [row_in(each) for each in with_progress(pieces, total, count().__next__, about)]

    @contextmanager
    def workers(self, pieces: int) -> Iterator[Workers]:
        with workers_for(pieces, self.on, self.jobs) as found:
            yield found
