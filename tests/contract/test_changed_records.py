"""A record with a changed byte is noticed, and the complaint says where it stops making sense."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from schism.errors import RecordError, SchismError
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from schism.table.record import as_line, read_records
from schism.table.replay import replay
from tests.kit import random_match

CHANGES = 150 if COMPILING else 8


def changed(line: str, chance: Random) -> str:
    """One character of the line replaced by another that means something else."""
    meaningful = [i for i, character in enumerate(line) if character != " "]
    place = chance.choice(meaningful)
    others = [character for character in '019ACNWabe{,"' if character != line[place]]
    return line[:place] + chance.choice(others) + line[place + 1 :]


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_byte_is_noticed(game: str, tmp_path: Path) -> None:
    line = as_line(random_match(game, 11).record())
    path = tmp_path / "record.json"
    for number in range(CHANGES):
        text = changed(line, Random(number))
        path.write_text(text, encoding="utf-8")
        with pytest.raises(SchismError):
            replay(next(read_records(path)))


@pytest.mark.parametrize("game", GAMES)
def test_the_complaint_names_the_action(game: str) -> None:
    record = json.loads(as_line(random_match(game, 12).record()))
    middle = len(record["actions"]) // 2
    record["actions"][middle] = "nonsense"
    with pytest.raises(RecordError) as raised:
        replay(record)
    assert raised.value.values["number"] == middle + 1
    assert "nonsense" in str(raised.value)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_without_its_sum_is_checked_by_the_rules_alone(game: str) -> None:
    record = random_match(game, 13).record()
    del record["sha256"]
    assert replay(record).over
    record["result"] = dict.fromkeys(record["result"])
    with pytest.raises(RecordError):
        replay(record)
