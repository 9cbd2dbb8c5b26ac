"""Tolerance in words: every event, every effect a deck can hold, every action."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from schism.games.registry import find_deck, game_called
from schism.games.tolerance.names import CODES, EFFECTS
from schism.games.tolerance.rules.events import EVENTS
from schism.games.words import Words
from schism.text import LANGUAGES, Language, Reader
from tests.kit import random_match

DECK = find_deck(game_called("tolerance"), "house-en")
ANNA_AND_BEN = ("Anna", "Ben", "Clara", "Dora")


def words(language: Language = "en", seat: int | None = None) -> Words:
    return Words(DECK, Reader(language, ANNA_AND_BEN, seat))


def event(name: str, rule: str, seat: Any = 0, **more: Any) -> dict[str, Any]:
    return {"event": name, "rule": rule, "seat": seat, **more}


TAXED = event("taxed", "5.4", cause="W10", track="money", amount=2, total=7)
EXECUTED = event("executed", "8.1", seat=1, card="N9", cause="WM", by=0)


@pytest.mark.parametrize(
    ("told", "seat", "english", "german"),
    [
        (
            TAXED,
            None,
            "Bailiff (W10) taxes all but Clergy: Anna +2 money, now 7 (5.4)",
            "Büttel (W10) treibt Steuern ein (alle außer Klerus): Anna +2 Geld, jetzt 7 (5.4)",
        ),
        (
            TAXED,
            0,
            "Bailiff (W10) taxes all but Clergy: you +2 money, now 7 (5.4)",
            "Büttel (W10) treibt Steuern ein (alle außer Klerus): du +2 Geld, jetzt 7 (5.4)",
        ),
        (
            event("trick_won", "4.4", card="C10"),
            None,
            "Anna wins the trick with Preacher Gilbert (C10) (4.4)",
            "Anna gewinnt den Stich mit Prediger Gilbert (C10) (4.4)",
        ),
        (
            event("trick_won", "4.4", card="C10"),
            0,
            "You win the trick with Preacher Gilbert (C10) (4.4)",
            "Du gewinnst den Stich mit Prediger Gilbert (C10) (4.4)",
        ),
        (
            event("killed", "5.7", card="N9", cause="C3"),
            None,
            "Vicar Penance (C3) condemns Catherine de Medici (N9) to death (5.7)",
            "Vikar Penance (C3) verurteilt Katharina von Medici (N9) zum Tod (5.7)",
        ),
        (
            EXECUTED,
            1,
            "Royal execution: Anna executes Catherine de Medici (N9) on your board (8.1)",
            "Königliche Hinrichtung: Anna tötet Katharina von Medici (N9) auf deiner Tafel (8.1)",
        ),
        (
            event("played", "4.1", card="W10", **{"as": "C"}),
            None,
            "Anna plays Bailiff (W10) as Clergy",
            "Anna spielt Büttel (W10) als Klerus",
        ),
        (
            event("pennant", "7.1", cause="W10", track="catholic", amount=1, total=2),
            None,
            "Anna earns a pennant for 20 Catholic piety (7.1)",
            "Anna erhält ein Fähnchen für 20 katholische Frömmigkeit (7.1)",
        ),
    ],
)
def test_sentences(told: dict[str, Any], seat: int | None, english: str, german: str) -> None:
    assert words("en", seat).sentence(told) == english
    assert words("de", seat).sentence(told) == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_sentence(language: Language) -> None:
    numbers = {"amount": 1, "total": 1, "track": "money", "card": "N9", "cause": "N9", "by": 1}
    choices = {"as": "N", "to": "catholic", "effect": "tax", "section": "suits"}
    points = {"column": "dead catholic", "reason": "each", "round": 2}
    for name in EVENTS.names:
        assert words(language).sentence(event(name, "1.1", **numbers, **choices, **points))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0])
def test_whole_games_can_be_told(language: Language, seat: int | None) -> None:
    match = random_match("tolerance", 3, roles="random", hidden_roles=True)
    story = Words(match.deck, Reader(language, ANNA_AND_BEN, seat)).story(match.everything())
    assert len(story) > 150
    assert not any("{" in line for line in story)


def test_a_deal_is_one_line_and_what_changes_nothing_is_none() -> None:
    dealt = [event("dealt", "3.1", card=code) for code in ("N9", "W10")]
    nothing = event("round_tax", "8.2", track="money", amount=0, total=5)
    assert words().story([*dealt, nothing]) == ["Anna is dealt N9, W10 (3.1)"]


def every_effect() -> list[dict[str, Any]]:
    suits: list[dict[str, Any]] = [{}, {"suits": "N"}, {"suits": "NTPW"}, {"suits": "NCTPW"}]
    religions = [{}, *({"religion": name} for name in ("catholic", "protestant", "monarch"))]
    filters = [{**a, **b} for a, b in product(suits, religions)]
    highest = [{"highest": measure} for measure in ("rank", "money", "piety")]
    kills = product([{"choose": 1}, {"all": True}, *highest], filters)
    taking = product(["tax", "piety"], [{}, {"choose": 1}], filters)
    return [
        *({"do": do, **one, **fields} for do, one, fields in taking),
        *({"do": "kill", **whom, **fields} for whom, fields in kills),
        {"do": "condemn", "religion": "catholic"},
        {"do": "convert", "from": "catholic", "to": "protestant"},
        {"do": "lose_piety", "amount": 2},
        {"do": "royal_execution"},
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_of_its_own(language: Language) -> None:
    effects = [effect for effect in every_effect() if effect.get("suits") != "NCTPW"]
    said = [words(language).phrase("effect", effect) for effect in effects]
    assert {effect["do"] for effect in effects} == set(EFFECTS)
    assert len(set(said)) == len(said)


def test_printed_names_are_german_for_germans_and_given_ones_stay() -> None:
    lawyer = next(row for row in DECK.data["card"] if row["code"] == "N1")
    renamed = {**lawyer, "name": "Mr Tulkinghorn", "source": {**lawyer["source"], "name": "own"}}
    own = replace(DECK, data={**DECK.data, "card": [renamed]})
    assert words("en").phrase("named", "N1") == "Lawyer (N1)"
    assert words("de").phrase("named", "N1") == "Advokat (N1)"
    assert Words(own, Reader("de", ANNA_AND_BEN)).phrase("named", "N1") == "Mr Tulkinghorn (N1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: Language) -> None:
    for code in CODES:
        text, meanings = words(language).card_text(code), words(language).phrase("meanings", code)
        row = words(language).rows[code]
        assert text.startswith(f"{row['name']} ({code}): ")
        assert len(meanings.splitlines()) >= len(row["effects"])


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        ("W10=C", "Play Bailiff (W10) as Clergy", "Spiele Büttel (W10) als Klerus"),
        ("start 1", "Ben starts", "Ben beginnt"),
        ("start 0", "You start", "Du beginnst"),
        ("repay 0", "Repay nothing", "Zahle nichts zurück"),
        ("repay 2", "Repay 2 loans for 5 money each", "Zahle 2 Darlehen für je 5 Geld zurück"),
    ],
)
def test_actions(action: str, english: str, german: str) -> None:
    assert words("en", 0).action_text(action) == english
    assert words("de", 0).action_text(action) == german


@pytest.mark.parametrize("verb", ["", "kill ", "collect ", "execute "])
def test_actions_on_a_card_say_what_it_is(verb: str) -> None:
    assert "Apothecary (T6): Townsfolk, " in words().action_text(f"{verb}T6")
