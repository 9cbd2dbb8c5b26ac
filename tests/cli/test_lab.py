"""`schism balance` and `schism tune`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schism.games.registry import load_file
from tests.cli.terminal import schism


def test_a_report_in_words_as_json_and_as_a_page(tmp_path: Path) -> None:
    page, kept = tmp_path / "report.html", tmp_path / "kept"
    options = ("avignon", "--bots", "random", "--games", "2", "--seed", "4", "--resume", str(kept))
    told = schism("balance", *options, "--html", str(page), "--lang", "de")
    assert told.code == 0, told.err
    assert "Rom" in told.out
    assert "<html lang=" in page.read_text(encoding="utf-8")
    report = json.loads(schism("balance", *options, "--json").out)
    assert report["settings"][0]["games"] == 2
    assert report == json.loads(schism("balance", *options, "--json").out)


def test_two_decks_at_two_numbers_of_players() -> None:
    options = ("--bots", "random", "--games", "1", "--players", "3,5", "--json")
    answer = schism("balance", "tolerance", "--against", "house-de", *options)
    report = json.loads(answer.out)
    found = [(s["deck"], s["players"]) for s in report["settings"]]
    assert found == [("house-en", 3), ("house-de", 3), ("house-en", 5), ("house-de", 5)]
    assert [(p["decks"], p["players"]) for p in report["pairs"]] == [
        (["house-en", "house-de"], 3),
        (["house-en", "house-de"], 5),
    ]


FEW = ("--bots", "random", "--games", "1", "--seed", "4")


def test_decks_of_one_id_are_named_as_they_were_asked_for(tmp_path: Path) -> None:
    page, names = tmp_path / "report.html", ["house-8e6c004b", "house"]
    decks = ("--deck", names[0], "--against", names[1])
    answer = schism("balance", "avignon", *decks, *FEW, "--html", str(page))
    assert answer.code == 0, answer.err
    assert "house-8e6c004b, random" in answer.out
    assert "house-8e6c004b, house" in page.read_text(encoding="utf-8")
    report = json.loads(schism("balance", "avignon", *decks, *FEW, "--json").out)
    assert [setting["name"] for setting in report["settings"]] == names
    assert [setting["deck"] for setting in report["settings"]] == ["house", "house"]
    assert report["pairs"][0]["names"] == names


def test_own_decks_of_one_id_with_different_people(tmp_path: Path) -> None:
    files = [tmp_path / name / "mine.toml" for name in ("one", "two")]
    for file in files:
        file.parent.mkdir()
        schism("deck", "new", str(file), "--from", "house")
    text = files[0].read_text(encoding="utf-8")
    files[0].write_text(text.replace('id = "priest"', 'id = "hermit"'), encoding="utf-8")
    page = tmp_path / "report.html"
    decks = ("--deck", str(files[0]), "--against", str(files[1]))
    answer = schism("balance", "avignon", *decks, *FEW, "--html", str(page))
    assert answer.code == 0, answer.err
    assert "hermit" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["balance", "tolerance", "--deck", "house"], "The deck house is for avignon"),
        (["balance", "tolerance", "--against", "house"], "The deck house is for avignon"),
        (["balance", "tolerance", "--players", "3,two"], "players must be a whole number"),
        (["balance", "tolerance", "--games", "0"], "At least 1 game"),
        (["balance", "tolerance", "--html", "/no/folder/page.html"], "could not be written"),
        (["balance", "tolerance", "--roles", "choose"], "only choose in turn at a table"),
        (["balance", "avignon", "--kinds", "choose"], "only choose in turn at a table"),
        (["tune", "avignon", "no good.toml"], "no good"),
        (["tune", "avignon", "no/folder.toml"], "no/folder.toml could not be written"),
        (
            ["tune", "avignon", "x.toml", "--bots", "random,greedy"],
            'name one level, not "random,greedy"',
        ),
        (["tune", "avignon", "x.toml", "--deck", "house-en"], "is for tolerance"),
    ],
)
def test_impossible_reports(
    arguments: list[str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert expected in schism(*arguments).complaint
    assert list(tmp_path.iterdir()) == []


def test_a_tuned_deck_loads_and_is_found_again(tmp_path: Path) -> None:
    search = ("--bots", "random", "--games", "3", "--steps", "2", "--candidates", "3")
    kept = ("--resume", str(tmp_path / "kept"))
    files = [tmp_path / name / "tuned.toml" for name in ("one", "two")]
    for file in files:
        file.parent.mkdir()
        answer = schism("tune", "avignon", str(file), *search, *kept, "--json")
        assert answer.code == 0, answer.err
        report = json.loads(answer.out)
        assert [step["step"] for step in report["steps"]] == [0, 1]
    decks = [load_file(file) for file in files]
    assert decks[0].id == "tuned"
    assert decks[0].data == decks[1].data


def test_a_deck_that_is_there_is_not_tuned_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious")
    assert str(file) in schism("tune", "avignon", str(file)).complaint
    assert file.read_text() == "precious"
