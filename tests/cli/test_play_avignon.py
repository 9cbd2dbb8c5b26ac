"""A whole game of Avignon at the terminal, driven through standard input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from schism.table.record import read_records
from schism.table.replay import replay
from tests.cli.terminal import schism

QUICK = ("play", "avignon", "--seed", "7", "--bots", "random")
WHOLE_GAME = "1\n2\n4\n3\n5\n" * 300  # an action, a column, a choice: one of these always fits


@pytest.mark.parametrize(
    ("language", "beginning", "ending"),
    [
        ("en", "In Genoa, columns 1 to 5", r"\bwins? (with|through) "),
        ("de", "In Genua, Spalte 1 bis 5", r"\bgewinns?t (mit drei|durch jemanden) "),
    ],
)
def test_a_whole_game_in_both_languages(language: str, beginning: str, ending: str) -> None:
    answer = schism(*QUICK, "--kinds", "expansion", "--lang", language, typed=WHOLE_GAME)
    assert (answer.code, answer.err) == (0, "")
    assert beginning in answer.out
    assert re.search(ending, answer.out)
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_the_game_is_saved_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--kinds", "random", "--seat", "1", "--save", str(file))
    assert schism(*QUICK, *options, typed=WHOLE_GAME).code == 0
    (record,) = read_records(file)
    assert replay(record).over


def test_kinds_are_chosen_in_turn() -> None:
    answer = schism(*QUICK, "--kinds", "choose", typed="priest\n2\nrole\nquit\n")
    assert answer.code == 0
    assert "Priest, Bishop faction" in answer.out.partition("You are Rome")[2]
    assert "Preacher, Inquisitor faction" in answer.out.partition("You are Rome")[2]


def test_kinds_are_named() -> None:
    kinds = "cardinal,bishop,knight,noble,guild_master,preacher"
    answer = schism(*QUICK, "--kinds", kinds, typed="role\nquit\n")
    assert "Guild Master, Peasant faction" in answer.out
    assert "Priest" not in answer.out


def test_what_does_not_fit_is_told() -> None:
    assert "base, expansion, random" in schism(*QUICK, "--kinds", "all").complaint
    assert "pope" in schism(*QUICK, "--kinds", "pope,bishop,a,b,c,d").complaint
    assert "plague" in schism(*QUICK, "--plague", "2").complaint


def test_questions_at_the_table() -> None:
    asked = "card guild master\ncard cardinal\ncard pope\nscore\nlog\nbeseech 2\nundo\nquit\n"
    answer = schism(*QUICK, typed=asked)
    assert answer.code == 0
    assert "Swap this person with 1 other person." in answer.out
    assert "Pull every member of the Cardinal faction by 2" in answer.out
    assert "Rome's congregation (You): nobody" in answer.out
    assert "You beseech" in answer.out


def test_a_column_alone_asks_what_to_do_with_it() -> None:
    answer = schism(*QUICK, typed="5\n3\nquit\n")
    assert "3 Excommunicate column 5" in answer.out
    assert "You excommunicate" in answer.out


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "printed in the rulebook"), ("de", "in der Spielregel gedruckt")],
)
def test_the_deck_page_shows_every_source(language: str, words: str) -> None:
    answer = schism("deck", "show", "house", "--lang", language)
    assert answer.code == 0
    assert words in answer.out


def test_a_deck_of_ones_own_is_checked_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert schism("deck", "new", str(file), "--from", "house").code == 0
    assert schism("deck", "check", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('where = "opponent_half"', 'where = "paris"'), encoding="utf-8")
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "opponent_half" in row)
    assert f"line {line}: mine.toml, kind priest" in schism("deck", "check", str(file)).complaint
