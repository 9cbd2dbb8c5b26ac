"""A Tolerance deck on a page: every value with its source (11.2)."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.terminal.sources import legend, marked, source_mark, source_of
from schism.games.terminal.tables import plain_table
from schism.games.tolerance.deck import SOURCES
from schism.games.tolerance.names import CODES
from schism.games.tolerance.show.terminal.role_card import RoleCards
from schism.games.tolerance.show.terminal.tables import card_cell
from schism.games.words import Words
from schism.text import Reader

_FIELDS = ("name", "religion", "piety", "money", "effects")


def deck_page(deck: Deck, reader: Reader) -> Iterable[RenderableType]:
    words = Words(deck, reader)
    yield from legend(words, SOURCES, _FIELDS)
    yield _cards(words)
    roles = RoleCards(words, deck.data["role"])
    for role, row in roles.roles.items():
        yield Text()
        yield roles.numbers(role)
        yield Text(f"  {words.say('deck-role-sources', **_role_sources(words, row))}", style="dim")


def _role_sources(words: Words, row: Json) -> dict[str, str]:
    return {name: source_mark(words, source_of(row, name)) for name in ("reign", "pennants")}


def _cards(words: Words) -> Table:
    heads = ("card", "name", "religion", "piety", "money", "effect")
    table = plain_table(*(words.say(f"head-{name}") for name in heads))
    for number in (3, 4):
        table.columns[number].justify = "right"
    for number in range(5):
        table.columns[number].no_wrap = True
    for code in CODES:
        table.add_row(*_row(words, code))
    return table


def _row(words: Words, code: str) -> Iterable[Text]:
    row = words.rows[code]
    shown = {
        "name": row["name"],
        "religion": words.say(f"faith-short-{row['religion']}"),
        "piety": str(row["piety"]),
        "money": str(row["money"]),
        "effects": words.phrase("effects", code) or "-",
    }
    yield card_cell(code)
    for field, text in shown.items():
        yield marked(words, row, field, text)
