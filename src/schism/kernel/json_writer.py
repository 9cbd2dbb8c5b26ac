"""A JSON writer for compiled code, one token at a time.

A token is a piece of JSON that is known in advance: a name in quotes, or everything between two
values. Compiled code knows it by its number in the game's token table. Buffer and table are
records, because numba counts references whenever an array is passed.

Every function writes at an offset and returns the offset after it. What does not fit is dropped,
but still counted, so that the caller can tell.
"""

import json
from typing import TypeAlias

import numpy as np

from schism.kernel.compiled import compiled
from schism.kernel.records import Record, Rows, record_type

BUFFER_SIZE = 16_384  # bytes: twice what all views of one step take in the largest game
MAX_TOKEN_BYTES, MAX_TOKENS = 8192, 1023

BUFFER = record_type([("text", "u1", (BUFFER_SIZE,))])
TOKENS = record_type([("starts", "i2", (MAX_TOKENS + 1,)), ("text", "u1", (MAX_TOKEN_BYTES,))])
Writer: TypeAlias = tuple[Record, Record]  # a BUFFER and the TOKENS to fill it with

_COMMON = (",", "{", "}", "null", "false", "true")  # the first tokens of every table
COMMA, BEGIN, END, NULL, _FALSE, _TRUE = range(6)
_ZERO, _MINUS = ord("0"), ord("-")


class TokenTable:
    """Collects tokens and numbers them."""

    def __init__(self) -> None:
        self._tokens = list(_COMMON)

    def __len__(self) -> int:
        return len(self._tokens)

    def add(self, *tokens: str) -> int:
        """Append the tokens and return the number of the first."""
        self._tokens += tokens
        return len(self) - len(tokens)

    def add_strings(self, *strings: str) -> int:
        return self.add(*map(json.dumps, strings))

    def build(self) -> Rows:
        """Pack the tokens into a record: all of them in a row, and where each one starts."""
        tokens = [token.encode() for token in self._tokens]
        text = np.frombuffer(b"".join(tokens), np.uint8)
        table = np.zeros(1, TOKENS)
        table["starts"][0, : len(tokens) + 1] = np.cumsum([0, *map(len, tokens)])
        table["text"][0, : len(text)] = text
        return table

    def copy(self) -> "TokenTable":
        table = TokenTable()
        table._tokens = list(self._tokens)
        return table


@compiled
def write_token(out: Writer, at: int, token: int) -> int:
    buffer, table = out
    first, size = int(table.starts[token]), int(table.starts[token + 1] - table.starts[token])
    if at + size <= BUFFER_SIZE:
        text, source = buffer.text, table.text
        for i in range(size):
            text[at + i] = source[first + i]
    return at + size


@compiled
def write_int(out: Writer, at: int, number: int) -> int:
    if number < 0:
        at = _write_byte(out, at, _MINUS)
        number = -number
    scale = 1
    while number >= 10 * scale:
        scale *= 10
    while scale > 0:
        at = _write_byte(out, at, _ZERO + number // scale % 10)
        scale //= 10
    return at


@compiled
def _write_byte(out: Writer, at: int, byte: int) -> int:
    if at < BUFFER_SIZE:
        out[0].text[at] = byte
    return at + 1


@compiled
def write_field(out: Writer, at: int, key: int, value: int) -> int:
    """Write a field of an object; the key's token includes the punctuation around it."""
    return write_token(out, write_token(out, at, key), value)


@compiled
def write_int_field(out: Writer, at: int, key: int, number: int) -> int:
    return write_int(out, write_token(out, at, key), number)


@compiled
def write_seat_field(out: Writer, at: int, key: int, seat: int) -> int:
    """Write a seat, or null for nobody."""
    return write_int_field(out, at, key, seat) if seat >= 0 else write_field(out, at, key, NULL)


@compiled
def write_bool_field(out: Writer, at: int, key: int, flag: bool) -> int:
    return write_field(out, at, key, _TRUE if flag else _FALSE)


@compiled
def write_item(out: Writer, at: int, first: int, token: int) -> int:
    """Write an item of a list that starts at `first`, after a comma unless it is the first one."""
    if at > first:
        at = write_token(out, at, COMMA)
    return write_token(out, at, token)


@compiled
def write_set(out: Writer, at: int, members: int, tokens: int) -> int:
    """Write an object, but not its end: the tokens from `tokens` on whose bits are set."""
    at = write_token(out, at, BEGIN)
    first, token = at, tokens
    while members != 0:
        if members & 1:
            at = write_item(out, at, first, token)
        members >>= 1
        token += 1
    return at
