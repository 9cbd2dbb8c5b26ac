"""Section 5, from 5.7: condemning and converting, and what effects leave behind."""

from __future__ import annotations

import pytest

from tests.kit import happened
from tests.rules.tolerance.decks import (
    LOSE_PIETY,
    catholic,
    condemn,
    convert,
    deck_with,
    kill_all,
    kill_one,
    piety,
    prevailing,
    protestant,
    tax,
)
from tests.rules.tolerance.kit import (
    dead,
    filled_hands,
    give,
    last_trick,
    pile_of,
    play,
    seat_of,
    table,
    tallies,
    trick_of,
)


def condemned(acting: int, *others: int) -> set[str]:
    """Who dies if a card of this piety condemns Catholics of these pieties; P1 is a Protestant."""
    codes = ["N8", "N7", "N6"][: len(others)]
    cards = {code: catholic(value) for code, value in zip(codes, others, strict=True)}
    deck = deck_with(N9=protestant(acting, 0, condemn("catholic")), P1=protestant(0), **cards)
    return dead(trick_of(f"N9 P1 {' '.join(codes)}", deck=deck))


@pytest.mark.parametrize(
    ("acting", "others", "victims"),
    [
        (5, (4, 3, 6), {"N7"}),
        (5, (4, 2, 2), {"N7", "N6"}),
        (3, (3, 4), set()),
        (4, (3, 4), {"N8"}),
        (1, (2, 3), set()),
        (9, (0, 0, 0), {"N8", "N7", "N6"}),
    ],
)
def test_5_7_condemn_hits_the_least_pious_if_less_pious_than_the_acting_card(
    acting: int, others: tuple[int, ...], victims: set[str]
) -> None:
    assert condemned(acting, *others) == victims


def test_5_7_a_condemner_who_is_the_least_pious_of_that_religion_hits_nobody() -> None:
    deck = deck_with(N9=catholic(2, 0, condemn("catholic")), N8=catholic(3), N7=catholic(2))
    assert dead(trick_of("N9 N8 N7", deck=deck)) == set()


def test_5_7_the_dead_are_not_condemned() -> None:
    deck = deck_with(
        N10=protestant(0, 0, kill_all(suits="C")),
        N9=protestant(5, 0, condemn("catholic")),
        C8=catholic(1),
        N7=catholic(2),
    )
    match = trick_of("N10 N9 C8 N7", deck=deck)
    assert [(event["card"], event["rule"]) for event in happened(match, "killed")] == [
        ("C8", "5.6"),
        ("N7", "5.7"),
    ]


@pytest.mark.parametrize(
    ("acting", "pieties", "converts"),
    [(5, (4, 3), {"N7"}), (5, (3, 3), {"N8", "N7"}), (3, (3, 4), set()), (1, (2, 2), set())],
)
def test_5_8_convert_hits_as_condemn_does(
    acting: int, pieties: tuple[int, int], converts: set[str]
) -> None:
    deck = deck_with(
        N9=catholic(acting, 0, convert("catholic")),
        N8=protestant(pieties[0]),
        N7=protestant(pieties[1]),
    )
    match = trick_of("N9 N8 N7", deck=deck)
    assert {event["card"] for event in happened(match, "converted")} == converts
    for code in ("N8", "N7"):
        religion = "catholic" if code in converts else "protestant"
        assert pile_of(match, code) == (0, f"living {religion}")


def test_5_8_conversion_counts_at_once() -> None:
    deck = deck_with(
        N9=protestant(5, 0, convert("protestant")),
        N8=catholic(2, 0, kill_one(religion="protestant")),
        N7=catholic(4),
    )
    match = trick_of("N9 N8 N7", deck=deck)
    assert table(match)["N8"]["religion"] == "protestant"
    assert match.legal() == ["kill N9"]


def test_5_8_conversion_lasts_for_the_round() -> None:
    """At the end of the round the converted card gives its new religion's piety."""
    deck = deck_with(N9=catholic(5, 0, convert("catholic")), N8=protestant(2), N7=protestant(4))
    match = play(last_trick("N9 N8 N7", deck=deck, round_=2), "N9 N8 N7")
    assert tallies(match) == (5, 2, 1)


def test_5_8_conversion_ends_with_the_round() -> None:
    deck = deck_with(
        N9=catholic(5, 0, convert("catholic")), N8=protestant(2), P1=catholic(0, 0, piety())
    )
    match = play(last_trick("N9 N8 N7", deck=deck), "N9 N8 N7")
    assert tallies(match) == (5 + 3, 3, 0)
    give(match, filled_hands([["P1"], ["N8"], []], {1: "P", 2: "P"}, 2))
    play(match, "start 0", "P1 N8")
    match.play(match.legal()[0])
    assert tallies(match) == (5 + 3, 3, 2)


@pytest.mark.parametrize(
    ("before", "after"), [((7, 5), (5, 3)), ((1, 2), (0, 0)), ((0, 69), (0, 67))]
)
def test_5_9_lose_piety_takes_2_from_both(before: tuple[int, int], after: tuple[int, int]) -> None:
    deck = deck_with(W13=prevailing(0, 0, LOSE_PIETY))
    match = trick_of("N9 N8 W13=N", deck=deck, catholic=before[0], protestant=before[1])
    assert match.to_act == 2
    assert tallies(match, 2) == (5, *after)
    assert tallies(match, 0) == (5, *before)


def test_5_10_pennants_are_earned_between_effects() -> None:
    deck = deck_with(N9=prevailing(0, 6, tax(suits="N")), C8=prevailing(0, -12, tax(suits="C")))
    match = trick_of("N9 C8 T1", deck=deck, money=5)
    assert tallies(match)[0] == 1
    assert happened(match, "loan") != []
    assert seat_of(match, 0)["pennants"] == [1, 0, 0]


def test_5_10_each_effect_stands_in_the_log_with_the_total_after_it() -> None:
    deck = deck_with(
        N9=catholic(3, 4, tax(suits="N"), piety(suits="N")), C8=prevailing(0, -6, tax(suits="C"))
    )
    match = trick_of("N9 C8 T1", deck=deck)
    told = [
        (event["cause"], event["track"], event["amount"], event["total"])
        for event in match.events()
        if event["event"] in ("taxed", "collected")
    ]
    assert told == [("N9", "money", 4, 9), ("N9", "catholic", 3, 3), ("C8", "money", -6, 3)]


def capped(**before: int) -> tuple[int, int, int]:
    deck = deck_with(N9=catholic(3, 3, tax(), piety()), N8=protestant(3))
    return tallies(trick_of("N9 N8 T1", deck=deck, **before))


def test_5_10_no_tally_exceeds_69() -> None:
    assert capped(money=66, catholic=66, protestant=66) == (69, 69, 69)
    assert capped(money=67, catholic=67, protestant=68) == (69, 69, 69)
    assert capped(money=69, catholic=69, protestant=69) == (69, 69, 69)


def test_5_10_what_exceeds_69_is_lost_at_once() -> None:
    deck = deck_with(N9=prevailing(0, 5, tax(suits="N")), C8=prevailing(0, -3, tax(suits="C")))
    assert tallies(trick_of("N9 C8 T1", deck=deck, money=68)) == (69 - 3, 0, 0)


def test_5_10_no_piety_falls_below_0_between_effects() -> None:
    deck = deck_with(N9=prevailing(0, 0, LOSE_PIETY), N8=catholic(3, 0, piety(suits="N")))
    assert tallies(trick_of("N9 N8 T1", deck=deck, catholic=1)) == (5, 0 + 3, 0)


def test_5_10_money_may_be_negative_inside_a_trick() -> None:
    deck = deck_with(N9=prevailing(0, -7, tax(suits="N")), C8=prevailing(0, 4, tax(suits="C")))
    match = trick_of("N9 C8 T1", deck=deck)
    assert [event["total"] for event in happened(match, "taxed")] == [-2, 2]
    assert happened(match, "loan") == []
    assert tallies(match)[0] == 2


def test_5_11_each_card_goes_to_the_pile_of_its_state_and_religion_now() -> None:
    deck = deck_with(
        N12=catholic(5, 0, convert("catholic")),
        C9=protestant(0, 0, kill_one(suits="T")),
        N8=protestant(2),
        T7=protestant(4),
        P6=prevailing(3),
    )
    match = trick_of("N12 C9 N8 T7 P6", "kill T7", deck=deck, round_=2)
    assert pile_of(match, "C9") == (0, "living catholic")
    assert pile_of(match, "N8") == (0, "living protestant")
    assert pile_of(match, "T7") == (0, "dead protestant")
    assert pile_of(match, "P6") == (0, "living unaffiliated")


def test_5_11_a_converted_card_that_dies_lies_with_its_new_religion() -> None:
    deck = deck_with(
        N12=protestant(5, 0, convert("protestant")), N9=protestant(7, 0, kill_one()), N8=catholic(2)
    )
    match = trick_of("N12 N9 N8", "kill N8", deck=deck)
    assert pile_of(match, "N8") == (0, "dead protestant")
