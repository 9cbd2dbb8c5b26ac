"""`schism simulate`: play many games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from schism.cli.game_options import GameOptions
from schism.cli.lab_options import Seed, Work, check_games, seats_of
from schism.cli.language import Lang, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, print_json, with_progress
from schism.cli.parameters import AsJson, DeckName, GameName, bot_levels, names_in
from schism.cli.reports.simulation import print_simulation
from schism.files import write_lines
from schism.games.registry import find_deck, game_called
from schism.lab.jobs.job import Arrays, run_job
from schism.lab.simulation.columns import GAMES_TABLE, check_tables
from schism.lab.simulation.game_rows import lines_in
from schism.lab.simulation.simulate import Experiment, Simulation, warm_up
from schism.lab.simulation.table_file import files_for, write_tables
from schism.lab.simulation.totals import CountingWorkers, Totals


@expand_groups
def simulate(
    game: GameName,
    wanted: GameOptions,
    work: Work,
    deck: DeckName = None,
    games: Annotated[int, typer.Option(metavar="N", help=t("simulate-option-games"))] = 1000,
    seed: Seed = 0,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL,LEVEL,..", help=t("simulate-option-bots"))
    ] = "random",
    records: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help=t("simulate-option-records"))
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR|FILE", help=t("simulate-option-out"))
    ] = None,
    rows: Annotated[
        str, typer.Option(metavar="games,decisions,effects", help=t("simulate-option-rows"))
    ] = GAMES_TABLE,
    columns: Annotated[
        str | None, typer.Option(metavar="NAME,NAME,..", help=t("simulate-option-columns"))
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_games(games)
    experiment = _experiment(game, deck, wanted, seed, bots)
    tables = [] if out is None else check_tables(names_in(rows))
    simulation = Simulation(experiment, games, tables, records is not None)
    files = files_for(experiment, tables, out, names_in(columns) if columns else None)
    checkpoints = work.checkpoints
    with loading():
        warm_up(simulation)
    totals = Totals(seats=experiment.seats)
    with work.workers(len(simulation.pieces())) as workers:
        pieces = write_tables(
            run_job(simulation, CountingWorkers(workers, totals), checkpoints), *files
        )
        _run(_counted(pieces, totals), games, records, totals)
    if as_json:
        print_json({**experiment.about(), **totals.as_json()})
    else:
        print_simulation(experiment, totals)


def _experiment(
    game: str, deck: str | None, wanted: GameOptions, seed: int, bots: str
) -> Experiment:
    chosen = game_called(game)
    values = find_deck(chosen, deck)
    levels = bot_levels(chosen, bots, seats_of(values, wanted, seed))
    return Experiment(values, dict(wanted), seed, levels)


def _counted(pieces: Iterator[Arrays], totals: Totals) -> Iterator[Arrays]:
    begin = perf_counter()
    for found in pieces:
        totals.add(found)
        totals.seconds = perf_counter() - begin
        yield found


def _run(pieces: Iterator[Arrays], games: int, records: Path | None, totals: Totals) -> None:
    steps = with_progress(pieces, games, lambda: totals.games)
    if records is not None:
        write_lines(records, (line for found in steps for line in lines_in(found)))
        return
    for _ in steps:
        pass
