"""`schism simulate`: many games without a screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from schism.cli.levels import level_shown
from schism.cli.output import loading, plain_table, print_json, screen
from schism.cli.parameters import (
    AsJson,
    DeckName,
    GameName,
    Hidden,
    Kinds,
    Lang,
    Plague,
    Players,
    bot_levels,
    wanted_options,
)
from schism.cli.progress import watched
from schism.cli.tongue import decimal, speak, t, whole
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.lab.simulate import Experiment, fast_games, matches, warm_up
from schism.lab.totals import Average, Totals
from schism.table.match import settled
from schism.table.record import as_line, write_lines


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help=t("simulate-option-games"))] = 1000,
    players: Players = None,
    seed: Annotated[int, typer.Option(metavar="S", help=t("simulate-option-seed"))] = 0,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL,LEVEL,..", help=t("simulate-option-bots"))
    ] = "random",
    deck: DeckName = None,
    plague: Plague = None,
    roles: Annotated[
        str | None, typer.Option(metavar="bertram|random|ID,ID,..", help=t("cli-option-roles"))
    ] = None,
    hidden: Hidden = False,
    kinds: Kinds = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help=t("simulate-option-records"))
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    speak(lang)
    if games < 1:
        raise SchismError("simulate-games", found=games)
    experiment = _experiment(
        game, wanted_options(players, plague, roles, hidden, kinds), seed, bots, deck
    )
    with loading():
        warm_up(experiment, recorded=records is not None)
    totals = Totals(seats=len(experiment.bots))
    _run(experiment, games, records, totals)
    if as_json:
        print_json({**_about(experiment), **totals.as_json()})
    else:
        _print(experiment, totals)


def _experiment(game: str, wanted: Json, seed: int, bots: str, deck: str | None) -> Experiment:
    chosen = game_called(game)
    values = find_deck(chosen, deck)
    options = settled(chosen, values, wanted, seed, 0)
    if chosen.draft(values, options) is not None:
        raise SchismError("option-undrafted")
    seats = options.get("players", chosen.players.start)
    return Experiment(chosen, values, wanted, seed, bot_levels(chosen, bots, seats))


def _run(experiment: Experiment, games: int, records: Path | None, totals: Totals) -> None:
    if records is not None:
        played = watched(matches(experiment, games, totals), games, lambda: totals.games)
        write_lines(records, (as_line(match.record()) for match in played))
        return
    play = fast_games if experiment.all_random else matches
    for _ in watched(play(experiment, games, totals), games, lambda: totals.games):
        pass


def _about(experiment: Experiment) -> Json:
    return {
        "game": experiment.game.id,
        "deck": experiment.deck.id,
        "deck_sha256": experiment.deck.sha256,
        "options": dict(experiment.wanted),
        "seed": experiment.seed,
        "bots": list(experiment.bots),
    }


def _print(experiment: Experiment, totals: Totals) -> None:
    console = screen()
    rates = {
        "games": whole(totals.games),
        "decisions": whole(totals.decisions),
        "seconds": decimal(totals.seconds),
        "decisions-per-second": whole(totals.decisions / totals.seconds),
        "games-per-second": whole(totals.games / totals.seconds),
        "shared-wins": whole(totals.shared_wins),
    }
    grid = plain_table("", "")
    grid.show_header = False
    grid.columns[1].justify = "right"
    for name, value in rates.items():
        grid.add_row(t(f"simulate-{name}"), value)
    console.print(grid)
    console.print()
    console.print(_by_seat(experiment, totals))


def _by_seat(experiment: Experiment, totals: Totals) -> Table:
    numbers = list(totals.numbers)
    table = plain_table(t("simulate-seat"), t("simulate-bot"), t("simulate-wins"))
    for name in numbers:
        table.add_column(t(f"simulate-number-{name}"))
    for seat, level in enumerate(experiment.bots):
        cells = (_shown(totals.numbers[name], seat, "simulate-mean") for name in numbers)
        wins = _shown(totals.wins, seat, "simulate-percent", 100)
        table.add_row(str(seat), level_shown(level), wins, *cells)
    return table


def _shown(average: Average, seat: int, message: str, scale: int = 1) -> str:
    low, high = average.interval(seat)
    values = {"mean": average.mean(seat), "low": low, "high": high}
    return t(message, **{name: decimal(scale * value) for name, value in values.items()})
