"""Section 9: how roles score boards and pennants."""

from __future__ import annotations

import pytest

from schism.games.contract import Json
from tests.kit import happened
from tests.rules.tolerance.decks import (
    EDITIONS,
    MAJORITIES,
    card_rows,
    deck_with,
    house,
    role,
    role_rows,
)
from tests.rules.tolerance.kit import Boards, last_trick, play, points, set_tally

LAST = "N9 N8 N7"  # won by seat 0: three living nobles


def scored(boards: Boards, *, round_: int = 1, **scoring: Json) -> list[int]:
    """Each seat's points of a round with roles that score so; T6 and T7 are guild members."""
    deck = deck_with(bertram=role(**scoring), T6={"guild": True}, T7={"guild": True})
    return points(play(last_trick(LAST, boards, deck=deck, round_=round_), LAST))


@pytest.mark.parametrize("suit", "CTPW")
def test_9_1_any_is_for_at_least_one_living_card_of_the_suit(suit: str) -> None:
    boards: Boards = {
        1: {"living catholic": f"{suit}2"},
        2: {"living protestant": f"{suit}3 {suit}4", "living unaffiliated": f"{suit}5"},
    }
    assert scored(boards, suits={suit: {"any": 4}}) == [0, 4, 4]


def test_9_1_nobles_count_too() -> None:
    assert scored({1: {"living catholic": "N2"}}, suits={"N": {"any": 1, "most": 5}}) == [6, 1, 0]


def test_9_1_most_is_for_the_most() -> None:
    boards: Boards = {0: {"living catholic": "C1 C2"}, 1: {"living catholic": "C3"}}
    assert scored(boards, suits={"C": {"most": 5}}) == [5, 0, 0]


def test_9_1_jointly_the_most_counts_in_full() -> None:
    boards: Boards = {
        0: {"living catholic": "C1 C2"},
        1: {"living catholic": "C3", "living protestant": "C4"},
        2: {"living catholic": "C5"},
    }
    assert scored(boards, suits={"C": {"most": 5}}) == [5, 5, 0]


def test_9_1_nobody_has_the_most_of_nothing() -> None:
    assert scored({1: {"dead catholic": "C1"}}, suits={"C": {"most": 5, "any": 3}}) == [0, 0, 0]


def test_9_1_any_and_most_add_up_and_may_be_negative() -> None:
    boards: Boards = {0: {"living catholic": "C1 C2"}, 1: {"living catholic": "C3"}}
    assert scored(boards, suits={"C": {"any": 2, "most": 5}}) == [7, 2, 0]
    assert scored(boards, suits={"C": {"any": 4, "most": -3}}) == [1, 4, 0]


def test_9_1_each_is_for_each() -> None:
    boards: Boards = {0: {"living catholic": "C1 C2 C3"}, 1: {"living catholic": "C4"}}
    assert scored(boards, suits={"C": {"each": 2}}) == [6, 2, 0]
    assert scored({1: {"living catholic": "T6 T7 T8"}}, guild={"each": 3}) == [0, 6, 0]


def test_9_1_only_living_cards_count_for_suits_and_guild() -> None:
    boards: Boards = {
        1: {"living catholic": "T1", "dead catholic": "T2 T3 T6"},
        2: {"living catholic": "T4 T5"},
    }
    scoring: Json = {"suits": {"T": {"each": 1, "most": 10}}, "guild": {"any": 20}}
    assert scored(boards, **scoring) == [0, 1, 12]


def test_9_1_a_guild_member_is_known_by_its_mark() -> None:
    boards: Boards = {1: {"living catholic": "T6"}, 2: {"living protestant": "T9 T10"}}
    assert scored(boards, guild={"any": 1, "most": 4}) == [0, 5, 0]


def test_9_1_a_declared_wild_counts_as_a_wild() -> None:
    deck = deck_with(bertram=role(suits={"N": {"each": 1}, "W": {"each": 10}}))
    match = play(last_trick("N9 W8=N W7=C", deck=deck), "N9 W8=N W7=C")
    assert points(match) == [21, 0, 0]


def test_9_1_each_dead_catholic_and_protestant() -> None:
    boards: Boards = {
        1: {"dead catholic": "C1 C2", "dead protestant": "P1 P2 P3"},
        2: {"dead protestant": "P4", "living catholic": "C3"},
    }
    assert scored(boards, dead={"catholic": 5, "protestant": -2}) == [0, 10 - 6, 0]
    assert scored(boards, dead={"catholic": -1, "protestant": 3}) == [0, -2 + 9, 3]


def test_9_1_the_dead_of_no_religion_score_nothing() -> None:
    boards: Boards = {1: {"dead unaffiliated": "C1 C2"}}
    scoring = {"dead": {"catholic": 5, "protestant": 5}}
    assert [scored(boards, round_=round_, **scoring) for round_ in (1, 2, 3)] == [[0, 0, 0]] * 3


def test_9_1_each_line_stands_in_the_log_with_its_reason() -> None:
    deck = deck_with(bertram=role(suits={"C": {"any": 2, "most": 5}}, dead={"catholic": -1}))
    boards: Boards = {1: {"living catholic": "C1", "dead catholic": "C2"}}
    match = play(last_trick(LAST, boards, deck=deck), LAST)
    told = [(e["column"], e["reason"], e["amount"]) for e in happened(match, "points")]
    assert told == [("C", "any", 2), ("C", "most", 5), ("dead catholic", "each", -1)]


def test_9_1_each_seat_scores_by_its_own_role() -> None:
    deck = deck_with(
        ned=role(suits={"C": {"any": 3}}),
        juba=role(suits={"T": {"any": 4}}),
        george=role(dead={"catholic": 2}),
    )
    piles = {"living catholic": "C1 T1", "dead catholic": "P1"}
    boards: Boards = {
        0: piles,
        1: {"living catholic": "C2 T2", "dead catholic": "P2"},
        2: {"living catholic": "C3 T3", "dead catholic": "P3"},
    }
    match = last_trick(LAST, boards, deck=deck, roles=["ned", "juba", "george"])
    assert points(play(match, LAST)) == [3, 4, 2]


def reasons(edition: str, section: str) -> set[str]:
    """Which of `any`, `most` and `each` the roles of a shipped deck have for suits or the guild."""
    reigns = [reign for row in role_rows(house(edition)).values() for reign in row["reign"]]
    parts = [reign[section] for reign in reigns]
    columns = [part for table in parts for part in table.values()] if section == "suits" else parts
    return {reason for column in columns for reason in column}


@pytest.mark.parametrize("edition", EDITIONS)
def test_9_1_the_shipped_roles_score_each_card_of_a_suit(edition: str) -> None:
    assert reasons(edition, "suits") == {"each"}
    assert reasons(edition, "guild") == {"any", "most"}


@pytest.mark.parametrize("edition", MAJORITIES)
def test_9_1_other_shipped_roles_score_majorities_with_the_same_cards(edition: str) -> None:
    assert reasons(edition, "suits") == reasons(edition, "guild") == {"any", "most"}
    usual = house(edition.removesuffix("-majorities"))
    assert card_rows(house(edition)) == card_rows(usual)


def test_9_2_points_for_each_pennant_by_track() -> None:
    deck = deck_with(bertram=role({"money": 1, "catholic": 4, "protestant": -2}))
    match = last_trick(LAST, deck=deck, round_=3)
    set_tally(match, 1, 35, 20, 10)
    set_tally(match, 2, 5, 10, 60)
    play(match, LAST)
    assert match.result()["vp"] == [0, 3 * 1 + 2 * 4 - 1 * 2, 0]
    told = [(e["track"], e["amount"]) for e in happened(match, "pennant_points") if e["seat"] == 1]
    assert told == [("money", 3), ("catholic", 8), ("protestant", -2)]


def test_9_2_pennants_score_at_the_end_of_the_game_only() -> None:
    deck = deck_with(bertram=role({"money": 5}))
    match = last_trick(LAST, deck=deck, round_=2)
    set_tally(match, 1, 35, 0, 0)
    assert points(play(match, LAST)) == [0, 0, 0]


# 9.3: the characters of the shipped roles


def worth(entry: Json, *path: str) -> int:
    """All points a part of a role card can give: of `any`, `most`, `each`, or a number."""
    for name in path:
        entry = entry.get(name, {})
    return sum(entry.values()) if isinstance(entry, dict) else entry


def reigns_of(edition: str, name: str) -> list[Json]:
    reigns: list[Json] = role_rows(house(edition))[name]["reign"]
    return reigns


def pennants_of(edition: str, name: str) -> Json:
    row = role_rows(house(edition))[name]["pennants"]
    return {track: row.get(track, 0) for track in ("money", "catholic", "protestant")}


def in_all_reigns(edition: str, name: str, *path: str) -> int:
    return sum(worth(reign, *path) for reign in reigns_of(edition, name))


def favourite(edition: str, name: str) -> str:
    """The suit that gives most over the three reigns."""
    return max("NCTPW", key=lambda suit: in_all_reigns(edition, name, "suits", suit))


@pytest.mark.parametrize("edition", [*EDITIONS, *MAJORITIES])
def test_9_3_bertram_follows_the_crown(edition: str) -> None:
    mary, elizabeth, james = reigns_of(edition, "bertram")
    assert max("NCTPW", key=lambda suit: worth(mary, "suits", suit)) == "P"
    assert worth(mary, "guild") < 0
    assert max("NCTPW", key=lambda suit: worth(elizabeth, "suits", suit)) == "N"
    assert worth(elizabeth, "guild", "most") > 0
    assert worth(james, "guild") > max(worth(elizabeth, "guild"), 0)
    # Only the crown's violence: the dead of the other faith pay, those of its own cost.
    assert worth(mary, "dead", "protestant") > 0 > worth(mary, "dead", "catholic")
    assert worth(james, "dead", "catholic") > 0 > worth(james, "dead", "protestant")
    assert worth(elizabeth, "dead") < 0
    assert len(set(pennants_of(edition, "bertram").values())) == 1


@pytest.mark.parametrize("edition", [*EDITIONS, *MAJORITIES])
@pytest.mark.parametrize(
    ("name", "loves", "suits", "guild", "catholic_dead", "protestant_dead"),
    [
        ("ned", "protestant", "N", 1, 1, None),
        ("pierre", "catholic", "N", -1, None, 1),
        ("george", "catholic", "PC", None, None, 1),
        ("juba", "money", "T", 1, -1, -1),
        ("gregory", "money", "P", None, None, None),
        ("patchwork", None, "", None, 1, 1),
        ("margaret", None, "N", None, -1, -1),
    ],
)
def test_9_3_what_each_role_loves_and_punishes(
    edition: str,
    name: str,
    loves: str | None,
    suits: str,
    guild: int | None,
    catholic_dead: int | None,
    protestant_dead: int | None,
) -> None:
    """A sign says whether something pays (1) or costs (-1); None: the rules do not say."""
    pennants = pennants_of(edition, name)
    if loves is not None:
        assert pennants[loves] > max(value for track, value in pennants.items() if track != loves)
    for suit in suits:
        assert in_all_reigns(edition, name, "suits", suit) > 0
    assert not suits or favourite(edition, name) in suits
    for expected, path in (
        (guild, ("guild",)),
        (catholic_dead, ("dead", "catholic")),
        (protestant_dead, ("dead", "protestant")),
    ):
        if expected is not None:
            assert in_all_reigns(edition, name, *path) * expected > 0


@pytest.mark.parametrize("edition", [*EDITIONS, *MAJORITIES])
def test_9_3_juba_leans_protestant(edition: str) -> None:
    pennants = pennants_of(edition, "juba")
    assert pennants["protestant"] > pennants["catholic"]


@pytest.mark.parametrize("edition", [*EDITIONS, *MAJORITIES])
def test_9_3_margaret_wants_both_pieties_and_no_money_and_no_death(edition: str) -> None:
    pennants = pennants_of(edition, "margaret")
    assert pennants["money"] == 0
    assert pennants["catholic"] == pennants["protestant"] > 0
    for reign in reigns_of(edition, "margaret"):
        assert worth(reign, "dead", "catholic") < 0
        assert worth(reign, "dead", "protestant") < 0


@pytest.mark.parametrize("edition", [*EDITIONS, *MAJORITIES])
def test_9_3_gregory_spares_the_prevailing_religion(edition: str) -> None:
    mary, _, james = reigns_of(edition, "gregory")
    assert worth(mary, "dead", "catholic") < worth(mary, "dead", "protestant")
    assert worth(james, "dead", "protestant") < worth(james, "dead", "catholic")


@pytest.mark.parametrize("edition", [*EDITIONS, *MAJORITIES])
def test_9_3_patchwork_wants_one_guild_member_but_not_the_most(edition: str) -> None:
    for reign in reigns_of(edition, "patchwork"):
        assert worth(reign, "guild", "any") > 0 > worth(reign, "guild", "most")
        assert worth(reign, "dead", "catholic") > 0
        assert worth(reign, "dead", "protestant") > 0
