"""The documentation has every column, in the words of the catalogue, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from schism.games.registry import GAMES
from schism.lab.jobs.job import Piece
from schism.lab.simulation.columns import TABLES, describe
from schism.lab.simulation.game_rows import column_names, columns_of
from schism.lab.simulation.simulate import Simulation
from schism.text import Language
from tests.lab.jobs import experiment

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize(("language", "file"), [("en", "lab.md"), ("de", "lab.de.md")])
def test_the_documented_columns_are_the_columns(language: Language, file: str) -> None:
    written = [line for line in (DOCS / file).read_text("utf-8").splitlines() if line[:3] == "| `"]
    every = ((game, table) for table in TABLES for game in reversed(GAMES))
    expected = {
        line for game, table in every for line in describe(game, columns_of(game, table), language)
    }
    assert set(written) == expected


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_have_these_columns_in_this_order(game: str) -> None:
    there = experiment(game)
    found = Simulation(there, 1, TABLES).play(Piece(0, 1))
    for table in TABLES:
        names = [name.partition(".")[2] for name in found if name.startswith(f"{table}.")]
        assert names == column_names(game, table, there.seats)
