"""Every game can be told in words and shown in a terminal."""

import pytest

from schism.games.registry import GAMES, face_for, find_deck
from schism.text import Reader


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_words_and_its_face(game: str) -> None:
    deck = find_deck(GAMES[game], None)
    assert GAMES[deck.game].reasoning.ahead > 0
    assert face_for(deck, Reader("en", ())) is not None
