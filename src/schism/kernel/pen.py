"""JSON written by compiled code, a word at a time.

A word of a game's book is known by its number: a name in quotes, or all that stands between two
values. A page is the sheet that is written on, and the book. Every function takes the place to
write at and returns the place after it. What does not fit is left out, so the last place tells how
large the sheet should have been.
"""

import json
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import compiled

Letters: TypeAlias = NDArray[np.uint8]
Starts: TypeAlias = NDArray[np.int32]
Book: TypeAlias = tuple[Letters, Starts]  # all words in a row, and where each begins
Page: TypeAlias = tuple[Letters, Letters, Starts]  # the sheet, and a book

_SIGNS = (",", "{", "}", "null", "false", "true")  # the first words of every book
COMMA, BEGIN, END, NULL, _FALSE, _TRUE = range(6)
_ZERO, _MINUS = ord("0"), ord("-")


class Words:
    """The words of a book in the making."""

    def __init__(self) -> None:
        self._words = list(_SIGNS)

    def add(self, *words: str) -> int:
        """The number of the first of them; the others follow."""
        self._words += words
        return len(self._words) - len(words)

    def names(self, *names: str) -> int:
        return self.add(*map(json.dumps, names))

    def bound(self) -> Book:
        words = [word.encode() for word in self._words]
        starts = np.cumsum([0, *map(len, words)], dtype=np.int32)
        return np.frombuffer(b"".join(words), np.uint8), starts

    def copy(self) -> "Words":
        words = Words()
        words._words = list(self._words)
        return words


@compiled
def put(page: Page, at: int, word: int) -> int:
    sheet, letters, starts = page
    first, size = int(starts[word]), int(starts[word + 1] - starts[word])
    if at + size <= len(sheet):
        for i in range(size):
            sheet[at + i] = letters[first + i]
    return at + size


@compiled
def put_number(page: Page, at: int, number: int) -> int:
    if number < 0:
        at = _put_letter(page, at, _MINUS)
        number = -number
    scale = 1
    while number >= 10 * scale:
        scale *= 10
    while scale > 0:
        at = _put_letter(page, at, _ZERO + number // scale % 10)
        scale //= 10
    return at


@compiled
def _put_letter(page: Page, at: int, letter: int) -> int:
    sheet = page[0]
    if at < len(sheet):
        sheet[at] = letter
    return at + 1


@compiled
def put_entry(page: Page, at: int, name: int, word: int) -> int:
    """An entry of an object: its name, with what stands around it, and a word."""
    return put(page, put(page, at, name), word)


@compiled
def put_count(page: Page, at: int, name: int, number: int) -> int:
    return put_number(page, put(page, at, name), number)


@compiled
def put_seat(page: Page, at: int, name: int, seat: int) -> int:
    """A seat, or null for nobody."""
    return put_count(page, at, name, seat) if seat >= 0 else put_entry(page, at, name, NULL)


@compiled
def put_flag(page: Page, at: int, name: int, flag: bool) -> int:
    return put_entry(page, at, name, _TRUE if flag else _FALSE)


@compiled
def put_item(page: Page, at: int, first: int, word: int) -> int:
    """An item of a list whose first one stands, or would stand, at `first`."""
    if at > first:
        at = put(page, at, COMMA)
    return put(page, at, word)
