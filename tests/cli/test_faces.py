"""Every game can be told in words and shown in a terminal."""

from schism.cli.faces import TERMINALS
from schism.games.registry import GAMES
from schism.games.words import WORDS


def test_every_game_has_its_words_and_its_face() -> None:
    assert set(WORDS) == set(GAMES)
    assert set(TERMINALS) == set(GAMES)
