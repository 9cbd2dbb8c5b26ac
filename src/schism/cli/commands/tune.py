"""`schism tune`: search for house values that make a deck fair and lively."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from schism.cli.game_options import SettingOptions
from schism.cli.lab_options import Seed, Work, check_games
from schism.cli.language import Lang, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, print_json, with_progress
from schism.cli.parameters import AsJson, DeckName, GameName, Players, levels_in
from schism.cli.reports.tune import print_tuning
from schism.errors import SchismError
from schism.files import refuse_existing, write_lines
from schism.games.contract import Game
from schism.games.registry import find_deck, game_called
from schism.lab.balance.run import experiment_for
from schism.lab.tune.deck_file import lines_of, rename_deck
from schism.lab.tune.tunable import parameters_of
from schism.lab.tune.tune import player, tune_deck, tuning_report, warm_up

EVALUATION = 1  # added to the seed: deals the search has not seen


@expand_groups
def tune(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help=t("tune-argument-file"))],
    wanted: SettingOptions,
    work: Work,
    deck: DeckName = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help=t("tune-option-bots"))] = "quick:100",
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help=t("tune-option-games"))] = 540,
    steps: Annotated[int, typer.Option(metavar="N", min=1, help=t("tune-option-steps"))] = 20,
    candidates: Annotated[
        int, typer.Option(metavar="N", min=1, help=t("tune-option-candidates"))
    ] = 27,
    seed: Seed = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_games(games)
    refuse_existing(file)
    chosen = game_called(game)
    level = _only_level(chosen, bots)
    origin = rename_deck(find_deck(chosen, deck), file)
    if not parameters_of(origin):
        raise SchismError("tune-nothing", deck=origin.id)
    asked = chosen.study.defaults | wanted
    experiment = experiment_for(origin, asked, players, seed, level)
    checkpoints = work.checkpoints
    with loading():
        warm_up(experiment)
    with work.workers(games) as workers:
        play = player(experiment, workers, checkpoints)
        search = tune_deck(origin, seed, play, steps=steps, candidates=candidates, games=games)
        taken = list(with_progress(search, steps, count().__next__))
        best = taken[-1].deck
        compared = [play(each, seed + EVALUATION, games) for each in (origin, best)]
    about = t("tune-comment", origin=deck or chosen.default_deck, bots=level)
    write_lines(file, lines_of(best, about))
    report = tuning_report(taken, origin, compared)
    if as_json:
        print_json(report)
    else:
        print_tuning(report, best, file)


def _only_level(game: Game, text: str) -> str:
    levels = levels_in(game, text)
    if len(levels) > 1:
        raise SchismError("tune-bots", found=text)
    return levels[0]
