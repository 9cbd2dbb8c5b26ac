"""Games stored by earlier versions of the rules replay to the same end by today's.

`rules-N.jsonl` was written when the rules were at version N, and is never written again: running
games of that version must go on.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from schism.errors import RecordError
from schism.games.contract import Game
from schism.games.registry import GAMES, earlier_decks, earlier_name, find_deck, shipped_decks
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


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_earlier_values_of_shipped_decks_are_found_by_their_hash(game: Game) -> None:
    shipped = [path.stem for path in shipped_decks(game)]
    for path in earlier_decks(game):
        deck = find_deck(game, path.stem)
        assert path.stem == earlier_name(deck.id, deck.sha256)
        assert deck.id in shipped
        assert deck.sha256 != find_deck(game, deck.id).sha256


def test_a_record_of_rules_to_come_is_refused() -> None:
    record = next(read_records(FILES[0]))
    record["rules"] = 99
    with pytest.raises(RecordError):
        replay(record)
