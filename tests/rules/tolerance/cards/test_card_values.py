"""Section 11: the values of the shipped decks, where they come from, and decks of one's own."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import schism
from schism.bots.registry import make_bot
from schism.errors import DeckError
from schism.games.contract import Json
from schism.games.registry import load_text
from schism.kernel.compiled import COMPILING
from schism.table.match import Match
from tests.kit import happened, play_on
from tests.rules.tolerance.decks import (
    ALL_CARDS,
    EDITIONS,
    GAME,
    card_rows,
    deck_data,
    house,
    role_rows,
)

# What the worked examples of the rulebooks give away (11.1).
KNOWN: dict[str, Json] = {
    "C10": {"religion": "catholic", "piety": 6},
    "N9": {"religion": "catholic", "piety": 4, "money": 3},
    "N8": {"religion": "prevailing", "piety": 2, "money": 0},
    "W10": {"religion": "prevailing", "money": -1},
    "W5": {"religion": "prevailing", "money": -1},
}
# Effects of which the English text shows only a part: the rest is from the example (C8 is worded
# like its C10) or from the German text (12.1).
EFFECTS_FROM = {"C8": "example", "C10": "example", "P10": "german", "W4": "german"}
INVENTED = ["N3", "N7", "C14", *(f"T{rank}" for rank in (1, 2, 3, 4, 5, 7))]
INVENTED += [*(f"P{rank}" for rank in range(1, 9)), "P11"]

EITHER_EDITION = pytest.mark.parametrize("edition", EDITIONS)


@EITHER_EDITION
@pytest.mark.parametrize("code", KNOWN)
def test_11_1_values_known_from_the_examples(edition: str, code: str) -> None:
    row = card_rows(house(edition))[code]
    for field, value in KNOWN[code].items():
        assert row[field] == value
        assert row["source"][field] == "example"


@EITHER_EDITION
@pytest.mark.parametrize("code", ALL_CARDS)
def test_11_2_every_other_value_is_marked_as_ours(edition: str, code: str) -> None:
    source = card_rows(house(edition))[code]["source"]
    for field in ("religion", "piety", "money"):
        expected = "example" if field in KNOWN.get(code, {}) else "house"
        assert source[field] == expected, field
    assert source["guild"] == "printed"
    elsewhere = EFFECTS_FROM if edition == "en" else {}
    assert source["effects"] == elsewhere.get(code, "printed")
    assert source["name"] == ("house" if code in INVENTED else "printed")


@EITHER_EDITION
def test_11_2_role_numbers_are_marked_as_ours(edition: str) -> None:
    for row in role_rows(house(edition)).values():
        assert row["source"] == {"name": "printed", "reign": "house", "pennants": "house"}


@EITHER_EDITION
def test_11_2_sources_are_part_of_what_the_program_shows(edition: str) -> None:
    shown = json.loads(json.dumps(house(edition).as_json()))
    assert {card["code"]: card["source"] for card in shown["card"]} == {
        code: row["source"] for code, row in card_rows(house(edition)).items()
    }


def test_11_2_an_unknown_source_is_refused() -> None:
    error = complaint(deck_data(N9={"source": {"piety": "guess"}}))
    assert "card N9" in error["place"]
    assert error["field"] == "piety"
    assert "printed" in error["expected"]


def complaint(data: Json) -> Json:
    """What the loader says about a wrong deck file; the sentence names all of it."""
    with pytest.raises(DeckError) as caught:
        GAME.load_deck(data, "own.toml")
    values = caught.value.values
    for word in ("place", "field", "expected", "what", "known"):
        assert str(values.get(word, "")) in str(caught.value)
    return values


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("religion", "pagan", "catholic | prevailing | protestant"),
        ("piety", -1, "0 .. 20"),
        ("piety", "four", "0 .. 20"),
        ("piety", True, "0 .. 20"),
        ("money", 3.5, "-20 .. 20"),
        ("money", 99, "-20 .. 20"),
        ("guild", "no", "true | false"),
        ("name", 7, "text"),
        ("effects", "tax", "[{ ... }]"),
    ],
)
def test_11_3_a_wrong_value_is_named_by_card_field_and_expectation(
    field: str, value: Any, expected: str
) -> None:
    values = complaint(deck_data(T6={field: value}))
    assert values["place"] == "own.toml, card T6"
    assert values["field"] == field
    assert values["expected"] == expected


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ({"do": "bless"}, "do"),
        ({}, "do"),
        ({"do": "tax", "suits": "NX"}, "suits"),
        ({"do": "tax", "suits": "NN"}, "suits"),
        ({"do": "tax", "religion": "prevailing"}, "religion"),
        ({"do": "tax", "choose": 2}, "choose"),
        ({"do": "tax", "highest": "rank"}, "highest"),
        ({"do": "kill"}, "choose"),
        ({"do": "kill", "choose": 1, "all": True}, "all"),
        ({"do": "kill", "all": False}, "all"),
        ({"do": "kill", "highest": "age"}, "highest"),
        ({"do": "condemn", "religion": "monarch"}, "religion"),
        ({"do": "condemn"}, "religion"),
        ({"do": "convert", "from": "catholic", "to": "catholic"}, "to"),
        ({"do": "convert", "to": "catholic"}, "from"),
        ({"do": "lose_piety"}, "amount"),
        ({"do": "lose_piety", "amount": 0}, "amount"),
        ({"do": "royal_execution", "suits": "N"}, "suits"),
    ],
)
def test_11_3_a_wrong_effect_is_named_by_its_number(effect: Json, field: str) -> None:
    values = complaint(deck_data(T6={"effects": [{"do": "tax"}, effect]}))
    assert values["place"] == "own.toml, card T6, effect 2"
    assert values["field"] == field


@pytest.mark.parametrize(
    ("change", "place", "field"),
    [
        ({"pennants": {"gold": 1}}, "role ned, pennants", "gold"),
        ({"pennants": {"money": "1"}}, "role ned, pennants", "money"),
        ({"reign": [{}, {}]}, "role ned", "reign"),
        ({"reign": [{}, {"suits": {"X": {}}}, {}]}, "role ned, reign 2, suits", "X"),
        ({"reign": [{"guild": {"all": 1}}, {}, {}]}, "role ned, reign 1, guild", "all"),
        ({"reign": [{}, {}, {"dead": {"catholic": 0.5}}]}, "role ned, reign 3, dead", "catholic"),
    ],
)
def test_11_3_a_wrong_role_is_named_by_reign_and_field(
    change: Json, place: str, field: str
) -> None:
    values = complaint(deck_data(ned=change))
    assert (values["place"], values["field"]) == (f"own.toml, {place}", field)


def test_11_3_missing_double_and_unknown_parts_are_named() -> None:
    data = deck_data()
    data["card"] = [card for card in data["card"] if card["code"] != "P7"]
    assert complaint(data)["what"] == "P7"
    data = deck_data()
    data["card"].append(data["card"][0])
    assert complaint(data)["what"] == "N1"
    data = deck_data()
    data["role"] = data["role"][:-1]
    assert complaint(data)["what"] == "patchwork"
    assert complaint({**deck_data(), "colour": "red"})["field"] == "colour"
    assert complaint({**deck_data(), "edition": "fr"})["field"] == "edition"
    assert complaint({**deck_data(), "format": "schism-deck/2"})["field"] == "format"


def test_11_3_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    shipped = (GAME.folder / "decks/house-en.toml").read_text(encoding="utf-8")
    own = shipped.replace('id = "house-en"', 'id = "mine"')
    first = own.index("piety = ")
    own = own[:first] + own[first:].replace("piety = 0", "piety = 9", 1)
    file = tmp_path / "mine.toml"
    file.write_text(own, encoding="utf-8")
    match = play_on(schism.new("tolerance", deck=str(file), seed=1), 1)
    assert match.deck.id == "mine"
    assert match.record()["deck_sha256"] == load_text(own, "mine.toml").sha256
    assert match.deck.sha256 != house("en").sha256


ON_A_BASE = """# mine
format = "schism-deck/1"
game = "tolerance"
id = "mine"
base = "house-en"

[[card]]
code = "N9"
name = "Catherine"
religion = "catholic"
piety = 5
money = 3
guild = false
effects = []
"""


def test_11_3_a_deck_says_only_what_differs_from_its_base() -> None:
    deck, base = load_text(ON_A_BASE, "mine.toml"), house("en")
    assert card_rows(deck)["N9"]["piety"] == 5
    assert [*card_rows(deck)] == [*card_rows(base)]
    assert {**deck.data, "id": base.id, "card": base.data["card"]} == base.data
    others = [code for code, row in card_rows(deck).items() if row != card_rows(base)[code]]
    assert others == ["N9"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("piety = 5", "piety = 99", "card N9: piety must be 0 .. 20"),
        ('"house-en"', '"/etc/passwd"', "base must be house-de |"),
        ('"house-en"', '"house"', "base must be house-de |"),
        ('code = "N9"', 'code = "N99"', "code must be"),
        ("effects = []", 'effects = []\n[[card]]\ncode = "N9"', "N9 appears twice"),
    ],
)
def test_11_3_complaints_about_a_deck_with_a_base_name_its_own_line(
    old: str, new: str, complaint: str
) -> None:
    broken = ON_A_BASE.replace(old, new)
    with pytest.raises(DeckError) as error:
        load_text(broken, "mine.toml")
    assert complaint in error.value.words("en")
    line = error.value.line
    if "twice" not in complaint:
        assert line is not None
        assert new in broken.splitlines()[line - 1]


# 11.4: guidance for the house values

RANGES = {
    "C": ((3, 8), (-3, 0)),
    "N": ((0, 4), (0, 4)),
    "T": ((0, 3), (1, 5)),
    "P": ((1, 4), (0, 2)),
    "W": ((0, 3), (-2, 1)),
}


@EITHER_EDITION
@pytest.mark.parametrize("code", ALL_CARDS)
def test_11_4_pieties_and_money_are_within_their_suits_range(edition: str, code: str) -> None:
    row = card_rows(house(edition))[code]
    (least_piety, most_piety), (least_money, most_money) = RANGES[code[0]]
    assert least_piety <= row["piety"] <= most_piety
    assert least_money <= row["money"] <= most_money
    if code[0] == "W":
        assert row["religion"] == "prevailing"


@EITHER_EDITION
@pytest.mark.parametrize("code", ALL_CARDS)
def test_11_4_a_converter_or_condemner_has_the_religion_it_serves(edition: str, code: str) -> None:
    row = card_rows(house(edition))[code]
    other = {"catholic": "protestant", "protestant": "catholic"}
    for effect in row["effects"]:
        if effect["do"] == "convert":
            assert row["religion"] == effect["to"]
        elif effect["do"] == "condemn":
            assert row["religion"] == other[effect["religion"]]


@EITHER_EDITION
@pytest.mark.parametrize("suit", "NCTP")
def test_11_4_catholics_and_protestants_balance_within_a_suit(edition: str, suit: str) -> None:
    rows = card_rows(house(edition)).values()
    count = Counter(row["religion"] for row in rows if row["code"][0] == suit)
    assert abs(count["catholic"] - count["protestant"]) <= 1
    if suit in "TP":
        assert 5 <= count["prevailing"] <= 9


def sensible_game(edition: str, seed: int) -> Match:
    """Three, four or five players who search. Greedy ones borrow in 41 of 100 English games."""
    players = 3 + seed % 3
    match = schism.new("tolerance", deck=f"house-{edition}", seed=seed, players=players)
    bot = make_bot("tolerance", "canon", seed)
    while match.to_act is not None:
        match.play(bot.choose(match.deck, match.observation(match.to_act)))
    return match


@pytest.mark.skipif(not COMPILING, reason="a hundred games with thought take too long interpreted")
@EITHER_EDITION
def test_11_4_money_matters(edition: str) -> None:
    """Somebody takes a loan in 10 to 40 of 100 games, and six pennants on one track are rare."""
    games = [sensible_game(edition, seed) for seed in range(100)]
    assert 10 <= sum(bool(happened(match, "loan")) for match in games) <= 40
    tracks = [count for match in games for seat in match.result()["pennants"] for count in seat]
    assert tracks.count(6) < len(tracks) / 20


@EITHER_EDITION
@pytest.mark.parametrize("code", INVENTED)
def test_11_5_cards_the_rulebooks_do_not_list_have_a_name_and_no_effect(
    edition: str, code: str
) -> None:
    row = card_rows(house(edition))[code]
    assert row["effects"] == []
    assert row["guild"] is False
    assert row["name"].strip()
    assert row["name"] != code


@EITHER_EDITION
def test_11_5_no_name_is_used_twice_except_where_the_rulebooks_do(edition: str) -> None:
    names = Counter(row["name"] for row in card_rows(house(edition)).values())
    assert {name for name, count in names.items() if count > 1} == {"Bailiff", "Plaguebearer"}
