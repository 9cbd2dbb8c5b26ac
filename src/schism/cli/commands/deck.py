"""`schism deck`: list, show and check decks, or start your own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table

from schism.cli.help_texts import Command, command_group
from schism.cli.language import Lang, current_language, set_language, t
from schism.cli.output import print_json, stdout_console
from schism.cli.parameters import AsJson
from schism.errors import DeckError, SchismError
from schism.files import refuse_existing, write_lines
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES, any_deck, deck_path, load_file, load_text, shipped_decks
from schism.lab.tune.deck_file import lines_of, own_id
from schism.text import Reader, for_game

app = command_group(t("deck-help"), t("deck-example"))

F = TypeVar("F", bound=Callable[..., Any])

_ID_LINE = re.compile(r'^id\s*=\s*(".*?"|\'.*?\')', re.MULTILINE)
_BASE_LINE = re.compile(r"^base\s*=", re.MULTILINE)


def _command(name: str) -> Callable[[F], F]:
    about, example = t(f"deck-{name}-help"), t(f"deck-{name}-example")
    return app.command(name, cls=Command, help=about, epilog=example)


DeckWanted = Annotated[str, typer.Argument(metavar="ID|FILE", help=t("deck-argument"))]


@_command("list")
def list_decks(as_json: AsJson = False, lang: Lang = None) -> None:
    set_language(lang)
    decks = [load_file(path) for game in GAMES.values() for path in shipped_decks(game)]
    if as_json:
        print_json([_summary(deck) for deck in decks])
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("id", "game", "edition", "sha256"):
        table.add_column(t(f"deck-head-{name}"))
    for deck in decks:
        row = _summary(deck)
        table.add_row(row["id"], row["game"], row["edition"] or "-", row["sha256"][:16])
    stdout_console().print(table)


def _summary(deck: Deck) -> Json:
    edition = deck.data.get("edition")
    return {"id": deck.id, "game": deck.game, "edition": edition, "sha256": deck.sha256}


@_command("show")
def show(deck: DeckWanted, as_json: AsJson = False, lang: Lang = None) -> None:
    set_language(lang)
    found = any_deck(deck)
    if as_json:
        print_json(found.as_json())
        return
    console = stdout_console()
    console.print(t("deck-title", id=found.id, game=t(f"game-{found.game}")), style="bold")
    console.print(f"sha256 {found.sha256}", style="dim")
    for part in GAMES[found.game].terminal().deck_page(found, Reader(current_language(), ())):
        console.print(part)


@_command("check")
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help=t("deck-argument-file"))],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    deck = _load_or_complain(Path(file))
    warnings = [each.words(current_language()) for each in deck.warnings]
    if as_json:
        print_json({"ok": True, **_summary(deck), "warnings": warnings})
    else:
        for warning in warnings:
            typer.echo(t("deck-warning", text=warning), err=True)
        typer.echo(t("deck-ok", file=file, id=deck.id, sha256=deck.sha256))


def _load_or_complain(file: Path) -> Deck:
    """Load a deck; of several errors, print all but the last and raise that one."""
    try:
        return load_file(file)
    except DeckError as error:
        *earlier, last = error, *error.others
        for each in earlier:
            typer.echo(f"schism: {each.words(current_language())}", err=True)
        raise last from error


@_command("new")
def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=t("deck-argument-new"))],
    origin: Annotated[str, typer.Option("--from", metavar="ID|FILE", help=t("deck-option-from"))],
    lang: Lang = None,
) -> None:
    set_language(lang)
    refuse_existing(file)
    deck = any_deck(origin)
    text = deck_path(origin).read_text(encoding="utf-8-sig")
    if _BASE_LINE.search(text):  # a copy to be edited has all cards in it
        text = "\n".join(lines_of(deck, ""))
    write_lines(file, own_copy(text, deck, file).splitlines())
    typer.echo(t("deck-made", file=str(file), origin=origin))


def own_copy(text: str, origin: Deck, file: Path) -> str:
    """Copy a deck under the file's name, with instructions for changing it at the top."""
    name = own_id(file)
    body = "\n".join(text.splitlines()[_comment_lines(text) :])
    copied = _ID_LINE.sub(f'id = "{name}"', body, count=1)
    about = t(for_game(origin.game, "deck-own"), origin=origin.id, file=file.name, game=origin.game)
    made = "".join(f"# {line}".rstrip() + "\n" for line in about.splitlines()) + copied
    if load_text(made, file.name).id != name:
        raise SchismError("deck-no-id-line", file=origin.id)
    return made


def _comment_lines(text: str) -> int:
    """Count the leading comment lines, which are about the original."""
    lines = text.splitlines()
    return next((n for n, line in enumerate(lines) if line and not line.startswith("#")), 0)
