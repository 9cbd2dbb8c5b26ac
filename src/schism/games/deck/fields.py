"""Checked reading of a table from a file: every complaint names place, field and expectation."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

from schism.errors import DeckError
from schism.games.deck.toml_lines import Path

_ALIKE = 0.7  # how similar a misspelt name is to the right one, at least


class Fields:
    """The fields of one table. Ask for each; `finish` complains about those nobody asked for."""

    def __init__(
        self, table: Any, place: str, path: Path = (), noted: list[DeckError] | None = None
    ) -> None:
        """`path` leads to the table in its file, so that a complaint can be given its line."""
        if not isinstance(table, dict):
            raise DeckError("deck-table", path, place=place, found=_shown(table))
        self.table = table
        self.place = place
        self.path = path
        self.asked: set[str] = set()
        self._noted: list[DeckError] = [] if noted is None else noted

    def __contains__(self, name: str) -> bool:
        return name in self.table

    def wrong(self, name: str, expected: str) -> DeckError:
        return DeckError(
            "deck-field",
            (*self.path, name),
            place=self.place,
            field=name,
            expected=expected,
            found=_shown(self.table[name]) if name in self.table else "-",
        )

    def get(self, name: str, expected: str) -> Any:
        self.asked.add(name)
        if name not in self.table:
            raise self._misspelt(name) or self.wrong(name, expected)
        return self.table[name]

    def _misspelt(self, name: str) -> DeckError | None:
        """Find the field that was probably meant to be the missing one."""
        others = [field for field in self.table if field not in self.asked]
        for found in get_close_matches(name, others, 1, _ALIKE):
            path = (*self.path, found)
            return DeckError("deck-misspelt", path, place=self.place, field=found, meant=name)
        return None

    def text(self, name: str) -> str:
        value = self.get(name, "text")
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(name, "text")
        return value

    def choice(self, name: str, options: Collection[str], default: str | None = None) -> str:
        expected = " | ".join(sorted(options))
        if name not in self.table and default is not None:
            self.asked.add(name)
            return default
        value = self.get(name, expected)
        if not isinstance(value, str) or value not in options:
            raise self.wrong(name, expected)
        return value

    def optional_choice(self, name: str, options: Collection[str]) -> str | None:
        self.asked.add(name)
        return self.choice(name, options) if name in self.table else None

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        expected = f"{low} .. {high}"
        if name not in self.table and default is not None:
            self.asked.add(name)
            return default
        value = self.get(name, expected)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, expected)
        return value

    def flag(self, name: str) -> bool:
        """True or false; false if it is missing."""
        self.asked.add(name)
        value = self.table.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(name, "true | false")
        return value

    def inner(self, name: str, default: bool = False) -> Fields:
        """A table inside this one; with `default` an empty one if it is missing."""
        self.asked.add(name)
        if name not in self.table and default:
            return Fields({}, f"{self.place}, {name}", (*self.path, name), self._noted)
        table, path = self.get(name, "{ ... }"), (*self.path, name)
        return Fields(table, f"{self.place}, {name}", path, self._noted)

    def rows(self, name: str, kind: str | None = None) -> Iterator[Fields]:
        """The tables of a list, numbered from 1."""
        value = self.get(name, "[{ ... }]")
        if not isinstance(value, list):
            raise self.wrong(name, "[{ ... }]")
        for number, row in enumerate(value):
            place = f"{self.place}, {kind or name} {number + 1}"
            yield Fields(row, place, (*self.path, name, number), self._noted)

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note a complaint and go on with what comes next; `raise_noted` raises it."""
        try:
            yield
        except DeckError as error:
            self._noted.append(error)

    def raise_noted(self) -> None:
        """Raise the first complaint noted in the whole file, with the others."""
        if self._noted:
            first, *first.others = self._noted
            raise first

    def finish(self) -> None:
        unknown = sorted(set(self.table) - self.asked)
        if unknown:
            known = ", ".join(sorted(self.asked))
            path = (*self.path, unknown[0])
            raise DeckError("deck-unknown", path, place=self.place, field=unknown[0], known=known)


def _shown(value: Any) -> str:
    """Return a value as its file has it, if it is short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = repr(value) if not isinstance(value, str) else f'"{value}"'
    return text if len(text) <= 60 else text[:57] + "..."
