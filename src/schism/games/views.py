"""What people and programs see of a game: JSON that compiled code writes from observations alone,
and the same read back where values are wanted."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import orjson

from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.kernel.pen import Book, Page
from schism.kernel.records import Observation, Rows, copied, rows_of
from schism.kernel.rows import write_own_in, write_public_in, write_views_in

_ROOM = 8192  # bytes: enough for most views; long names may need more


def view_texts(
    game: Game, decks: Rows, book: Book, states: Rows, seats: int, open_piles: bool
) -> list[bytes]:
    """What everybody sees, then what each seat sees besides."""
    ends = np.empty(1 + seats, np.int64)
    kind = game.rules.observation

    def write(page: Page) -> int:
        seen = np.frombuffer(bytearray((1 + seats) * kind.itemsize), kind)  # sooner than np.zeros
        write_views_in(decks, states, seen, open_piles, page, ends)
        return int(ends[-1])

    text = _written(book, write)
    places = [0, *ends.tolist()]
    return [text[places[i] : places[i + 1]] for i in range(1 + seats)]


def public_view(game: Game, deck: Deck, seen: Observation, open_piles: bool = False) -> Json:
    rows, book = rows_of(copied(seen)), game.book(deck)
    return _read(_written(book, lambda page: write_public_in(deck.rows, rows, open_piles, page)))


def own_view(game: Game, deck: Deck, seen: Observation) -> Json:
    """What the observation's seat sees besides, and what it may do."""
    rows, book = rows_of(copied(seen)), game.book(deck)
    return _read(_written(book, lambda page: write_own_in(deck.rows, rows, page)))


def whole_view(public: Json, own: Json) -> Json:
    """Both parts as one; what belongs to a seat stands in its row of `seats`."""
    view = {**public, **own}
    if "seats" in public:
        row = public["seats"][own["seat"]]
        private = {name: view.pop(name) for name in own if name in row}
        view["seats"] = list(public["seats"])
        view["seats"][own["seat"]] = {**row, **private}
    return view


def _written(book: Book, write: Callable[[Page], int]) -> bytes:
    """What `write` writes, on a larger sheet if one was too small."""
    room, length = 0, _ROOM
    while length > room:
        room = length
        sheet = np.empty(room, np.uint8)
        length = write((sheet, *book))
    return sheet[:length].tobytes()


def _read(text: bytes) -> Json:
    return orjson.loads(text)  # type: ignore[no-any-return]
