"""`schism arena`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import schism

TWO = ("arena", "avignon", "--bots", "random,Quick:3", "--seed", "2")


def found(*arguments: str) -> dict[str, Any]:
    answer = schism(*TWO, "--json", *arguments)
    assert answer.code == 0, answer.err
    result: dict[str, Any] = json.loads(answer.out)
    return result


def test_what_a_program_is_told() -> None:
    result = found("--games", "3")
    assert (result["deals"], result["games"]) == (2, 4)  # whole deals
    assert result["bots"] == ["random", "quick:3"]
    ratings = [standing["rating"] for standing in result["standings"]]
    assert sum(rating["mean"] for rating in ratings) == pytest.approx(3000)
    assert all(rating["low"] <= rating["mean"] <= rating["high"] for rating in ratings)
    assert {(each["alone"], each["against"]) for each in result["pairs"]} == {
        ("random", "quick:3"),
        ("quick:3", "random"),
    }


def test_a_person_gets_a_table() -> None:
    table = schism(*TWO, "--games", "2", "--lang", "de")
    assert table.code == 0
    assert "Schnell (quick:3)" in table.out
    assert "Wertung" in table.out


def test_the_same_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "bots.jsonl"
    found("--games", "2", "--resume", str(file))
    before = file.read_text()
    result = found("--games", "6", "--resume", str(file))
    assert file.read_text().startswith(before)
    assert result == found("--games", "6")
    assert found("--games", "2", "--resume", str(file)) == found("--games", "2")


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bots.jsonl"
    found("--games", "2", "--resume", str(file))
    complaint = schism(*TWO, "--seed", "3", "--resume", str(file)).complaint
    assert "another tournament: its seed is 2, not 3" in complaint


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        ("random", "at least two bots"),
        ("random,clever", 'There is no bot "clever"'),
        ("random,greedy:100", '"greedy:100" sets a budget, but only these levels search: quick'),
        ("random,quick:often", "as in quick:200, or seconds"),
        ("random,quick:0", "as in quick:200, or seconds"),
        ("random,quick:0.0s", "as in quick:200, or seconds"),
        ("random,cmd:./nowhere", '"./nowhere" cannot be started'),
    ],
)
def test_bots_that_cannot_play(bots: str, expected: str) -> None:
    assert expected in schism("arena", "avignon", "--games", "2", "--bots", bots).complaint


def test_no_games() -> None:
    assert "At least 1 game" in schism(*TWO, "--games", "0").complaint
