"""Options that the commands of the lab share: what is played, and who plays it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from schism.cli.language import t
from schism.errors import SchismError
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import Workers
from schism.lab.jobs.workers import workers_for
from schism.table.match import settle_options

Seed: TypeAlias = Annotated[int, typer.Option(metavar="S", help=t("simulate-option-seed"))]


def check_games(games: int) -> None:
    if games < 1:
        raise SchismError("simulate-games", found=games)


def seats_of(game: Game, deck: Deck, wanted: Json, seed: int) -> int:
    """How many seats these options make; complains of those that leave something to players."""
    options = settle_options(game, deck, wanted, seed, 0)
    if game.draft(deck, options) is not None:
        raise SchismError("option-undrafted")
    return game.seats(options)


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

    @contextmanager
    def workers(self, pieces: int) -> Iterator[Workers]:
        with workers_for(pieces, self.on, self.jobs) as found:
            yield found
