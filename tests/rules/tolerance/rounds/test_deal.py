"""Section 3: the deal, the chooser of the starting player, and what stays secret."""

from __future__ import annotations

import pytest

from schism.games.contract import PUBLIC
from schism.table.match import Match
from tests.kit import fields_of, happened, play_on
from tests.rules.tolerance.decks import ALL_CARDS, deck_with, role
from tests.rules.tolerance.kit import (
    HAND,
    awaiting_deal,
    deal,
    filled_hands,
    fresh,
    give,
    last_trick,
    play,
    set_points,
)

SEEDS = range(12)


def hands(match: Match) -> list[list[str]]:
    return [match.view(seat)["hand"] for seat in range(match.seats)]


@pytest.mark.parametrize(("players", "suit_cards"), [(3, 35), (4, 47), (5, 59)])
def test_3_1_twelve_cards_each_and_the_reigns_monarch(players: int, suit_cards: int) -> None:
    match = fresh(1, players=players)
    assert [len(hand) for hand in hands(match)] == [12] * players
    dealt = {code for hand in hands(match) for code in hand}
    assert "WM" in dealt
    assert not dealt & {"WE", "WJ"}
    assert len(dealt - {"WM"}) == suit_cards


def test_3_1_cards_and_monarch_are_shuffled() -> None:
    deals = [hands(fresh(seed, players=3)) for seed in SEEDS]
    monarch_at = {seat for deal in deals for seat in range(3) if "WM" in deal[seat]}
    assert monarch_at == {0, 1, 2}
    left_out = [frozenset(ALL_CARDS).difference(*deal) for deal in deals]
    assert len(set(left_out)) == len(deals)


def test_3_1_nobody_sees_other_hands_or_the_rest() -> None:
    """What a seat is told before the first card is the same whatever the others hold."""
    mine = "N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11 N12"
    first = deal(mine, "W1 W2 W3", "")
    second = deal(mine, "", "W4 W5 P6")
    assert hands(first)[1:] != hands(second)[1:]
    for seat in (0, PUBLIC):
        assert first.view(seat) == second.view(seat)
        assert first.events(seat) == second.events(seat)
        assert fields_of(first.observation(seat)) == fields_of(second.observation(seat))


def test_3_2_any_player_may_be_drawn_to_choose_in_round_1() -> None:
    assert {fresh(seed, players=3).to_act for seed in SEEDS} == {0, 1, 2}


def test_3_2_the_chooser_names_any_player_himself_included() -> None:
    for starter in range(3):
        match = awaiting_deal(players=3)
        give(match, filled_hands([[], [], []], {}, 1), chooser=1)
        assert match.to_act == 1
        assert match.legal() == ["start 0", "start 1", "start 2"]
        match.play(f"start {starter}")
        assert match.to_act == starter
        assert match.view()["starter"] == starter


def chooser_of_next_round(starter: int, *vp: int) -> int | None:
    match = last_trick(" ".join(["N14", "N1", "N2", "N3", "N4"][: len(vp)]), starter=starter)
    set_points(match, *vp)
    while not match.awaits_chance:
        match.play(match.legal()[0])
    give(match, filled_hands([[] for _ in vp], {}, 2))
    return match.to_act


@pytest.mark.parametrize(
    ("starter", "vp", "chooser"),
    [
        (0, (5, 4, 3, 9), 2),
        (1, (0, 4, 3, 9), 0),
        (0, (4, 4, 4, 4), 1),
        (3, (4, 4, 4, 4), 0),
        (2, (1, 7, 1, 7), 0),
        (0, (1, 7, 1, 7), 2),
        (1, (7, 1, 7), 1),
        (4, (2, 2, 9, 2, 2), 0),
        (3, (9, 9, 2, 2, 9), 2),
    ],
)
def test_3_2_the_fewest_points_choose(starter: int, vp: tuple[int, ...], chooser: int) -> None:
    """Among equals the first after the previous starting player, who comes last."""
    assert chooser_of_next_round(starter, *vp) == chooser


def hidden_match() -> Match:
    """A game with hidden roles, before the last trick of round 1 which seat 0 wins."""
    deck = deck_with(ned=role(suits={"N": {"any": 7}}), juba=role(suits={"N": {"any": 2}}))
    return last_trick(
        "N14 N2 N1",
        {1: {"living catholic": "N5"}},
        deck=deck,
        roles=["ned", "juba", "pierre"],
        hidden_roles=True,
    )


def played_hidden_match() -> Match:
    match = play(hidden_match(), "N14 N2 N1")
    give(match, filled_hands([[], [], []], {}, 2))
    return match


def known(match: Match, seat: int) -> list[tuple[str | None, int | None]]:
    return [(shown["role"], shown["vp"]) for shown in match.view(seat)["seats"]]


def test_3_3_hidden_roles_and_points_are_seen_by_their_owner_only() -> None:
    match = played_hidden_match()
    assert known(match, PUBLIC) == [(None, None)] * 3
    assert known(match, 0) == [("ned", 7), (None, None), (None, None)]
    assert known(match, 1) == [(None, None), ("juba", 2), (None, None)]


def test_3_3_the_public_learns_who_chooses() -> None:
    match = played_hidden_match()
    assert match.to_act == 2
    assert [event["seat"] for event in happened(match, "chooser")] == [0, 2]
    assert match.view()["to_act"] == 2


def test_3_3_points_are_told_to_their_owner_only() -> None:
    match = played_hidden_match()
    for kind in ("points", "section"):
        assert happened(match, kind) == []
        for seat in range(2):
            told = happened(match, kind, seat)
            assert told
            assert {event["seat"] for event in told} == {seat}


def test_3_3_money_pieties_pennants_and_loans_stay_public() -> None:
    match = played_hidden_match()
    match.state.loans[1] = 1
    match.state.tally[1] = (3, 12, 4)
    match.state.pennants[1] = (0, 1, 0)
    shown = match.view(0)["seats"][1]
    assert (shown["money"], shown["catholic"], shown["protestant"]) == (3, 12, 4)
    assert (shown["pennants"], shown["loans"]) == ([0, 1, 0], 1)


def test_3_3_everything_is_open_at_the_end() -> None:
    match = play_on(fresh(5, players=3, roles=["ned", "juba", "pierre"], hidden_roles=True), 5)
    seats = match.view()["seats"]
    assert [seat["role"] for seat in seats] == ["ned", "juba", "pierre"]
    assert [seat["vp"] for seat in seats] == match.result()["vp"]


def test_3_3_open_roles_and_points_are_public() -> None:
    match = fresh(5, players=3, roles=["ned", "juba", "pierre"])
    assert known(match, PUBLIC) == [("ned", 0), ("juba", 0), ("pierre", 0)]


def test_3_3_a_view_is_the_same_whatever_the_others_roles_are() -> None:
    """Only the first seat's own role and the cards on the table can make a difference to it."""
    views = []
    for roles in (["ned", "juba", "pierre"], ["ned", "george", "margaret"]):
        match = deal("N1", "N2", "N3", roles=roles, hidden_roles=True)
        views.append(play(match, "N1").view(0))
    assert views[0] == views[1]
    assert len(views[0]["hand"]) == HAND - 1
