"""Somebody else's program at the table, as commands take it."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import WHOLE_GAME, schism

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
PROGRAM = f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])}"
RUDE = f"cmd:{shlex.join([sys.executable, '-c', 'print(0)'])}"


def test_a_program_takes_part_in_a_simulation() -> None:
    answer = schism("simulate", "avignon", "--games", "1", "--bots", f"{PROGRAM},random", "--json")
    assert answer.code == 0, answer.err
    assert json.loads(answer.out)["bots"] == [PROGRAM, "random"]


def test_a_program_takes_part_in_a_tournament() -> None:
    answer = schism("arena", "avignon", "--games", "2", "--bots", f"random,{PROGRAM}")
    assert answer.code == 0, answer.err
    assert "Random (random)" in answer.out


def test_a_program_plays_against_a_person() -> None:
    answer = schism("play", "tolerance", "--players", "3", "--bots", PROGRAM, typed=WHOLE_GAME)
    assert answer.code == 0, answer.err
    assert "examples/bot.py" in answer.out


def test_the_example_is_a_program_of_its_own() -> None:
    answer = schism("simulate", "avignon", "--games", "1", "--bots", f"cmd:{EXAMPLE},random")
    assert answer.code == 0, answer.err


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("amount", [("--games", "1"), ("--games", "8", "--jobs", "2")])
def test_a_program_that_misbehaves_is_told_in_one_line(
    command: str, amount: tuple[str, ...]
) -> None:
    complaint = schism(command, "avignon", *amount, "--bots", f"{RUDE},random").complaint
    assert 'said "0". Expected a line such as' in complaint
