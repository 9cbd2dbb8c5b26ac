"""`schism arena`: a tournament of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.cli.game_options import GameOptions
from schism.cli.lab_options import check_games, seats_of
from schism.cli.language import Lang, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, print_json, with_progress
from schism.cli.parameters import AsJson, DeckName, GameName, levels_in
from schism.cli.reports.arena import print_tournament, tournament_json
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, game_called
from schism.lab.arena.ratings import collect_results, rate_bots
from schism.lab.arena.tournament import Arena, play_deals, round_robin
from schism.lab.arena.tournament_file import ArenaFile


@expand_groups
def arena(
    game: GameName,
    wanted: GameOptions,
    bots: Annotated[str, typer.Option(metavar="LEVEL,LEVEL,..", help=t("arena-option-bots"))],
    games: Annotated[int, typer.Option(metavar="N", help=t("arena-option-games"))] = 100,
    deck: DeckName = None,
    seed: Annotated[int, typer.Option(metavar="N", help=t("arena-option-seed"))] = 0,
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
        print_json(tournament_json(tournament, results, found))
    else:
        print_tournament(tournament, results, found)


def _arena(deck: Deck, wanted: GameOptions, seed: int, bots: str) -> Arena:
    game = GAMES[deck.game]
    seats = seats_of(deck, wanted, seed)
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
            tournament.warm_up()
    at_a_time = len(tournament.seatings)
    steps = play_deals(tournament, missing, jobs)
    for deal in with_progress(steps, deals * at_a_time, lambda: len(finished) * at_a_time):
        if file is not None:
            file.add(deal)
        finished[deal["deal"]] = deal
    return list(finished.values())
