"""Section 8: the end of a round, step by step."""

from __future__ import annotations

import pytest

from schism.errors import IllegalAction
from schism.games.tolerance.names import PILES
from tests.kit import happened, play_on
from tests.rules.tolerance.decks import (
    EXECUTION,
    MONARCHS,
    catholic,
    convert,
    deck_with,
    kill_all,
    protestant,
    role,
)
from tests.rules.tolerance.kit import (
    Boards,
    dead,
    filled_hands,
    fresh,
    give,
    last_trick,
    pile_of,
    play,
    points,
    set_points,
    set_tally,
    tallies,
)

PREVAILS = {1: "catholic", 2: "unaffiliated", 3: "protestant"}
LAST = "N9 N8 N7"  # won by seat 0


@pytest.mark.parametrize("round_", MONARCHS)
def test_8_1_who_has_the_living_monarch_kills_one_living_card_on_any_board(round_: int) -> None:
    boards: Boards = {
        0: {"living catholic": "C1", "dead catholic": "C2"},
        1: {f"living {PREVAILS[round_]}": MONARCHS[round_]},
        2: {"living unaffiliated": "P1", "living protestant": "T1", "dead protestant": "P2"},
    }
    match = play(last_trick(LAST, boards, round_=round_), LAST)
    assert (match.view()["phase"], match.to_act) == ("execute", 1)
    living = {"N9", "N8", "N7", "C1", "T1", "P1"}
    assert set(match.legal()) == {f"execute {code}" for code in living}


@pytest.mark.parametrize(
    ("victim", "grave"),
    [
        ("C1", (0, "dead catholic")),
        ("T1", (1, "dead protestant")),
        ("P1", (2, "dead unaffiliated")),
        ("N9", (0, "dead catholic")),
    ],
)
def test_8_1_the_victim_goes_to_the_dead_of_its_religion_on_the_same_board(
    victim: str, grave: tuple[int, str]
) -> None:
    boards: Boards = {
        0: {"living catholic": "C1"},
        1: {"living catholic": "WM", "living protestant": "T1"},
        2: {"living unaffiliated": "P1"},
    }
    match = play(last_trick(LAST, boards), LAST, f"execute {victim}")
    assert pile_of(match, victim) == grave
    assert dead(match) == {victim}
    told = happened(match, "executed")
    assert [(event["card"], event["by"], event["cause"]) for event in told] == [(victim, 1, "WM")]


def test_8_1_the_victim_no_longer_counts_at_the_end_of_the_round() -> None:
    boards: Boards = {1: {"living catholic": "WM C1"}}
    match = play(last_trick(LAST, boards), LAST, "execute C1")
    assert tallies(match, 1) == (5 + 1, 1, 0)


def test_8_1_a_monarch_won_in_the_last_trick_executes_too() -> None:
    match = play(last_trick("N9 WM=N N7"), "N9 WM=N N7")
    assert match.to_act == 1
    assert set(match.legal()) == {"execute N9", "execute N7"}


def test_8_1_it_must_be_done() -> None:
    match = play(last_trick(LAST, {1: {"living catholic": "WM"}}), LAST)
    for text in ("execute WM", "repay 0", "execute C1"):
        with pytest.raises(IllegalAction):
            match.play(text)


def test_8_1_a_dead_monarch_executes_nobody() -> None:
    match = play(last_trick(LAST, {1: {"dead catholic": "WM"}}), LAST)
    assert match.awaits_chance
    assert happened(match, "executed") == []


def test_8_1_nothing_happens_if_nothing_else_lives() -> None:
    deck = deck_with(WM={"effects": [kill_all(), EXECUTION]})
    match = play(last_trick("WM=N N8 N7", {1: {"dead catholic": "C1"}}, deck=deck), "WM=N N8 N7")
    assert match.awaits_chance
    assert dead(match) == {"N8", "N7", "C1"}


def test_8_1_all_boards_are_laid_open() -> None:
    boards: Boards = {1: {"living catholic": "C1 C2 WM"}, 2: {"dead protestant": "T1 T2"}}
    match = play(last_trick(LAST, boards), LAST)
    for seat in (-1, 0, 1, 2):
        seats = match.view(seat)["seats"]
        assert seats[0]["piles"]["living catholic"]["cards"] == ["N9", "N8", "N7"]
        assert seats[1]["piles"]["living catholic"]["cards"] == ["C1", "C2", "WM"]
        assert seats[2]["piles"]["dead protestant"]["cards"] == ["T1", "T2"]


def test_9_1_everybody_sees_what_counts_on_each_board() -> None:
    boards: Boards = {
        0: {"living catholic": "C1", "dead catholic": "C2 T6"},
        1: {"living catholic": "WM", "living protestant": "T9 T1 P1"},
    }
    deck = deck_with(T6=protestant(guild=True), T9=protestant(guild=True))
    match = last_trick(LAST, boards, deck=deck)
    match.state.loans[2] = 1
    for seat in (-1, 0, 1):
        rows = match.view(seat)["seats"]
        assert [row["living"] for row in rows] == [[0, 1, 0, 0, 0], [0, 0, 2, 1, 1], [0] * 5]
        assert [row["guild"] for row in rows] == [0, 1, 0]
    play(match, LAST, "execute C1")
    assert match.view()["seats"][0]["living"] == [3, 0, 0, 0, 0]


def test_8_1_the_victim_lies_on_top_of_its_pile() -> None:
    boards: Boards = {
        0: {"living catholic": "C1", "dead catholic": "C2"},
        1: {"living catholic": "WM"},
    }
    match = last_trick(LAST, boards)
    match.state.loans[2] = 1
    play(match, LAST, "execute C1")
    assert match.view()["phase"] == "repay"
    assert match.view(2)["seats"][0]["piles"]["dead catholic"] == {"count": 2, "cards": ["C1"]}


BOARD: Boards = {
    1: {
        "living catholic": "C1",
        "living unaffiliated": "T1 T2",
        "living protestant": "P1 P2 P3",
        "dead catholic": "C4 C5 C6 C7",
        "dead unaffiliated": "T4 T5 T6 T7",
        "dead protestant": "P4 P5 P6 P7",
    }
}


@pytest.mark.parametrize(("round_", "taxes"), [(1, 1), (2, 2), (3, 3)])
def test_8_2_a_coin_for_each_living_card_of_the_reigns_pile(round_: int, taxes: int) -> None:
    match = play(last_trick(LAST, BOARD, round_=round_), LAST)
    assert tallies(match, 1)[0] == 5 + taxes
    assert tallies(match, 0)[0] == 5 + 3
    assert tallies(match, 2)[0] == 5


def test_8_2_debts_are_settled_after_the_taxes_and_before_repayment() -> None:
    match = last_trick(LAST, {1: {"living catholic": "C1 C2"}})
    set_tally(match, 1, 3, 0, 0)
    set_tally(match, 2, -1, 0, 0)
    match.state.loans[1] = match.state.loans[2] = 1
    play(match, LAST)
    assert (match.to_act, match.view()["phase"]) == (1, "repay")
    assert tallies(match, 2)[0] == 1


@pytest.mark.parametrize("round_", PREVAILS)
def test_8_3_piety_for_each_living_catholic_and_protestant(round_: int) -> None:
    match = play(last_trick(LAST, BOARD, round_=round_), LAST)
    assert tallies(match, 1)[1:] == (1, 3)
    assert tallies(match, 2)[1:] == (0, 0)


def test_8_3_a_converted_card_counts_for_its_new_religion() -> None:
    deck = deck_with(N9=catholic(5, 0, convert("catholic")), N8=protestant(1), N7=protestant(7))
    match = play(last_trick(LAST, deck=deck), LAST)
    assert tallies(match) == (5 + 2, 2, 1)


@pytest.mark.parametrize(("starter", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (3, [3, 0, 2])])
def test_8_4_asked_clockwise_from_the_starting_player(starter: int, order: list[int]) -> None:
    match = last_trick("N9 N8 N7 N6", starter=starter)
    match.state.loans[:4] = (1, 1, 1, 1)
    set_tally(match, 1, 4, 0, 0)
    play(match, "N9 N8 N7 N6")
    asked = []
    while not match.awaits_chance:
        assert match.view()["phase"] == "repay"
        asked.append(match.to_act)
        play(match, "repay 0")
    assert asked == order


def test_8_4_what_was_just_earned_can_repay() -> None:
    match = last_trick(LAST, {1: {"living catholic": "C1 C2"}})
    set_tally(match, 1, 3, 0, 0)
    match.state.loans[1] = 1
    play(match, LAST, "repay 1")
    assert tallies(match, 1)[0] == 0
    assert [(event["seat"], event["amount"]) for event in happened(match, "repaid")] == [(1, 1)]


def sections(suits: int, guild: int, dead: int, before: int) -> list[int]:
    """The running totals of seat 1, who has a noble, a guild member and a dead Catholic."""
    deck = deck_with(
        bertram=role(suits={"C": {"any": suits}}, guild={"any": guild}, dead={"catholic": dead}),
        T6={"guild": True},
    )
    boards: Boards = {1: {"living catholic": "C1 T6", "dead catholic": "C3"}}
    match = last_trick(LAST, boards, deck=deck)
    set_points(match, 0, before, 0)
    play(match, LAST)
    told = [event for event in happened(match, "section") if event["seat"] == 1]
    assert [event["section"] for event in told] == ["suits", "guild", "dead"]
    assert points(match)[1] == told[-1]["total"]
    return [event["total"] for event in told]


@pytest.mark.parametrize(
    ("suits", "guild", "dead", "before", "totals"),
    [
        (3, 2, 1, 0, [3, 5, 6]),
        (-3, 2, 1, 0, [0, 2, 3]),
        (-3, 2, 1, 10, [7, 9, 10]),
        (3, -4, 1, 0, [3, 0, 1]),
        (3, 1, -9, 2, [5, 6, 0]),
        (-1, -1, -1, 0, [0, 0, 0]),
    ],
)
def test_8_5_three_sections_and_never_below_zero_after_one(
    suits: int, guild: int, dead: int, before: int, totals: list[int]
) -> None:
    assert sections(suits, guild, dead, before) == totals


def test_8_5_a_sections_own_sum_may_be_negative() -> None:
    """Inside a section nothing is cut off: -5 for clergy and +4 for townsfolk are -1."""
    deck = deck_with(bertram=role(suits={"C": {"any": -5}, "T": {"any": 4}}))
    match = last_trick(LAST, {1: {"living catholic": "C1 T1"}}, deck=deck)
    set_points(match, 0, 3, 0)
    assert points(play(match, LAST))[1] == 2


def test_8_5_points_come_after_the_loans_and_by_the_roles_reign() -> None:
    reigns = [{"suits": {"C": {"any": value}}} for value in (1, 10, 50)]
    deck = deck_with(bertram={"reign": reigns})
    for round_, gained in ((1, 1), (2, 10), (3, 50)):
        match = last_trick(LAST, {1: {"living catholic": "C1"}}, deck=deck, round_=round_)
        match.state.loans[1] = 1
        play(match, LAST)
        assert points(match)[1] == 0
        play(match, "repay 1")
        assert points(match)[1] == gained


def test_8_6_all_cards_go_back() -> None:
    match = play(last_trick(LAST, BOARD), LAST)
    give(match, filled_hands([["C1"], ["N9"], ["P4"]], {}, 2))
    assert match.view()["round"] == 2
    assert match.view()["trick"] == 1
    assert [seat["cards"] for seat in match.view()["seats"]] == [12, 12, 12]
    for seat in match.view(open_piles=True)["seats"]:
        assert [seat["piles"][name]["count"] for name in PILES] == [0] * 6


def test_8_6_the_next_round_is_dealt_from_all_cards() -> None:
    """Cards of the first round turn up again in the second."""
    match = fresh(2, players=5)
    first = {code for seat in range(5) for code in match.view(seat)["hand"]}
    while match.view()["round"] == 1:
        match.play(match.legal()[0])
    second = {code for seat in range(5) for code in match.view(seat)["hand"]}
    assert len(second) == 60
    assert len(first & second) > 40
    assert second - first - {"WE"}


def test_8_6_tallies_loans_and_points_stay() -> None:
    match = last_trick(LAST)
    set_tally(match, 1, 2, 13, 7)
    set_points(match, 0, 9, 0)
    match.state.loans[1] = 2
    play(match, LAST)
    give(match, filled_hands([[], [], []], {}, 2))
    shown = match.view()["seats"][1]
    assert (shown["money"], shown["catholic"], shown["protestant"]) == (2, 13, 7)
    assert (shown["vp"], shown["loans"], shown["pennants"]) == (9, 2, [0, 1, 0])


def test_8_6_there_is_no_fourth_round() -> None:
    match = play_on(fresh(4, players=3), 4)
    assert match.over
    assert len(match.record()["rounds"]) == 3
