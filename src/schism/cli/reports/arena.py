"""The result of a tournament, as tables or JSON."""

from __future__ import annotations

from rich.table import Table

from schism.cli.estimates import mean_text, percent_text
from schism.cli.language import t, whole
from schism.cli.output import stdout_console
from schism.cli.reports.readings import print_readings
from schism.cli.titles import level_shown
from schism.games.contract import Json
from schism.games.terminal.tables import plain_table
from schism.lab.arena.ratings import BotRating, Results, pair_share
from schism.lab.arena.tournament import Arena
from schism.text import for_game


def tournament_json(tournament: Arena, results: Results, found: list[BotRating]) -> Json:
    names = tournament.bots
    return {
        **tournament.about(),
        "deals": len(results.games),
        "games": len(results.games) * len(tournament.seatings),
        "standings": [
            {"bot": name, **_standing(standing)}
            for name, standing in zip(names, found, strict=True)
        ],
        "pairs": [
            {"alone": names[i], "against": names[j], "wins": pair_share(results, i, j).as_json()}
            for i in range(len(names))
            for j in range(len(names))
            if i != j
        ],
    }


def _standing(standing: BotRating) -> Json:
    numbers = {name: estimate.as_json() for name, estimate in standing.numbers.items()}
    return {
        "rating": standing.rating.as_json(),
        "wins": standing.wins.as_json(),
        **numbers,
        "games": standing.games,
    }


def print_tournament(tournament: Arena, results: Results, found: list[BotRating]) -> None:
    console = stdout_console()
    order = sorted(range(len(found)), key=lambda bot: -found[bot].rating.mean)
    print_readings(console, tournament.game, tournament.wanted)
    console.print(_ranking(tournament, found, order))
    console.print()
    console.print(_pairs(tournament, results, order))
    console.print()
    even = whole(100 / tournament.seats)
    console.print(t("arena-note", deals=len(results.games), even=even), style="dim")


def _ranking(tournament: Arena, found: list[BotRating], order: list[int]) -> Table:
    table = plain_table(t("arena-bot"), t("arena-rating"), t("arena-wins"))
    for name in found[0].numbers:
        table.add_column(t(for_game(tournament.game.id, f"simulate-number-{name}")))
    table.add_column(t("arena-games"), justify="right")
    for bot in order:
        standing = found[bot]
        numbers = (mean_text(each) for each in standing.numbers.values())
        table.add_row(
            level_shown(tournament.bots[bot]),
            mean_text(standing.rating, _rating),
            percent_text(standing.wins),
            *numbers,
            whole(standing.games),
        )
    return table


def _pairs(tournament: Arena, results: Results, order: list[int]) -> Table:
    """Return the table of win shares, row alone against column."""
    table = plain_table(t("arena-against"), *(tournament.bots[bot] for bot in order))
    for one in order:
        cells = (
            "" if one == many else percent_text(pair_share(results, one, many)) for many in order
        )
        table.add_row(tournament.bots[one], *cells)
    return table


def _rating(value: float) -> str:
    return t("arena-rating-number", value=value)
