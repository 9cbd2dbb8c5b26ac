"""Rules 2.8 and 4.2: petitions, as far as they can be carried out, and their vocabulary."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.contract import Json
from schism.table.match import Match
from tests.kit import happened
from tests.rules.avignon.build import (
    IN_GENOA,
    KINDS,
    choices,
    congregation,
    deck_of,
    deck_with,
    kind,
    people,
    play,
    table,
)

SPREAD = "cardinal@avignon bishop@nice knight@genoa noble@florence peasant@rome"


def step(do: str, who: str, **more: Any) -> Json:
    by = {"by": 1} if do in ("pull", "push") and "by" not in more else {}
    count = {"count": 1} if who in ("others", "any") and "count" not in more else {}
    return {"do": do, "who": who, **by, **count, **more}


def petitioned(columns: str, *steps: Json, turn: int = 3, **more: Any) -> Match:
    """The Knight's petition has begun; Rome's turn, unless it says otherwise."""
    column = [entry.partition("@")[0] for entry in columns.split()].index("knight") + 1
    return play(table(columns, deck=deck_with(*steps), turn=turn, **more), f"petition {column}")


def test_2_8_a_petition_goes_on_when_its_person_has_left() -> None:
    columns = "knight@rome bishop@genoa cardinal@genoa noble@genoa peasant@genoa"
    match = petitioned(columns, step("pull", "self"), step("push", "others"))
    assert congregation(match, "rome") == ["knight"]
    assert choices(match) == ["push 2", "push 3", "push 4", "push 5"]


@pytest.mark.parametrize("last", [step("swap", "others"), step("home", "place")])
def test_2_8_place_and_swap_then_do_nothing(last: Json) -> None:
    columns = "knight@rome bishop@rome cardinal@genoa noble@genoa peasant@genoa"
    match = petitioned(columns, step("pull", "self"), last)
    assert match.awaits_chance
    assert people(match).split()[1] == "bishop@rome"
    assert [event["rule"] for event in happened(match, "nothing")] == ["2.8"]


def test_2_8_self_and_at_this_mean_nobody_when_the_person_has_left() -> None:
    columns = "knight@rome bishop@rome cardinal@genoa noble@genoa peasant@genoa"
    steps = (step("pull", "self"), step("pull", "self"), step("push", "any", count={"at": "this"}))
    assert petitioned(columns, *steps).awaits_chance


def test_2_8_any_no_longer_means_the_person_who_has_left() -> None:
    columns = "knight@rome bishop@genoa cardinal@genoa noble@genoa peasant@genoa"
    match = petitioned(columns, step("pull", "self"), step("push", "any"))
    assert choices(match) == ["push 2", "push 3", "push 4", "push 5"]


def test_2_8_as_many_as_there_are() -> None:
    match = petitioned(SPREAD, step("pull", "others", count=3, where="own_half"))
    assert choices(match) == ["pull 4", "pull 5"]
    play(match, "pull 4")
    assert choices(match) == ["pull 5"]  # forced, and asked for all the same
    play(match, "pull 5")
    assert match.awaits_chance


def test_2_8_must_unless_up_to() -> None:
    must = petitioned(IN_GENOA, step("pull", "others", count=2))
    assert "stop" not in must.legal()
    may = petitioned(IN_GENOA, step("pull", "others", count=2, up_to=True))
    assert may.legal() == ["pull 1", "pull 2", "pull 4", "pull 5", "stop"]
    play(may, "pull 2")
    assert may.legal() == ["pull 1", "pull 4", "pull 5", "stop"]
    play(may, "stop")
    assert may.view()["phase"] == "act"
    assert people(may) == IN_GENOA.replace("bishop@genoa", "bishop@florence")


def test_2_8_one_that_can_do_nothing_is_legal_and_does_nothing() -> None:
    match = petitioned(IN_GENOA, step("pull", "others", where="rome", by=2))
    assert people(match) == IN_GENOA
    assert match.view()["used"] == ["petition"]
    empty = play(table(turn=3), "petition 1")
    assert (people(empty), empty.view()["used"]) == (IN_GENOA, ["petition"])


def test_2_8_choices_are_the_acting_players_except_in_the_opponents_steps() -> None:
    steps = (step("push", "others"), step("push", "others", actor="opponent"))
    match = petitioned(IN_GENOA, *steps)
    assert match.to_act == 0
    play(match, "push 1")
    assert (match.to_act, match.view()["whose_turn"]) == (1, 0)
    play(match, "push 2")
    assert match.to_act == 0
    assert people(match).split()[:2] == ["cardinal@nice", "bishop@florence"]


def test_4_2_pull_and_push_one_or_two() -> None:
    for do, by, place in (("pull", 1, "florence"), ("pull", 2, "rome"), ("push", 2, "avignon")):
        match = petitioned(IN_GENOA, step(do, "self", by=by))
        assert people(match).split()[2] == f"knight@{place}"
    match = petitioned(IN_GENOA, step("pull", "self", by=2), turn=4)
    assert people(match).split()[2] == "knight@avignon"


def test_4_2_home_goes_to_genoa() -> None:
    match = petitioned(SPREAD, step("home", "others", count=2))
    play(match, "home 5", "home 1")
    assert people(match) == "cardinal@genoa bishop@nice knight@genoa noble@florence peasant@genoa"


def test_4_2_swap_exchanges_heights_and_columns_stay() -> None:
    match = petitioned(SPREAD, step("swap", "others"))
    assert choices(match) == ["swap 1", "swap 2", "swap 4", "swap 5"]
    play(match, "swap 5")
    assert people(match) == "cardinal@avignon bishop@nice knight@rome noble@florence peasant@genoa"
    moved = {event["kind"]: (event["from"], event["place"]) for event in happened(match, "moved")}
    assert moved == {"knight": ("genoa", "rome"), "peasant": ("rome", "genoa")}


def test_4_2_all_of_a_faction_this_one_too() -> None:
    columns = "knight@genoa bishop@genoa knight@nice noble@genoa peasant@genoa"
    match = petitioned(columns, step("pull", "faction", faction="knight", by=2))
    assert people(match) == "knight@rome bishop@genoa knight@florence noble@genoa peasant@genoa"
    match = petitioned(columns, step("pull", "faction", faction="bishop"))
    assert people(match).split()[1] == "bishop@florence"


def test_4_2_faction_and_kind_are_told_apart() -> None:
    deck = deck_of(
        kind("abbess", "bishop", expansion=True),
        kind("knight", petition=[step("pull", "faction", kind="abbess")]),
        kind("noble", petition=[step("pull", "faction", faction="bishop")]),
        kind("cardinal", petition=[step("pull", "others", count=2, kind="bishop")]),
    )
    with_abbess = tuple(name if name != "bishop" else "abbess" for name in KINDS)
    columns = IN_GENOA.replace("bishop", "abbess")
    assert "abbess@florence" in people(
        play(table(columns, deck=deck, kinds=with_abbess), "petition 3")
    )
    assert "abbess@florence" in people(
        play(table(columns, deck=deck, kinds=with_abbess), "petition 4")
    )
    assert people(play(table(columns, deck=deck, kinds=with_abbess), "petition 1")) == columns
    assert people(play(table(deck=deck), "petition 3")) == IN_GENOA
    assert choices(play(table(deck=deck), "petition 1")) == ["pull 2"]


def test_4_2_others_never_means_this_one_and_any_does() -> None:
    assert choices(petitioned(IN_GENOA, step("pull", "others"))) == [
        f"pull {column}" for column in (1, 2, 4, 5)
    ]
    assert choices(petitioned(IN_GENOA, step("pull", "any"))) == [
        f"pull {column}" for column in range(1, 6)
    ]


def test_4_2_different_people_are_chosen() -> None:
    match = petitioned(IN_GENOA, step("pull", "any", count=2))
    play(match, "pull 3")
    assert choices(match) == ["pull 1", "pull 2", "pull 4", "pull 5"]


def test_4_2_everyone_else_at_this_place() -> None:
    columns = "cardinal@nice bishop@genoa knight@genoa noble@genoa peasant@rome"
    match = petitioned(columns, step("pull", "place"))
    expected = "cardinal@nice bishop@florence knight@genoa noble@florence peasant@rome"
    assert people(match) == expected


def test_4_2_the_place_is_the_one_when_the_step_begins() -> None:
    columns = "cardinal@florence bishop@genoa knight@genoa noble@genoa peasant@rome"
    match = petitioned(columns, step("pull", "self"), step("push", "place", by=2))
    assert people(match).split()[0] == "cardinal@nice"
    assert people(match).split()[1] == "bishop@genoa"


@pytest.mark.parametrize(
    ("count", "picks"),
    [
        (1, 1),
        (3, 3),
        ({"in_play": "bishop"}, 2),
        ({"in_play": "knight"}, 1),
        ({"in_play": "peasant"}, 0),
        ({"congregation": "own"}, 2),
        ({"congregation": "own", "faction": "noble"}, 1),
        ({"congregation": "own", "faction": "knight"}, 0),
        ({"congregation": "opponent"}, 1),
        ({"at": "this"}, 2),
        ({"at": "nice"}, 1),
        ({"at": "florence"}, 0),
        ({"at": "rome"}, 2),
    ],
)
def test_4_2_a_count_is_a_number_or_read_off_the_table(count: object, picks: int) -> None:
    columns = "bishop@nice bishop@genoa knight@genoa cardinal@rome inquisitor@rome"
    match = petitioned(
        columns, step("home", "others", count=count), rome="noble peasant", avignon="noble"
    )
    asked = match.view()["petition"]
    assert (asked["left"] if asked else 0) == picks


def test_4_2_a_count_is_read_when_the_step_begins() -> None:
    columns = "knight@rome knight@genoa bishop@genoa noble@genoa peasant@genoa"
    count = {"in_play": "knight"}
    match = petitioned(columns, step("pull", "self"), step("push", "others", count=count))
    asked = match.view()["petition"]
    assert asked["left"] == 1  # one Knight has left by then
    match = petitioned(columns, step("pull", "others", count=count))
    play(match, "pull 2")
    assert match.view()["petition"]["left"] == 1  # two, whatever happens to them meanwhile


@pytest.mark.parametrize(
    ("turn", "where", "columns"),
    [
        (3, "own_half", [4, 5]),
        (3, "opponent_half", [1, 2]),
        (4, "own_half", [1, 2]),
        (4, "opponent_half", [4, 5]),
        (3, "nice", [2]),
        (4, "nice", [2]),
        (3, "genoa", []),
    ],
)
def test_4_2_filters_by_place_and_half(turn: int, where: str, columns: list[int]) -> None:
    match = petitioned(SPREAD, step("home", "others", count=5, where=where), turn=turn)
    assert choices(match) == [f"home {column}" for column in columns]


def test_4_2_filters_add_up() -> None:
    columns = "bishop@rome bishop@nice knight@genoa noble@rome peasant@rome"
    more = {"faction": "bishop", "where": "own_half"}
    assert choices(petitioned(columns, step("pull", "others", count=5, **more))) == ["pull 1"]


def test_4_2_in_the_opponents_step_everything_is_seen_from_his_side() -> None:
    pull = step("pull", "others", where="own_half", actor="opponent")
    match = petitioned(SPREAD, pull)
    assert (match.to_act, choices(match)) == (1, ["pull 1", "pull 2"])
    play(match, "pull 2")
    assert people(match).split()[1] == "bishop@avignon"
    count = {"congregation": "own"}
    match = petitioned(SPREAD, step("home", "any", count=count, actor="opponent"), avignon="noble")
    assert match.view()["petition"]["left"] == 1


def test_4_2_the_opponents_step_without_a_choice_moves_his_way() -> None:
    match = petitioned(IN_GENOA, step("pull", "self", actor="opponent"))
    assert people(match).split()[2] == "knight@nice"


def test_4_2_every_move_tells_its_cause() -> None:
    match = petitioned(IN_GENOA, step("pull", "others"))
    play(match, "pull 5")
    told = happened(match, "moved")[0]
    assert told == {
        "event": "moved",
        "rule": "2.4",
        "seat": 0,
        "kind": "peasant",
        "column": 5,
        "from": "genoa",
        "place": "florence",
        "cause": "knight",
        "cause_column": 3,
    }


def test_4_2_a_preview_tells_whom_a_petition_will_ask_for() -> None:
    steps = (step("pull", "self"), step("push", "others", count=2, where="opponent_half"))
    match = table(SPREAD, deck=deck_with(*steps), turn=3)
    seen = match.preview(0, "petition 3")
    assert [event["event"] for event in seen] == ["petitioned", "moved", "asked"]
    assert {key: seen[-1][key] for key in ("seat", "cause", "do", "columns", "count")} == {
        "seat": 0,
        "cause": "knight",
        "do": "push",
        "columns": [1, 2],
        "count": 2,
    }
    match.play("petition 3")
    assert match.view(0)["petition"]["columns"] == [1, 2]
    assert happened(match, "asked") == []  # told before, never logged
