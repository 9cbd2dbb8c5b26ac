"""Section 12: what each card does, in both editions and in all reigns it can be played in."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.table.match import Match
from tests.kit import happened
from tests.rules.tolerance.decks import (
    ALL_CARDS,
    EDITIONS,
    EXECUTION,
    GAME,
    LOSE_PIETY,
    MONARCHS,
    card_rows,
    condemn,
    convert,
    deck_with,
    house,
    kill_all,
    kill_highest,
    kill_one,
    piety,
    tax,
)
from tests.rules.tolerance.kit import last_trick, play, tallies, trick_of

GUILD = ["T6", "T9", "T10", "T11", "T12"]

# The table of section 12; cards not named do nothing.
BOTH_EDITIONS: dict[str, tuple[str, list[Json]]] = {
    "N1": ("Lawyer", [tax(religion="monarch")]),
    "N2": ("Executioner", [piety(suits="NP")]),
    "N4": ("Standard Bearer", [tax(suits="CT")]),
    "N5": ("Humble Alain", [kill_all(religion="catholic")]),
    "N6": ("Guy Fawkes", [kill_all(religion="protestant")]),
    "N8": ("Valiant Knight", [kill_one(suits="NP")]),
    "N9": ("Catherine de Medici", [piety(suits="NC")]),
    "N10": ("Earl Cecil", [tax(suits="NC")]),
    "N11": ("Duke of Guise", [kill_one(religion="protestant")]),
    "N12": ("Francis II", [tax(religion="protestant")]),
    "N13": ("Gaspard de Coligny", [kill_one(religion="catholic")]),
    "N14": ("Henry of France", [tax()]),
    "C1": ("Vicar Filemon", [convert("catholic")]),
    "C2": ("Vicar Longleaf", [convert("protestant")]),
    "C3": ("Vicar Penance", [condemn("catholic")]),
    "C4": ("The Hermit", [convert("catholic")]),
    "C5": ("Vicar Bottomsly", [piety(religion="protestant")]),
    "C6": ("Father Crossroad", [piety(religion="catholic")]),
    "C7": ("Father Highhall", [condemn("protestant")]),
    "C8": ("Father Eggert", [convert("catholic")]),
    "C9": ("Father Humbolt", [condemn("protestant")]),
    "C10": ("Preacher Gilbert", [convert("catholic")]),
    "C11": ("Preacher Lamb", [piety(choose=1)]),
    "C12": ("Bishop Marcus", [tax(suits="CW")]),
    "C13": ("Cardinal Charles", [tax(), piety()]),
    "T6": ("Apothecary", []),
    "T8": ("Alluring Witches", [piety(suits="NP")]),
    "T9": ("Carpenter", []),
    "T10": ("Innkeeper", []),
    "T11": ("Master Tailor", []),
    "T12": ("Merchant Lord", []),
    "T13": ("Merchant Matriarch", [tax(suits="NT")]),
    "T14": ("Mayor", [tax(suits="TW")]),
    "P9": ("Ploughman", [piety(suits="P")]),
    "P10": ("Parish Priest", [piety()]),
    "P12": ("Village Reeve", [tax(suits="P")]),
    "P13": ("Elder Council", [piety(suits="NP")]),
    "P14": ("Manor Lord", [tax(suits="P")]),
    "W1": ("Plaguebearer", [kill_one()]),
    "W1b": ("Plaguebearer", [kill_one()]),
    "W2": ("Tax Collector", [tax(suits="NC")]),
    "W3": ("Satyr", [kill_highest("rank")]),
    "W4": ("Medical Scholars", [piety()]),
    "W5": ("Unluck", [kill_highest("money")]),
    "W6": ("Bailiff", [tax(suits="NTPW")]),
    "W7": ("Witch Hunters", [kill_one(religion="catholic")]),
    "W8": ("Bandits", [kill_one(suits="T")]),
    "W9": ("Ravisher", [kill_highest("piety")]),
    "W10": ("Bailiff", [tax(suits="NTPW")]),
    "W11": ("Inquisition", [kill_one(religion="protestant")]),
    "W12": ("Courier", [tax(suits="TP")]),
    "W13": ("Flagellants", [LOSE_PIETY]),
    "WM": ("Mary I", [EXECUTION]),
    "WE": ("Elizabeth I", [EXECUTION]),
    "WJ": ("James I", [EXECUTION]),
}
GERMAN: dict[str, list[Json]] = {
    "C8": [convert("protestant")],
    "C12": [tax(suits="CT")],
    "C13": [tax(suits="TW")],
}


def effects_in_table(edition: str, code: str) -> list[Json]:
    if edition == "de" and code in GERMAN:
        return GERMAN[code]
    return BOTH_EDITIONS.get(code, ("", []))[1]


def in_one_way(effects: list[Json]) -> list[Json]:
    """Suits in one order, so that "NC" and "CN" are the same."""
    return [
        {name: "".join(sorted(value)) if name == "suits" else value for name, value in row.items()}
        for row in effects
    ]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", ALL_CARDS)
def test_12_1_the_deck_gives_each_card_its_effect(edition: str, code: str) -> None:
    row = card_rows(house(edition))[code]
    assert in_one_way(row["effects"]) == in_one_way(effects_in_table(edition, code))
    assert row["guild"] is (code in GUILD)
    if code in BOTH_EDITIONS:
        assert row["name"] == BOTH_EDITIONS[code][0]


# Each card acts in a trick with four cards that do nothing. What should happen is worked out here,
# from the deck's data.

SUITS = "NCTPW"
REIGN = {1: "catholic", 2: "unaffiliated", 3: "protestant"}
START = (30, 10, 20)  # money and pieties before the trick
QUIET_COMPANY = {
    "N3": {"religion": "catholic", "piety": 1, "money": 3},
    "C14": {"religion": "protestant", "piety": 2, "money": -2},
    "T5": {"religion": "prevailing", "piety": 2, "money": 5},
    "P7": {"religion": "protestant", "piety": 0, "money": 1},
    "P3": {"religion": "catholic", "piety": 1, "money": 4},
    "N7": {"religion": "catholic", "piety": 3, "money": 0},
}


@dataclass
class Card:
    code: str
    suit: str
    rank: int
    religion: str
    piety: int
    money: int
    effects: list[Json]


@dataclass
class Outcome:
    """What a card should bring about: tallies, and the cards it kills or converts."""

    tallies: tuple[int, int, int]
    options: set[str]
    killed: set[str]
    converted: dict[str, str]


def lone_actor(edition: str, code: str) -> Deck:
    """The shipped deck in which this card alone does something."""
    shipped = house(edition)
    rows = []
    for row in shipped.data["card"]:
        changes = QUIET_COMPANY.get(row["code"], {}) if row["code"] != code else {}
        effects = row["effects"] if row["code"] == code else []
        rows.append({**row, **changes, "effects": effects})
    return GAME.load_deck({**shipped.data, "card": rows}, "lone.toml")


def company_of(code: str) -> list[str]:
    """The card and four others: a noble, a cleric, a townsman and a peasant, or their deputies."""
    wild = f"{code}=C"
    others = [other for other in QUIET_COMPANY if other != code][:4]
    return [others[0], wild if code[0] == "W" else code, *others[1:]]


def read_card(deck: Deck, code: str, round_: int) -> Card:
    row = card_rows(deck)[code]
    prevailing = row["religion"] == "prevailing"
    return Card(
        code=code,
        suit=code[0],
        rank=14 if code in MONARCHS.values() else int(code[1:].rstrip("b")),
        religion=REIGN[round_] if prevailing else row["religion"],
        piety=row["piety"],
        money=row["money"],
        effects=row["effects"],
    )


def fitting(effect: Json, cards: list[Card], round_: int) -> list[Card]:
    religion = effect.get("religion", effect.get("from"))
    wanted = REIGN[round_] if religion == "monarch" else religion
    return [
        card
        for card in cards
        if card.suit in effect.get("suits", SUITS) and wanted in (None, card.religion)
    ]


def least_pious(actor: Card, cards: list[Card]) -> list[Card]:
    lowest = min((card.piety for card in cards), default=actor.piety)
    return [card for card in cards if card.piety == lowest < actor.piety]


def victims(effect: Json, actor: Card, found: list[Card]) -> list[Card]:
    others = [card for card in found if card is not actor]
    if "highest" not in effect or not others:
        return others
    measures = {card.code: getattr(card, effect["highest"]) for card in others}
    return [card for card in others if measures[card.code] == max(measures.values())]


def hit(effect: Json, actor: Card, cards: list[Card], round_: int) -> list[Card]:
    """The cards an effect is about; for a choice those that may be chosen."""
    found = fitting(effect, cards, round_)
    if effect["do"] == "kill":
        return victims(effect, actor, found)
    if effect["do"] in ("condemn", "convert"):
        return least_pious(actor, found)
    return found


def expected(actor: Card, cards: list[Card], round_: int) -> Outcome:
    """Of a choice the first card in alphabetical order is taken."""
    outcome = Outcome(START, set(), set(), {})
    for effect in actor.effects:
        cards_hit = hit(effect, actor, cards, round_)
        if "choose" in effect:
            outcome.options = {card.code for card in cards_hit}
            cards_hit = sorted(cards_hit, key=lambda card: card.code)[:1]
        outcome.tallies = changed(outcome.tallies, effect, cards_hit)
        if effect["do"] in ("kill", "condemn"):
            outcome.killed = {card.code for card in cards_hit}
        if effect["do"] == "convert":
            outcome.converted = {card.code: effect["to"] for card in cards_hit}
    return outcome


def changed(before: tuple[int, int, int], effect: Json, cards: list[Card]) -> tuple[int, int, int]:
    money, catholic, protestant = before
    if effect["do"] == "tax":
        money += sum(card.money for card in cards)
    elif effect["do"] == "piety":
        catholic += sum(card.piety for card in cards if card.religion == "catholic")
        protestant += sum(card.piety for card in cards if card.religion == "protestant")
    elif effect["do"] == "lose_piety":
        catholic, protestant = catholic - 2, protestant - 2
    return money, catholic, protestant


def acted(deck: Deck, plays: list[str], round_: int) -> Match:
    money, catholic, protestant = START
    return trick_of(
        " ".join(plays),
        deck=deck,
        round_=round_,
        money=money,
        catholic=catholic,
        protestant=protestant,
    )


ACTING = [code for code in ALL_CARDS if code not in MONARCHS.values()]


@pytest.mark.parametrize("round_", REIGN)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", ACTING)
def test_12_1_each_card_acts_in_a_trick_as_the_table_says(
    code: str, edition: str, round_: int
) -> None:
    deck = lone_actor(edition, code)
    plays = company_of(code)
    cards = [read_card(deck, text.partition("=")[0], round_) for text in plays]
    actor = next(card for card in cards if card.code == code)
    actor.effects = effects_in_table(edition, code)
    outcome = expected(actor, cards, round_)
    match = acted(deck, plays, round_)
    verb = {"kill": "kill", "collect": "collect"}.get(match.view()["phase"])
    options = {f"{verb} {target}" for target in outcome.options}
    assert (set(match.legal()) if verb else set()) == options
    if options:
        play(match, min(options))
    winner = happened(match, "trick_won")[0]["seat"]
    assert tallies(match, winner) == outcome.tallies
    assert {event["card"] for event in happened(match, "killed")} == outcome.killed
    converted = {event["card"]: event["to"] for event in happened(match, "converted")}
    assert converted == outcome.converted


def bites(edition: str, code: str, round_: int) -> bool:
    """Whether the company gives the card something to do."""
    deck = lone_actor(edition, code)
    cards = [read_card(deck, text.partition("=")[0], round_) for text in company_of(code)]
    actor = next(card for card in cards if card.code == code)
    return expected(actor, cards, round_) != Outcome(START, set(), set(), {})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", [code for code in BOTH_EDITIONS if code in ACTING])
def test_12_1_the_company_gives_each_acting_card_something_to_do(code: str, edition: str) -> None:
    acts = bool(effects_in_table(edition, code))
    assert any(bites(edition, code, round_) for round_ in REIGN) is acts


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("round_", "monarch"), MONARCHS.items())
def test_12_1_each_monarch_executes_at_the_end_of_its_round(
    edition: str, round_: int, monarch: str
) -> None:
    deck = lone_actor(edition, monarch)
    plays = f"{monarch}=N N3 N2"
    match = last_trick(plays, deck=deck, round_=round_)
    play(match, plays)
    assert (match.view()["phase"], match.to_act) == ("execute", 0)
    assert set(match.legal()) == {"execute N3", "execute N2"}


# 12.1: where the wording of the editions differs, we follow the first-named


def test_12_1_a_the_acting_card_includes_itself_without_being_asked() -> None:
    deck = deck_with(N9={"money": -3, "effects": [tax()]})
    match = trick_of("N9 N8 N7", deck=deck)
    assert tallies(match)[0] == 5 - 3
    assert match.view()["phase"] == "play"


def test_12_1_b_the_highest_suit_value_is_the_rank() -> None:
    """Not the suit: a peasant of rank 9 dies, a noble of rank 8 lives."""
    match = trick_of("N8 P9 W3=N", deck=lone_actor("de", "W3"))
    assert [event["card"] for event in happened(match, "killed")] == ["P9"]


def test_12_1_c_the_previous_starting_player_is_the_last_to_choose() -> None:
    match = last_trick("N9 N8 N7", starter=2)
    play(match, "N9 N8 N7")
    assert match.game.chance.draw(match.deck, match.state, None).chooser == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_12_1_d_no_tally_is_ever_over_69(edition: str) -> None:
    shipped = house(edition)
    match = trick_of("N14 N9 C6", deck=shipped, money=69, catholic=69, protestant=69)
    assert tallies(match) == (69, 69, 69)


def test_12_1_e_c8_and_c10_convert_to_catholic_in_the_english_edition() -> None:
    for code in ("C8", "C10"):
        match = trick_of(f"{code} C14 C1", deck=lone_actor("en", code))
        assert [event["to"] for event in happened(match, "converted")] == ["catholic"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", ["P10", "W4"])
def test_12_1_f_p10_and_w4_collect_from_every_card(edition: str, code: str) -> None:
    deck = lone_actor(edition, code)
    plays = ["N3", f"{code}=N" if code[0] == "W" else code, "C14", "T5", "P7"]
    cards = [read_card(deck, text.partition("=")[0], 3) for text in plays]
    catholics = sum(card.piety for card in cards if card.religion == "catholic")
    protestants = sum(card.piety for card in cards if card.religion == "protestant")
    match = trick_of(" ".join(plays), deck=deck, round_=3)
    winner = happened(match, "trick_won")[0]["seat"]
    assert tallies(match, winner) == (5, catholics, protestants)


def test_12_1_g_unluck_has_rank_5() -> None:
    assert trick_of("N4 W5=N N3", deck=lone_actor("de", "N14")).to_act == 1
    assert trick_of("N6 W5=N N3", deck=lone_actor("de", "N14")).to_act == 0
