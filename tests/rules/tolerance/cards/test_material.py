"""Section 1: suits, cards, players and options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from schism.errors import DeckError, SchismError
from schism.games.contract import Choice
from schism.games.random_source import Seeded
from schism.kernel.records import blank
from schism.table.draft import complete_draft
from tests.kit import happened, play_on
from tests.rules.tolerance.decks import (
    ALL_CARDS,
    EDITIONS,
    GAME,
    MONARCHS,
    SUIT_CARDS,
    WILD_CARDS,
    card_rows,
    catholic,
    deck_data,
    deck_with,
    house,
    role_rows,
    tax,
)
from tests.rules.tolerance.kit import awaiting_deal, deal, fresh, pile_of, settled_options, trick_of

SEVEN = ["ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_1_1_four_suits_of_14_and_17_wilds(edition: str) -> None:
    codes = list(card_rows(house(edition)))
    assert Counter(code[0] for code in codes) == {"N": 14, "C": 14, "T": 14, "P": 14, "W": 17}
    assert len(codes) == 73


@pytest.mark.parametrize("monarch", MONARCHS.values())
def test_1_1_a_monarch_has_rank_14(monarch: str) -> None:
    round_ = list(MONARCHS.values()).index(monarch) + 1
    match = trick_of(f"N13 {monarch}=N W13=N N1", round_=round_)
    assert match.to_act == 1


def test_1_1_both_plagues_have_rank_1() -> None:
    assert trick_of("W1=N W1b=N N2").to_act == 2
    assert trick_of("W1b=N W1=N T3").to_act == 0


def test_1_2_a_card_has_religion_piety_money_effects_and_guild() -> None:
    deck = deck_with(T6=catholic(3, -2, tax(), tax(suits="N"), guild=True))
    row = card_rows(deck)["T6"]
    assert (row["religion"], row["piety"], row["money"], row["guild"]) == ("catholic", 3, -2, True)
    match = trick_of("T6 T5 T4", deck=deck)
    assert [event["amount"] for event in happened(match, "taxed")] == [-2]
    assert pile_of(match, "T6") == (0, "living catholic")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("religion", "heretic"),
        ("piety", 1.5),
        ("piety", -1),
        ("money", "3"),
        ("guild", 1),
        ("effects", [tax()] * 5),
        ("name", ""),
    ],
)
def test_1_2_other_values_are_refused(field: str, value: Any) -> None:
    with pytest.raises(DeckError) as caught:
        GAME.load_deck(deck_data(N9={field: value}), "own.toml")
    assert caught.value.values["place"] == "own.toml, card N9"
    assert caught.value.values["field"] == field


def test_1_3_codes_of_all_cards() -> None:
    """Every card of the game has its code as an action: a natural card one, a Wild four."""
    match = deal("", "", "")
    texts = {match.text_of(action) for action in range(len(SUIT_CARDS) + 4 * 17)}
    wilds = {f"{code}={suit}" for code in [*WILD_CARDS, *MONARCHS.values()] for suit in "NCTP"}
    assert texts == {*SUIT_CARDS, *wilds}


def test_1_3_unknown_codes_are_refused() -> None:
    for code in ("N15", "W14", "W1c", "X1"):
        data = deck_data()
        data["card"][0] = {**data["card"][0], "code": code}
        with pytest.raises(DeckError):
            GAME.load_deck(data, "own.toml")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_1_4_three_to_five_players(players: int) -> None:
    match = awaiting_deal(players=players)
    assert len(match.view()["seats"]) == players


@pytest.mark.parametrize("players", [0, 2, 6, True, "4", None])
def test_1_4_no_other_number_of_players(players: Any) -> None:
    with pytest.raises(SchismError) as caught:
        settled_options(deck_with(), players=players)
    assert caught.value.values["option"] == "players"


@pytest.mark.parametrize("edition", EDITIONS)
def test_1_4_seven_roles_and_bertram(edition: str) -> None:
    assert set(role_rows(house(edition))) == {"bertram", *SEVEN}


def dealt_in_some_games(plague: int) -> set[str]:
    """The cards that turn up in the first rounds of games for five."""
    cards: set[str] = set()
    for seed in range(20):
        match = fresh(seed, players=5, plague=plague)
        cards |= {code for seat in range(5) for code in match.view(seat)["hand"]}
    return cards


def test_1_5_the_second_plague_stays_out_by_default() -> None:
    assert settled_options(deck_with())["plague"] == 1
    assert dealt_in_some_games(1) == {*ALL_CARDS} - {"W1b", "WE", "WJ"}


def test_1_5_the_second_plague_takes_part_if_wanted() -> None:
    assert dealt_in_some_games(2) == {*ALL_CARDS} - {"WE", "WJ"}


@pytest.mark.parametrize("plague", [0, 3, "2"])
def test_1_5_no_other_number_of_plagues(plague: Any) -> None:
    with pytest.raises(SchismError):
        settled_options(deck_with(), plague=plague)


def test_1_6_everyone_is_bertram_by_default() -> None:
    assert settled_options(deck_with(), players=3)["roles"] == ["bertram"] * 3


def test_1_6_dealt_roles_are_different_and_random() -> None:
    deals = [fresh(seed, players=5, roles="random").options["roles"] for seed in range(20)]
    assert all(len(set(roles)) == 5 and "bertram" not in roles for roles in deals)
    assert {role for roles in deals for role in roles} == {*SEVEN}
    assert len({tuple(roles) for roles in deals}) > 10


def test_1_6_roles_are_chosen_in_turn_from_those_left() -> None:
    deck = deck_with()
    options = settled_options(deck, players=3, roles="choose")
    assert GAME.draft(deck, options) == Choice(0, "roles", [*SEVEN, "bertram"])
    options["roles"].append("juba")
    choice = GAME.draft(deck, options)
    assert choice is not None
    assert choice.seat == 1
    assert "juba" not in choice.among
    options["roles"] += ["bertram"]
    last = GAME.draft(deck, options)
    assert last is not None
    assert "bertram" in last.among
    options["roles"] += ["bertram"]
    assert GAME.draft(deck, options) is None
    assert GAME.resolve(deck, options, Seeded(1))["roles"] == ["juba", "bertram", "bertram"]


def wished(*wishes: str, seed: int = 1) -> list[str]:
    """The roles that these wishes come to, in seat order."""
    deck = deck_with()
    options = settled_options(deck, players=len(wishes), roles="choose", hidden_roles=True)
    left = list(wishes)
    picked = complete_draft(GAME, deck, options, lambda choice: left.pop(0), Seeded(seed))
    roles: list[str] = picked["roles"]
    return roles


def test_1_6_hidden_roles_are_wished_for_among_all_whatever_others_wish() -> None:
    deck = deck_with()
    options = settled_options(deck, players=3, roles="choose", hidden_roles=True)
    for seat, wish in enumerate(("ned,juba,pierre", "ned", "bertram")):
        assert GAME.draft(deck, options) == Choice(seat, "roles", [*SEVEN, "bertram"], wishes=3)
        options["roles"].append(wish)
    assert GAME.draft(deck, options) is None


@pytest.mark.parametrize(
    ("wish", "allowed"),
    [
        ("ned", True),
        ("ned,bertram,juba", True),
        ("ned,ned", False),
        ("ned,juba,pierre,george", False),
        ("ned,", False),
        ("", False),
        ("someone", False),
    ],
)
def test_1_6_a_wish_names_different_roles_in_order(wish: str, allowed: bool) -> None:
    assert Choice(0, "roles", [*SEVEN, "bertram"], wishes=3).allows(wish) is allowed


def test_1_6_first_wishes_go_before_second_ones() -> None:
    for seed in range(20):
        roles = wished("ned,pierre,juba", "ned,pierre,juba", "pierre,george,juba", seed=seed)
        assert sorted(roles[:2]) == ["juba", "ned"]
        assert roles[2] == "pierre"


def test_1_6_lots_decide_between_equal_wishes() -> None:
    winners = [wished("ned,juba", "ned,pierre", "ned,george", seed=seed) for seed in range(40)]
    assert {tuple(roles) for roles in winners} == {
        ("ned", "pierre", "george"),
        ("juba", "ned", "george"),
        ("juba", "pierre", "ned"),
    }


def test_1_6_bertram_is_left_for_everybody() -> None:
    assert wished("bertram", "bertram", "ned") == ["bertram", "bertram", "ned"]
    assert sorted(wished("ned", "ned", "ned")) == ["bertram", "bertram", "ned"]


def test_1_6_no_match_starts_before_all_roles_are_chosen() -> None:
    with pytest.raises(SchismError):
        fresh(1, roles="choose")


@pytest.mark.parametrize(
    "roles",
    [
        ["ned", "ned", "juba", "george"],
        ["ned", "juba", "george"],
        ["ned", "nobody", "juba", "george"],
        "some",
    ],
)
def test_1_6_roles_of_ones_own_are_different_ones(roles: Any) -> None:
    with pytest.raises(SchismError):
        settled_options(deck_with(), players=4, roles=roles)


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("beside", [["ned", "juba"], ["bertram", "ned"], ["bertram", "bertram"]])
def test_1_6_any_number_may_be_bertram_beside_other_roles(beside: list[str], hidden: bool) -> None:
    roles = ["bertram", *beside, "george"]
    match = play_on(fresh(3, house("en"), players=4, roles=roles, hidden_roles=hidden), 3)
    assert [seat["role"] for seat in match.view()["seats"]] == roles


def test_1_6_a_bertram_among_hidden_roles_is_thought_possible() -> None:
    match = fresh(3, players=3, roles=["ned", "bertram", "bertram"], hidden_roles=True)
    found = set()
    for seed in range(200):
        world = blank(GAME.rules.state)
        world.rng = seed
        GAME.rules.sample_hidden(match.deck.record, match.observation(0), world)
        found.add((int(world.role[1]), int(world.role[2])))
    assert (0, 0) in found
    assert all(1 not in pair for pair in found)  # Ned is taken
    assert all(one != other or one == 0 for one, other in found)
    assert len(found) == 7 * 7 - 6  # any two of them, but only Bertram twice


def test_1_6_everybody_bertram_is_not_hidden() -> None:
    hidden = settled_options(deck_with(), roles="random", hidden_roles=True)
    assert hidden["hidden_roles"] is True
    with pytest.raises(SchismError):
        settled_options(deck_with(), roles="bertram", hidden_roles=True)
    assert settled_options(deck_with(), roles="random")["hidden_roles"] is False
