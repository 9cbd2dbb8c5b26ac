"""A game by other readings: each command that tells of it says which, with the ruling's text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import schism

CHOSEN = ("--reading", "samaritan=effects")
ANSWER = "The Samaritan rule: the moves must not all be undone"
RULING = "The rulebook forbids undoing the opponent's whole turn."
DEFAULT = ("--reading", "samaritan=position")
FEW = ("--games", "2", "--jobs", "1")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was left after a few decisions: it is quick to review."""
    file = tmp_path_factory.mktemp("games") / "game.json"
    game = ("play", "avignon", "--seed", "1", "--bots", "random", "--save", str(file))
    schism(*game, *CHOSEN, typed="1\n1\n1\nquit\n")
    return file


def words(text: str) -> str:
    """The text without the line breaks that fit it to the terminal."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "avignon", *FEW),
        ("arena", "avignon", "--bots", "random,greedy", *FEW),
        ("balance", "avignon", "--bots", "random", *FEW),
    ],
    ids=lambda command: command[0],
)
def test_the_lab_tells_the_readings_that_differ(command: tuple[str, ...]) -> None:
    told = words(schism(*command, *CHOSEN).out)
    assert ANSWER in told
    assert RULING in told
    assert "Samaritan" not in schism(*command, *DEFAULT).out


def test_a_deck_is_tuned_by_other_readings(tmp_path: Path) -> None:
    few = ("--bots", "random", "--games", "3", "--steps", "1", "--candidates", "1", "--jobs", "1")
    told = words(schism("tune", "avignon", str(tmp_path / "own.toml"), *few, *CHOSEN).out)
    assert ANSWER in told
    assert RULING in told


@pytest.mark.parametrize(
    "command",
    [("replay",), ("review", "--seat", "0", "--budget", "1"), ("solve",)],
    ids=lambda command: command[0],
)
def test_what_reads_a_record_tells_its_readings(command: tuple[str, ...], record: Path) -> None:
    name, *options = command
    told = words(schism(name, str(record), *options).out)
    assert ANSWER in told
    assert RULING in told


def test_pages_of_the_lab_and_of_a_review_tell_them_too(record: Path, tmp_path: Path) -> None:
    report, review = tmp_path / "report.html", tmp_path / "review.html"
    schism("balance", "avignon", "--bots", "random", *FEW, *CHOSEN, "--html", str(report))
    schism("review", str(record), "--seat", "0", "--budget", "1", "--html", str(review))
    for page in (report, review):
        text = page.read_text(encoding="utf-8")
        assert ANSWER in text
        assert "The rulebook forbids undoing" in text


@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [
        ("en", "readings", ANSWER),
        ("de", "lesarten", "Die Samariter-Regel: nicht alle Bewegungen dürfen zurückgenommen"),
    ],
)
def test_a_player_is_told_at_first_and_when_asking(language: str, word: str, expected: str) -> None:
    game = ("play", "avignon", "--seed", "1", "--bots", "random", "--lang", language)
    told = words(schism(*game, *CHOSEN, typed=f"{word}\nquit\n").out)
    assert told.count(expected) == 2


def test_a_player_of_the_default_readings_is_told_so_when_asking() -> None:
    game = ("play", "avignon", "--seed", "1", "--bots", "random", *DEFAULT)
    told = schism(*game, typed="readings\nquit\n").out
    assert "Samaritan" not in told
    assert "default reading of every rule" in told
