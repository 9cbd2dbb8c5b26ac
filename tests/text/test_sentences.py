"""Both games in words, sentence by sentence, as they are stored; the page reads the same file."""

from __future__ import annotations

import json

import pytest

from tests.text.sample_sentences import GAMES, STORED, said


@pytest.mark.parametrize("game", GAMES)
def test_the_stored_sentences_are_what_is_said(game: str) -> None:
    stored = json.loads((STORED / f"{game}.json").read_text(encoding="utf-8"))
    assert said(stored) == stored["said"]
