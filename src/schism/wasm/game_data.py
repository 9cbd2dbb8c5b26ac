"""What a page needs of a game besides its module: layouts, signatures, decks, kinds of events."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import asdict
from typing import Any

import numpy as np

from schism.bots.people.levels import levels_of
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.events import Table
from schism.games.options import display_options
from schism.games.registry import earlier_decks, find_deck, shipped_decks
from schism.kernel.compiled import FINGERPRINT
from schism.kernel.records import Record, Rows
from schism.native.exports import page_exports, records_of
from schism.review.losses import prior_of
from schism.server.wire.routes.games import game_info


def game_data(game: Game) -> Json:
    decks = [find_deck(game, path.stem) for path in shipped_decks(game)]
    return {
        "game": game.id,
        "rules": game.version,
        "module": FINGERPRINT,
        "info": game_info(game).model_dump(mode="json"),
        "display": list(display_options(game.options)),
        "levels": [level.as_json() for level in levels_of(game.id).values()],
        "exploration": game.mind.exploration,
        "proves": game.mind.proves,
        "reasoning": {
            "ahead": game.reasoning.ahead,
            "tellings": [asdict(telling) for telling in game.reasoning.tellings],
        },
        "successive_halving": game.mind.successive_halving,
        "has_policy": game.mind.has_policy,
        "infers_if": game.mind.infers_if,
        "playout_search": game.mind.playout_search and asdict(game.mind.playout_search),
        "losses": prior_of(game).as_json(),
        "secret_chance": game.chance.parts.secret,
        "functions": {name: text for name, (_, text) in page_exports(game).items()},
        "records": page_records(game),
        "names": {name: list(words) for name, words in game.names.items()},
        "events": _events(game),
        "decks": [_deck(game, deck) for deck in decks],
    }


def earlier_decks_of(game: Game) -> list[Json]:
    """Return earlier values of shipped decks, for games begun with them."""
    return [_deck(game, find_deck(game, path.stem)) for path in earlier_decks(game)]


def page_records(game: Game) -> dict[str, Json]:
    """Return the layouts of the records that the page's functions take."""
    used = " ".join(text for _, text in page_exports(game).values())
    words = {word.strip("[],") for word in used.replace("->", " ").split()}
    return {name: _layout(dtype) for name, dtype in records_of(game).items() if name in words}


def _layout(dtype: np.dtype[Any]) -> Json:
    if dtype.fields is None:
        return {"size": dtype.itemsize, "fields": {}}
    fields = {name: _field(*found[:2]) for name, found in dtype.fields.items()}
    return {"size": dtype.itemsize, "fields": fields}


def _field(dtype: np.dtype[Any], offset: int) -> list[Any]:
    """Return its kind, its offset and, for an array, its length."""
    base, shape = (dtype.base, dtype.shape) if dtype.subdtype else (dtype, ())
    return [base.str.lstrip("<|"), offset, *([int(np.prod(shape))] if shape else [])]


def _events(game: Game) -> list[list[Any]]:
    """Each kind's name and values; what a number means may differ from deck to deck."""
    return [
        [name, [[f.key, f.column, _meaning(f.meaning)] for f in fields]]
        for name, fields in game.events.kinds
    ]


def _meaning(meaning: Any) -> Any:
    return "deck" if callable(meaning) else meaning and list(meaning)


def _deck(game: Game, deck: Deck) -> Json:
    return {
        "id": deck.id,
        "sha256": deck.sha256,
        "data": deck.data,
        "record": _bytes(deck.record),
        "tokens": _bytes(game.token_table(deck)),
        "meanings": _meanings(game, deck),
    }


def _meanings(game: Game, deck: Deck) -> dict[str, Table]:
    """What the numbers of events mean in this deck, by the event's name and the value's key."""
    return {
        f"{name} {field.key}": list(field.meaning(deck))
        for name, fields in game.events.kinds
        for field in fields
        if callable(field.meaning)
    }


def _bytes(data: Record | Rows) -> str:
    """Encode without the zeros at the end."""
    return b64encode(data.tobytes().rstrip(b"\0")).decode()
