"""Games stored by earlier versions of the rules replay to the same end by today's.

`rules-N.jsonl` was written when the rules were at version N, and is never written again: running
games of that version must go on.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from schism.errors import RecordError
from schism.games.registry import GAMES
from schism.table.record import read_records
from schism.table.replay import replay

FILES = sorted(Path(__file__).parent.glob("rules-*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_stored_records_replay(file: Path) -> None:
    for record in read_records(file):
        assert replay(record).result() == record["result"]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_records_of_every_version_of_the_rules(game: str) -> None:
    records = [record for file in FILES for record in read_records(file)]
    stored = {record["rules"] for record in records if record["game"] == game}
    assert stored == set(range(1, GAMES[game].version + 1))


def test_a_record_of_rules_to_come_is_refused() -> None:
    record = next(read_records(FILES[0]))
    record["rules"] = 99
    with pytest.raises(RecordError):
        replay(record)
