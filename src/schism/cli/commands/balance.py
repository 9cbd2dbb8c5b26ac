"""`schism balance`: what many games say about a deck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Annotated

import typer

from schism.cli.game_options import SettingOptions
from schism.cli.lab_options import Seed, Work, check_games
from schism.cli.language import Lang, current_language, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, print_json, with_progress
from schism.cli.parameters import AsJson, DeckName, GameName, counts_in, levels_in
from schism.cli.reports.balance import print_balance
from schism.files import check_folder, write_lines
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, game_called
from schism.lab.balance.balance import balance_report
from schism.lab.balance.observations import BalanceJob
from schism.lab.balance.report import BalancePage
from schism.lab.balance.run import experiment_for, run_jobs, warm_up_jobs


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
        for count, level in product(counts_in(chosen, players), levels_in(chosen, bots))
        for values in decks
    ]
    checkpoints = work.checkpoints
    with loading():
        warm_up_jobs(jobs)
    with work.workers(sum(len(job.pieces()) for job in jobs)) as workers:
        findings = run_jobs(jobs, workers, checkpoints, with_progress)
    _show(balance_report(findings, names), decks, html, as_json)


def _show(report: Json, decks: Sequence[Deck], html: Path | None, as_json: bool) -> None:
    if html is not None:
        write_lines(html, BalancePage(report, decks, current_language()).html().splitlines())
    if as_json:
        print_json(report)
    else:
        print_balance(report, decks, html)
