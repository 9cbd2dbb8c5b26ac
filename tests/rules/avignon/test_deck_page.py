"""The pages on making a deck: their example is a deck, and reads as they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from schism.games.registry import load_text
from schism.games.words import Words
from schism.text import Language, Reader
from tests.rules.avignon.build import GAME

DOCS = Path(__file__).parents[3] / "docs"
PAGES: list[tuple[Language, str]] = [
    ("en", "making-an-avignon-deck.md"),
    ("de", "making-an-avignon-deck.de.md"),
]


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_4_2_a_kind_that_is_not_ours_can_be_written_down(language: Language, page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    house = (GAME.folder / "decks/house.toml").read_text(encoding="utf-8")
    deck = load_text(f"{house}\n{example}", "my-cards.toml")
    words = Words(deck, Reader(language, ("Agnes", "Ben")))
    assert f"> {words.phrase('petition', 'abbess')}\n" in text
    assert words.phrase("kind", "abbess") in text
