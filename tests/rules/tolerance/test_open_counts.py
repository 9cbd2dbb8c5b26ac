"""Section 8.5: with hidden roles everybody's counts are opened at the end of the game."""

from __future__ import annotations

import pytest

from schism.games.contract import PUBLIC, Json
from schism.table.match import Match
from tests.kit import happened, play_on
from tests.rules.tolerance.decks import house
from tests.rules.tolerance.kit import fresh

HIDDEN = {"players": 3, "roles": ["ned", "bertram", "juba"], "hidden_roles": True}


def finished(**options: object) -> Match:
    return play_on(fresh(5, house("en"), **options), 5)


def counts(match: Match, kind: str) -> list[Json]:
    """What the seats were told in secret, all together, without what kind of event it was."""
    told = [event for seat in range(match.seats) for event in happened(match, kind, seat)]
    return [{**event, "event": ""} for event in told]


@pytest.mark.parametrize("kind", ["points", "section"])
def test_8_5_hidden_counts_are_opened_to_all_at_the_end(kind: str) -> None:
    match = finished(**HIDDEN)
    assert happened(match, kind) == []
    opened = happened(match, f"opened_{kind}")
    assert {event["round"] for event in opened} == {1, 2, 3}
    assert opened == sorted(opened, key=lambda event: (event["round"], event["seat"]))
    same = [{k: v for k, v in event.items() if k != "round"} | {"event": ""} for event in opened]
    secret = [{k: v for k, v in event.items() if k in same[0]} for event in counts(match, kind)]
    assert sorted(map(str, same)) == sorted(map(str, secret))
    for seat in range(match.seats):
        assert happened(match, f"opened_{kind}", seat) == opened


def test_8_5_they_add_up_to_the_points_before_the_final_scoring() -> None:
    match = finished(**HIDDEN)
    last = {event["seat"]: event["total"] for event in happened(match, "opened_section")}
    first = [event for event in happened(match, "pennant_points") if event["track"] == "money"]
    assert last == {event["seat"]: event["total"] - event["amount"] for event in first}


def test_8_5_nothing_is_opened_before_the_end() -> None:
    match = fresh(5, house("en"), **HIDDEN)
    while not match.over:
        assert happened(match, "opened_section") == []
        match.play(match.legal()[0])
    before = match.clone()
    before.undo()
    assert happened(before, "opened_section") == []
    assert happened(match, "opened_section")


def test_8_5_open_counts_are_told_once() -> None:
    match = finished(players=3)
    assert happened(match, "section")
    assert happened(match, "opened_section") == []


def test_8_5_a_replay_tells_nothing_twice() -> None:
    match = finished(**HIDDEN)
    kinds = [event["event"] for event in match.everything()]
    assert kinds.count("section") == 3 * 3 * match.seats
    assert "opened_section" not in kinds
    assert match.events(PUBLIC)[-1]["event"] == "opened_section"
