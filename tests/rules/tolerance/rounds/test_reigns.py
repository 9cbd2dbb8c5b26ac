"""Section 2: the three reigns and what prevails in them."""

from __future__ import annotations

import pytest

from tests.kit import happened
from tests.rules.tolerance.decks import (
    MONARCHS,
    catholic,
    condemn,
    convert,
    deck_with,
    kill_all,
    prevailing,
    protestant,
    tax,
)
from tests.rules.tolerance.kit import dead, fresh, pile_of, tallies, trick_of

PREVAILS = {1: "catholic", 2: "unaffiliated", 3: "protestant"}


def test_2_1_mary_elizabeth_james() -> None:
    match = fresh(seed=1, players=3)
    seen: list[tuple[int, str, str]] = []
    while not match.over:
        view = match.view()
        dealt = {code for seat in range(3) for code in match.view(seat)["hand"]}
        if view["phase"] == "start":
            monarch = next(code for code in MONARCHS.values() if code in dealt)
            seen.append((view["round"], view["reign"], monarch))
        match.play(match.legal()[0])
    assert seen == [(1, "mary", "WM"), (2, "elizabeth", "WE"), (3, "james", "WJ")]


@pytest.mark.parametrize("round_", PREVAILS)
def test_2_1_a_prevailing_card_lies_in_the_pile_of_the_reigns_religion(round_: int) -> None:
    match = trick_of("N3 N2 N1", round_=round_)
    assert pile_of(match, "N2") == (0, f"living {PREVAILS[round_]}")


@pytest.mark.parametrize("round_", PREVAILS)
@pytest.mark.parametrize("religion", ["catholic", "protestant"])
def test_2_2_a_prevailing_card_can_be_killed_as_what_it_counts_as(
    round_: int, religion: str
) -> None:
    deck = deck_with(N5=prevailing(0, 0, kill_all(religion=religion)))
    match = trick_of("N5 N3 N2", deck=deck, round_=round_)
    assert dead(match) == ({"N3", "N2"} if PREVAILS[round_] == religion else set())


@pytest.mark.parametrize("round_", PREVAILS)
@pytest.mark.parametrize("religion", ["catholic", "protestant"])
def test_2_2_a_prevailing_card_can_be_condemned_as_what_it_counts_as(
    round_: int, religion: str
) -> None:
    deck = deck_with(N5=prevailing(3, 0, condemn(religion)))
    match = trick_of("N5 N3 N2", deck=deck, round_=round_)
    assert dead(match) == ({"N3", "N2"} if PREVAILS[round_] == religion else set())


@pytest.mark.parametrize(
    ("round_", "to", "pile"),
    [
        (1, "catholic", "living catholic"),
        (1, "protestant", "living protestant"),
        (2, "catholic", "living unaffiliated"),
        (2, "protestant", "living unaffiliated"),
        (3, "catholic", "living catholic"),
        (3, "protestant", "living protestant"),
    ],
)
def test_2_2_a_prevailing_card_can_be_converted_as_what_it_counts_as(
    round_: int, to: str, pile: str
) -> None:
    deck = deck_with(N5=catholic(3, 0, convert(to)))
    match = trick_of("N5 N3 N2", deck=deck, round_=round_)
    assert pile_of(match, "N3") == (0, pile)


def test_2_2_conversion_overrides_the_reign() -> None:
    """A converted card is not killed as what it was, but as what it has become."""
    deck = deck_with(
        C10=catholic(6, 0, convert("catholic")),
        N6=catholic(9, 0, kill_all(religion="protestant")),
        N3=prevailing(2),
        N2=prevailing(1),
    )
    match = trick_of("C10 N6 N3 N2", deck=deck, round_=3)
    assert pile_of(match, "N2") == (0, "living catholic")
    assert dead(match) == {"N3"}


@pytest.mark.parametrize(("round_", "amount"), [(1, 1 + 3), (2, 3), (3, 3 + 7)])
def test_2_3_the_monarchs_religion(round_: int, amount: int) -> None:
    """In round 2 it is the cards of neither religion."""
    deck = deck_with(
        N9=catholic(0, 1, tax(religion="monarch")), N8=prevailing(0, 3), N7=protestant(0, 7)
    )
    match = trick_of("N9 N8 N7", deck=deck, round_=round_)
    assert [event["amount"] for event in happened(match, "taxed")] == [amount]
    assert tallies(match)[0] == 5 + amount


def test_2_3_a_card_converted_in_round_2_is_not_of_the_monarchs_religion() -> None:
    deck = deck_with(
        N10=catholic(3, 0, convert("catholic")),
        N9=prevailing(5, 1, tax(religion="monarch")),
        N8=protestant(1, 20),
    )
    assert tallies(trick_of("N10 N9 N8", deck=deck, round_=2))[0] == 5 + 1
