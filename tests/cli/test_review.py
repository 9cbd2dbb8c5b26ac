"""`schism review` and `hint`, as a person uses them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schism.kernel.compiled import COMPILING
from schism.table.record import as_line
from tests.cli.terminal import schism
from tests.kit import random_match

pytestmark = pytest.mark.skipif(not COMPILING, reason="too many simulations to interpret")

DECISIONS = 12
LITTLE = ("--budget", "40")


@pytest.fixture
def games(tmp_path: Path) -> str:
    """Two unfinished games in a file."""
    records = [random_match(g, 3, DECISIONS).record() for g in ("avignon", "tolerance")]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(as_line(record) + "\n" for record in records), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("number", ["1", "2"])
@pytest.mark.parametrize(
    ("language", "expected"), [("en", "Other players"), ("de", "Spiel der anderen")]
)
def test_a_review_fits_the_terminal_in_both_languages(
    games: str, number: str, language: str, expected: str
) -> None:
    options = ("--seat", "1", "--game", number, "--all", "--lang", language)
    answer = schism("review", games, *options, *LITTLE)
    assert (answer.code, answer.err) == (0, "")
    assert expected in answer.out
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_a_review_for_programs_and_as_a_page(games: str, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    options = ("--seat", "0", "--json", "--html", str(file), "--lang", "de")
    found = json.loads(schism("review", games, *options, *LITTLE).out)
    assert (found["format"], found["game"], found["record"]) == ("schism-review/2", "avignon", 1)
    assert '<html lang="de">' in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--seat", "2"), "There is no seat 2"),
        (("--seat", "-1"), "There is no seat -1"),
        (("--seat", "0", "--game", "3"), "but no record 3"),
        (("--seat", "0", "--budget", "much"), '"much" is not a budget'),
        (("--seat", "0", "--budget", "0"), '"0" is not a budget'),
        (("--seat", "0", "--seed", "-1"), '"-1" is not a seed'),
        (("--seat", "0", "--seed", str(2**70)), "is not a seed"),
    ],
)
def test_what_cannot_be_reviewed_is_told(
    games: str, options: tuple[str, ...], expected: str
) -> None:
    answer = schism("review", games, *options)
    assert answer.code == 1
    assert expected in answer.complaint


def test_the_smallest_budget_is_one(games: str) -> None:
    answer = schism("review", games, "--seat", "0", "--budget", "1")
    assert (answer.code, answer.err) == (0, "")


def test_a_file_that_is_no_record_is_told(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}", encoding="utf-8")
    assert "is not a record" in schism("review", str(file), "--seat", "0").complaint


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [("en", "hint", "chance of winning"), ("de", "tipp", "Gewinnaussicht")],
)
def test_a_hint_at_the_table(game: str, language: str, word: str, expected: str) -> None:
    options = ("--seed", "7", "--bots", "random", "--lang", language)
    answer = schism("play", game, *options, typed=f"{word}\nquit\n")
    assert answer.code == 0
    assert expected in answer.out.partition(word)[2]
    assert max(len(line) for line in answer.out.splitlines()) <= 80
