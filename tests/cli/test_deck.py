"""`schism deck`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schism.games.registry import find_deck, game_called, load_file
from tests.cli.terminal import schism


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


def test_the_json_of_a_deck_carries_its_sum() -> None:
    shown = json.loads(schism("deck", "show", "house-en", "--json").out)
    assert shown["sha256"] == find_deck(game_called("tolerance"), "house-en").sha256
    assert len(shown["card"]) == 73


def test_a_new_deck_is_a_commented_copy_with_its_own_id(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    assert schism("deck", "new", str(file), "--from", "house-de").code == 0
    assert file.read_text(encoding="utf-8").startswith("# A deck of your own")
    deck = load_file(file)
    assert deck.id == "my-cards"
    original = find_deck(game_called("tolerance"), "house-de").data
    assert {**deck.data, "id": "house-de"} == original
    assert "my-cards.toml: ok" in schism("deck", "check", str(file)).out
    assert schism("deck", "show", str(file)).code == 0


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
    assert "exists already" in schism("deck", "new", str(file), "--from", "house-en").complaint
    assert file.read_text() == "precious"


def test_a_file_name_that_is_no_id(tmp_path: Path) -> None:
    file = tmp_path / "my cards.toml"
    assert "letters, digits" in schism("deck", "new", str(file), "--from", "house-en").complaint
    assert not file.exists()


def test_check_as_json(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    schism("deck", "new", str(file), "--from", "house-en")
    assert json.loads(schism("deck", "check", str(file), "--json").out)["ok"] is True
