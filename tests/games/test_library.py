"""`import schism`: what somebody meets who tries it in a notebook."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import schism
from schism.games.registry import GAMES, deck_path
from schism.table.record import as_line

GAME = next(iter(GAMES))


def test_the_example_in_its_help_is_true() -> None:
    assert doctest.testmod(schism) == (0, 4)


def test_numbers_may_be_numpys() -> None:
    plain = schism.new(GAME, players=4, seed=7)
    assert schism.new(GAME, players=np.int64(4), seed=np.uint64(7)).record() == plain.record()


def test_files_are_named_by_text_or_by_path(tmp_path: Path) -> None:
    deck = deck_path(GAMES[GAME].default_deck)
    match = schism.new(GAME, deck=deck, seed=7)
    assert schism.new(GAME, deck=str(deck), seed=7).record() == match.record()
    file = tmp_path / "game.json"
    file.write_text(as_line(match.record()), encoding="utf-8")
    for name in (file, str(file)):
        assert list(schism.read_records(name)) == [match.record()]
        assert schism.load(name, deck).record() == match.record()


@pytest.mark.parametrize(
    ("game", "wanted", "complaint"),
    [
        ("tolerance", {"players": "4"}, "from 3 to 5, not '4'"),
        ("tolerance", {"players": True}, "from 3 to 5, not True"),
        ("avignon", {"players": 4}, "exactly 2 players, not 4"),
        ("tolerance", {"seed": True}, '"True" is not a seed'),
        ("tolerance", {"seed": 1.5}, '"1.5" is not a seed'),
        ("tolerance", {"deck": "mine"}, "There is no deck"),
        ("tolerance", {"colour": "red"}, "Options: hidden_roles, plague, players"),
    ],
)
def test_errors_say_what_would_do(game: str, wanted: dict[str, Any], complaint: str) -> None:
    with pytest.raises(schism.SchismError, match=complaint):
        schism.new(game, **wanted)
