"""Views of a game for people and programs.

Compiled code writes them as JSON from observations alone; where values are wanted, it is parsed."""

from __future__ import annotations

import numpy as np
import orjson

from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.kernel.entry_points import write_own_in, write_public_in, write_views_in
from schism.kernel.json_writer import BUFFER, BUFFER_SIZE
from schism.kernel.records import Observation, Rows, copied, rows_of


def view_texts(
    game: Game, decks: Rows, tokens: Rows, states: Rows, seats: int, display: int
) -> list[bytes]:
    """What everybody sees, then what each seat sees besides."""
    kind, buffer, ends = game.rules.observation, _buffer(), np.empty(1 + seats, np.int64)
    seen = np.frombuffer(bytearray((1 + seats) * kind.itemsize), kind)  # faster than np.zeros
    write_views_in(decks, states, seen, display, buffer, tokens, ends)
    places = [0, *ends.tolist()]
    text = _text(buffer, places[-1])
    return [text[places[i] : places[i + 1]] for i in range(1 + seats)]


def public_view(game: Game, deck: Deck, seen: Observation, display: int = 0) -> Json:
    buffer, rows = _buffer(), rows_of(copied(seen))
    length = write_public_in(deck.rows, rows, display, buffer, game.token_table(deck))
    return _read(_text(buffer, length))


def own_view(game: Game, deck: Deck, seen: Observation) -> Json:
    """What the observation's seat sees besides, and what it may do."""
    buffer, rows = _buffer(), rows_of(copied(seen))
    return _read(_text(buffer, write_own_in(deck.rows, rows, buffer, game.token_table(deck))))


def whole_view(public: Json, own: Json) -> Json:
    """Both parts as one; what belongs to a seat stands in its row of `seats`."""
    view = {**public, **own}
    if "seats" in public:
        row = public["seats"][own["seat"]]
        private = {name: view.pop(name) for name in own if name in row}
        view["seats"] = list(public["seats"])
        view["seats"][own["seat"]] = {**row, **private}
    return view


def _buffer() -> Rows:
    return np.empty(1, BUFFER)


def _text(buffer: Rows, length: int) -> bytes:
    assert length <= BUFFER_SIZE
    return buffer["text"][0, :length].tobytes()


def _read(text: bytes) -> Json:
    return orjson.loads(text)  # type: ignore[no-any-return]
