"""Section 7: pennants."""

from __future__ import annotations

import pytest

from tests.kit import happened
from tests.rules.tolerance.decks import (
    LOSE_PIETY,
    catholic,
    deck_with,
    piety,
    prevailing,
    protestant,
    tax,
)
from tests.rules.tolerance.kit import last_trick, play, seat_of, set_tally, trick_of

ONE_MORE = {
    "money": {"N9": prevailing(0, 1, tax(suits="N"))},
    "catholic": {"N9": catholic(1, 0, piety(suits="N"))},
    "protestant": {"N9": protestant(1, 0, piety(suits="N"))},
}
TRACKS = list(ONE_MORE)


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("threshold", [10, 20, 30, 40, 50, 60])
def test_7_1_each_ten_of_each_track_earns_a_pennant(track: str, threshold: int) -> None:
    deck = deck_with(**ONE_MORE[track])
    for before, earned in ((threshold - 2, 0), (threshold - 1, 1), (threshold, 0)):
        match = trick_of("N9 C8 C7", deck=deck, **{track: before})
        told = happened(match, "pennant")
        assert [event["track"] for event in told] == [track] * earned
        expected = [(before + 1) // 10 if name == track else 0 for name in TRACKS]
        assert seat_of(match, 0)["pennants"] == expected


@pytest.mark.parametrize("track", TRACKS)
def test_7_1_there_is_no_seventh(track: str) -> None:
    match = trick_of("N9 C8 C7", deck=deck_with(**ONE_MORE[track]), **{track: 69})
    assert seat_of(match, 0)["pennants"][TRACKS.index(track)] == 6
    assert happened(match, "pennant") == []


def test_7_1_one_effect_may_earn_several() -> None:
    deck = deck_with(N9=prevailing(0, 20, tax()), N8=prevailing(0, 20))
    match = trick_of("N9 N8 N7", deck=deck, money=5)
    assert seat_of(match, 0)["pennants"] == [4, 0, 0]
    assert [event["total"] for event in happened(match, "pennant")] == [1, 2, 3, 4]


def test_7_1_once_earned_it_stays() -> None:
    deck = deck_with(N9=prevailing(0, -5, tax(), LOSE_PIETY))
    match = trick_of("N9 N8 N7", deck=deck, money=11, catholic=20, protestant=31)
    shown = seat_of(match, 0)
    assert (shown["money"], shown["catholic"], shown["protestant"]) == (6, 18, 29)
    assert shown["pennants"] == [1, 2, 3]


def test_7_1_no_pennant_is_earned_twice() -> None:
    deck = deck_with(N9=prevailing(0, -5, tax(suits="N")), C8=prevailing(0, 5, tax(suits="C")))
    match = trick_of("N9 C8 T7", deck=deck, money=11)
    assert seat_of(match, 0)["pennants"] == [1, 0, 0]
    assert happened(match, "pennant") == []


def test_7_1_the_end_of_a_round_earns_pennants_too() -> None:
    match = last_trick("N9 N8 N7", {1: {"living catholic": "C1 C2"}})
    set_tally(match, 1, 8, 19, 0)
    play(match, "N9 N8 N7")
    assert seat_of(match, 1)["pennants"] == [1, 2, 0]
