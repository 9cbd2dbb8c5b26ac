"""What every shipped deck promises."""

from __future__ import annotations

import json

import pytest

from schism.games.deck import fingerprint
from schism.games.registry import GAMES, find_deck, load_file, shipped_decks

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_every_shipped_deck_loads_under_its_id(game: str) -> None:
    paths = list(shipped_decks(GAMES[game]))
    assert GAMES[game].default_deck in [path.stem for path in paths]
    for path in paths:
        deck = load_file(path)
        assert (deck.game, deck.id) == (game, path.stem)
        assert find_deck(GAMES[game], path.stem) == deck


@EVERY_GAME
def test_a_decks_hash_is_stable_under_writing_and_reading(game: str) -> None:
    for path in shipped_decks(GAMES[game]):
        shown = load_file(path).as_json()
        sha256 = shown.pop("sha256")
        again = json.loads(json.dumps(shown))
        assert fingerprint(again) == sha256
        backwards = {name: again[name] for name in reversed(again)}
        assert GAMES[game].load_deck(backwards, path.name).sha256 == sha256
        assert fingerprint({**again, "id": "other"}) != sha256
