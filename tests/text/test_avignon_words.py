"""Avignon in words: kinds that a deck names itself, beside those the program knows."""

from __future__ import annotations

from copy import deepcopy

import pytest

from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.games.words import Words
from schism.text import Language, Reader

NUN: Json = {
    "id": "nun",
    "name": {"en": "Abbess", "de": "Äbtissin"},
    "faction": "bishop",
    "expansion": True,
    "petition": [],
}


def words(language: Language, petition: list[Json]) -> Words:
    deck = deepcopy(find_deck(game_called("avignon"), "house"))
    deck.data["kind"].append(NUN | {"petition": petition})
    return Words(deck, Reader(language, ("Anna", "Ben"), None))


@pytest.mark.parametrize(
    ("step", "english", "german"),
    [
        (
            {"do": "home", "who": "others", "kind": "nun", "count": 1},
            "Send 1 other Abbess to Genoa.",
            "Schicke 1 andere Karte „Äbtissin“ nach Genua.",
        ),
        (
            {"do": "push", "who": "any", "kind": "nun", "count": 2, "up_to": True, "by": 1},
            "Push up to 2 Abbess cards by 1 place.",
            "Schiebe bis zu 2 Karten „Äbtissin“ um 1 Ort.",
        ),
        (
            {"do": "discard", "who": "faction", "kind": "nun"},
            "Discard all Abbess cards.",
            "Wirf alle Karten „Äbtissin“ ab.",
        ),
        (
            {"do": "pull", "who": "self", "by": {"congregation": "own", "kind": "nun"}},
            "Pull this person by 1 place for each Abbess in your congregation.",
            "Ziehe diese Person um 1 Ort für jede Karte „Äbtissin“ in deiner Kirchengemeinde "
            "heran.",
        ),
    ],
)
def test_4_2_a_step_that_names_a_kind_of_the_decks_own(
    step: Json, english: str, german: str
) -> None:
    assert words("en", [step]).phrase("petition", "nun") == english
    assert words("de", [step]).phrase("petition", "nun") == german


@pytest.mark.parametrize(
    ("language", "newcomer", "opening"),
    [("en", "an Abbess", "The Abbess"), ("de", "eine Karte „Äbtissin“", "Die Karte „Äbtissin“")],
)
def test_a_kind_of_the_decks_own_in_a_sentence(
    language: Language, newcomer: str, opening: str
) -> None:
    said = words(language, [])
    assert said.phrase("newcomer", "nun") == newcomer
    assert said.phrase("opening", "nun") == opening
