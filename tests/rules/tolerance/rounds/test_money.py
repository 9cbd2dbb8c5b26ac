"""Section 6: money and loans."""

from __future__ import annotations

import pytest

from schism.table.match import Match
from tests.kit import happened
from tests.rules.tolerance.decks import deck_with, prevailing, role, tax
from tests.rules.tolerance.kit import (
    deal,
    filled_hands,
    fresh,
    give,
    last_trick,
    play,
    points,
    seat_of,
    set_points,
    set_tally,
    tallies,
    trick_of,
)


def test_6_1_everybody_starts_with_5_money_and_nothing_else() -> None:
    match = fresh(1, players=5)
    for seat in range(5):
        assert tallies(match, seat) == (5, 0, 0)
        assert seat_of(match, seat)["pennants"] == [0, 0, 0]
        assert seat_of(match, seat)["loans"] == 0


@pytest.mark.parametrize(("money", "after", "loans"), [(6, 0, 0), (5, 1, 1), (0, 1, 1), (7, 1, 0)])
def test_6_1_below_zero_means_a_loan_and_1_money(money: int, after: int, loans: int) -> None:
    deck = deck_with(N9=prevailing(0, -6, tax()))
    match = trick_of("N9 N8 N7", deck=deck, money=money)
    assert tallies(match)[0] == after
    assert seat_of(match, 0)["loans"] == loans
    assert len(happened(match, "loan")) == loans


def two_debts_in_a_round() -> Match:
    deck = deck_with(N9=prevailing(0, -9, tax()), C9=prevailing(0, -9, tax()))
    match = deal("N9 C9", "N8 C8", "N7 C7", deck=deck)
    return play(match, "N9 N8 N7", "C9 C8 C7")


def test_6_1_no_second_loan_in_a_round_but_0_money() -> None:
    match = two_debts_in_a_round()
    assert tallies(match)[0] == 0
    assert seat_of(match, 0)["loans"] == 1
    assert [event["seat"] for event in happened(match, "debt_stopped")] == [0]


def test_6_1_another_player_may_still_take_his_loan() -> None:
    deck = deck_with(N9=prevailing(0, -9, tax()), C9=prevailing(0, -9, tax()))
    match = deal("N9 C8", "N8 C9", "N7 C7", deck=deck)
    play(match, "N9 N8 N7", "C8 C9 C7")
    assert [seat_of(match, seat)["loans"] for seat in range(3)] == [1, 1, 0]


def test_6_1_a_new_round_allows_a_new_loan() -> None:
    deck = deck_with(N9=prevailing(0, -9, tax()), C1=prevailing(0, -20, tax()))
    match = last_trick("N9 N8 N7", deck=deck)
    play(match, "N9 N8 N7")
    assert seat_of(match, 0)["loans"] == 1
    give(match, filled_hands([["C1"], [], []], {1: "C", 2: "C"}, 2))
    play(match, "start 0", "C1")
    play(match, match.legal()[0])
    play(match, match.legal()[0])
    assert seat_of(match, 0)["loans"] == 2
    assert tallies(match)[0] == 1


def test_6_1_the_round_end_taxes_are_a_scoring_step() -> None:
    """A player below zero is looked at after the taxes came in."""
    match = last_trick("N9 N8 N7", {1: {"living catholic": "C1 C2"}})
    set_tally(match, 1, -3, 0, 0)
    set_tally(match, 2, -3, 0, 0)
    play(match, "N9 N8 N7")
    assert [tallies(match, seat)[0] for seat in range(3)] == [5 + 3, 1, 1]
    assert [event["seat"] for event in happened(match, "loan")] == [1, 2]


def test_6_1_taxes_that_reach_zero_need_no_loan() -> None:
    match = last_trick("N9 N8 N7", {1: {"living catholic": "C1 C2 C3"}})
    set_tally(match, 1, -3, 0, 0)
    play(match, "N9 N8 N7")
    assert tallies(match, 1)[0] == 0
    assert seat_of(match, 1)["loans"] == 0


def debtor(loans: int, money: int) -> Match:
    """Seat 1 is in debt at the end of round 1, and no taxes come in."""
    match = last_trick("N9 N8 N7")
    match.state.loans[1] = loans
    set_tally(match, 1, money, 0, 0)
    return play(match, "N9 N8 N7")


@pytest.mark.parametrize(
    ("loans", "money", "most"),
    [(1, 5, 1), (1, 69, 1), (2, 9, 1), (2, 10, 2), (3, 14, 2), (3, 15, 3)],
)
def test_6_2_as_many_as_wanted_and_affordable(loans: int, money: int, most: int) -> None:
    match = debtor(loans, money)
    assert match.to_act == 1
    assert match.legal() == [f"repay {count}" for count in range(most + 1)]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_6_2_a_loan_costs_5_money(count: int) -> None:
    match = debtor(loans=3, money=14)
    play(match, f"repay {count}")
    assert tallies(match, 1)[0] == 14 - 5 * count
    assert seat_of(match, 1)["loans"] == 3 - count


@pytest.mark.parametrize(("loans", "money"), [(0, 40), (1, 4), (3, 4)])
def test_6_2_nobody_is_asked_who_cannot_repay(loans: int, money: int) -> None:
    assert debtor(loans, money).awaits_chance


def test_6_2_loans_are_repaid_at_the_end_of_a_round_only() -> None:
    match = deal("N9", "N8", "N7")
    match.state.loans[:] = 1
    match.state.tally[:, 0] = 60
    while match.view()["trick"] < 12:
        assert match.view()["phase"] == "play"
        match.play(match.legal()[0])


@pytest.mark.parametrize(("loans", "left"), [(0, 20), (1, 17), (2, 14), (3, 11)])
def test_6_3_each_loan_costs_3_points_at_the_end(loans: int, left: int) -> None:
    match = last_trick("N9 N8 N7", round_=3)
    match.state.loans[1] = loans
    set_tally(match, 1, 0, 0, 0)
    set_points(match, 0, 20, 0)
    play(match, "N9 N8 N7")
    assert match.over
    assert match.result()["vp"] == [0, left, 0]
    assert match.result()["loans"] == [0, loans, 0]


def test_6_3_loans_cost_nothing_before_the_end() -> None:
    match = last_trick("N9 N8 N7", deck=deck_with(bertram=role()), round_=2)
    match.state.loans[1] = 2
    set_tally(match, 1, 0, 0, 0)
    set_points(match, 0, 20, 0)
    assert points(play(match, "N9 N8 N7")) == [0, 20, 0]
