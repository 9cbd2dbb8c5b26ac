"""The line of a value in a TOML file: tomllib does not tell it, and error messages should.

The text has been parsed before, so it is known to be well formed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]  # ("kind", 2, "petition", 0): names, and places in lists

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}'  # long strings, with up to two quotes at their end
    r'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''  # short ones
    r"|\d{4}-\d\d-\d\d \d\d:[^\s\]},#]+"  # the only values with a space in them
    r"|\[|\]|[{},=\n]|[^\s\[\]{},=#\"']+",
    re.DOTALL,
)
_SKIPPED = re.compile(r"(?:[ \t\r]+|#[^\n]*)*")


def line_of(text: str, path: Path) -> int | None:
    """The line where the value begins, or the innermost table around it that the file has."""
    lines = _Reader(text).lines
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path)


class _Reader:
    """Goes through a file once and notes where each value begins."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self._table: Path = ()
        self._rows: dict[Path, int] = {}  # how many tables of a list have begun
        self._line = 1
        self._tokens = _tokens(text)
        self._token = next(self._tokens, "")
        while self._token:
            self._statement()

    def _step(self) -> str:
        """Advance to the next token; return the one before."""
        left, self._token = self._token, next(self._tokens, "")
        self._line += left.count("\n")
        return left

    def _statement(self) -> None:
        if self._token == "\n":
            self._step()
        elif self._token == "[":
            self._header()
        else:
            self._pair(self._table)

    def _header(self) -> None:
        line, words = self._line, []
        while self._token and self._token != "\n":
            words.append(self._step())
        *outer, last = _keys("".join(words).strip("[]"))
        path: Path = ()
        for key in outer:
            path = self._newest((*path, key))
        self._table = (*path, last)
        if words[1] == "[":
            self._rows[self._table] = self._rows.get(self._table, -1) + 1
            self._table = self._newest(self._table)
        self.lines.setdefault(self._table, line)

    def _newest(self, path: Path) -> Path:
        """A table, or the last one begun if it is a list of them."""
        return (*path, self._rows[path]) if path in self._rows else path

    def _pair(self, table: Path) -> None:
        line, words = self._line, []
        while self._token not in ("=", ""):
            words.append(self._step())
        self._step()
        path = (*table, *_keys("".join(words)))
        self.lines[path] = line
        self._value(path)

    def _value(self, path: Path) -> None:
        opened = self._step()
        if opened == "[":
            self._list(path)
        elif opened == "{":
            while self._inside("}"):
                self._pair(path)

    def _list(self, path: Path) -> None:
        number = 0
        while self._inside("]"):
            self.lines[(*path, number)] = self._line
            self._value((*path, number))
            number += 1

    def _inside(self, closing: str) -> bool:
        """Skip what separates values; False when the list or table has ended."""
        while self._token in (",", "\n"):
            self._step()
        if self._token == closing:
            self._step()
            return False
        return self._token != ""


def _tokens(text: str) -> Iterator[str]:
    place = _SKIPPED.match(text).end()  # type: ignore[union-attr]
    while match := _TOKEN.match(text, place):
        yield match.group()
        place = _SKIPPED.match(text, match.end()).end()  # type: ignore[union-attr]


def _keys(text: str) -> list[str]:
    return [key.strip("\"' ") for key in text.split(".")]
