"""`schism learn`: a policy network from games against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.cli.lab_options import Seed, check_games
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.output import loading, stdout_console
from schism.cli.parameters import GameName
from schism.errors import SchismError
from schism.games.contract import Learning
from schism.games.registry import game_called
from schism.lab.jobs.workers import cores
from schism.lab.learn.self_play import Progress, SelfPlay, learning_of
from schism.lab.learn.training import Training

_LINES = 40  # of the curve


def learn(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help=t("learn-option-games"))] = 600_000,
    hidden: Annotated[int, typer.Option(metavar="N", min=1, help=t("learn-option-hidden"))] = 64,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=t("learn-option-jobs"))
    ] = None,
    seed: Seed = 7,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE.npz", help=t("learn-option-resume"))
    ] = None,
    weights: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.csv", exists=True, dir_okay=False, help=t("learn-option-weights")
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.csv", help=t("learn-option-out"))
    ] = None,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_games(games)
    pupil = game_called(game)
    learning, path = learning_of(pupil), out or learning_of(pupil).weights
    training = _training(learning, hidden, seed, resume, weights)
    with loading():
        work = SelfPlay.of(pupil, training, games, seed, jobs or cores())
    console = stdout_console()
    for progress in work.learn(_LINES, resume):
        console.print(_line(progress))
        training.save(path, learning.step)
    console.print(t("learn-written", file=str(path)))


def _training(
    learning: Learning, hidden: int, seed: int, kept: Path | None, weights: Path | None
) -> Training:
    if kept is not None and kept.exists():
        return Training.stored(kept)
    if weights is not None:
        return _loaded(learning, weights)
    return Training.at_random(learning, hidden, seed)


def _loaded(learning: Learning, weights: Path) -> Training:
    try:
        return Training.loaded(learning, weights)
    except ValueError as error:
        raise SchismError("learn-weights", file=str(weights)) from error


def _line(progress: Progress) -> str:
    wins = progress.wins
    return t(
        "learn-progress",
        games=whole(progress.games),
        decisions=whole(progress.decisions),
        entropy=decimal(progress.entropy),
        surprise=decimal(100 * progress.surprise),
        wins=decimal(100 * wins.mean),
        low=decimal(100 * wins.low),
        high=decimal(100 * wins.high),
    )
