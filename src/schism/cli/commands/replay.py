"""`schism replay`: show or check records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from schism.cli.language import Lang, current_language, set_language, t
from schism.cli.output import loading, naming_record, print_json, print_json_line
from schism.cli.parameters import AsJson, DeckName
from schism.games.contract import Json
from schism.games.words import Words, tell_readings
from schism.table.match import Match
from schism.table.record import ENDING, STAND_INS, read_records
from schism.table.replay import replay
from schism.text import Reader

Check = Annotated[bool, typer.Option("--check", metavar="", help=t("replay-option-check"))]


def replay_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=t("replay-argument"))],
    check: Check = False,
    deck: DeckName = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    if check:
        _check(file, deck, as_json)
        return
    for number, match in _replayed(file, deck):
        if as_json:
            print_json_line(_as_json(number, match))
        else:
            _tell(number, match)


def _check(file: Path, deck: str | None, as_json: bool) -> None:
    records = actions = 0
    for _, match in _replayed(file, deck):
        records += 1
        actions += sum(1 for entry in match.journal if entry.action is not None)
    if as_json:
        print_json({"ok": True, "records": records, "actions": actions})
    else:
        typer.echo(t("replay-ok", file=str(file), records=records, actions=actions))


def _replayed(file: Path, deck: str | None) -> Iterator[tuple[int, Match]]:
    """Yield the matches of a file, numbered from 1; an error names the number."""
    for number, record in enumerate(read_records(file), 1):
        with naming_record(number), loading():
            match = replay(record, deck)
        yield number, match


def _as_json(number: int, match: Match) -> Json:
    return {
        "record": number,
        "game": match.game.id,
        "deck": match.deck.id,
        "options": match.options,
        "events": match.everything(),
        "result": match.result() if match.finished else None,
        **({ENDING: match.ending.as_json(match.seats)} if match.ending else {}),
        **({STAND_INS: match.stand_ins} if match.stand_ins else {}),
    }


def _tell(number: int, match: Match) -> None:
    names = [t("replay-seat", seat=str(seat)) for seat in range(match.seats)]
    words = Words(match.deck, Reader(current_language(), names))
    title = t("replay-title", number=number, game=t(f"game-{match.game.id}"), deck=match.deck.id)
    typer.echo(title)
    for reading in tell_readings(match.game.options, match.options, current_language()):
        typer.echo(f"  {reading.answer}")
        typer.echo(f"    {reading.ruling}")
    for line in words.story(match.everything()):
        typer.echo(f"  {line}")
    for each in match.stand_ins:
        who, first = names[each["seat"]], each["from"] + 1
        typer.echo(f"  {t('replay-stand-in', who=who, first=first)}")
    if match.ending is not None:
        who = "" if match.ending.seat is None else names[match.ending.seat]
        typer.echo(f"  {t('replay-ended', by=match.ending.by, who=who)}")
    elif not match.over:
        typer.echo(f"  {t('replay-unfinished')}")
