"""JSON written by compiled code, a word at a time.

A word of a game's book is known by its number: a name in quotes, or all that stands between two
values. A page is the sheet that is written on, and the book, both records: compiled code would
count who has an array with every word. Every function takes the place to write at and returns the
place after it; what does not fit is left out.
"""

import json
from typing import TypeAlias

import numpy as np

from schism.kernel.compiled import compiled
from schism.kernel.records import Record, Rows, record_type

ROOM = 16_384  # bytes: the views of a step of the largest game take half of it
MOST_LETTERS, MOST_WORDS = 8192, 1023

SHEET = record_type([("text", "u1", (ROOM,))])
BOOK = record_type([("starts", "i2", (MOST_WORDS + 1,)), ("letters", "u1", (MOST_LETTERS,))])
Page: TypeAlias = tuple[Record, Record]  # a sheet and a book

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

    def bound(self) -> Rows:
        """The book: all words in a row, and where each begins."""
        words = [word.encode() for word in self._words]
        letters = np.frombuffer(b"".join(words), np.uint8)
        book = np.zeros(1, BOOK)
        book["starts"][0, : len(words) + 1] = np.cumsum([0, *map(len, words)])
        book["letters"][0, : len(letters)] = letters
        return book

    def copy(self) -> "Words":
        words = Words()
        words._words = list(self._words)
        return words


@compiled
def put(page: Page, at: int, word: int) -> int:
    sheet, book = page
    first, size = int(book.starts[word]), int(book.starts[word + 1] - book.starts[word])
    if at + size <= ROOM:
        text, letters = sheet.text, book.letters
        for i in range(size):
            text[at + i] = letters[first + i]
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
    if at < ROOM:
        page[0].text[at] = letter
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
