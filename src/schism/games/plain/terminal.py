"""A terminal table for any game: the view field by field, and the actions by number.

Fields are called by the game's message `<game>-view-<field>`, or else as the view calls them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from schism.games.contract import Choice, Json
from schism.games.deck import Deck
from schism.games.terminal import Looks, Terminal
from schism.games.terminal.menu import Menu
from schism.games.terminal.tables import numbered, plain_table
from schism.games.words import Words
from schism.text import Reader
from schism.text.catalogue import has_message

_NOT_SHOWN = ("game", "seat", "actions")  # said otherwise
_NOTHING = "-"


class PlainFace:
    def __init__(self, deck: Deck, reader: Reader) -> None:
        self.deck, self.reader = deck, reader
        self.words = Words(deck, reader)
        self.looks: Looks = {}

    def position(self, view: Json) -> Iterable[RenderableType]:
        yield Text()
        for name, value in view.items():
            if name == "seats":
                yield self._seats(value)
            elif name not in _NOT_SHOWN:
                yield Text(f"{self._label(name)}: {_shown(value)}")

    def _seats(self, rows: Sequence[Json]) -> Table:
        fields = list(dict.fromkeys(name for row in rows for name in row))
        table = plain_table("", *map(self._label, fields))
        for seat, row in enumerate(rows):
            cells = (_shown(row.get(name)) for name in fields)
            table.add_row(self.reader.name(seat), *cells)
        return table

    def _label(self, field: str) -> str:
        message = f"{self.deck.game}-view-{field.replace('_', '-')}"
        return self.reader.say(message) if has_message(message) else field

    def menu(self, view: Json) -> Menu:
        return self.narrow(view["actions"])

    def narrow(self, actions: Sequence[str]) -> Menu:
        return self._numbered([(action, self.words.action_text(action)) for action in actions])

    def draft(self, choice: Choice) -> Menu:
        return self._numbered([(each, self.words.card_text(each)) for each in choice.among])

    def _numbered(self, choices: Sequence[tuple[str, str]]) -> Menu:
        entries = {str(number): [action] for number, (action, _) in enumerate(choices, 1)}
        shown = numbered(zip(entries, (text for _, text in choices), strict=True))
        return Menu(self.reader.say("play-ask"), entries, [shown])

    def happened(self, events: Sequence[Json], since: int) -> Iterable[RenderableType]:
        return self.log(events[since:])

    def ending(self, view: Json) -> Iterable[RenderableType]:
        return self.position(view)

    def log(self, events: Sequence[Json]) -> Iterable[RenderableType]:
        return [Text(line) for line in self.words.story(events)]

    def score(self, events: Sequence[Json], seat: int | None = None) -> Iterable[RenderableType]:
        return []

    def card(self, code: str) -> Iterable[RenderableType] | None:
        return None

    def role(self, view: Json) -> Iterable[RenderableType]:
        return []


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_shown, value)) or _NOTHING
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items())
    return _NOTHING if value is None else str(value)


def deck_page(deck: Deck, reader: Reader) -> Iterable[RenderableType]:
    """The deck's values as its file has them."""
    for name, value in deck.data.items():
        yield Text(f"{name}: {_shown(value)}")


TERMINAL = Terminal(PlainFace, deck_page)
