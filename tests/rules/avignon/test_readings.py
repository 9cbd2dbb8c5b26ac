"""Rule 5: readings that a table may choose. Each test has the default beside the other reading."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.contract import Json
from schism.table.match import Match
from tests.kit import happened
from tests.rules.avignon.build import (
    IN_GENOA,
    choices,
    columns_of,
    congregation,
    deck_of,
    deck_with,
    kind,
    people,
    play,
    table,
)
from tests.rules.avignon.test_petition import step
from tests.rules.avignon.test_samaritan import missing

EFFECTS = {"samaritan": "effects"}
AT_ONCE = {"replacement": "at_once"}
WHEN_EMPTY = {"reshuffle": "when_empty"}
EACH_ACTION = {"win_check": "each_action"}
AT_THE_EDGES = "cardinal@rome bishop@rome knight@genoa noble@genoa peasant@genoa"


# 5.1: the Samaritan rule by what the opponent's turn has moved


def answered(*moves: str, readings: Json | None = None, **more: Any) -> Match:
    """Rome has beseeched column 1 and chastised column 2; Avignon's moves follow."""
    match = table(turn=3, readings=EFFECTS if readings is None else readings, **more)
    return play(match, "beseech 1", "chastise 2", *moves)


def test_5_1_everybody_back_is_forbidden_by_either_reading() -> None:
    assert missing(answered("beseech 1")) == {"chastise 2"}
    assert missing(answered("beseech 1", readings={})) == {"chastise 2"}


def test_5_1_part_of_it_may_be_undone() -> None:
    assert missing(answered("petition 3")) == set()
    assert people(answered("beseech 1", "chastise 3")).split()[:2] == [
        "cardinal@genoa",
        "bishop@nice",
    ]


def both_undone_first(readings: Json) -> Match:
    """A petition has brought both back, so that anything else may follow."""
    undo = [{"do": "home", "who": "others", "count": 2, "where": "florence", "up_to": True}]
    back = [*undo, {"do": "home", "who": "others", "count": 2, "where": "nice"}]
    deck = deck_with(*back)
    return answered("petition 3", "home 1", "home 2", readings=readings, deck=deck)


def test_5_1_whatever_else_changes() -> None:
    assert missing(both_undone_first({})) == set()
    closed = missing(both_undone_first(EFFECTS))
    others = {f"{word} {c}" for word in ("beseech", "chastise", "excommunicate") for c in (3, 4, 5)}
    assert closed == others  # only moving or replacing one of the two is something else


def test_5_1_drawing_somebody_else_is_no_excuse() -> None:
    match = both_undone_first(EFFECTS)
    assert "excommunicate 1" in match.legal()
    assert "excommunicate 5" not in match.legal()


def test_5_1_a_turn_that_drew_somebody_cannot_be_undone() -> None:
    match = table(turn=3, readings=EFFECTS)
    play(match, "excommunicate 5", "draw inquisitor", "beseech 1", "beseech 1")
    assert missing(match) == set()


def test_5_1_a_turn_that_moved_nobody_in_the_end_cannot_be_undone() -> None:
    match = play(table(turn=3, readings=EFFECTS), "beseech 1", "chastise 1", "petition 3")
    assert missing(match) == set()
    match = play(table(turn=3), "beseech 1", "chastise 1", "petition 3")
    assert missing(match) == set()  # by position one may stay, though not petition twice
    match = play(table(turn=3, readings=EFFECTS), "petition 1", "beseech 1", "petition 2")
    assert missing(match) == {"beseech 1"}


def test_5_1_a_person_drawn_into_the_place_is_as_good_if_of_the_same_kind() -> None:
    match = table(turn=3, readings=EFFECTS)
    play(match, "beseech 1", "petition 2", "excommunicate 1")
    match_same = play(match, "draw cardinal")
    assert missing(match_same) == {"beseech 1"}
    match = table(turn=3, readings=EFFECTS)
    play(match, "beseech 1", "petition 2", "excommunicate 1", "draw inquisitor")
    assert missing(match) == set()


def test_5_1_a_move_that_wins_is_always_allowed() -> None:
    deck = deck_with({"do": "home", "who": "others", "count": 2, "where": "florence"})
    columns = "cardinal@genoa bishop@avignon knight@genoa noble@genoa peasant@genoa"
    for avignon, closed in (("noble peasant", False), ("noble", True)):
        match = table(columns, deck=deck, avignon=avignon, turn=3, readings=EFFECTS)
        play(match, "beseech 1", "petition 4", "petition 3", "home 1")
        assert ("beseech 2" in missing(match)) is closed


def test_5_1_choices_that_could_only_undo_are_closed() -> None:
    deck = deck_with(step("pull_or_push", "others", by=1))
    match = table(turn=3, readings=EFFECTS, deck=deck)
    play(match, "beseech 1", "petition 4", "chastise 4", "petition 3")
    assert "pull 1" not in choices(match)
    assert "push 1" in choices(match)
    match = table(turn=3, deck=deck)
    play(match, "beseech 1", "petition 4", "chastise 4", "petition 3")
    assert "pull 1" in choices(match)  # column 4 is elsewhere, so the position is another one


def test_5_1_somebody_elses_leaving_ends_nothing_in_a_petition() -> None:
    """Everybody in Rome leaves, and then the Cardinal would be back: no way leads elsewhere."""
    leave = {"do": "pull", "who": "faction", "faction": "bishop", "by": 1}
    home = {"do": "home", "who": "faction", "faction": "cardinal"}
    columns = "cardinal@genoa bishop@avignon knight@genoa noble@genoa peasant@genoa"
    for readings, closed in ((EFFECTS, True), ({}, False), ({**EFFECTS, **AT_ONCE}, False)):
        match = table(columns, deck=deck_with(leave, home), turn=3, readings=readings)
        play(match, "beseech 1", "petition 4", "beseech 5")
        assert ("petition 3" in missing(match)) is closed


# 5.2: when newcomers enter


def test_5_2_at_once_the_newcomer_may_be_moved_by_the_next_choice() -> None:
    deck = deck_with(step("pull", "others", count=2, by=1))
    after = play(table(AT_THE_EDGES, deck=deck, turn=3), "petition 3", "pull 1")
    assert choices(after) == ["pull 2", "pull 4", "pull 5"]
    at_once = table(AT_THE_EDGES, deck=deck, turn=3, readings=AT_ONCE)
    play(at_once, "petition 3", "pull 1")
    assert at_once.awaits_chance
    play(at_once, "draw inquisitor")
    assert choices(at_once) == ["pull 1", "pull 2", "pull 4", "pull 5"]
    play(at_once, "pull 1")
    assert people(at_once).split()[0] == "inquisitor@florence"


def test_5_2_at_once_the_newcomer_may_be_moved_by_the_next_step() -> None:
    steps = ({"do": "pull", "who": "faction", "faction": "bishop", "by": 1}, step("push", "others"))
    deck = deck_with(*steps)
    after = play(table(AT_THE_EDGES, deck=deck, turn=3), "petition 3")
    assert choices(after) == ["push 1", "push 4", "push 5"]
    at_once = play(table(AT_THE_EDGES, deck=deck, turn=3, readings=AT_ONCE), "petition 3")
    play(at_once, "draw inquisitor")
    assert choices(at_once) == ["push 1", "push 2", "push 4", "push 5"]


def test_5_2_those_who_leave_together_are_replaced_together() -> None:
    columns = "cardinal@rome bishop@rome knight@rome noble@genoa peasant@genoa"
    steps = ({"do": "pull", "who": "place", "by": 1}, step("push", "others"))
    match = table(columns, deck=deck_with(*steps), turn=3, readings=AT_ONCE)
    play(match, "petition 3", "draw inquisitor", "draw noble")
    assert people(match).split()[:2] == ["inquisitor@genoa", "noble@genoa"]
    assert choices(match) == ["push 1", "push 2", "push 4", "push 5"]


def test_5_2_a_newcomer_in_the_place_of_the_petitioned_person_is_another() -> None:
    columns = IN_GENOA.replace("knight@genoa", "knight@rome")
    steps = (step("pull", "self"), step("pull", "self"), step("push", "others"))
    match = table(columns, deck=deck_with(*steps), turn=3, readings=AT_ONCE)
    play(match, "petition 3", "draw knight")
    assert [event["rule"] for event in happened(match, "nothing")] == ["2.8"]
    assert choices(match) == ["push 1", "push 2", "push 3", "push 4", "push 5"]


def test_5_2_a_newcomer_must_fit_and_adds_no_choice() -> None:
    deck = deck_with(step("pull", "others", count=3, by=1, where="rome"))
    match = table(AT_THE_EDGES, deck=deck, turn=3, readings=AT_ONCE)
    play(match, "petition 3", "pull 1", "draw inquisitor")
    assert choices(match) == ["pull 2"]  # the newcomer stands in Genoa
    play(match, "pull 2", "draw cardinal")
    assert match.view()["phase"] == "act"


def test_5_2_the_discarded_too_are_replaced_at_once_and_in_their_place() -> None:
    deck = deck_with(step("discard", "others"), step("pull", "others", by=1, where="rome"))
    match = table(AT_THE_EDGES, deck=deck, turn=3, readings=AT_ONCE)
    play(match, "petition 3", "discard 1", "draw inquisitor")
    assert people(match).split()[0] == "inquisitor@rome"
    assert choices(match) == ["pull 1", "pull 2"]


def test_5_2_a_petition_that_draws_is_never_forbidden() -> None:
    """The Bishop goes, a newcomer comes, and then the Cardinal may be back where they were."""
    steps = (
        {"do": "pull", "who": "faction", "faction": "bishop", "by": 1},
        {"do": "home", "who": "others", "count": 1, "where": "florence"},
    )
    columns = "cardinal@genoa bishop@avignon knight@genoa noble@genoa peasant@genoa"
    match = table(columns, deck=deck_with(*steps), turn=3, readings={**EFFECTS, **AT_ONCE})
    play(match, "beseech 1", "petition 4", "chastise 5", "petition 3", "draw inquisitor")
    assert choices(match) == ["home 1", "home 5"]


def test_5_2_outside_a_petition_nothing_changes() -> None:
    match = play(table(AT_THE_EDGES, turn=3, readings=AT_ONCE), "beseech 1", "draw inquisitor")
    assert people(match).split()[0] == "inquisitor@genoa"
    assert match.view()["used"] == ["beseech"]


def test_5_2_everybody_may_run_out_before_the_petition_ends() -> None:
    """With 5.4 a petition goes on when somebody has won; at last there is nobody left to draw."""
    everyone = [
        {"do": "pull", "who": "faction", "faction": faction, "by": 4}
        for faction in ("cardinal", "bishop", "noble", "peasant", "inquisitor")
    ]
    deck = deck_with(*everyone, {"do": "pull", "who": "place", "by": 4})
    match = table(deck=deck, turn=3, readings={**AT_ONCE, **EACH_ACTION})
    play(match, "petition 3", "draw cardinal", "draw bishop", "draw noble", "draw peasant")
    play(match, "draw knight", "draw inquisitor", "draw inquisitor")
    assert match.result() == {"winner": "rome", "by": "three"}
    assert len(congregation(match, "rome")) == 8
    assert people(match).split().count("-") == 1


# 5.3: when the discard pile is shuffled

ALL_BUT_ONE: Json = {
    "rome": "cardinal bishop",
    "avignon": "noble peasant",
    "discards": "inquisitor",
}


def test_5_3_when_due_the_one_just_excommunicated_is_shuffled_in() -> None:
    match = play(table(turn=3, **ALL_BUT_ONE), "excommunicate 1", "draw knight")
    assert (match.view()["draw_pile"], match.view()["discards"]) == (1, ["cardinal", "inquisitor"])
    play(match, "petition 3", "excommunicate 2", "draw inquisitor", "petition 3")
    play(match, "excommunicate 4")
    assert match.view()["draw_pile"] == 4
    assert match.view()["discards"] == []


def test_5_3_when_empty_it_is_not() -> None:
    match = table(turn=3, readings=WHEN_EMPTY, **ALL_BUT_ONE)
    play(match, "excommunicate 1", "draw knight", "petition 3")
    play(match, "excommunicate 2", "draw inquisitor")
    assert (match.view()["draw_pile"], match.view()["discards"]) == (3, [])
    assert happened(match, "reshuffled")[0]["amount"] == 3
    play(match, "petition 3", "excommunicate 4")
    assert match.view()["draw_pile"] == 3
    assert match.view()["discards"] == ["noble"]


def test_5_3_with_nobody_to_shuffle_it_waits_until_somebody_is_due() -> None:
    match = table(turn=3, readings=WHEN_EMPTY, **{**ALL_BUT_ONE, "discards": ""})
    state = match.state
    state.pile, state.discards = 0, 0  # the three others are out of the way for this test
    play(match, "excommunicate 1", "draw cardinal")
    assert people(match) == IN_GENOA
    assert match.view()["draw_pile"] == 0


# 5.4: when a win is checked

PULL_TWO = step("pull", "others", count=2, by=1)


def test_5_4_each_action_lets_the_whole_petition_happen() -> None:
    by_move = play(
        table(AT_THE_EDGES, deck=deck_with(PULL_TWO), rome="noble peasant", turn=3),
        "petition 3",
        "pull 1",
    )
    assert by_move.over
    by_action = table(
        AT_THE_EDGES, deck=deck_with(PULL_TWO), rome="noble peasant", turn=3, readings=EACH_ACTION
    )
    play(by_action, "petition 3", "pull 1")
    assert choices(by_action) == ["pull 2", "pull 4", "pull 5"]
    play(by_action, "pull 4")
    assert by_action.result() == {"winner": "rome", "by": "three"}
    assert people(by_action).split()[3] == "noble@florence"
    assert not happened(by_action, "drawn")


@pytest.mark.parametrize(
    ("readings", "winner", "by"), [({}, "avignon", "opponent"), (EACH_ACTION, "rome", "three")]
)
def test_5_4_who_wins_may_change(readings: Json, winner: str, by: str) -> None:
    """The Bishop alone would make the other side win; with the Cardinal it is Rome's third."""
    conditions = [{"side": "opponent", "owner_has": ["bishop"]}]
    deck = deck_of(kind("knight", petition=[PULL_TWO]), kind("bishop", wins=conditions))
    match = table(AT_THE_EDGES, deck=deck, rome="noble", turn=3, readings=readings)
    play(match, "petition 3", "pull 2", *(["pull 1"] if readings else []))
    assert match.result() == {"winner": winner, "by": by}


def test_5_4_the_action_of_a_turn_that_is_over_is_not_made() -> None:
    match = table(AT_THE_EDGES, rome="noble peasant", turn=3, readings=EACH_ACTION)
    play(match, "beseech 1")
    assert match.over
    assert match.legal() == []


def test_5_readings_are_offered_to_everybody() -> None:
    chosen = {**EFFECTS, **AT_ONCE, **WHEN_EMPTY, **EACH_ACTION}
    match = table(readings=chosen)
    assert match.view()["readings"] == chosen
    assert match.record()["options"]["readings"] == chosen
    assert set(columns_of("petition")) <= set(match.legal())
