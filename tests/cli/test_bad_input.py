"""Mistakes: one clear line, an exit code other than 0, and nothing half-written."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import schism, schism_process, small_disk


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["tolerance", "--players", "2"], "players must be a whole number from 3 to 5, not 2."),
        (["tolerance", "--players", "6"], "players must be a whole number from 3 to 5, not 6."),
        (["tolerance", "--seed", "-1"], '"-1" is not a seed'),
        (["tolerance", "--seed", str(2**70)], "is not a seed"),
        (["tolerance", "--plague", "3"], "plague must be a whole number from 1 to 2, not 3."),
        (["tolerance", "--roles", "ned,ned,juba,george"], '"ned" is given twice'),
        (["tolerance", "--roles", "ned,henry,juba,george"], 'There is no role "henry"'),
        (["tolerance", "--hidden"], "there is nothing to hide"),
        (["tolerance", "--deck", "nowhere"], 'There is no deck "nowhere"'),
        (["tolerance", "--bots", "clever"], 'There is no bot "clever"'),
        (["tolerance", "--bots", "cmd:"], '"cmd:" names no program'),
        (["tolerance", "--bots", "cmd:5s: "], "names no program"),
        (["tolerance", "--bots", "random,random"], "2 bots were named for"),
        (["chess"], 'There is no game "chess"'),
        (["tolerance", "--lang", "fr"], 'There is no language "fr"'),
    ],
)
def test_impossible_games(command: str, arguments: list[str], expected: str) -> None:
    answer = schism(command, *arguments)
    assert answer.code == 1
    assert expected in answer.complaint


@pytest.mark.parametrize(
    ("game", "players", "expected"),
    [
        ("avignon", "x", "needs exactly 2 players, not 'x'."),
        ("tolerance", "4,6", "players must be a whole number from 3 to 5, not 6."),
    ],
)
def test_impossible_numbers_of_players_for_the_lab(game: str, players: str, expected: str) -> None:
    answer = schism("balance", game, "--players", players)
    assert answer.code == 1
    assert expected in answer.complaint


def test_complaints_are_in_german_too() -> None:
    complaint = schism("play", "tolerance", "--players", "2", "--lang", "de").complaint
    assert "muss eine ganze Zahl von 3 bis 5 sein" in complaint
    complaint = schism("--lang", "de", "play", "tolerance", "--players", "2").complaint
    assert "muss eine ganze Zahl von 3 bis 5 sein" in complaint


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["frolic"], 'There is no command "frolic"'),
        (["play"], "GAME is missing"),
        (["review", "game.json"], "--seat is missing"),
        (["play", "tolerance", "--fast"], "There is no option --fast"),
        (["simulate", "tolerance", "--games", "many"], "--games must be a number"),
        (["deck", "show"], "ID|FILE is missing"),
        (["serve", "--port", "70000"], "--port must be at most 65535"),
        (["serve", "--most-tables", "-1"], "--most-tables must be at least 0"),
    ],
)
def test_misuse_has_an_exit_code_of_its_own(arguments: list[str], expected: str) -> None:
    answer = schism(*arguments)
    assert answer.code == 2
    assert expected in answer.complaint
    assert "--help" in answer.complaint


def test_no_games() -> None:
    assert "At least 1 game" in schism("simulate", "tolerance", "--games", "0").complaint


@pytest.mark.parametrize(
    "options", [("tolerance", "--roles", "choose"), ("avignon", "--kinds", "choose")]
)
@pytest.mark.parametrize(
    ("language", "expected", "wrong"),
    [("en", "only choose in turn at a table", "role"), ("de", "nur am Tisch", "Rolle")],
)
def test_nothing_is_chosen_in_turn_without_a_table(
    options: tuple[str, ...], language: str, expected: str, wrong: str
) -> None:
    complaint = schism("simulate", *options, "--lang", language).complaint
    assert expected in complaint
    assert wrong not in complaint  # Avignon has kinds


def test_a_seat_that_is_not_there() -> None:
    assert "no seat 4" in schism("play", "tolerance", "--seat", "4").complaint


def test_a_broken_deck(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    schism("deck", "new", str(file), "--from", "house-en")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("piety = 4", "piety = 'four'", 1), encoding="utf-8")
    complaint = schism("deck", "check", str(file)).complaint
    assert "piety must be 0 .. 20" in complaint
    assert "broken.toml" in complaint
    assert schism("play", "tolerance", "--deck", str(file)).complaint.endswith(complaint[-20:])


def test_everything_wrong_with_a_deck_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    schism("deck", "new", str(file), "--from", "house-en")
    text = file.read_text(encoding="utf-8")
    others, _, last = text.replace("piety = 4", "piety = 'four'", 1).rpartition("[[card]]")
    file.write_text(f"{others}[[card]]{last.replace('money', 'monies', 1)}", encoding="utf-8")
    answer = schism("deck", "check", str(file))
    first, second = answer.err.splitlines()
    assert answer.code == 1
    assert "piety must be 0 .. 20" in first
    assert 'unknown field "monies". Did you mean "money"?' in second
    assert "Ist „money“ gemeint?" in schism("deck", "check", str(file), "--lang", "de").err


def test_a_byte_order_mark_is_overlooked(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    schism("deck", "new", str(file), "--from", "house-en")
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert schism("deck", "check", str(file)).code == 0


# What Python's own limits refuse: nesting, and numbers of thousands of digits.
DEEP, LONG = b"[" * 100_000, b"9" * 6_000


@pytest.mark.parametrize(
    "content",
    [b"not = [toml", b"\xff\xfe", b"", b'game = "chess"', b"a = " + DEEP, b"a = " + LONG],
)
def test_files_that_are_no_deck(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(content)
    assert schism("deck", "check", str(file)).code == 1
    assert schism("deck", "check", str(file)).complaint


@pytest.mark.parametrize("content", [DEEP, b'{"game": ' + LONG + b"}"])
def test_decks_in_json_beyond_all_limits(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(content)
    assert "is not a deck in JSON" in schism("deck", "check", str(file)).complaint


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"format": "other"}', b"\xff\xfe", DEEP, b'{"a": ' + LONG]
)
def test_files_that_are_no_record(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(content)
    assert str(file) in schism("replay", str(file)).complaint


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for missing in (tmp_path / "missing", tmp_path):
        for command in (["replay"], ["deck", "check"]):
            complaint = schism(*command, str(missing)).complaint
            assert f"{missing} cannot be read: " in complaint
            assert "Errno" not in complaint


def test_why_a_file_cannot_be_read_is_told_in_german_too(tmp_path: Path) -> None:
    text = tmp_path / "latin.toml"
    text.write_bytes("name = 'Äbtissin'".encode("latin-1"))
    for file, reason in (
        (tmp_path / "missing", "nicht gefunden"),
        (tmp_path, "das ist ein Ordner"),
        (text, "kein Text in UTF-8"),
    ):
        complaint = schism("deck", "check", str(file), "--lang", "de").complaint
        assert f"{file} lässt sich nicht lesen: " in complaint
        assert reason in complaint


def test_a_record_of_another_deck(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    schism("simulate", "tolerance", "--games", "1", "--records", str(file))
    complaint = schism("replay", str(file), "--deck", "house-de").complaint
    assert "another deck" in complaint
    record = json.loads(file.read_text(encoding="utf-8"))
    record["deck_sha256"] = None
    file.write_text(json.dumps(record), encoding="utf-8")
    assert '"deck_sha256" is missing' in schism("replay", str(file)).complaint
    record["deck_sha256"] = "0" * 64
    file.write_text(json.dumps(record), encoding="utf-8")
    assert "another deck" in schism("replay", str(file), "--check").complaint


def test_a_record_of_ones_own_deck_needs_its_file(tmp_path: Path) -> None:
    deck, file = str(tmp_path / "mine.toml"), str(tmp_path / "games.jsonl")
    schism("deck", "new", deck, "--from", "house-en")
    schism("simulate", "tolerance", "--games", "1", "--deck", deck, "--records", file)
    complaint = schism("replay", file).complaint
    assert 'deck "mine"' in complaint
    assert "--deck FILE" in complaint
    assert "--deck DATEI" in schism("replay", file, "--lang", "de").complaint
    assert schism("replay", file, "--check", "--deck", deck).code == 0


def test_an_illegal_action_at_the_table_is_told_and_asked_again() -> None:
    typed = "kill T6\nP99\nquit\n"
    answer = schism("play", "tolerance", "--seed", "7", "--bots", "random", typed=typed)
    assert answer.code == 0
    assert '"kill T6" is not possible here' in answer.out
    assert '"P99" is not possible here' in answer.out


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ("simulate", "tolerance", "--games", "1", "--records", str(file))
    schism(*command)  # compiles, which writes files of its own
    file.write_text("precious")
    with small_disk():
        answer = schism(*command)
    assert "could not be written" in answer.complaint
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert file.read_text() == "precious"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_device() -> None:
    command = ("simulate", "tolerance", "--games", "1", "--records", "/dev/full")
    assert "could not be written" in schism(*command).complaint
    assert Path("/dev/full").is_char_device()


def test_no_game_is_begun_that_could_not_be_saved(tmp_path: Path) -> None:
    answer = schism("play", "tolerance", "--save", str(tmp_path / "nowhere" / "game.json"))
    assert "could not be written" in answer.complaint
    assert answer.out == ""


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.jsonl"
    command = ("simulate", "tolerance", "--games", "1", "--records", str(file))
    assert "could not be written" in schism(*command).complaint


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_streams_that_are_closed(closed: str) -> None:
    program = "from schism.cli.main import run; run()"
    command = f'"{sys.executable}" -c "{program}" deck list {closed}'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_output_that_cannot_be_written() -> None:
    answer = schism_process("deck", "show", "house-en", to="/dev/full")
    assert answer.code == 1
    assert answer.complaint
