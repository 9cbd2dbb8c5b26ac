"""Rule 3: the end of the game."""

from __future__ import annotations

import pytest

from schism.games.avignon.rules.ending import win_share
from schism.games.contract import Json
from schism.table.match import Match
from tests.kit import happened
from tests.rules.avignon.build import (
    IN_GENOA,
    congregation,
    deck_of,
    deck_with,
    house,
    kind,
    people,
    play,
    table,
)

AT_THE_EDGES = "cardinal@avignon bishop@rome knight@rome noble@genoa peasant@genoa"


def won(match: Match) -> tuple[str | None, str]:
    result = match.result()
    return result["winner"], result["by"]


def test_3_1_three_people_in_a_congregation_win_at_once() -> None:
    match = play(table(AT_THE_EDGES, rome="noble peasant", turn=3), "beseech 2")
    assert won(match) == ("rome", "three")
    assert match.over
    assert match.legal() == []
    assert happened(match, "won")[0]["rule"] == "3.1"


def test_3_1_two_are_not_enough() -> None:
    match = play(table(AT_THE_EDGES, rome="noble", turn=3), "beseech 2")
    assert match.awaits_chance


def test_3_1_the_opponents_third_wins_for_him() -> None:
    match = play(table(AT_THE_EDGES, avignon="noble peasant", turn=3), "chastise 1")
    assert won(match) == ("avignon", "three")


def test_3_1_the_rest_of_the_action_is_not_carried_out_and_nobody_is_drawn() -> None:
    push = {"do": "push", "who": "others", "count": 2, "by": 1}
    home = {"do": "home", "who": "others", "count": 1}
    deck = deck_with(push, home)
    match = play(table(AT_THE_EDGES, deck=deck, avignon="noble peasant", turn=3), "petition 3")
    play(match, "push 1")
    assert won(match) == ("avignon", "three")
    assert people(match).split()[0] == "-"
    assert not happened(match, "drawn")


def test_3_1_the_moves_of_a_faction_step_count_together() -> None:
    """One Bishop more would be Avignon's third, but both Bishops arrive at once, and Rome wins."""
    conditions = [
        {"side": "opponent", "owner_has": ["bishop"]},
        {"side": "owner", "owner_has": ["bishop", "knight"]},
    ]
    pull = [{"do": "pull", "who": "faction", "faction": "bishop", "by": 1}]
    columns = "bishop@rome bishop@rome knight@genoa noble@genoa peasant@genoa"
    deck = deck_of(kind("knight", petition=pull))
    match = play(table(columns, deck=deck, rome="noble", turn=3), "petition 3")
    assert congregation(match, "rome") == ["bishop", "bishop", "noble"]
    deck = deck_of(kind("knight", petition=pull), kind("bishop", wins=conditions[:1]))
    match = play(table(columns, deck=deck, rome="noble", turn=3), "petition 3")
    assert won(match) == ("rome", "three")  # the first Bishop alone would have lost it
    place = [{"do": "pull", "who": "place", "by": 1}]
    columns = "bishop@rome bishop@rome knight@rome noble@genoa peasant@genoa"
    deck = deck_of(kind("knight", petition=place), kind("bishop", wins=conditions[:1]))
    match = play(table(columns, deck=deck, rome="noble", turn=3), "petition 3")
    assert won(match) == ("rome", "three")


def test_3_1_chosen_moves_count_one_by_one() -> None:
    wins = [{"side": "opponent", "owner_has": ["bishop"]}]
    pull = [{"do": "pull", "who": "others", "count": 2, "by": 1}]
    columns = "bishop@rome bishop@rome knight@genoa noble@genoa peasant@genoa"
    deck = deck_of(kind("knight", petition=pull), kind("bishop", wins=wins))
    match = play(table(columns, deck=deck, rome="noble", turn=3), "petition 3", "pull 1")
    assert won(match) == ("avignon", "opponent")


OWNER = {"side": "owner", "owner_has": ["bishop"], "opponent_has": ["noble"]}
OPPONENT = {"side": "opponent", "owner_has": ["bishop"], "opponent_has": ["noble"]}


@pytest.mark.parametrize(
    ("wins", "turn", "action", "expected"),
    [
        ([OWNER], 3, "beseech 2", ("rome", "owner")),
        ([OPPONENT], 3, "beseech 2", ("avignon", "opponent")),
        ([OWNER], 4, "chastise 2", ("rome", "owner")),
        ([OPPONENT], 4, "chastise 2", ("avignon", "opponent")),
    ],
)
def test_3_2_conditions_name_who_wins_whoever_brought_it_about(
    wins: list[Json], turn: int, action: str, expected: tuple[str, str]
) -> None:
    deck = deck_of(kind("bishop", wins=wins))
    match = play(table(AT_THE_EDGES, deck=deck, avignon="noble", turn=turn), action)
    assert won(match) == expected
    assert happened(match, "won")[0]["rule"] == "3.2"


def test_3_2_a_condition_is_read_from_the_side_that_holds_the_person() -> None:
    deck = deck_of(kind("bishop", wins=[OWNER]))
    match = play(table(AT_THE_EDGES, deck=deck, rome="noble", turn=3), "beseech 2")
    assert match.awaits_chance  # the Noble is in the wrong congregation


def test_3_2_only_people_in_congregations_have_conditions() -> None:
    deck = deck_of(kind("bishop", wins=[{"side": "owner", "opponent_has": ["knight"]}]))
    match = play(table(AT_THE_EDGES, deck=deck, avignon="knight", turn=3), "beseech 3")
    assert match.awaits_chance


def test_3_2_a_condition_may_be_completed_by_somebody_else() -> None:
    deck = deck_of(kind("bishop", wins=[OWNER]))
    columns = AT_THE_EDGES.replace("noble@genoa", "noble@avignon")
    match = play(table(columns, deck=deck, rome="bishop", turn=3), "chastise 4")
    assert won(match) == ("rome", "owner")


def test_3_3_both_at_once_the_player_whose_turn_it_is_wins() -> None:
    deck = deck_of(kind("bishop", wins=[OWNER, OPPONENT]))
    rome = play(table(AT_THE_EDGES, deck=deck, avignon="noble", turn=3), "beseech 2")
    assert won(rome) == ("rome", "owner")
    avignon = play(table(AT_THE_EDGES, deck=deck, avignon="noble", turn=4), "chastise 2")
    assert won(avignon) == ("avignon", "opponent")


def test_3_3_three_people_against_a_condition() -> None:
    deck = deck_of(kind("bishop", wins=[OPPONENT]))
    both: Json = {"rome": "peasant cardinal", "avignon": "noble"}
    rome = play(table(AT_THE_EDGES, deck=deck, turn=3, **both), "beseech 2")
    assert won(rome) == ("rome", "three")
    avignon = play(table(AT_THE_EDGES, deck=deck, turn=4, **both), "chastise 2")
    assert won(avignon) == ("avignon", "opponent")


def test_3_3_several_reasons_three_then_owner_then_opponent() -> None:
    deck = deck_of(kind("bishop", wins=[OWNER]), kind("noble", wins=[OPPONENT]))
    match = table(AT_THE_EDGES, deck=deck, rome="peasant cardinal", avignon="noble", turn=3)
    assert won(play(match, "beseech 2")) == ("rome", "three")
    for_rome = {"side": "opponent", "owner_has": ["noble"]}
    deck = deck_of(kind("bishop", wins=[OWNER]), kind("noble", wins=[for_rome]))
    columns = AT_THE_EDGES.replace("noble@genoa", "noble@avignon")
    match = table(columns, deck=deck, rome="bishop", turn=3)
    assert won(play(match, "chastise 4")) == ("rome", "owner")


def test_3_3_a_step_of_the_opponents_is_still_part_of_the_players_turn() -> None:
    push = [{"do": "push", "who": "others", "count": 1, "by": 1, "actor": "opponent"}]
    deck = deck_of(kind("bishop", wins=[OWNER, OPPONENT]), kind("knight", petition=push))
    match = play(table(AT_THE_EDGES, deck=deck, avignon="noble", turn=3), "petition 3", "push 2")
    assert won(match) == ("rome", "owner")


def test_3_4_the_noble_wins_with_a_knight_on_the_other_side() -> None:
    columns = IN_GENOA.replace("noble@genoa", "noble@rome")
    match = play(table(columns, deck=house(), avignon="knight", turn=3), "beseech 4")
    assert won(match) == ("rome", "owner")


def test_3_4_the_noble_loses_beside_a_peasant() -> None:
    columns = IN_GENOA.replace("noble@genoa", "noble@rome")
    match = play(table(columns, deck=house(), rome="peasant", turn=3), "beseech 4")
    assert won(match) == ("avignon", "opponent")
    columns = IN_GENOA.replace("peasant@genoa", "peasant@avignon")
    match = play(table(columns, deck=house(), avignon="noble", turn=4), "beseech 5")
    assert won(match) == ("rome", "opponent")


def test_3_4_the_faction_counts_not_the_kind() -> None:
    kinds = ("cardinal", "bishop", "knight", "noble", "guild_master", "inquisitor")
    columns = IN_GENOA.replace("noble@genoa", "noble@rome").replace("peasant", "guild_master")
    match = table(columns, deck=house(), kinds=kinds, rome="guild_master", turn=3)
    assert won(play(match, "beseech 4")) == ("avignon", "opponent")


def test_3_4_a_noble_alone_decides_nothing() -> None:
    columns = IN_GENOA.replace("noble@genoa", "noble@rome")
    match = play(table(columns, deck=house(), rome="knight", avignon="peasant"), "beseech 4")
    assert match.awaits_chance


def test_3_5_two_hundred_turns_are_a_draw() -> None:
    match = table(turn=199)
    play(match, "beseech 1", "chastise 2", "beseech 3", "petition 4")
    assert won(match) == (None, "limit")
    assert [win_share(match.state, seat) for seat in (0, 1)] == [0.5, 0.5]
    assert happened(match, "ended")[0]["rule"] == "3.5"
    assert match.record()["result"] == {"winner": None, "by": "limit"}


def test_3_5_a_win_in_the_last_turn_is_a_win() -> None:
    match = play(table(AT_THE_EDGES, rome="noble peasant", turn=200), "chastise 2")
    assert won(match) == ("rome", "three")
    assert [win_share(match.state, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_3_5_the_last_turn_is_made_with_its_draws() -> None:
    match = play(table(turn=200), "beseech 1", "excommunicate 2")
    assert match.awaits_chance
    play(match, "draw inquisitor")
    assert won(match) == (None, "limit")
