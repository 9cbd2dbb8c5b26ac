"""Records of Avignon (formats.md): the set-up, draws in line, and what is wrong with others."""

from __future__ import annotations

import json
from typing import Any

import pytest

import schism
from schism.errors import RecordError
from schism.games.contract import Json
from schism.table.replay import replay
from tests.kit import random_match
from tests.rules.avignon.build import KINDS, house

BY_HAND: Json = {
    "format": "schism-record/1",
    "game": "avignon",
    "deck": "house",
    "deck_sha256": house().sha256,
    "options": {"kinds": list(KINDS)},
    "setup": ["knight", "bishop", "cardinal", "noble", "knight"],
    "actions": ["excommunicate 2", "draw peasant", "petition 3", "push 1", "push 2", "beseech 4"],
    "result": None,
}


def with_changes(**changes: Any) -> Json:
    record: Json = json.loads(json.dumps(BY_HAND))
    return {**record, **changes}


def message(record: Json) -> str:
    with pytest.raises(RecordError) as error:
        replay(record)
    assert str(error.value)
    return error.value.message


def test_a_record_written_by_hand_replays() -> None:
    match = replay(BY_HAND)
    assert match.to_act == 0
    written = match.record()
    assert {name: written[name] for name in BY_HAND} == BY_HAND
    assert [name for name in written if name in BY_HAND] == list(BY_HAND)


def test_draws_stand_right_after_what_caused_them() -> None:
    """Both Cardinals leave in the petition's first step; the choices of its second come first."""
    rome_begins = ["petition 2", "push 1", "push 3"]
    avignon = ["beseech 5", "excommunicate 3", "draw bishop"]
    both_leave = ["petition 4", "push 1", "push 3", "draw peasant", "draw noble"]
    record = with_changes(
        setup=["knight", "cardinal", "bishop", "cardinal", "knight"],
        actions=[*rome_begins, *avignon, *both_leave],
    )
    match = replay(record)
    assert match.record()["actions"] == record["actions"]
    people = [person["kind"] for person in match.view(0)["columns"]]
    assert people == ["knight", "peasant", "bishop", "noble", "knight"]


def test_the_order_of_kinds_is_kept() -> None:
    kinds = list(reversed(KINDS))
    record = random_match("avignon", 1, kinds=kinds).record()
    assert record["options"] == {"kinds": kinds}
    assert replay(json.loads(json.dumps(record))).over


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"setup": ["knight"] * 4}, "record-setup-length"),
        ({"setup": [*BY_HAND["setup"], "noble"]}, "record-setup-length"),
        ({"setup": None}, "record-setup-length"),
        ({"setup": ["knight", "knight", "knight", "noble", "bishop"]}, "record-setup"),
        ({"setup": ["pope", "knight", "knight", "noble", "bishop"]}, "record-setup"),
        ({"setup": [["pope"], "knight", "knight", "noble", "bishop"]}, "record-setup"),
        ({"actions": ["excommunicate 2", "beseech 1"]}, "record-draw"),
        ({"actions": ["excommunicate 2", "draw knight"]}, "record-draw"),
        ({"actions": ["excommunicate 2", "draw"]}, "record-draw"),
        ({"actions": ["excommunicate 2", 7]}, "record-draw"),
        ({"actions": ["excommunicate 2"]}, "record-too-short"),
        ({"actions": ["draw knight"]}, "record-action"),
        ({"actions": ["petition 6"]}, "record-action"),
        ({"options": {"kinds": "base"}}, "record-option"),
    ],
)
def test_what_is_wrong_is_found(changes: Json, expected: str) -> None:
    assert message(with_changes(**changes)) == expected


@pytest.mark.parametrize(
    "action",
    ["beseech", "beseech 0", "beseech 6", "beseech 01", "Beseech 1", "pull 1", "stop", "²"],
)
def test_words_that_mean_nothing_here(action: str) -> None:
    match = schism.new("avignon", seed=1)
    with pytest.raises(schism.errors.IllegalAction):
        match.play(action)
