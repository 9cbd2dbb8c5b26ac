"""A dump of the fuzzer replays, also where the deck was made up."""

from pathlib import Path
from random import Random

import pytest

from schism.games.registry import GAMES, find_deck
from schism.table.match import Match
from schism.table.record import read_records
from schism.table.replay import replay
from schism.table.setup import settle_options
from tests.fuzz.decks import scrambled_deck
from tests.fuzz.play import dump
from tests.kit import play_on


@pytest.mark.parametrize("name", GAMES)
def test_a_dump_replays(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = GAMES[name]
    deck = scrambled_deck(game, find_deck(game, None), Random(1), 0)
    match = play_on(
        Match(game, deck, settle_options(game, deck, {}, 1, 0), 1), seed=1, decisions=30
    )
    path = dump(match)
    again = replay(next(read_records(path)), str(path.with_suffix(".deck.json")))
    assert again.state.tobytes()[8:] == match.state.tobytes()[8:]  # all but the generator
