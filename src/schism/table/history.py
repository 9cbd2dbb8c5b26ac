"""The events of a match: packed into eighteen bytes each, and as JSON.

A server keeps many tables, each with its whole game; as tuples of numbers, events took half of a
table's memory. Tables with the same deck have many events in common, so they share texts.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from functools import lru_cache
from weakref import WeakValueDictionary

import orjson

from schism.games.contract import Game
from schism.games.deck import Deck
from schism.kernel.log import EVENT_FIELDS, Row
from schism.kernel.records import Rows

_MOST = 4096  # texts of one deck; they go when its last match does
_ROW = struct.Struct(f"={len(EVENT_FIELDS)}h")


class History:
    def __init__(self, packed: bytes | bytearray = b"") -> None:
        self._packed = bytearray(packed)

    def __len__(self) -> int:
        return len(self._packed) // _ROW.size

    def take(self, logs: Rows) -> None:
        """Move all events from the log to the history."""
        count = logs["count"]
        self._packed += logs["events"][0, : count.item()].tobytes()
        count[0] = 0

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._packed += _ROW.pack(*row)

    def rows(self, first: int = 0, stop: int | None = None) -> Iterator[Row]:
        """Iterate over the events from `first` up to, not including, `stop`."""
        end = None if stop is None else stop * _ROW.size
        return _ROW.iter_unpack(self._packed[first * _ROW.size : end])

    def truncate(self, length: int) -> None:
        """Drop all events after the first `length`."""
        del self._packed[length * _ROW.size :]

    def copy(self) -> History:
        return History(self._packed)


class EventTexts:
    def __init__(self, game: Game, deck: Deck) -> None:
        self.of = lru_cache(_MOST)(lambda row: orjson.dumps(game.events.describe(deck, row)))

    def all_of(self, rows: list[Row]) -> bytes:
        return b"[%b]" % b",".join(map(self.of, rows))


_by_deck: WeakValueDictionary[tuple[str, str], EventTexts] = WeakValueDictionary()


def event_texts(game: Game, deck: Deck) -> EventTexts:
    key = game.id, deck.sha256
    found = _by_deck.get(key)
    if found is None:
        found = _by_deck[key] = EventTexts(game, deck)
    return found
