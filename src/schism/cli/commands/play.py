"""`schism play`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.bots.people.levels import LEVEL_IDS, USUAL
from schism.cli.game_options import TableOptions
from schism.cli.language import Lang, set_language, t
from schism.cli.option_groups import expand_groups
from schism.cli.parameters import DeckName, GameName, bot_levels
from schism.cli.session import LeftTable
from schism.cli.table_setup import TableSetup
from schism.errors import SchismError
from schism.files import refuse_existing
from schism.games.contract import Options
from schism.games.options import split_options
from schism.games.registry import find_deck, game_called
from schism.table.match import Match
from schism.table.replay import load
from schism.table.setup import settle_options


@expand_groups
def play(
    game: GameName,
    options: TableOptions,
    deck: DeckName = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL,LEVEL,..",
            help=t("play-option-bots", levels=", ".join(LEVEL_IDS), usual=USUAL),
        ),
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", help=t("play-option-seat"))] = 0,
    seed: Annotated[int | None, typer.Option(metavar="N", help=t("play-option-seed"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=t("play-option-save"))] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=t("play-option-resume"))
    ] = None,
    lang: Lang = None,
) -> None:
    set_language(lang)
    wanted, display = split_options(game_called(game).options, options)
    begun = None if resume is None else unfinished(resume, game, deck, wanted)
    if save is not None:
        refuse_existing(save)
    if begun is None:
        chosen = game_called(game)
        values = find_deck(chosen, deck)
        settings = settle_options(chosen, values, wanted, seed, 0)
    else:
        chosen, values, settings = begun.game, begun.deck, begun.options
    table = TableSetup(chosen, values, settings, seat, seed)
    table.seat_bots(bot_levels(chosen, bots, len(table.seats) - 1))
    try:
        table.open(save, display, begun)
    except LeftTable:
        table.talk.tell(t("play-left"))


def unfinished(file: Path, game: str, deck: str | None, wanted: Options) -> Match:
    """Return the unfinished game of a file, to be continued."""
    if wanted:
        raise SchismError("resume-options", options=", ".join(wanted))
    match = load(file, deck)
    if match.game.id != game:
        raise SchismError("resume-game", file=str(file), found=match.game.id)
    if match.over:
        raise SchismError("resume-over", file=str(file))
    match.go_on()
    return match
