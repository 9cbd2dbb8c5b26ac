"""Section 10: the end of the game."""

from __future__ import annotations

import pytest

from schism.games.contract import Json
from schism.table.match import Match
from tests.kit import happened
from tests.rules.tolerance.decks import deck_with, role
from tests.rules.tolerance.kit import last_trick, play, set_points, set_tally

LAST = "W9=N W8=N W7=N"  # won by seat 0; in round 3 it gives 3 money and 3 Protestant piety
PENNANTS = {"money": 2, "catholic": 3, "protestant": 1}


def ended(
    vp: tuple[int, int, int], pieties: tuple[int, int, int] = (6, 0, 0), *, owed: int = 0
) -> Match:
    """A finished game of three with these points, half of the pieties Catholic; seat 1 owes."""
    match = last_trick(LAST, deck=deck_with(bertram=role(PENNANTS)), round_=3)
    set_points(match, *vp)
    for seat, piety in enumerate(pieties):
        set_tally(match, seat, 0, piety // 2, piety - piety // 2 - (3 if seat == 0 else 0))
    match.state.pennants[:] = 0
    match.state.loans[1] = owed
    return play(match, LAST)


def test_10_1_pennants_are_added_and_loans_subtracted() -> None:
    match = last_trick(LAST, deck=deck_with(bertram=role(PENNANTS)), round_=3)
    set_points(match, 4, 5, 6)
    set_tally(match, 0, 20, 0, 0)
    set_tally(match, 1, 4, 30, 10)
    set_tally(match, 2, 0, 9, 19)
    match.state.loans[:3] = (0, 2, 1)
    result = play(match, LAST).result()
    assert result["vp"] == [4 + 2 * 2, 5 + 3 * 3 + 1 - 2 * 3, 6 + 1 - 3]
    assert result["winners"] == [1]
    costs = [(event["seat"], event["amount"]) for event in happened(match, "loan_cost")]
    assert costs == [(1, -6), (2, -3)]


def test_10_1_below_zero_becomes_zero() -> None:
    assert ended((5, 2, 5), owed=1).result()["vp"] == [5, 0, 5]


def test_10_1_zero_is_looked_at_after_pennants_and_loans() -> None:
    match = last_trick(LAST, deck=deck_with(bertram=role(PENNANTS)), round_=3)
    set_tally(match, 1, 4, 20, 0)
    match.state.loans[1] = 1
    assert play(match, LAST).result()["vp"] == [0, 2 * 3 - 3, 0]


@pytest.mark.parametrize(
    ("vp", "pieties", "winners"),
    [
        ((9, 8, 7), (8, 9, 9), [0]),
        ((7, 8, 9), (9, 9, 0), [2]),
        ((8, 8, 7), (7, 8, 9), [1]),
        ((8, 8, 8), (7, 8, 9), [2]),
        ((8, 8, 7), (7, 7, 9), [0, 1]),
        ((0, 0, 0), (6, 6, 6), [0, 1, 2]),
    ],
)
def test_10_1_most_points_then_both_pieties_then_shared(
    vp: tuple[int, int, int], pieties: tuple[int, int, int], winners: list[int]
) -> None:
    match = ended(vp, pieties)
    result = match.result()
    summed = zip(result["catholic"], result["protestant"], strict=True)
    assert [sum(both) for both in summed] == list(pieties)
    assert result["winners"] == winners
    assert [event["seat"] for event in happened(match, "won")] == winners
    shares = [match.game.rules.win_share(match.state, seat) for seat in range(3)]
    assert shares == [1 / len(winners) if seat in winners else 0 for seat in range(3)]


def test_10_1_the_game_is_over_then() -> None:
    match = ended((1, 2, 3))
    assert match.over
    assert match.to_act is None
    assert match.legal() == []
    record: Json = match.record()
    assert record["result"] == match.result()
