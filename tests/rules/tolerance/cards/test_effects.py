"""Section 5, up to 5.6: who acts when, taxes, piety and killing at the end of a trick."""

from __future__ import annotations

import pytest

from schism.errors import IllegalAction
from schism.games.contract import Json
from tests.kit import happened
from tests.rules.tolerance.decks import (
    catholic,
    condemn,
    convert,
    deck_with,
    kill_all,
    kill_highest,
    kill_one,
    piety,
    prevailing,
    protestant,
    tax,
)
from tests.rules.tolerance.kit import dead, deal, pile_of, play, tallies, trick_of


def order_of_acting(plays: str) -> list[str]:
    """Every card taxes, and the events say in which order they did."""
    codes = [text.partition("=")[0] for text in plays.split()]
    deck = deck_with(**{code: prevailing(0, 1, tax()) for code in codes})
    return [event["cause"] for event in happened(trick_of(plays, deck=deck), "taxed")]


@pytest.mark.parametrize(
    ("plays", "order"),
    [
        ("N1 N14 N7 N13 N2", "N14 N13 N7 N2 N1"),
        ("P9 T9 C9 N9", "N9 C9 T9 P9"),
        ("W9=N P9 T9 C9 N9", "N9 C9 T9 P9 W9"),
        ("N2 WM=P W13=T P14 C12", "P14 WM W13 C12 N2"),
    ],
)
def test_5_1_by_rank_and_then_by_suit(plays: str, order: str) -> None:
    assert order_of_acting(plays) == order.split()


@pytest.mark.parametrize("declared", "NCTP")
def test_5_1_a_wild_acts_after_its_equals_whatever_it_was_declared_as(declared: str) -> None:
    assert order_of_acting(f"P3 W3={declared} N3") == ["N3", "P3", "W3"]


@pytest.mark.parametrize(
    ("plays", "order"),
    [("W1=N W1b=N N3", ["N3", "W1", "W1b"]), ("N3 W1b=N W1=N", ["N3", "W1b", "W1"])],
)
def test_5_1_the_plagues_act_in_the_order_played(plays: str, order: list[str]) -> None:
    assert order_of_acting(plays) == order


def test_5_1_a_wild_is_a_wild_for_every_effect() -> None:
    wild = {"W5": prevailing(0, 3), "W6": prevailing(0, 4), "N2": prevailing(0, 1)}
    nobles = deck_with(N9=prevailing(0, 2, tax(suits="N")), **wild)
    assert tallies(trick_of("N9 W5=N W6=C N2", deck=nobles)) == (5 + 2 + 1, 0, 0)
    wilds = deck_with(N9=prevailing(0, 2, tax(suits="W")), **wild)
    assert tallies(trick_of("N9 W5=N W6=C N2", deck=wilds)) == (5 + 3 + 4, 0, 0)
    killing = deck_with(N9=prevailing(0, 2, kill_all(suits="N")), **wild)
    assert dead(trick_of("N9 W5=N W6=C N2", deck=killing)) == {"N2"}


def test_5_2_the_winner_chooses_not_the_one_who_played_the_card() -> None:
    deck = deck_with(N8=prevailing(0, 0, kill_one()))
    match = trick_of("N8 N9 N7", deck=deck)
    assert match.to_act == 1
    assert match.view(1)["actions"] == ["kill N7", "kill N9"]
    assert match.view(0)["actions"] == []


def test_5_2_an_effect_with_a_target_must_be_carried_out() -> None:
    deck = deck_with(N9=prevailing(0, 0, kill_one(suits="T")))
    match = trick_of("N9 N8 T7", deck=deck)
    assert match.legal() == ["kill T7"]
    with pytest.raises(IllegalAction):
        match.play("N1")


@pytest.mark.parametrize(
    "effect",
    [
        tax(suits="P"),
        piety(suits="P"),
        kill_one(suits="P"),
        kill_all(suits="P"),
        kill_highest("rank", suits="P"),
        condemn("protestant"),
        convert("catholic"),
        tax(suits="P", choose=1),
    ],
)
def test_5_2_an_effect_without_a_target_does_nothing(effect: Json) -> None:
    deck = deck_with(N9=catholic(5, 0, effect), N8=catholic(3, 2), N7=catholic(1, 4))
    match = trick_of("N9 N8 N7", deck=deck)
    assert tallies(match) == (5, 0, 0)
    assert {pile_of(match, code) for code in ("N9", "N8", "N7")} == {(0, "living catholic")}
    assert [(event["cause"], event["effect"]) for event in happened(match, "nothing")] == [
        ("N9", effect["do"])
    ]
    assert match.view()["phase"] == "play"


def test_5_3_a_card_killed_before_its_turn_does_not_act() -> None:
    deck = deck_with(
        N9=prevailing(0, 0, kill_all(suits="C")),
        C8=prevailing(0, 3, tax()),
        N7=prevailing(0, 1, tax()),
    )
    match = trick_of("N9 C8 N7", deck=deck)
    assert [event["cause"] for event in happened(match, "taxed")] == ["N7"]


def test_5_3_a_card_killed_after_its_turn_has_acted() -> None:
    deck = deck_with(N9=prevailing(0, 0, kill_all(suits="C")), C10=prevailing(0, 3, tax()))
    match = trick_of("N9 C10 N7", deck=deck)
    assert [event["cause"] for event in happened(match, "taxed")] == ["C10"]
    assert dead(match) == {"C10"}


def test_5_3_the_dead_are_not_touched_again() -> None:
    deck = deck_with(
        N9=prevailing(0, 0, kill_all(suits="C")),
        C8=prevailing(4, 3),
        N7=prevailing(2, 1, tax(), piety(), kill_one(suits="C")),
    )
    match = trick_of("N9 C8 N7", deck=deck)
    assert tallies(match) == (5 + 1, 2, 0)
    assert len(happened(match, "killed")) == 1


def test_5_3_only_cards_of_this_trick_are_touched() -> None:
    deck = deck_with(
        N14=prevailing(3, 7),
        C14=prevailing(0, 0, tax(), piety(), kill_all(suits="N")),
    )
    match = deal("N14 C14", "N2 C2", "N1 C1", deck=deck)
    play(match, "N14 N2 N1", "C14 C2 C1")
    assert tallies(match) == (5, 0, 0)
    assert dead(match) == set()


def test_5_4_tax_changes_the_winners_money_by_the_sum_of_the_filter() -> None:
    deck = deck_with(
        N9=prevailing(0, 2, tax(suits="NC")),
        C5=prevailing(0, -1),
        T5=prevailing(0, 9),
        N4=prevailing(0, 4),
    )
    match = trick_of("N9 C5 T5 N4", deck=deck)
    assert tallies(match, 0) == (5 + 2 - 1 + 4, 0, 0)
    assert [tallies(match, seat) for seat in (1, 2, 3)] == [(5, 0, 0)] * 3
    assert happened(match, "taxed") == [
        {
            "event": "taxed",
            "rule": "5.4",
            "seat": 0,
            "cause": "N9",
            "track": "money",
            "amount": 5,
            "total": 10,
        }
    ]


def test_5_4_the_acting_card_is_taxed_only_if_it_fits() -> None:
    deck = deck_with(N9=prevailing(0, 7, tax(suits="C")), C5=prevailing(0, 2))
    assert tallies(trick_of("N9 C5 N4", deck=deck)) == (5 + 2, 0, 0)


def test_5_4_money_goes_to_the_winner_not_to_the_taxing_cards_player() -> None:
    deck = deck_with(N8=prevailing(0, 2, tax(suits="N")))
    match = trick_of("N8 N9 N7", deck=deck)
    assert [tallies(match, seat)[0] for seat in range(3)] == [5, 7, 5]


def test_5_4_tax_by_religion() -> None:
    deck = deck_with(
        N9=catholic(0, 1, tax(religion="protestant")), N8=protestant(0, 3), N7=protestant(0, -1)
    )
    assert tallies(trick_of("N9 N8 N7", deck=deck)) == (5 + 2, 0, 0)


def test_5_5_piety_goes_to_the_tally_of_each_cards_religion() -> None:
    deck = deck_with(N9=catholic(4, 0, piety()), N8=protestant(3), N7=catholic(2), T1=protestant(1))
    match = trick_of("N9 N8 N7 T1", deck=deck)
    assert tallies(match) == (5, 4 + 2, 3 + 1)


def test_5_5_cards_of_no_religion_give_nothing() -> None:
    deck = deck_with(N9=prevailing(4, 0, piety()), N8=catholic(3), N7=prevailing(2))
    assert tallies(trick_of("N9 N8 N7", deck=deck, round_=2)) == (5, 3, 0)


def test_5_5_only_living_cards_in_the_filter_give_piety() -> None:
    deck = deck_with(
        N10=catholic(1, 0, kill_all(suits="P")),
        N9=catholic(4, 0, piety(suits="NP")),
        C8=catholic(3),
        P7=catholic(2),
    )
    assert tallies(trick_of("N10 N9 C8 P7", deck=deck)) == (5, 1 + 4, 0)


def test_5_5_piety_by_the_religion_now() -> None:
    deck = deck_with(N10=catholic(5, 0, convert("catholic"), piety()), N9=protestant(4))
    assert tallies(trick_of("N10 N9 N8", deck=deck)) == (5, 5 + 4, 0)


def test_5_5_piety_of_one_card_of_choice() -> None:
    deck = deck_with(C11=catholic(6, 0, piety(choose=1)), N8=protestant(3), P4=catholic(2))
    for choice, gained in (("C11", (6, 0)), ("N8", (0, 3)), ("P4", (2, 0))):
        match = trick_of("C11 N8 P4", deck=deck)
        assert match.view()["phase"] == "collect"
        assert set(match.legal()) == {"collect C11", "collect N8", "collect P4"}
        play(match, f"collect {choice}")
        assert tallies(match)[1:] == gained


def test_5_6_one_card_of_choice_dies() -> None:
    deck = deck_with(N9=prevailing(0, 0, kill_one(suits="NP")))
    match = trick_of("N9 N8 P7 C6", deck=deck)
    assert set(match.legal()) == {"kill N8", "kill P7"}
    assert dead(play(match, "kill P7")) == {"P7"}


def test_5_6_all_in_the_filter_die() -> None:
    deck = deck_with(
        N5=protestant(0, 0, kill_all(religion="catholic")), N6=catholic(), P7=catholic()
    )
    assert dead(trick_of("N6 N5 P7 W9=N", deck=deck, round_=3)) == {"N6", "P7"}


@pytest.mark.parametrize(
    ("measure", "victims"),
    [("rank", {"N13"}), ("money", {"P7", "T2"}), ("piety", {"C6"})],
)
def test_5_6_the_highest_and_all_tied_for_it_die(measure: str, victims: set[str]) -> None:
    deck = deck_with(
        W3=prevailing(9, 9, kill_highest(measure)),
        N13=prevailing(1, -2),
        P7=prevailing(2, 3),
        T2=prevailing(0, 3),
        C6=prevailing(4, 1),
    )
    assert dead(trick_of("N13 P7 W3=N T2 C6", deck=deck)) == victims


@pytest.mark.parametrize("suits", ["NCTP", "NC"])
def test_5_6_cards_tied_for_the_highest_rank_die(suits: str) -> None:
    deck = deck_with(W3=prevailing(0, 0, kill_highest("rank", suits=suits)))
    victims = dead(trick_of("N8 W3=N C8 T8", deck=deck))
    assert victims == {code for code in ("N8", "C8", "T8") if code[0] in suits}


def test_5_6_the_highest_may_be_negative() -> None:
    deck = deck_with(
        W5=prevailing(0, 4, kill_highest("money")), N9=prevailing(0, -3), N8=prevailing(0, -2)
    )
    assert dead(trick_of("N9 N8 W5=N", deck=deck)) == {"N8"}


def test_5_6_the_highest_within_a_religion() -> None:
    deck = deck_with(
        W9=catholic(9, 0, kill_highest("piety", religion="protestant")),
        N9=catholic(8),
        N8=protestant(2),
        N7=protestant(1),
    )
    assert dead(trick_of("N9 N8 N7 W9=N", deck=deck)) == {"N8"}


@pytest.mark.parametrize(
    ("effect", "victims"),
    [
        (kill_all(), {"N8", "N7", "C6"}),
        (kill_all(suits="N"), {"N8", "N7"}),
        (kill_highest("rank"), {"N8"}),
        (kill_highest("money"), {"N8"}),
        (kill_highest("piety"), {"N8"}),
    ],
)
def test_5_6_kill_never_touches_the_acting_card(effect: Json, victims: set[str]) -> None:
    """It is left out before the highest is looked for, so the next highest dies."""
    deck = deck_with(
        N9=prevailing(9, 9, effect), N8=prevailing(3, 3), N7=prevailing(2, 2), C6=prevailing(1, 1)
    )
    match = trick_of("N9 N8 N7 C6", deck=deck)
    assert dead(match) == victims
    assert pile_of(match, "N9") == (0, "living catholic")


def test_5_6_the_acting_card_cannot_be_chosen_to_die() -> None:
    deck = deck_with(N9=prevailing(0, 0, kill_one()))
    assert set(trick_of("N9 N8 C7", deck=deck).legal()) == {"kill N8", "kill C7"}


def test_5_6_a_kill_that_fits_only_the_acting_card_does_nothing() -> None:
    deck = deck_with(N9=prevailing(0, 0, kill_one(suits="N")))
    match = trick_of("N9 C8 C7", deck=deck)
    assert dead(match) == set()
    assert match.view()["phase"] == "play"
