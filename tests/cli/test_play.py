"""A whole game at the terminal, driven through standard input."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from schism.table.record import read_records
from schism.table.replay import replay
from tests.cli.terminal import ANY_ANSWER, WHOLE_GAME, schism, schism_process

QUICK = ("play", "tolerance", "--seed", "7", "--bots", "random")


@pytest.mark.parametrize(
    ("language", "beginning", "ending"),
    [
        ("en", "You are in seat 0", "Final scoring"),
        ("de", "Du sitzt auf Platz 0", "Endwertung"),
    ],
)
def test_a_whole_game_in_both_languages(language: str, beginning: str, ending: str) -> None:
    answer = schism(*QUICK, "--players", "3", "--lang", language, typed=WHOLE_GAME)
    assert (answer.code, answer.err) == (0, "")
    assert beginning in answer.out
    assert ending in answer.out
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_the_game_is_saved_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--players", "5", "--roles", "random", "--hidden", "--plague", "2")
    answer = schism(*QUICK, *options, "--seat", "4", "--save", str(file), typed=WHOLE_GAME)
    assert answer.code == 0
    (record,) = read_records(file)
    assert replay(record).over


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    begun, ended = tmp_path / "begun.json", tmp_path / "ended.json"
    options = ("--players", "3", "--seat", "1", "--bots", "random")
    left = schism("play", "tolerance", *options, typed=f"{ANY_ANSWER * 4}save {begun}\nquit\n")
    assert left.code == 0
    resume = ("--resume", str(begun), "--seat", "1", "--bots", "random")
    answer = schism("play", "tolerance", *resume, "--save", str(ended), typed=WHOLE_GAME)
    assert (answer.code, answer.err) == (0, "")
    (before,), (after,) = read_records(begun), read_records(ended)
    assert not replay(before).over
    assert replay(after).over
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert after["rounds"][0] == before["rounds"][0]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("avignon",), "is a game of tolerance. To continue it: schism play tolerance --resume"),
        (("tolerance", "--players", "3"), "keeps its own options. Leave out: players"),
        (("tolerance",), "is over. To watch it: schism replay"),
    ],
)
def test_what_cannot_go_on_is_told(
    tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    file = tmp_path / "game.json"
    schism(*QUICK, "--players", "3", "--save", str(file), typed=WHOLE_GAME)
    game, *more = arguments
    answer = schism("play", game, "--resume", str(file), *more)
    assert answer.code == 1
    assert complaint in answer.complaint


def test_a_file_that_is_no_game_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "schism-record/1"}', encoding="utf-8")
    answer = schism("play", "tolerance", "--resume", str(file))
    assert answer.code == 1
    assert "game" in answer.complaint


def test_the_same_seed_is_the_same_game() -> None:
    once, again = (schism(*QUICK, typed=ANY_ANSWER * 9).out for _ in range(2))
    assert once == again


def test_roles_are_chosen_in_turn() -> None:
    answer = schism(*QUICK, "--roles", "choose", "--seat", "1", typed="pierre\nrole\nquit\n")
    assert answer.code == 0
    before, _, after = answer.out.rpartition("Your role?")
    assert "Pierre" in after
    assert "Clergy" in before.partition("Pierre")[2].partition("George")[0]  # what he scores for


def test_1_6_hidden_roles_are_wished_for() -> None:
    wishes = "juba\nned\nbertram\nned\n1\n"  # one of them twice, which is not understood
    options = ("--roles", "choose", "--hidden", "--players", "4")
    answer = schism(*QUICK, *options, typed=f"{wishes}role\nquit\n")
    assert answer.code == 0
    assert [f"Choice {number} of 4" in answer.out for number in range(1, 6)] == [True] * 4 + [False]
    offered = answer.out.partition("Choice 2 of 4")[2].partition("Your role?")[0]
    assert "Bertram" in offered
    assert "Juba" not in offered
    after = answer.out.rpartition("Your role?")[2]
    assert any(name in after for name in ("Juba", "Ned", "Bertram"))


def test_readings_are_told_and_unknown_ones_refused() -> None:
    answer = schism(
        *QUICK, "--reading", "prevailing=printed", "--reading", "first_chooser=2", typed="quit\n"
    )
    assert answer.code == 0
    assert "Prevailing cards as targets: only by their printed religion" in answer.out
    assert "Who chooses the first starting player: seat 2" in answer.out
    wrong = schism(*QUICK, "--reading", "prevailing=no", typed="quit\n")
    assert wrong.code != 0
    assert "counted, printed" in wrong.complaint


def test_4_6_ones_own_piles_can_be_looked_through_at_any_time() -> None:
    typed = "piles\n" + ANY_ANSWER * 18 + "piles\nstapel\nquit\n"
    answer = schism(*QUICK, "--players", "3", "--seat", "2", typed=typed)
    assert answer.code == 0
    assert answer.out.count("You have not won a trick in this round yet.") == 1
    assert answer.out.count("Your own piles, the top card first") == 2
    shown = answer.out.rpartition("Your own piles, the top card first")[2]
    assert "living" in shown or "dead" in shown


def test_8_5_counts_can_be_gone_through_player_by_player() -> None:
    typed = ANY_ANSWER * 15 + "score\nscore 1\nquit\n"
    answer = schism(*QUICK, "--players", "3", typed=typed)
    assert answer.code == 0
    everybody, one = answer.out.split("Mary I: scoring")[-2:]
    names = ("You", "Agnes", "Barnaby")
    assert all(name in everybody.splitlines()[1] for name in names)
    assert [name in one.splitlines()[1] for name in names] == [False, True, False]
    assert "Taxes" in one


def test_one_can_leave_before_the_game() -> None:
    answer = schism(*QUICK, "--roles", "choose", typed="what?\nquit\n")
    assert answer.code == 0
    assert answer.out.endswith("You have left the table.\n")


def test_a_second_question_takes_commands_too() -> None:
    answer = schism("play", "avignon", "--seed", "5", "--bots", "random", typed="1\nhelp\nquit\n")
    assert answer.out.endswith("Which column? quit\nYou have left the table.\n")
    assert "what the analysis would do here" in answer.out


def test_without_a_terminal_there_are_no_colours_and_no_lost_questions() -> None:
    answer = schism(*QUICK, typed="quit\n")
    assert "\x1b" not in answer.out
    assert "quit\nYou have left the table." in answer.out


def test_the_end_of_input_is_told_and_fails(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = schism(*QUICK, "--save", str(file), typed=ANY_ANSWER)
    assert answer.code == 1
    assert answer.complaint == "schism: The input ended before the game did."
    (record,) = read_records(file)
    assert record["result"] is None


def test_what_one_can_ask_for() -> None:
    asked = "help\nlog\nscore\ncard w10\ncard x9\nrole\nundo\nnonsense\n\nsave\nquit\n"
    answer = schism(*QUICK, typed=asked)
    assert answer.code == 0
    for expected in (
        "back to your last decision",
        "chooses who starts the round",
        "Nothing has been scored yet",
        "Bailiff (W10): Wilds, prevailing",
        'There is no card "x9"',
        "Bertram the Balanced",
        "There is nothing to undo.",
        '"nonsense" is not possible here',
        "Save where?",
    ):
        assert expected in answer.out


@pytest.mark.parametrize(
    ("lang", "asked", "expected"),
    [
        ("en", "help\ncard bishop\ncard x\nbeseech 3\nquit\n", 'as in "card bishop".'),
        ("de", "hilfe\nkarte bischof\nkarte x\nbeseech 3\nende\n", "etwa „karte bischof“."),
    ],
)
def test_the_help_of_avignon_speaks_of_avignon(lang: str, asked: str, expected: str) -> None:
    """And what it gives as an example works."""
    quick = ("play", "avignon", "--seed", "5", "--bots", "random")
    answer = schism(*quick, "--lang", lang, typed=asked)
    assert answer.code == 0
    assert expected in answer.out
    assert "beseech 3" in answer.out
    assert "W10" not in answer.out
    assert "is not possible here" not in answer.out
    assert "geht hier nicht" not in answer.out


def test_undo_goes_back_to_the_last_decision() -> None:
    answer = schism(*QUICK, typed="1\nc\n0\nundo\nquit\n")
    assert answer.code == 0
    assert "trick 1 of 12" in answer.out.partition("Undone.")[2]


def test_german_commands_work_in_german() -> None:
    asked = "hilfe\nprotokoll\nwertung\nkarte w10\nrolle\nzurück\nende\n"
    answer = schism(*QUICK, "--lang", "de", typed=asked)
    assert answer.code == 0
    assert "Du hast den Tisch verlassen." in answer.out


def test_saving_never_overwrites_what_is_there(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("precious")
    assert "already exists" in schism(*QUICK, "--save", str(file)).complaint
    told = schism(*QUICK, typed=f"save {file}\nquit\n").out
    assert "already exists" in " ".join(told.split())
    assert file.read_text() == "precious"


def test_cards_can_be_named_in_any_case_and_declared_at_once() -> None:
    answer = schism(*QUICK, "--open-piles", typed=f"{ANY_ANSWER}w10 = C\nW5=t\nquit\n")
    assert answer.code == 0


def _hear_interruptions() -> None:
    """Tests that a shell runs in the background ignore them, and so would their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("save", [("--save", "game.json"), ()])
def test_an_interruption_saves_and_says_so_by_its_exit_code(
    tmp_path: Path, save: tuple[str, ...]
) -> None:
    program = [sys.executable, "-c", "from schism.cli.main import run; run()"]
    with subprocess.Popen(
        [*program, *QUICK, *save],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_hear_interruptions,
    ) as process:
        assert process.stdout is not None
        told = b""
        while not told.endswith(b"? "):
            told += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in err
    (file,) = tmp_path.iterdir()
    assert f"schism play tolerance --resume {file.name}".encode() in b" ".join(out.split())
    assert next(read_records(file))["result"] is None


def test_in_a_process_of_its_own_by_the_locale() -> None:
    answer = schism_process(*QUICK, typed="ende\n", LC_ALL="de_DE.UTF-8")
    assert answer.code == 0
    assert "Du hast den Tisch verlassen." in answer.out
