"""Person and number agree: the reader is "You", and reads "You win", not "You wins"."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from schism.games.registry import load_json
from schism.games.words import Words
from schism.text import LANGUAGES, Language, Reader
from tests.text.sample_sentences import GAMES, STORED

YOU: dict[Language, str] = {"en": "You", "de": "Du"}
# "You" before a verb of the third person; "Du" before one that is not of the second.
WRONG = {
    "en": re.compile(r"\bYou (?:\w+[^s\W]s|\w+(?:sh|ch|s|x)es|is|was|has|does)\b|\bof You\b"),
    "de": re.compile(r"\bDu (?!\w+(?:st|ßt)\b)\w+|\b(?:von|für|mit|gegen) Du\b"),
}
# One of something that is counted in the plural.
ONE = {
    "en": re.compile(r"\b1 (?:\w+ )?(?:points|cards|loans|people|actions|pennants)\b", re.I),
    "de": re.compile(r"\b1 (?:\w+ )?(?:Punkte|Karten|Personen|Aktionen)\b"),
}


def told(game: str, language: Language, seat: int) -> list[str]:
    """Everything that can happen, as the first player reads it, done by a seat, once and often."""
    stored = json.loads((STORED / f"{game}.json").read_text(encoding="utf-8"))
    names = [YOU[language], *stored["names"][1:]]
    deck = load_json(json.dumps(stored["deck"]), game)
    words = Words(deck, Reader(language, names, 0))
    rows = [{**event, "seat": seat} for event in stored["events"] if event["seat"] >= 0]
    return [line for row in rows for each in _counted(row) for line in words.story([each])]


def _counted(event: dict[str, Any]) -> list[dict[str, Any]]:
    """The event as it is and, if it counts something, with one of it."""
    amount = event.get("amount")
    if not isinstance(amount, int) or amount == 0:
        return [event]
    return [event, {**event, "amount": 1 if amount > 0 else -1}]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_person_and_number_agree(game: str, language: Language, seat: int) -> None:
    lines = told(game, language, seat)
    assert len(lines) > 10
    wrong = [line for line in lines if WRONG[language].search(line) or ONE[language].search(line)]
    assert wrong == []
