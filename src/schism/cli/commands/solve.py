"""`schism solve`: exact play from a position of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.cli.commands.review import chosen_record
from schism.cli.language import Lang, current_language, decimal, set_language, t
from schism.cli.output import loading, print_json, stdout_console
from schism.cli.parameters import AsJson, DeckName
from schism.cli.reports.readings import print_readings
from schism.errors import SchismError
from schism.games.words import Words
from schism.review.solution import Solution, position_after, solve
from schism.table.match import Match
from schism.table.record import read_records
from schism.table.replay import replay
from schism.text import Reader


def solve_position(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=t("review-argument"))],
    move: Annotated[
        int | None, typer.Option(metavar="N", min=0, help=t("solve-option-move"))
    ] = None,
    game: Annotated[int, typer.Option(metavar="N", help=t("review-option-game"))] = 1,
    deck: DeckName = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    record = chosen_record(list(read_records(file)), game, file)
    with loading():
        match = position_after(replay(record, deck), move)
    if match.to_act is None:
        raise SchismError("solve-over")
    found = solve(match)
    if as_json:
        print_json({"record": game, "move": move, **found.as_json()})
    else:
        _tell(match, found)


def _tell(match: Match, found: Solution) -> None:
    print_readings(stdout_console(), match.game, match.options)
    who = t("replay-seat", seat=str(found.seat))
    low, high = (decimal(100 * bound) for bound in (found.low, found.high))
    typer.echo(t(f"solve-{found.verdict}", who=who, low=low, high=high))
    words = Words(match.deck, Reader(current_language(), []))
    for action in found.line:
        typer.echo(f"  {words.action_name(action)}")
