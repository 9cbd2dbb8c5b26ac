"""Rules 2.1 to 2.6: turns, actions, moves, congregations and the draw pile."""

from __future__ import annotations

import pytest

import schism
from schism.errors import IllegalAction
from schism.games.avignon.names import ACTIONS
from schism.games.avignon.rules.draw import draw_weight, draw_weights
from tests.kit import happened
from tests.rules.avignon.build import (
    IN_GENOA,
    columns_of,
    congregation,
    deck_with,
    people,
    play,
    table,
)

SPREAD = "cardinal@avignon bishop@nice knight@genoa noble@florence peasant@rome"


def test_2_1_exactly_two_actions_then_the_opponent() -> None:
    match = table(turn=3)
    assert match.to_act == 0
    play(match, "beseech 1")
    assert match.to_act == 0
    play(match, "chastise 2")
    assert match.to_act == 1
    assert match.view()["turn"] == 4


@pytest.mark.parametrize("word", ACTIONS)
def test_2_1_never_the_same_action_twice(word: str) -> None:
    match = table(turn=3, used=word)
    assert not set(columns_of(word)) & set(match.legal())
    others = [name for name in ACTIONS if name != word]
    assert set(match.legal()) == {entry for name in others for entry in columns_of(name)}
    with pytest.raises(IllegalAction):
        match.play(f"{word} 1")


def test_2_1_the_same_person_may_be_meant_twice() -> None:
    match = play(table(turn=3), "beseech 1", "petition 1")
    assert match.to_act == 1


def test_2_2_romes_very_first_turn_has_one_action() -> None:
    match = schism.new("avignon", seed=1)
    assert match.view()["actions_left"] == 1
    play(match, "beseech 1")
    assert (match.to_act, match.view()["turn"], match.view()["actions_left"]) == (1, 2, 2)
    play(match, "beseech 2", "chastise 3")
    assert match.to_act == 0
    assert match.view()["actions_left"] == 2


def test_2_3_beseech_and_chastise_move_by_one() -> None:
    rome = play(table(turn=3), "beseech 1", "chastise 2")
    assert people(rome).split()[:2] == ["cardinal@florence", "bishop@nice"]
    avignon = play(table(turn=4), "beseech 1", "chastise 2")
    assert people(avignon).split()[:2] == ["cardinal@nice", "bishop@florence"]


def test_2_3_the_excommunicated_persons_place_is_taken_exactly() -> None:
    match = play(table(SPREAD, turn=3), "excommunicate 4")
    assert match.awaits_chance
    assert match.view()["discards"] == ["noble"]
    play(match, "draw inquisitor")
    assert people(match).split()[3] == "inquisitor@florence"
    assert match.view()["draw_pile"] == 6
    assert match.to_act == 0


def test_2_3_a_petition_uses_the_ability_of_a_person_in_play() -> None:
    deck = deck_with({"do": "pull", "who": "self", "by": 1})
    match = play(table(turn=3, deck=deck), "petition 3")
    assert people(match).split()[2] == "knight@florence"
    assert match.view()["used"] == ["petition"]


def test_2_4_pull_is_towards_the_acting_player_push_away() -> None:
    for turn, pulled, pushed in ((3, "florence", "nice"), (4, "nice", "florence")):
        match = play(table(turn=turn), "beseech 3", "chastise 4")
        rows = match.view()["columns"]
        assert (rows[2]["place"], rows[3]["place"]) == (pulled, pushed)


@pytest.mark.parametrize(
    ("turn", "action", "side"),
    [
        (3, "beseech 5", "rome"),
        (3, "chastise 1", "avignon"),
        (4, "beseech 1", "avignon"),
        (4, "chastise 5", "rome"),
    ],
)
def test_2_5_past_the_end_into_the_congregation_on_that_side(
    turn: int, action: str, side: str
) -> None:
    match = play(table(SPREAD, turn=turn), action)
    column = int(action[-1]) - 1
    assert congregation(match, side) == [SPREAD.split()[column].partition("@")[0]]
    assert match.awaits_chance
    play(match, "draw inquisitor")
    assert people(match).split()[column] == "inquisitor@genoa"


def test_2_5_two_places_from_the_edge_leave_as_well() -> None:
    deck = deck_with({"do": "pull", "who": "self", "by": 2})
    columns = "knight@rome bishop@genoa cardinal@genoa noble@genoa peasant@genoa"
    assert congregation(play(table(columns, deck=deck), "petition 1"), "rome") == ["knight"]
    columns = columns.replace("knight@rome", "knight@florence")
    assert congregation(play(table(columns, deck=deck), "petition 1"), "rome") == ["knight"]
    columns = columns.replace("knight@florence", "knight@genoa")
    match = play(table(columns, deck=deck), "petition 1")
    assert people(match).split()[0] == "knight@rome"


def test_2_5_replacements_enter_when_the_action_is_complete_in_column_order() -> None:
    push = {"do": "push", "who": "others", "count": 2, "by": 1}
    home = {"do": "pull", "who": "others", "count": 4, "by": 1}
    columns = "bishop@avignon knight@genoa cardinal@avignon noble@rome peasant@genoa"
    match = table(columns, deck=deck_with(push, home), turn=3)
    play(match, "petition 2", "push 3", "push 1")
    assert match.legal() == ["pull 4", "pull 5"]  # nobody has entered yet
    play(match, "pull 4", "pull 5")
    assert people(match) == "- knight@genoa - - peasant@florence"
    for name in ("inquisitor", "peasant", "bishop"):
        assert match.awaits_chance
        play(match, f"draw {name}")
    expected = "inquisitor@genoa knight@genoa peasant@genoa bishop@genoa peasant@florence"
    assert people(match) == expected
    assert [event["column"] for event in happened(match, "drawn")] == [1, 3, 4]


def test_2_5_nothing_affects_a_congregation_any_more() -> None:
    deck = deck_with({"do": "home", "who": "faction", "faction": "bishop"})
    match = play(table(deck=deck, rome="bishop"), "petition 3")
    assert congregation(match, "rome") == ["bishop"]


def test_2_6_an_empty_draw_pile_is_made_of_the_discards_with_the_last_one() -> None:
    discards = "cardinal bishop knight noble peasant inquisitor inquisitor"
    match = play(table(discards=discards, turn=3), "excommunicate 1")
    view = match.view()
    assert (view["draw_pile"], view["discards"]) == (8, [])
    assert draw_weight(match.state, 0) == 2  # both Cardinals, the one just excommunicated too
    assert draw_weights(match.state) == 8
    assert happened(match, "reshuffled")[0]["amount"] == 8
    play(match, "draw cardinal")
    assert people(match).split()[0] == "cardinal@genoa"


def test_2_6_in_the_middle_of_several_replacements() -> None:
    push = {"do": "push", "who": "others", "count": 2, "by": 1}
    columns = "bishop@avignon cardinal@avignon knight@genoa noble@genoa peasant@genoa"
    discards = "cardinal bishop knight noble peasant inquisitor"
    match = table(columns, deck=deck_with(push), discards=discards, turn=3)
    play(match, "petition 3", "push 1", "push 2")
    assert match.view()["draw_pile"] == 1
    play(match, "draw inquisitor")
    assert (match.view()["draw_pile"], match.view()["discards"]) == (6, [])
    play(match, "draw bishop")
    assert people(match).split()[:2] == ["inquisitor@genoa", "bishop@genoa"]


def test_2_6_not_before_somebody_must_be_drawn() -> None:
    discards = "cardinal bishop knight noble peasant inquisitor"
    match = play(table(discards=discards), "excommunicate 1", "draw inquisitor")
    assert match.view()["draw_pile"] == 0
    assert len(match.view()["discards"]) == 7
    play(match, "beseech 2")
    assert match.view()["draw_pile"] == 0


def test_2_6_draws_are_as_likely_as_there_are_copies() -> None:
    match = play(table(IN_GENOA, rome="cardinal", turn=3), "excommunicate 3")
    weights = [draw_weight(match.state, faction) for faction in range(6)]
    assert weights == [0, 1, 1, 1, 1, 2]  # the excommunicated Knight is not back yet
