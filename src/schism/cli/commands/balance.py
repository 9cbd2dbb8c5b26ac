"""`schism balance`: what many games say about a deck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, product
from pathlib import Path
from typing import Annotated

import typer

from schism import __version__
from schism.bot_session import warm_up_bots
from schism.cli.game_options import SettingOptions
from schism.cli.lab_options import Seed, Work, check_games, seats_of
from schism.cli.language import current_language, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, print_json
from schism.cli.parameters import AsJson, DeckName, GameName, Lang, levels_in
from schism.cli.progress import with_progress
from schism.cli.reports.balance import print_balance
from schism.errors import SchismError
from schism.files import check_folder, write_lines
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, game_called
from schism.lab.balance.balance import (
    Findings,
    compare,
    gather,
    setting_report,
)
from schism.lab.balance.observations import BalanceJob
from schism.lab.balance.report import BalancePage
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import Arrays, Workers, run_job
from schism.lab.simulation.simulate import Experiment


@expand_groups
def balance(
    game: GameName,
    wanted: SettingOptions,
    work: Work,
    deck: DeckName = None,
    against: Annotated[
        str | None, typer.Option(metavar="ID|FILE", help=t("balance-option-against"))
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help=t("balance-option-games"))] = 1000,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL,LEVEL,..", help=t("balance-option-bots"))
    ] = "greedy",
    players: Annotated[
        str | None, typer.Option(metavar="N,N,..", help=t("balance-option-players"))
    ] = None,
    seed: Seed = 0,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help=t("balance-option-html"))
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_games(games)
    check_folder(html)
    chosen = game_called(game)
    first = deck or chosen.default_deck
    names = [first, against] if against else [first]
    decks = [find_deck(chosen, name) for name in names]
    asked = GAMES[chosen.id].study.defaults | wanted
    jobs = [
        BalanceJob(experiment_for(values, asked, count, seed, level), games)
        for count, level in product(_counts(chosen, players), levels_in(chosen, bots))
        for values in decks
    ]
    checkpoints = work.checkpoints
    with loading():
        prepare_all(jobs)
    with work.workers(sum(len(job.pieces()) for job in jobs)) as workers:
        findings = _play(jobs, workers, checkpoints)
    report = _report(chosen, seed, findings, names)
    if html is not None:
        write_lines(html, BalancePage(report, decks, current_language()).html().splitlines())
    if as_json:
        print_json(report)
    else:
        print_balance(report, decks, html)


def _counts(game: Game, text: str | None) -> list[int | None]:
    if text is None:
        return [None]
    counts = text.split(",")
    for count in counts:
        if not count.strip().isdigit():
            low, high = game.players.start, game.players.stop - 1
            raise SchismError("option-number", option="players", low=low, high=high, found=count)
    return [int(count) for count in counts]


def experiment_for(
    deck: Deck, wanted: Json, players: int | None, seed: int, level: str
) -> Experiment:
    asked = wanted if players is None else {**wanted, "players": players}
    seats = seats_of(game_called(deck.game), deck, asked, seed)
    return Experiment(deck, asked, seed, [level] * seats)


def prepare_all(jobs: Sequence[BalanceJob]) -> None:
    for level in dict.fromkeys(job.experiment.bots[0] for job in jobs):
        first = next(job.experiment for job in jobs if job.experiment.bots[0] == level)
        warm_up_bots(first.match(0), first.seat_bots(0).values())


def _play(
    jobs: Sequence[BalanceJob], workers: Workers, checkpoints: Checkpoints | None
) -> list[Findings]:
    """Play one setting after the other, under one progress bar."""
    games: list[list[Arrays]] = [[] for _ in jobs]
    steps = (
        (number, found)
        for number, job in enumerate(jobs)
        for found in run_job(job, workers, checkpoints)
    )

    def done() -> int:
        return sum(len(found["margin"]) for setting in games for found in setting)

    for number, found in with_progress(steps, sum(job.games for job in jobs), done):
        games[number].append(found)
    return [gather(job, found) for job, found in zip(jobs, games, strict=True)]


def _report(game: Game, seed: int, findings: Sequence[Findings], names: Sequence[str]) -> Json:
    pairs = zip(findings[::2], findings[1::2], strict=True) if len(names) == 2 else ()
    return {
        "version": __version__,
        "game": game.id,
        "seed": seed,
        "options": dict(findings[0].job.experiment.wanted),
        "settings": [setting_report(*each) for each in zip(findings, cycle(names), strict=False)],
        "pairs": [compare(one, other, names) for one, other in pairs],
    }
