"""External programs as bots: what they are told, and what happens if they misbehave."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import schism
from schism.bot_session import bot_session, choose_action, end_session
from schism.bots.external import PROTOCOL, ExternalBot, texts
from schism.bots.program import Program
from schism.bots.random_bot import RandomBot
from schism.bots.registry import make_bot
from schism.errors import SchismError
from schism.games.registry import GAMES
from schism.table.match import Match
from tests.kit import EVERY_SET_UP, random_match

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"

# Answers with the first action, and writes down what it was told.
SCRIBE = """
import json, sys
with open(sys.argv[1], "w") as book:
    for line in sys.stdin:
        book.write(line)
        message = json.loads(line)
        if message["type"] == "request":
            print(json.dumps({"action": message["actions"][0]}), flush=True)
"""


def command(*words: object) -> str:
    return shlex.join([sys.executable, *map(str, words)])


def answering(answer: str) -> str:
    """A program that gives the same answer to whatever it is asked."""
    return command("-c", f"import sys; [print({answer!r}, flush=True) for _ in sys.stdin]")


def play_out(match: Match, bot: ExternalBot) -> None:
    """The program in seat 0, against chance."""
    bots = {seat: bot if seat == 0 else RandomBot(seat) for seat in range(match.seats)}
    with bot_session(match, bots):
        while match.to_act is not None:
            match.play(choose_action(match, bots[match.to_act]))


def ask(bot: ExternalBot, game: str = "avignon") -> int:
    match = schism.new(game, seed=3)
    return bot.choose(match.deck, match.observation(match.to_act or 0), match.events(0))


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_game(game: str) -> None:
    results = []
    for _ in range(2):
        match = schism.new(game, seed=5)
        play_out(match, ExternalBot(command(EXAMPLE), seed=1))
        results.append(match.record())
    assert results[0]["result"] is not None
    assert results[0] == results[1]


@pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
def test_an_observation_names_its_actions_as_the_match_does(
    game: str, options: dict[str, Any]
) -> None:
    match = random_match(game, 4, decisions=0, **options)
    while match.to_act is not None:
        assert list(texts(match.deck, match.observation(match.to_act))) == match.legal()
        match.play(match.legal()[-1])


def told(book: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in book.read_text().splitlines()]


def test_what_a_program_is_told(tmp_path: Path) -> None:
    book = tmp_path / "book"
    match = schism.new("tolerance", seed=5, players=3)
    play_out(match, ExternalBot(command("-c", SCRIBE, book), seed=9, patience=30.0))
    start, *middle, end = told(book)
    deck = start.pop("deck")
    assert start == {
        "type": "start",
        "protocol": PROTOCOL,
        "game": "tolerance",
        "seat": 0,
        "seed": 9,
        "seconds": 30.0,
    }
    assert deck == match.deck.as_json()
    assert end == {"type": "end"}
    events = [message for message in middle if message["type"] == "event"]
    assert [{**event, "type": "event"} for event in match.events(0)] == events
    requests = [message for message in middle if message["type"] == "request"]
    assert [request["number"] for request in requests] == list(range(1, len(requests) + 1))


def test_a_request_holds_what_the_seat_sees(tmp_path: Path) -> None:
    book = tmp_path / "book"
    match = random_match("avignon", 2, decisions=3)
    seat = match.to_act
    assert seat is not None
    bot = ExternalBot(command("-c", SCRIBE, book), seed=9)
    assert match.text_of(choose_action(match, bot)) == match.legal()[0]
    end_session(match, {seat: bot})
    request = told(book)[-2]
    assert request["actions"] == match.legal()
    assert {**request["observation"], "actions": request["actions"]} == match.view(seat)


def test_moves_taken_back_begin_the_story_again(tmp_path: Path) -> None:
    book = tmp_path / "book"
    bot = ExternalBot(command("-c", SCRIBE, book), seed=9)
    match = schism.new("avignon", seed=5)
    for _ in range(2):
        match.play(choose_action(match, bot))
    for _ in range(2):
        match.undo()
    match.play(match.legal()[-1])
    seat = match.to_act or 0
    choose_action(match, bot)
    end_session(match, {seat: bot})
    starts = [number for number, line in enumerate(told(book)) if line["type"] == "start"]
    assert len(starts) == 2
    again = [line for line in told(book)[starts[1] :] if line["type"] == "event"]
    assert [{**event, "type": "event"} for event in match.events(seat)] == again


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (answering('{"action": "beseech 9"}'), 'chose "beseech 9", which is not possible'),
        (answering("I resign"), 'said "I resign". Expected a line such as {"action": "N9"}.'),
        (answering('["beseech 1"]'), 'said "["beseech 1"]"'),
        (answering('{"action": 3}'), 'said "{"action": 3}"'),
        (command("-c", "raise SystemExit(3)"), "exited without an answer (exit code 3)"),
        ("./no-such-program", "cannot be started"),
        ("", "cannot be started"),
        ("'", "cannot be started"),
    ],
)
def test_a_program_that_misbehaves_is_named_with_what_it_did(program: str, expected: str) -> None:
    bot = ExternalBot(program, seed=1)
    with pytest.raises(SchismError) as raised:
        ask(bot)
    assert expected in str(raised.value)
    assert f'"{program}"' in str(raised.value)


def test_a_program_that_says_nothing_is_not_waited_for() -> None:
    bot = ExternalBot(command("-c", "import sys; sys.stdin.read()"), seed=1, patience=0.1)
    with pytest.raises(SchismError, match=r"did not answer within 0\.1 seconds"):
        ask(bot)


def test_a_program_that_does_not_read_holds_nobody_up() -> None:
    """Its input is far larger than a pipe holds."""
    sleeper = Program(command("-c", "print('here', flush=True); input(); input()"))
    assert sleeper.read(60) == "here\n"
    for _ in range(100):
        sleeper.write("x" * 10_000)
    assert sleeper.end(grace=60) == 0


def test_a_program_that_does_not_leave_is_made_to() -> None:
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
    program = Program(command("-c", deaf + "print('here', flush=True); time.sleep(3600)"))
    assert program.read(60) == "here\n"
    assert program.end(grace=0.05) == -9


@pytest.mark.parametrize("first", ["", "signal.signal(signal.SIGTERM, signal.SIG_IGN); "])
def test_what_a_script_has_started_is_made_to_leave_too(first: str) -> None:
    child = command("-c", f"import signal, time; {first}print(1, flush=True); time.sleep(3600)")
    program = Program(shlex.join(["sh", "-c", f"{child}; true"]))
    assert program.read(60) == "1\n"
    program.end(grace=0.05)
    assert program.read(60) is None  # nobody is left who could say something


def test_a_bot_that_was_never_asked_leaves_nothing_running() -> None:
    ExternalBot("./no-such-program", seed=1).leave()


def test_how_a_program_is_named_as_a_level() -> None:
    bot = make_bot("avignon", "cmd:./My bot.py --deep", 1)
    assert isinstance(bot, ExternalBot)
    assert (bot.command, bot.patience) == ("./My bot.py --deep", 10.0)
    patient = make_bot("avignon", "cmd:2.5s:./bot", 1)
    assert isinstance(patient, ExternalBot)
    assert (patient.command, patient.patience) == ("./bot", 2.5)


# The page for authors

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("writing-a-bot.md", "writing-a-bot.de.md")


def blocks(page: str, kind: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"```{kind}\n(.*?)\n```", text, re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_tells_what_is_really_said(page: str, tmp_path: Path) -> None:
    book = tmp_path / "book"
    match = schism.new("avignon", seed=5)
    match.play("beseech 1")
    bot = ExternalBot(command("-c", SCRIBE, book), seed=1)
    choose_action(match, bot)
    end_session(match, {1: bot})
    start, *events, request, _ = told(book)
    (lines,) = blocks(page, "jsonl")
    assert [json.loads(line) for line in lines.split("\n")] == [{**start, "deck": {}}, *events]
    _, asked, answer = (json.loads(block) for block in blocks(page, "json"))
    assert asked == request
    assert answer["action"] in request["actions"]
