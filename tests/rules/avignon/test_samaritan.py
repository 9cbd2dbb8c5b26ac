"""Rule 2.7: no turn ends in the position before the opponent's last turn."""

from __future__ import annotations

import pytest

from schism.errors import IllegalAction
from schism.games.avignon.names import ACTIONS
from schism.table.match import Match
from tests.rules.avignon.build import (
    IN_GENOA,
    choices,
    columns_of,
    deck_of,
    deck_with,
    forbid,
    kind,
    people,
    play,
    table,
)

PULL_ONE = {"do": "pull", "who": "others", "count": 1, "by": 1}
PUSH_TWO = {"do": "push", "who": "others", "count": 2, "by": 1}


def missing(match: Match) -> set[str]:
    """The actions not used in this turn that are not offered all the same."""
    unused = [word for word in ACTIONS if word not in match.view()["used"]]
    return {entry for word in unused for entry in columns_of(word)} - set(match.legal())


def test_2_7_the_whole_turn_may_not_be_undone() -> None:
    match = play(table(turn=3), "beseech 1", "chastise 2")
    play(match, "beseech 1")
    assert missing(match) == {"chastise 2"}
    with pytest.raises(IllegalAction):
        match.play("chastise 2")
    play(match, "chastise 3")
    assert people(match) == "cardinal@genoa bishop@nice knight@florence noble@genoa peasant@genoa"


def test_2_7_undoing_part_of_it_is_fine() -> None:
    match = play(table(turn=3), "beseech 1", "chastise 2", "beseech 1")
    assert "chastise 1" in match.legal()
    assert people(match).split()[0] == "cardinal@genoa"


def test_2_7_a_first_action_is_never_forbidden() -> None:
    match = play(table(turn=3), "beseech 1", "petition 3")  # the petition does nothing
    assert missing(match) == set()
    play(match, "beseech 1")  # all as it was, but the turn is not over
    assert match.to_act == 1
    assert missing(match) == set(columns_of("petition"))  # these would leave it so


def test_2_7_romes_first_turn_undoes_nothing_and_can_be_half_undone() -> None:
    match = table(turn=1)
    assert missing(match) == set()
    play(match, "beseech 1")
    play(match, "petition 2")
    assert missing(match) == {"beseech 1"}


def test_2_7_only_the_position_before_the_opponents_last_turn_counts() -> None:
    deck = deck_with({"do": "push", "who": "self", "by": 1})
    match = play(table(deck=deck, turn=3), "beseech 1", "petition 2")  # the Cardinal to Florence
    play(match, "petition 2", "chastise 3")  # and the Knight
    play(match, "chastise 1", "petition 3")  # both back to where they were before one's own turn
    assert people(match) == IN_GENOA


def test_2_7_one_that_draws_is_never_forbidden() -> None:
    match = play(table(turn=3), "excommunicate 1", "draw inquisitor", "beseech 2")
    play(match, "beseech 2")
    assert set(columns_of("excommunicate")) <= set(match.legal())
    play(match, "excommunicate 1", "draw cardinal")  # everything is as before, by luck
    assert people(match) == IN_GENOA
    assert match.to_act == 0


def test_2_7_a_draw_in_the_first_action_does_not_excuse_the_second() -> None:
    match = play(table(turn=3), "excommunicate 1", "draw inquisitor", "beseech 2")
    play(match, "excommunicate 1", "draw cardinal")
    assert missing(match) == {"beseech 2"}


def test_2_7_two_people_of_one_kind_are_the_same() -> None:
    two = "knight@florence knight@genoa bishop@genoa noble@genoa peasant@genoa"
    other = "knight@genoa knight@genoa bishop@genoa noble@genoa peasant@genoa"
    swap = {"do": "swap", "who": "others", "count": 1}
    match = table(two, deck=deck_with(swap, name="bishop"), used="beseech", turn=3)
    forbid(match, table(other))
    assert missing(match) == {"chastise 1"}
    match = play(table(other, turn=3), "excommunicate 1", "draw knight", "beseech 2")
    assert missing(play(match, "petition 3")) == {"beseech 2"}  # one Knight is as good as another


def test_2_7_congregations_must_be_the_same_too() -> None:
    columns = IN_GENOA.replace("cardinal@genoa", "cardinal@florence")
    same = forbid(table(columns, used="petition", turn=3), table())
    assert missing(same) == {"chastise 1"}
    grown = forbid(table(columns, used="petition", turn=3, rome="inquisitor"), table())
    assert missing(grown) == set()


def test_2_7_a_petition_without_choices_that_leads_back() -> None:
    deck = deck_with({"do": "pull", "who": "self", "by": 1})
    columns = IN_GENOA.replace("knight@genoa", "knight@nice")
    match = forbid(table(columns, deck=deck, used="excommunicate", turn=3), table(deck=deck))
    assert missing(match) == {"beseech 3", "petition 3"}


def test_2_7_a_petition_with_a_way_out_is_offered_and_the_way_back_is_not() -> None:
    deck = deck_with(PULL_ONE)
    columns = IN_GENOA.replace("cardinal@genoa", "cardinal@nice")
    match = forbid(table(columns, deck=deck, used="chastise", turn=3), table(deck=deck))
    assert missing(match) == {"beseech 1"}
    play(match, "petition 3")
    assert choices(match) == ["pull 2", "pull 4", "pull 5"]


def test_2_7_the_first_of_two_choices_is_offered_while_the_second_leads_out() -> None:
    deck = deck_with(PUSH_TWO)
    columns = "cardinal@florence bishop@florence knight@genoa noble@genoa peasant@genoa"
    match = forbid(table(columns, deck=deck, used="beseech", turn=3), table(deck=deck))
    play(match, "petition 3")
    assert choices(match) == ["push 1", "push 2", "push 4", "push 5"]
    play(match, "push 1")
    assert choices(match) == ["push 4", "push 5"]
    play(match, "push 4")
    assert match.to_act == 1


def test_2_7_choices_that_can_only_end_there_make_the_petition_illegal() -> None:
    push = {**PUSH_TWO, "where": "florence"}
    columns = "cardinal@florence bishop@florence knight@genoa noble@genoa peasant@genoa"
    deck = deck_with(push)
    match = forbid(table(columns, deck=deck, used="beseech", turn=3), table(deck=deck))
    assert missing(match) == {"petition 3"}


def test_2_7_a_choice_is_closed_when_all_that_follows_leads_back() -> None:
    """After the first choice the second is forced, and would restore everything."""
    steps = ({**PULL_ONE, "where": "nice"}, {"do": "home", "who": "others", "count": 5})
    columns = "cardinal@nice bishop@nice knight@genoa noble@genoa peasant@genoa"
    deck = deck_with(*steps)
    match = forbid(table(columns, deck=deck, used="beseech", turn=3), table(deck=deck))
    assert missing(match) == {"petition 3"}


def test_2_7_the_opponents_choices_too() -> None:
    push = {"do": "push", "who": "others", "count": 1, "by": 1, "actor": "opponent"}
    deck = deck_with(push)
    columns = IN_GENOA.replace("cardinal@genoa", "cardinal@nice")
    match = forbid(table(columns, deck=deck, used="chastise", turn=3), table(deck=deck))
    play(match, "petition 3")
    assert match.to_act == 1
    assert choices(match) == ["push 2", "push 4", "push 5"]  # the opponent's push goes towards Rome


def test_2_7_stopping_may_be_what_is_forbidden() -> None:
    deck = deck_with({**PUSH_TWO, "up_to": True})
    columns = IN_GENOA.replace("cardinal@genoa", "cardinal@florence")
    match = forbid(table(columns, deck=deck, used="beseech", turn=3), table(deck=deck))
    play(match, "petition 3")
    assert choices(match) == ["push 1", "push 2", "push 4", "push 5", "stop"]
    play(match, "push 1")
    assert choices(match) == ["push 2", "push 4", "push 5"]


def test_2_7_stopping_may_be_the_way_out() -> None:
    deck = deck_with({**PUSH_TWO, "where": "florence", "up_to": True})
    columns = IN_GENOA.replace("cardinal@genoa", "cardinal@florence")
    match = forbid(table(columns, deck=deck, used="beseech", turn=3), table(deck=deck))
    play(match, "petition 3")
    assert choices(match) == ["stop"]


def test_2_7_a_choice_that_sends_somebody_off_the_map_is_open() -> None:
    deck = deck_with({"do": "push", "who": "others", "count": 1, "by": 2})
    columns = IN_GENOA.replace("cardinal@genoa", "cardinal@nice")
    match = forbid(table(columns, deck=deck, used="chastise", turn=3), table(deck=deck))
    assert "push 1" in choices(play(match, "petition 3"))


def test_2_7_every_petition_that_changes_nothing_is_closed_in_the_forbidden_position() -> None:
    deck = deck_of(kind("bishop", petition=[PULL_ONE]))
    match = forbid(table(deck=deck, used="excommunicate", turn=3), table(deck=deck))
    assert missing(match) == {f"petition {column}" for column in (1, 3, 4, 5)}


def test_2_7_a_thousand_million_ways_that_change_nothing_are_seen_through() -> None:
    anybody_home = {"do": "home", "who": "any", "count": 5, "up_to": True}
    deck = deck_with(*[anybody_home] * 6)
    match = forbid(table(deck=deck, used="beseech", turn=3), table(deck=deck))
    assert missing(match) == set(columns_of("petition"))
