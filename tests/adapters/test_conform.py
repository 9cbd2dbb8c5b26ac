"""`schism conform`: every adapter shows what the engine shows, and a difference is noticed."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from schism.adapters.conform import by_batch, by_views, compare
from schism.adapters.extras import installed
from schism.adapters.script import Script
from schism.cli.commands.conform import ALL
from schism.errors import SchismError
from schism.games.contract import Json
from schism.kernel.compiled import COMPILING
from schism.server.conform import by_server
from schism.table.record import as_line
from tests.cli.terminal import schism
from tests.kit import EVERY_SET_UP, random_match


@pytest.fixture
def script() -> Script:
    return Script(random_match("avignon", 4).record(), None)


@pytest.mark.parametrize(("game", "options"), EVERY_SET_UP if COMPILING else EVERY_SET_UP[-1:])
def test_every_adapter_agrees_with_the_engine(game: str, options: Json, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(as_line(random_match(game, 8, **options).record()))
    answer = schism("conform", str(file), "--json")
    assert answer.code == 0, answer.err
    ways = [way["name"] for way in json.loads(answer.out)["ways"]]
    assert ways == [each.name for each in ALL if installed(each.package)]
    assert {"engine", "views", "server"} <= set(ways)


def test_the_server_leaves_no_thread_behind(script: Script) -> None:
    before = set(threading.enumerate())
    (told,) = by_server(script)
    compare("server", script, told)
    assert set(threading.enumerate()) <= before


def test_a_person_gets_a_table(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(as_line(random_match("avignon", 8).record()))
    assert "the same everywhere" in schism("conform", str(file)).out


def test_a_different_choice_observation_length_or_score_is_noticed(script: Script) -> None:
    (told,) = by_batch(script)
    compare("same", script, told)
    first, *rest = told.moments
    blind = {seat: 0 * vector for seat, vector in first.seen.items()}
    for changed, complaint in (
        (replace(told, moments=[replace(first, seat=1 - first.seat), *rest]), "decision 1: seat"),
        (replace(told, moments=[replace(first, legal=[]), *rest]), "decision 1: legal"),
        (replace(told, moments=[replace(first, seen=blind), *rest]), "decision 1: observation"),
        (replace(told, moments=rest), f"{len(rest)} decisions"),
        (replace(told, shares={0: 0.25}), "score of seat 0"),
    ):
        with pytest.raises(SchismError, match=complaint):
            compare("other", script, changed)


def test_a_different_view_or_record_is_noticed(script: Script) -> None:
    (told,) = by_views(script)
    compare("same", script, told)
    first, *rest = told.moments
    views = {**first.views, 0: {**first.views[0], "actions": ["beseech 9"]}}
    with pytest.raises(SchismError, match="decision 1: view"):
        compare("other", script, replace(told, moments=[replace(first, views=views), *rest]))
    with pytest.raises(SchismError, match="record of the game"):
        compare("other", script, replace(told, record={**(told.record or {}), "result": None}))


def test_a_record_that_is_not_finished(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(as_line(random_match("avignon", 4, decisions=3).record()))
    assert "not finished" in schism("conform", str(file)).complaint


def test_files_that_are_no_record(tmp_path: Path) -> None:
    assert "cannot be read" in schism("conform", str(tmp_path)).complaint
