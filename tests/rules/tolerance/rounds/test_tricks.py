"""Section 4: playing cards to tricks, who wins them, and where they go."""

from __future__ import annotations

import pytest

from schism.errors import IllegalAction
from schism.games.tolerance.names import PILES
from schism.table.match import Match
from tests.kit import happened
from tests.rules.tolerance.decks import (
    WILD_CARDS,
    card_rows,
    catholic,
    deck_with,
    kill_all,
    protestant,
)
from tests.rules.tolerance.kit import deal, fresh, pile_of, play, trick_of


def plays_of(match: Match, *suits: str) -> set[str]:
    """The plays of the cards in hand of these suits, worked out from the view of the hand."""
    assert match.to_act is not None
    held = [code for code in match.view(match.to_act)["hand"] if code[0] in suits]
    return {
        text
        for code in held
        for text in ([f"{code}={suit}" for suit in "NCTP"] if code[0] == "W" else [code])
    }


def test_4_1_a_round_has_12_tricks() -> None:
    match = fresh(3, players=3)
    while match.view()["round"] == 1:
        match.play(match.legal()[0])
    assert len(happened(match, "trick_won")) == 12


def test_4_1_the_leader_plays_any_card() -> None:
    match = deal("N1 C1 T1 P1 W1 WM", "", "")
    assert set(match.legal()) == plays_of(match, *"NCTPW")


@pytest.mark.parametrize(("lead", "led"), [("C3", "C"), ("T14", "T"), ("W5=P", "P"), ("WM=N", "N")])
def test_4_1_the_card_led_sets_the_suit_of_the_trick(lead: str, led: str) -> None:
    match = deal("C3 T14 W5 WM", "", "")
    play(match, lead)
    assert match.view()["led"] == led
    assert match.view()["table"][0]["as"] == led


def test_4_1_a_wild_must_be_declared_as_a_natural_suit() -> None:
    match = deal("W5", "", "")
    for text in ("W5", "W5=W", "W5=X", "W5="):
        with pytest.raises(IllegalAction):
            match.play(text)


def test_4_2_clockwise_from_the_leader() -> None:
    match = trick_of("N1 N2 N3 N4 N5", leader=3)
    assert [event["seat"] for event in happened(match, "played")] == [3, 4, 0, 1, 2]


def test_4_2_the_led_suit_is_followed_or_a_wild_is_played() -> None:
    match = play(deal("C1", "C2 C3 N5 T5 P5 W5", ""), "C1")
    assert {"C2", "C3", "W5=C", "W5=N"} <= set(match.legal())
    assert set(match.legal()) == plays_of(match, *"CW")
    with pytest.raises(IllegalAction):
        match.play("N5")


@pytest.mark.parametrize("wild", [*WILD_CARDS, "WM"])
def test_4_2_every_wild_may_be_played_instead(wild: str) -> None:
    match = play(deal("C1", f"C2 {wild}", ""), "C1")
    assert {f"{wild}={suit}" for suit in "NCTP"} <= set(match.legal())


def test_4_2_without_the_led_suit_any_card_may_be_played() -> None:
    match = play(deal("C1", "N5 W5", "", void={1: "C"}), "C1")
    assert {"N5", "W5=N"} <= set(match.legal())
    assert set(match.legal()) == plays_of(match, *"NTPW")


def test_4_2_a_wild_led_asks_for_the_suit_it_was_declared_as() -> None:
    match = play(deal("W5", "T2 N5", ""), "W5=T")
    assert set(match.legal()) == plays_of(match, *"TW")


def test_4_2_a_wild_in_hand_is_not_the_led_suit() -> None:
    """Somebody who holds Wilds and no card of the led suit may play anything."""
    match = play(deal("C1", "W5 W6 W7 N5", "", void={1: "C"}), "C1")
    assert "N5" in match.legal()


def test_4_3_a_followers_wild_may_be_declared_as_any_suit() -> None:
    match = play(deal("C1", "C2 W5", ""), "C1")
    assert {"W5=N", "W5=C", "W5=T", "W5=P"} <= set(match.legal())


@pytest.mark.parametrize(("wild", "winner"), [("W5=C", 1), ("W5=N", 0), ("W5=T", 0), ("W5=P", 0)])
def test_4_3_only_a_wild_declared_as_the_led_suit_can_win(wild: str, winner: int) -> None:
    assert trick_of(f"C4 {wild} C3").to_act == winner


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("N4 N9 N7", 1),
        ("N4 C9 P14", 0),
        ("T1 T2 N14 T3", 3),
        ("N4 W5=N N3", 1),
        ("N4 W3=N N3", 0),
        ("W5=N N6 C9", 1),
        ("W5=N T14 C9", 0),
        ("WM=P P13 W13=P", 0),
    ],
)
def test_4_4_the_highest_rank_of_the_led_suit_wins(plays: str, winner: int) -> None:
    match = trick_of(plays)
    won = happened(match, "trick_won")
    assert [event["seat"] for event in won] == [winner]
    assert won[0]["card"] == plays.split()[winner].partition("=")[0]


@pytest.mark.parametrize(
    ("plays", "winner"),
    [("N5 W5=N N3", 0), ("W5=N N5 N3", 1), ("N3 W5=N N5", 2), ("WM=P P14 P3", 1)],
)
def test_4_4_a_natural_card_beats_a_wild_of_its_rank(plays: str, winner: int) -> None:
    assert trick_of(plays).to_act == winner


@pytest.mark.parametrize(
    ("plays", "winner"), [("W1=N W1b=N C4", 0), ("W1b=N W1=N C4", 0), ("W1b=N C4 W1=N", 0)]
)
def test_4_4_the_earlier_of_two_wilds_wins(plays: str, winner: int) -> None:
    assert trick_of(plays).to_act == winner


def test_4_5_the_winner_takes_the_cards_and_leads() -> None:
    match = trick_of("N4 N9 N7", leader=2)
    assert {pile_of(match, code) for code in ("N4", "N9", "N7")} == {(0, "living catholic")}
    assert match.view()["trick"] == 2
    assert (match.view()["leader"], match.to_act) == (0, 0)
    assert set(match.legal()) == plays_of(match, *"NCTPW")


def test_4_5_effects_come_before_the_cards_are_laid_down() -> None:
    deck = deck_with(N9=catholic(0, 0, kill_all(suits="C")))
    match = trick_of("N4 N9 C7", deck=deck)
    assert pile_of(match, "C7") == (1, "dead catholic")
    assert pile_of(match, "N9") == (1, "living catholic")


def two_tricks_won_by_seat_0() -> Match:
    """Its piles: living Catholic N14 N2 C14 C2, living Protestant N1, dead Protestant C1."""
    deck = deck_with(
        C14=catholic(0, 0, kill_all(religion="protestant")), N1=protestant(), C1=protestant()
    )
    match = deal("N14 C14", "N2 C2", "N1 C1", deck=deck)
    return play(match, "N14 N2 N1", "C14 C2 C1")


def test_4_6_a_board_has_six_piles() -> None:
    match = two_tricks_won_by_seat_0()
    for seat in match.view()["seats"]:
        assert set(seat["piles"]) == set(PILES)
    assert len(PILES) == 6
    counts = {name: pile["count"] for name, pile in match.view()["seats"][0]["piles"].items()}
    assert counts == {
        "living catholic": 4,
        "living unaffiliated": 0,
        "living protestant": 1,
        "dead catholic": 0,
        "dead unaffiliated": 0,
        "dead protestant": 1,
    }


def test_4_6_others_see_the_top_card_the_last_one_played() -> None:
    match = two_tricks_won_by_seat_0()
    for view in (match.view(), match.view(1)):
        shown = view["seats"][0]["piles"]
        assert shown["living catholic"]["cards"] == ["C2"]
        assert shown["living protestant"]["cards"] == ["N1"]
        assert shown["dead protestant"]["cards"] == ["C1"]


def test_4_6_the_owner_may_look_through_their_own() -> None:
    shown = two_tricks_won_by_seat_0().view(0)["seats"][0]["piles"]
    assert shown["living catholic"]["cards"] == ["N14", "N2", "C14", "C2"]


def test_4_6_open_piles_show_all() -> None:
    shown = two_tricks_won_by_seat_0().view(2, open_piles=True)["seats"][0]["piles"]
    assert shown["living catholic"]["cards"] == ["N14", "N2", "C14", "C2"]


def test_4_6_piles_without_religion() -> None:
    match = trick_of("N14 N2 N1", round_=2)
    assert card_rows(match.deck)["N2"]["religion"] == "prevailing"
    assert match.view()["seats"][0]["piles"]["living unaffiliated"] == {"count": 3, "cards": ["N1"]}
