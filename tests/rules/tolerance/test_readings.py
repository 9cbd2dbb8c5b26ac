"""Section 14: readings that a table may choose."""

from __future__ import annotations

from typing import Any

import pytest

from schism.errors import RecordError, SchismError
from schism.games.contract import PUBLIC
from schism.games.deck import Deck
from schism.games.tolerance.rules.readings import READINGS
from schism.kernel.records import blank
from schism.table.match import Match
from schism.table.replay import replay_with
from tests.kit import happened, play_on
from tests.rules.tolerance.decks import (
    GAME,
    catholic,
    condemn,
    convert,
    deck_with,
    kill_all,
    kill_one,
    piety,
    prevailing,
    protestant,
    role,
    tax,
)
from tests.rules.tolerance.kit import (
    Boards,
    dead,
    fresh,
    last_trick,
    pile_of,
    play,
    points,
    seat_of,
    set_points,
    set_tally,
    tallies,
    trick_of,
)

LAST = "N9 N8 N7"  # won by seat 0


def of_both(reading: str, value: str | int) -> pytest.MarkDecorator:
    """A test of what a reading changes, and that nothing changes without it."""
    ours = (READINGS[reading].default, False)
    return pytest.mark.parametrize(("chosen", "otherwise"), [ours, (value, True)])


# 14.1


@of_both("prevailing", "printed")
@pytest.mark.parametrize("effect", [kill_all(religion="protestant"), condemn("protestant")])
def test_14_1_kills_find_a_prevailing_card_by_print_only(
    chosen: str, otherwise: bool, effect: dict[str, Any]
) -> None:
    deck = deck_with(N9=catholic(5, 0, effect), N8=protestant(1), N7=prevailing(1))
    match = trick_of("N9 N8 N7", deck=deck, round_=3, readings={"prevailing": chosen})
    assert dead(match) == ({"N8"} if otherwise else {"N8", "N7"})


@of_both("prevailing", "printed")
def test_14_1_a_prevailing_card_is_not_converted(chosen: str, otherwise: bool) -> None:
    deck = deck_with(N9=catholic(5, 0, convert("catholic")), N8=catholic(), N7=prevailing(1))
    match = trick_of("N9 N8 N7", deck=deck, round_=3, readings={"prevailing": chosen})
    converted = [event["card"] for event in happened(match, "converted")]
    assert converted == ([] if otherwise else ["N7"])


@of_both("prevailing", "printed")
def test_14_1_a_converted_card_is_found_as_what_it_was_converted_to(
    chosen: str, otherwise: bool
) -> None:
    deck = deck_with(
        N9=catholic(5, 0, convert("catholic"), kill_all(religion="catholic")), N8=protestant(1)
    )
    match = trick_of("N9 N8 N7", deck=deck, round_=2, readings={"prevailing": chosen})
    assert dead(match) == {"N8"}


@of_both("prevailing", "printed")
def test_14_1_taxes_piety_and_piles_go_by_what_a_card_counts_as(
    chosen: str, otherwise: bool
) -> None:
    gains = tax(religion="protestant"), piety(religion="protestant")
    deck = deck_with(N9=catholic(5, 0, *gains), N8=prevailing(2, 3), N7=protestant(4, 1))
    match = trick_of("N9 N8 N7", deck=deck, round_=3, readings={"prevailing": chosen})
    assert tallies(match) == (5 + 3 + 1, 0, 2 + 4)
    assert pile_of(match, "N8") == (0, "living protestant")


@of_both("prevailing", "printed")
def test_14_1_a_kill_of_the_monarchs_religion(chosen: str, otherwise: bool) -> None:
    """Under Elizabeth that is what has no religion (2.3), and prevailing cards have none."""
    deck = deck_with(N9=catholic(0, 0, kill_one(religion="monarch")), N8=catholic())
    match = trick_of("N9 N8 N7", deck=deck, round_=2, readings={"prevailing": chosen})
    assert match.legal() == ["kill N7"]


# 14.2


def debts_in_two_rounds(deck: Deck, readings: dict[str, Any]) -> Match:
    match = last_trick(LAST, deck=deck, round_=2, readings=readings)
    match.state.loans[0] = 1  # taken in the first round
    return play(match, LAST)


@of_both("second_loan", "never")
def test_14_2_who_holds_a_loan_never_takes_another(chosen: str, otherwise: bool) -> None:
    deck = deck_with(N9=catholic(0, -9, tax()), N8=catholic(), N7=catholic())
    match = debts_in_two_rounds(deck, {"second_loan": chosen})
    assert seat_of(match, 0)["loans"] == (1 if otherwise else 2)
    assert len(happened(match, "debt_stopped")) == int(otherwise)
    assert tallies(match)[0] == (0 if otherwise else 1)


@of_both("second_loan", "never")
def test_14_2_who_has_paid_back_may_take_one_again(chosen: str, otherwise: bool) -> None:
    deck = deck_with(N9=catholic(0, -9, tax()), N8=catholic(), N7=catholic())
    match = play(last_trick(LAST, deck=deck, round_=2, readings={"second_loan": chosen}), LAST)
    assert (seat_of(match, 0)["loans"], tallies(match)[0]) == (1, 1)


# 14.3


@of_both("loan_cost", "once")
def test_14_3_loans_cost_3_points_in_all(chosen: str, otherwise: bool) -> None:
    match = last_trick(LAST, round_=3, readings={"loan_cost": chosen})
    set_points(match, 20, 20, 20)
    for seat, loans in enumerate((0, 1, 3)):
        match.state.loans[seat] = loans
        set_tally(match, seat, 0, 0, 0)
    play(match, LAST)
    assert match.result()["vp"] == [20, 17, 17 if otherwise else 11]


# 14.4


@of_both("equal_rank", "first")
def test_14_4_of_equal_ranks_the_one_played_first_wins(chosen: str, otherwise: bool) -> None:
    match = trick_of("W9=N N9 N8", readings={"equal_rank": chosen})
    assert match.view()["leader"] == (0 if otherwise else 1)


@pytest.mark.parametrize("chosen", ["natural", "first"])
def test_14_4_a_natural_card_played_first_wins_either_way(chosen: str) -> None:
    match = trick_of("N9 W9=N N8", readings={"equal_rank": chosen})
    assert match.view()["leader"] == 0


@pytest.mark.parametrize("chosen", ["natural", "first"])
def test_14_4_a_higher_rank_wins_either_way(chosen: str) -> None:
    match = trick_of("W9=N N8 N10", readings={"equal_rank": chosen})
    assert match.view()["leader"] == 2


# 14.5


def scored_in_secret(chosen: str) -> Match:
    """Ned has 4 points for a noble, as Juba would; Pierre and George have none."""
    deck = deck_with(
        ned=role(suits={"N": {"each": 4}}),
        juba=role(suits={"N": {"any": 12}}),
        margaret=role(suits={"N": {"any": 5}}),
    )
    match = last_trick(
        LAST,
        deck=deck,
        roles=["ned", "pierre", "george"],
        hidden_roles=True,
        readings={"hidden_points": chosen},
    )
    return play(match, LAST)


@of_both("hidden_points", "open")
def test_14_5_points_are_public_although_roles_are_hidden(chosen: str, otherwise: bool) -> None:
    match = scored_in_secret(chosen)
    assert points(match) == ([12, 0, 0] if otherwise else [None, None, None])
    assert [seat["role"] for seat in match.view()["seats"]] == [None] * 3
    standings = [(event["seat"], event["total"]) for event in happened(match, "standing")]
    assert standings == ([(0, 12), (1, 0), (2, 0)] if otherwise else [])


@of_both("hidden_points", "open")
def test_14_5_where_the_points_came_from_stays_secret(chosen: str, otherwise: bool) -> None:
    match = scored_in_secret(chosen)
    assert happened(match, "points") == happened(match, "section") == []
    assert {event["seat"] for event in happened(match, "section", 1)} == {1}


@of_both("hidden_points", "open")
def test_14_5_who_thinks_about_roles_knows_the_points(chosen: str, otherwise: bool) -> None:
    match, roles = scored_in_secret(chosen), set()
    for seed in range(60):
        world = blank(GAME.rules.state)
        world.rng = seed
        GAME.rules.sample_hidden(match.deck.record, match.observation(PUBLIC), world)
        roles.add(int(world.role[0]))
    ned_or_juba = {1, 4}
    assert roles == ned_or_juba if otherwise else roles > ned_or_juba


# 14.6

CLOSED: Boards = {
    0: {"living catholic": "C1 C2", "living protestant": "P1", "dead catholic": "C3"},
    1: {"living catholic": "WM T1 T2", "living protestant": "P2 P3"},
}


@of_both("execution", "visible")
def test_14_6_of_other_boards_only_top_cards_can_be_executed(chosen: str, otherwise: bool) -> None:
    """The last trick lies on seat 0's Catholics, N7 on top."""
    match = play(last_trick(LAST, CLOSED, readings={"execution": chosen}), LAST)
    own, tops = {"T1", "T2", "P2", "P3"}, {"N7", "P1"}
    others = {"C1", "C2", "N9", "N8"}
    expected = own | tops if otherwise else own | tops | others
    assert set(match.legal()) == {f"execute {code}" for code in expected}


@of_both("execution", "visible")
def test_14_6_boards_stay_closed(chosen: str, otherwise: bool) -> None:
    match = play(last_trick(LAST, CLOSED, readings={"execution": chosen}), LAST)
    view = match.view(1)
    assert view["open_piles"] is not otherwise
    shown = [view["seats"][seat]["piles"]["living catholic"]["cards"] for seat in range(2)]
    assert shown == [["N7"] if otherwise else ["C1", "C2", "N9", "N8", "N7"], ["WM", "T1", "T2"]]


def test_14_6_the_execution_is_carried_out_as_ever() -> None:
    match = last_trick(LAST, CLOSED, readings={"execution": "visible"})
    play(match, LAST, "execute P1")
    assert pile_of(match, "P1") == (0, "dead protestant")


# 14.7


@of_both("lawyer", "nobody")
@pytest.mark.parametrize(("round_", "taxed"), [(1, 2), (2, 2), (3, 2)])
def test_14_7_in_round_2_the_lawyer_taxes_nobody(
    chosen: str, otherwise: bool, round_: int, taxed: int
) -> None:
    deck = deck_with(N9=catholic(0, 0, tax(religion="monarch")), N8=prevailing(0, taxed))
    match = trick_of("N9 N8 N7", deck=deck, round_=round_, readings={"lawyer": chosen})
    nobody = otherwise and round_ == 2
    assert tallies(match)[0] == 5 + (0 if nobody else taxed)
    assert len(happened(match, "nothing")) == int(nobody)


# 14.8


def test_14_8_the_players_have_settled_who_chooses() -> None:
    for seed in range(8):
        assert fresh(seed, players=4, readings={"first_chooser": 2}).to_act == 2
    assert len({fresh(seed, players=4).to_act for seed in range(8)}) > 1


def test_14_8_at_a_table_too_and_later_rounds_go_by_points() -> None:
    options = GAME.settle_options(deck_with(), {"readings": {"first_chooser": 3}}, _Never())
    match = Match(GAME, deck_with(), options)  # with the system's secure source
    assert match.to_act == 3
    play_on(match, 1)
    first, *later = (event["seat"] for event in happened(match, "chooser"))
    assert first == 3
    assert later == [entry["chooser"] for entry in match.record()["rounds"][1:]]


class _Never:
    def below(self, limit: int) -> int:
        raise AssertionError("nothing is drawn")


def test_14_8_a_record_must_agree() -> None:
    match = fresh(1, players=3, readings={"first_chooser": 2})
    record = match.record()
    record["rounds"][0]["chooser"] = 1
    del record["sha256"]
    with pytest.raises(RecordError) as error:
        replay_with(record, match.deck)
    assert error.value.message == "record-wrong-chooser"


def test_14_8_a_seat_that_there_is() -> None:
    with pytest.raises(SchismError) as error:
        fresh(1, players=3, readings={"first_chooser": 3})
    assert error.value.message == "reading-seat"
