"""A game is one folder: the toy runs everywhere, and no file outside its folder knows it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from schism.bots.registry import plain_bots
from tests.third_game.kit import ROOT, run_module

SUITES = (
    "tests/third_game/test_toy.py",
    "tests/contract/test_contract.py",
    "tests/leaks/test_secrecy.py",
    "tests/bots/test_bots.py::test_every_level_plays_legally_through_a_whole_game",
    "tests/adapters/test_batched.py",
    "tests/adapters/test_conform.py",
)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played in the terminal, by somebody who always takes the first choice."""
    file = tmp_path_factory.mktemp("toy") / "game.json"
    options = ("--players=3", "--bots=greedy,random", "--seed=3", f"--save={file}")
    told = run_module("schism", "play", "toy", *options, typed="help\nhint\n" + "1\n" * 4)
    assert told.count("Your choice:") == 6
    assert "wins with" in told or "win with" in told
    return file


def test_no_file_outside_its_folder_knows_it() -> None:
    found = subprocess.run(
        ["git", "grep", "-lwi", "toy", "--", "src", "web/src", ":!*.test.ts"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == ""


def test_it_passes_the_tests_that_every_game_passes() -> None:
    summary = run_module("pytest", "-p", "no:cacheprovider", "-k", "toy", *SUITES, "-rs")
    assert "SKIPPED" not in summary


def test_its_record_replays_and_is_reviewed(record: Path) -> None:
    assert "ok, 1 record" in run_module("schism", "replay", str(record), "--check")
    assert "is turned up" in run_module("schism", "replay", str(record))
    assert "wird aufgedeckt" in run_module("schism", "replay", str(record), "--lang", "de")
    reviewed = run_module("schism", "review", str(record), "--seat=0", "--budget=20", "--json")
    assert json.loads(reviewed)["seat"] == 0


def test_the_lab_plays_it_at_every_level(tmp_path: Path) -> None:
    few = ("--jobs=1", "--json")
    simulated = run_module("schism", "simulate", "toy", "--players=2", "--games=50", *few)
    assert json.loads(simulated)["games"] == 50
    budgets = {"quick": ":20", "master": ":20"}
    levels = ",".join(name + budgets.get(name, "") for name in plain_bots())
    tournament = run_module("schism", "arena", "toy", "--games=1", f"--bots={levels}", *few)
    assert len(json.loads(tournament)["bots"]) == len(plain_bots())
    page = tmp_path / "report.html"
    of_two = ("--players=2", "--bots=random", "--games=100", f"--html={page}")
    run_module("schism", "balance", "toy", *of_two, "--jobs=1")
    assert "Toy" in page.read_text(encoding="utf-8")


def test_its_deck_is_listed_shown_and_checked() -> None:
    assert "plain" in run_module("schism", "deck", "list")
    assert "points" in run_module("schism", "deck", "show", "plain")
    assert "ok" in run_module("schism", "deck", "check", str(ROOT / "tests/toy/decks/plain.toml"))
