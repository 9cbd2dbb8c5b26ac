"""`schism balance`: what many games say about a deck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, product
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from schism import __version__
from schism.bot_session import warm_up_bots
from schism.cli.game_options import SettingOptions
from schism.cli.lab_options import Seed, Work, check_games, seats_of
from schism.cli.language import current_language, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, print_json, stdout_console
from schism.cli.parameters import AsJson, DeckName, GameName, Lang, levels_in
from schism.cli.progress import with_progress
from schism.errors import SchismError
from schism.files import check_folder, write_lines
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, game_called
from schism.games.rich_tables import plain_table, titled
from schism.games.study import Item
from schism.lab.balance.balance import (
    Findings,
    about_setting,
    compare,
    gather,
    groups_of,
    setting_report,
)
from schism.lab.balance.observations import BalanceJob
from schism.lab.balance.report import BalancePage
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import Arrays, Workers, run_job
from schism.lab.simulation.simulate import Experiment, seat_bots
from schism.text import for_game


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
        _print(report, decks, html)


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
        warm_up_bots(first.match(0), seat_bots(first, 0).values())


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


def _print(report: Json, decks: Sequence[Deck], html: Path | None) -> None:
    console = stdout_console()
    by_sum = {deck.sha256: deck for deck in decks}
    for setting in report["settings"]:
        title = t("balance-setting", **about_setting(setting))
        console.print(titled(title, _fairness(setting, by_sum)))
        for group, names in _flagged(setting, by_sum).items():
            title = t(for_game(report["game"], f"balance-group-{group}"))
            line = t("balance-flagged", group=title, names=", ".join(names))
            console.print(line, style="dim")
        console.print()
    console.print(t("balance-note"), style="dim")
    if html is not None:
        console.print(t("balance-written", file=str(html)))


def _fairness(setting: Json, decks: dict[str, Deck]) -> Table:
    table = plain_table("", t("balance-head-wins"), t("balance-head-points"), "")
    for row in setting["items"]:
        if "verdict" in row:
            cells = percent_of(row["wins"]), _mean(row["points"]), _word(row)
            table.add_row(_label(setting, row, decks), *cells)
    for rate in setting["rates"]:
        game = decks[setting["deck_sha256"]].game
        label = t(for_game(game, f"balance-rate-{rate['name']}"))
        table.add_row(label, percent_of(rate), "", _word(rate))
    return table


def _flagged(setting: Json, decks: dict[str, Deck]) -> dict[str, list[str]]:
    """Return the labels of what stands out, by group, except what is in the table already."""
    rows = [row for row in setting["items"] if row.get("flagged") and "verdict" not in row]
    return {
        group: [_label(setting, row, decks) for row in found]
        for group, found in groups_of(rows).items()
    }


def _label(setting: Json, row: Json, decks: dict[str, Deck]) -> str:
    deck = decks[setting["deck_sha256"]]
    return GAMES[deck.game].study.label(deck, Item(row["group"], row["name"]), current_language())


def _word(row: Json) -> str:
    return t(f"balance-verdict-{row['verdict']}") if "verdict" in row else ""


def percent_of(found: Json) -> str:
    mean, low, high = (100 * found[name] for name in ("mean", "low", "high"))
    return t("balance-share", mean=mean, low=low, high=high)


def _mean(found: Json) -> str:
    return t("balance-average", **{name: found[name] for name in ("mean", "low", "high")})
