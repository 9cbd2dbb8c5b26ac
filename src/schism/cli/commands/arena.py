"""`schism arena`: a tournament of bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.table import Table

from schism.bot_session import warm_up_bots
from schism.bots.registry import make_bot
from schism.cli.game_options import GameOptions
from schism.cli.lab_options import check_games, seats_of
from schism.cli.language import decimal, set_language, t, whole
from schism.cli.levels import level_shown
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, print_json, stdout_console
from schism.cli.parameters import AsJson, DeckName, GameName, Lang, levels_in
from schism.cli.progress import with_progress
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, game_called
from schism.games.rich_tables import plain_table
from schism.lab.arena.ratings import BotRating, Results, collect_results, pair_share, rate_bots
from schism.lab.arena.tournament import Arena, play_deals, round_robin
from schism.lab.arena.tournament_file import ArenaFile
from schism.lab.balance.intervals import Estimate
from schism.text import for_game

Written: TypeAlias = Callable[[float], str]


@expand_groups
def arena(
    game: GameName,
    wanted: GameOptions,
    bots: Annotated[str, typer.Option(metavar="LEVEL,LEVEL,..", help=t("arena-option-bots"))],
    games: Annotated[int, typer.Option(metavar="N", help=t("arena-option-games"))] = 100,
    deck: DeckName = None,
    seed: Annotated[int, typer.Option(metavar="S", help=t("arena-option-seed"))] = 0,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help=t("arena-option-resume"))
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help=t("arena-option-jobs"))] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    check_games(games)
    tournament = _arena(find_deck(game_called(game), deck), wanted, seed, bots)
    deals = _play(tournament, -(-games // len(tournament.seatings)), resume, jobs)
    results = collect_results(deals, len(tournament.bots), tournament.seats)
    found = rate_bots(results, seed)
    if as_json:
        print_json(_as_json(tournament, results, found))
    else:
        _print(tournament, results, found)


def _arena(deck: Deck, wanted: GameOptions, seed: int, bots: str) -> Arena:
    game = GAMES[deck.game]
    seats = seats_of(game, deck, wanted, seed)
    levels = levels_in(game, bots)
    if len(levels) < 2:
        raise SchismError("arena-bots")
    return Arena(deck, dict(wanted), seed, levels, round_robin(len(levels), seats))


def _play(tournament: Arena, deals: int, resume: Path | None, jobs: int) -> list[Json]:
    """Play the missing deals, storing each as it finishes; return all, earlier ones included."""
    file = None if resume is None else ArenaFile(resume, tournament.about())
    before = [] if file is None else file.deals
    finished = {deal["deal"]: deal for deal in before if deal["deal"] < deals}
    missing = [number for number in range(deals) if number not in finished]
    if missing:
        with loading():
            bots = [make_bot(tournament.game.id, level, 0) for level in tournament.bots]
            warm_up_bots(tournament.match(0), bots)
    at_a_time = len(tournament.seatings)
    steps = play_deals(tournament, missing, jobs)
    for deal in with_progress(steps, deals * at_a_time, lambda: len(finished) * at_a_time):
        if file is not None:
            file.add(deal)
        finished[deal["deal"]] = deal
    return list(finished.values())


def _as_json(tournament: Arena, results: Results, found: list[BotRating]) -> Json:
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


def _print(tournament: Arena, results: Results, found: list[BotRating]) -> None:
    console = stdout_console()
    order = sorted(range(len(found)), key=lambda bot: -found[bot].rating.mean)
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
        numbers = (_shown(each, "simulate-mean", decimal) for each in standing.numbers.values())
        table.add_row(
            level_shown(tournament.bots[bot]),
            _shown(standing.rating, "simulate-mean", _rating),
            _percent(standing.wins),
            *numbers,
            whole(standing.games),
        )
    return table


def _pairs(tournament: Arena, results: Results, order: list[int]) -> Table:
    """Return the table of win shares, row alone against column."""
    table = plain_table(t("arena-against"), *(tournament.bots[bot] for bot in order))
    for one in order:
        cells = ("" if one == many else _percent(pair_share(results, one, many)) for many in order)
        table.add_row(tournament.bots[one], *cells)
    return table


def _rating(value: float) -> str:
    return t("arena-rating-number", value=value)


def _percent(estimate: Estimate) -> str:
    in_hundred = Estimate(*(100 * value for value in (estimate.mean, estimate.low, estimate.high)))
    return _shown(in_hundred, "simulate-percent", whole)


def _shown(estimate: Estimate, message: str, written: Written) -> str:
    values = {"mean": estimate.mean, "low": estimate.low, "high": estimate.high}
    return t(message, **{name: written(value) for name, value in values.items()})
