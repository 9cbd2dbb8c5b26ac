"""An Avignon deck on a page: every value with its source (4.1)."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from schism.games.avignon.deck import SOURCES
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.terminal.sources import legend, marked
from schism.games.terminal.tables import plain_table
from schism.games.words import Words
from schism.text import Reader

_FIELDS = ("faction", "petition", "wins")


def deck_page(deck: Deck, reader: Reader) -> Iterable[RenderableType]:
    words = Words(deck, reader)
    yield from legend(words, SOURCES, _FIELDS)
    yield _kinds(words)


def _kinds(words: Words) -> Table:
    heads = ("kind", "faction", "petition")
    table = plain_table(*(words.say(f"head-{name}") for name in heads))
    for number in range(2):
        table.columns[number].no_wrap = True
    for kind, row in words.rows.items():
        table.add_row(_name(words, row), _faction(words, row), _petition(words, kind, row))
    return table


def _name(words: Words, row: Json) -> Text:
    name = Text(words.phrase("kind", row["id"]))
    if row.get("expansion"):
        name.append(f"\n{words.say('expansion')}", style="dim")
    return name


def _faction(words: Words, row: Json) -> Text:
    return marked(words, row, "faction", words.phrase("kind", row["faction"]))


def _petition(words: Words, kind: str, row: Json) -> Text:
    text = marked(words, row, "petition", words.phrase("petition", kind))
    wins = words.phrase("wins", kind)
    if not wins:
        return text
    return text.append("\n").append(marked(words, row, "wins", words.say("deck-wins", wins=wins)))
