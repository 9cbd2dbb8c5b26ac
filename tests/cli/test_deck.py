"""`schism deck`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from schism.games.contract import Choice
from schism.games.registry import GAMES, face_for, find_deck, game_called, load_file
from schism.games.study import Item
from schism.text import Reader
from tests.cli.terminal import schism

DOCS = Path(__file__).parents[2] / "docs"


def test_the_shipped_decks_are_listed() -> None:
    assert "house-en" in schism("deck", "list").out
    ids = {row["id"] for row in json.loads(schism("deck", "list", "--json").out)}
    assert {"house-en", "house-de"} <= ids


def test_a_deck_is_shown_with_sources_effects_and_roles() -> None:
    out = schism("deck", "show", "house-en").out
    for expected in (
        "e  from an example in the rulebook",
        "Catherine de Medici p  Cath. e",
        "Piety: Nobles, Clergy p",
        "Bertram the Balanced",
    ):
        assert expected in out


def test_a_deck_is_shown_in_german() -> None:
    assert "Frömmigkeit: Adel, Klerus" in schism("deck", "show", "house-de", "--lang", "de").out


def test_names_of_ones_own_deck_are_shown(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    schism("deck", "new", str(file), "--from", "house-en")
    text = file.read_text(encoding="utf-8")
    text = text.replace('name = "Ned"', 'name = "Sir Toby"').replace('"Lawyer"', '"Notary"')
    file.write_text(text, encoding="utf-8")
    shown = schism("deck", "show", str(file)).out
    assert "Sir Toby" in shown
    assert "Notary" in shown
    study, deck = GAMES["tolerance"].study, load_file(file)
    assert study.label(deck, Item("role", "ned"), "de") == "Sir Toby"
    assert study.label(deck, Item("role", "bertram"), "de") == "Bertram"
    assert study.label(deck, Item("held", "N1"), "en") == "N1 Notary"
    face = face_for(deck, Reader("en", ["You"], 0))
    assert "Sir Toby" in str(next(iter(face.draft(Choice(0, "roles", ["ned"])).shown)))


def test_the_json_of_a_deck_carries_its_sum() -> None:
    shown = json.loads(schism("deck", "show", "house-en", "--json").out)
    assert shown["sha256"] == find_deck(game_called("tolerance"), "house-en").sha256
    assert len(shown["card"]) == 73


def test_a_new_deck_is_a_commented_copy_with_its_own_id(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    assert schism("deck", "new", str(file), "--from", "house-de").code == 0
    assert file.read_text(encoding="utf-8").startswith("# Your own deck")
    deck = load_file(file)
    assert deck.id == "my-cards"
    original = find_deck(game_called("tolerance"), "house-de").data
    assert {**deck.data, "id": "house-de"} == original
    assert "my-cards.toml: ok" in schism("deck", "check", str(file)).out
    assert schism("deck", "show", str(file)).code == 0


def test_a_copy_of_an_earlier_deck(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    answer = schism("deck", "new", str(file), "--from", "house-8e6c004b")
    assert answer.code == 0, answer.err
    original = find_deck(game_called("avignon"), "house-8e6c004b").data
    assert {**load_file(file).data, "id": "house"} == original


def test_a_copy_of_a_copy(tmp_path: Path) -> None:
    first, second = tmp_path / "one.toml", tmp_path / "two.toml"
    schism("deck", "new", str(first), "--from", "house-en")
    assert schism("deck", "new", str(second), "--from", str(first)).code == 0
    assert load_file(second).id == "two"


@pytest.mark.parametrize("origin", ["nowhere", "/nowhere/deck.toml"])
def test_a_copy_of_nothing(tmp_path: Path, origin: str) -> None:
    file = tmp_path / "my.toml"
    assert "There is no deck" in schism("deck", "new", str(file), "--from", origin).complaint
    assert not file.exists()


def test_new_never_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("precious")
    assert "already exists" in schism("deck", "new", str(file), "--from", "house-en").complaint
    assert file.read_text() == "precious"


def test_a_file_name_that_is_no_id(tmp_path: Path) -> None:
    file = tmp_path / "my cards.toml"
    assert "letters, digits" in schism("deck", "new", str(file), "--from", "house-en").complaint
    assert not file.exists()


def test_check_as_json(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    schism("deck", "new", str(file), "--from", "house-en")
    assert json.loads(schism("deck", "check", str(file), "--json").out)["ok"] is True


def test_check_warns_of_a_win_condition_for_one_side_alone(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    schism("deck", "new", str(file), "--from", "house")
    lines = file.read_text("utf-8").splitlines()
    alone = [line for line in lines if 'side = "opponent"' not in line]
    file.write_text("\n".join(alone), encoding="utf-8")
    checked = schism("deck", "check", str(file))
    assert checked.code == 0
    place = 1 + next(
        i for i, line in enumerate(alone) if line.startswith("wins = [") and "]" not in line
    )
    assert checked.err.startswith(f"warning: line {place}: my.toml, kind noble: ")
    (warning,) = json.loads(schism("deck", "check", str(file), "--json").out)["warnings"]
    assert warning in checked.err


@pytest.mark.parametrize(
    ("language", "page"),
    [("en", "making-an-avignon-deck.md"), ("de", "making-an-avignon-deck.de.md")],
)
def test_who_follows_the_page_on_making_a_deck_sees_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, page: str
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (DOCS / page).read_text(encoding="utf-8")
    file = Path(re.search(r"deck new (\S+)", text)[1])  # type: ignore[index]
    _, example = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    kinds = re.search(r"--kinds (\S*abbess\S*)", text)[1]  # type: ignore[index]
    assert schism("deck", "new", str(file), "--from", "house", "--lang", language).code == 0
    begun = file.read_text(encoding="utf-8")
    file.write_text(f"{begun}\n{example}", encoding="utf-8")
    save = ("--records", "games.jsonl")
    game = ("simulate", "avignon", "--deck", str(file), "--games", "1", "--kinds", kinds, *save)
    assert schism(*game).code == 0
    assert "abbess" in json.loads(Path("games.jsonl").read_text("utf-8"))["options"]["kinds"]
    file.write_text(f"{begun}\n{example.replace('nice', 'paris')}", encoding="utf-8")
    complaint = schism("deck", "check", str(file), "--lang", language).err
    assert " ".join(complaint.split()) in " ".join(text.split())
