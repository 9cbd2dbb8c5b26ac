"""Readings: what a game declares holds in the library, in records and on the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest

import schism
from schism.cli.game_options import GameOptions
from schism.errors import SchismError
from schism.games.readings import Reading, ReadingsOption, reading_words, readings_in
from schism.games.registry import GAMES
from schism.table.replay import replay
from schism.text import has_message
from tests.kit import random_match

DECLARED = {
    game.id: option.readings
    for game in GAMES.values()
    for option in game.options.values()
    if isinstance(option, ReadingsOption)
}
EVERY_READING = [(game, name) for game, readings in DECLARED.items() for name in readings]


def other(reading: Reading) -> str | int:
    return 0 if reading.other is None else reading.other


@pytest.mark.parametrize(("game", "name"), EVERY_READING)
def test_a_record_has_the_readings_that_differ_and_replays(game: str, name: str) -> None:
    wanted = {each: reading.default for each, reading in DECLARED[game].items()}
    chosen = {name: other(DECLARED[game][name])}
    match = random_match(game, 1, decisions=3, readings={**wanted, **chosen})
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["readings"] == chosen
    assert replay(record).view() == match.view()
    assert match.view()["readings"] == chosen


@pytest.mark.parametrize("game", DECLARED)
def test_without_readings_a_record_has_none(game: str) -> None:
    defaults = {name: reading.default for name, reading in DECLARED[game].items()}
    match = schism.new(game, seed=1, readings=defaults)
    assert "readings" not in match.record()["options"]
    assert match.view()["readings"] == {}


@pytest.mark.parametrize("game", DECLARED)
@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"no_such": "printed"}, "reading-unknown"),
        ("printed", "option-readings"),
        (["a=b"], "option-readings"),
    ],
)
def test_what_is_no_reading_is_refused(game: str, wanted: Any, message: str) -> None:
    with pytest.raises(SchismError) as error:
        schism.new(game, readings=wanted)
    assert error.value.message == message


@pytest.mark.parametrize(("game", "name"), EVERY_READING)
@pytest.mark.parametrize("value", ["no_such", -1, True, None, ["printed"]])
def test_what_is_no_value_of_a_reading_is_refused(game: str, name: str, value: Any) -> None:
    with pytest.raises(SchismError) as error:
        schism.new(game, readings={name: value})
    assert error.value.message == "reading-value"


@pytest.mark.parametrize(("game", "name"), EVERY_READING)
def test_a_reading_has_its_words(game: str, name: str) -> None:
    reading = DECLARED[game][name]
    values = [value for value in (reading.default, reading.other, "about") if value]
    for words in (name, *(f"{name}-{value}" for value in values)):
        assert has_message(f"reading-{words}".replace("_", "-"))


def test_a_command_is_given_readings_one_by_one() -> None:
    given = {parameter.name: parameter.default for parameter in GameOptions.parameters()}
    given["readings"] = ["one=other", "two = 3"]
    assert GameOptions.read(given) == {"readings": {"one": "other", "two": 3}}
    assert reading_words({"one": "other", "two": 3}) == ["one=other", "two=3"]
    with pytest.raises(SchismError) as error:
        readings_in(["one"])
    assert error.value.message == "reading-form"
