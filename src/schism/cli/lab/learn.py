"""`schism learn`: a policy network from games between searching bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.cli.lab_options import Seed, Work, check_games
from schism.cli.language import Lang, decimal, set_language, t, whole
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, stdout_console, with_progress
from schism.cli.parameters import GameName
from schism.games.contract import Game
from schism.games.registry import game_called
from schism.lab.jobs.job import run_job
from schism.lab.learn.lessons import Decisions, gather, learning_of
from schism.lab.learn.teaching_games import TeachingGames
from schism.lab.learn.train import Progress, train

_NETWORK = "network.npz"


@expand_groups
def learn(
    game: GameName,
    work: Work,
    games: Annotated[int, typer.Option(metavar="N", help=t("learn-option-games"))] = 2000,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=1, help=t("learn-option-iterations"))
    ] = 700,
    epochs: Annotated[int, typer.Option(metavar="N", min=1, help=t("learn-option-epochs"))] = 6,
    hidden: Annotated[int, typer.Option(metavar="N", min=1, help=t("learn-option-hidden"))] = 64,
    seed: Seed = 7,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.csv", help=t("learn-option-out"))
    ] = None,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_games(games)
    pupil = game_called(game)
    learning = learning_of(pupil)
    job = TeachingGames(game, learning.kinds, seed, games, iterations)
    decisions = _play(pupil, job, work)
    path = out or learning.weights
    console = stdout_console()
    console.print(t("learn-decisions", count=whole(len(decisions))))
    kept = None if work.resume is None else work.resume / _NETWORK
    for progress, network in train(pupil, decisions, hidden, epochs, seed, kept):
        console.print(_line(progress))
        network.save(path, learning.step)
    console.print(t("learn-written", file=str(path)))


def _play(game: Game, job: TeachingGames, work: Work) -> Decisions:
    with loading():
        pieces = job.pieces()
    done: list[int] = []
    parts = []
    with work.workers(len(pieces)) as workers:
        found = run_job(job, workers, work.checkpoints)
        for part in with_progress(found, len(pieces), lambda: len(done)):
            done.append(1)
            parts.append(part)
    return gather(game, parts)


def _line(progress: Progress) -> str:
    return t(
        "learn-epoch",
        epoch=progress.epoch,
        loss=decimal(progress.loss),
        test=decimal(progress.test_loss),
        agreement=whole(100 * progress.agreement),
    )
