"""The pages on making a deck: every example is a deck or a step of one, and reads as they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from schism.games.deck import Deck
from schism.games.registry import load_text
from schism.games.words import Words
from schism.text import Language, Reader
from tests.rules.avignon.build import GAME

DOCS = Path(__file__).parents[3] / "docs"
PAGES: list[tuple[Language, str]] = [
    ("en", "making-an-avignon-deck.md"),
    ("de", "making-an-avignon-deck.de.md"),
]
HOUSE = (GAME.folder / "decks/house.toml").read_text(encoding="utf-8")


def text_of(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def loaded(example: str) -> Deck:
    """A whole file, or kinds for the end of a copy of our deck."""
    return load_text(example if "format =" in example else f"{HOUSE}\n{example}", "my-cards.toml")


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_4_2_a_kind_that_is_not_ours_can_be_written_down(language: Language, page: str) -> None:
    text = text_of(page)
    based, example = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert loaded(based).data["kind"][1]["petition"][0]["by"] == 3
    deck = loaded(example)
    assert deck.warnings == ()
    words = Words(deck, Reader(language, ("Agnes", "Ben")))
    assert f"> {words.phrase('petition', 'abbess')}\n" in text
    assert words.phrase("kind", "abbess") in text


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_4_2_what_a_card_says_can_be_written_as_the_page_says(
    language: Language, page: str
) -> None:
    steps = re.findall(r"`(\{ do = .*? \})` \|", text_of(page))
    assert len(steps) == 20
    said = set()
    for step in steps:
        kind = f'[[kind]]\nid = "x"\nfaction = "bishop"\nexpansion = true\npetition = [{step}]\n'
        said.add(Words(loaded(kind), Reader(language, ())).phrase("petition", "x"))
    assert len(said) == len(steps)  # and no two mean the same


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_4_2_every_number_of_the_page_can_be_counted(language: Language, page: str) -> None:
    section = text_of(page).split("`count` is" if language == "en" else "`count` ist")[1]
    numbers = re.findall(
        r"`(\{ (?:in_play|kind_in_play|congregation|at|distance) .*? \})`", section
    )
    assert len(numbers) == 10
    for number in numbers:
        step = f'{{ do = "push", who = "self", by = {number} }}'
        kind = f'[[kind]]\nid = "x"\nfaction = "bishop"\nexpansion = true\npetition = [{step}]\n'
        assert loaded(kind).data["kind"][-1]["id"] == "x"
