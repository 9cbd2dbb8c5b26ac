"""Rules 4.1 and 4.2 as files: what a deck may contain, and the errors for what it may not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from schism.errors import DeckError
from schism.games.avignon.rules.state import MOST_KINDS
from schism.games.contract import Json
from schism.games.registry import load_file, load_text
from schism.games.words import Words
from schism.text import LANGUAGES, Reader
from tests.rules.avignon.build import GAME, IN_GENOA, KINDS, deck_of, house, kind, table

ODD = Path(__file__).parent / "odd-deck.toml"
SHIPPED = GAME.folder / "decks/house.toml"


def refused(step: Json) -> DeckError:
    with pytest.raises(DeckError) as error:
        deck_of(kind("knight", petition=[{"do": "home", "who": "self"}, step]))
    return error.value


def step(**more: Any) -> Json:
    return {"do": "pull", "who": "others", "count": 1, "by": 1, **more}


def without(name: str, **more: Any) -> Json:
    found = step(**more)
    del found[name]
    return found


def test_4_1_every_value_of_the_house_deck_has_its_source() -> None:
    sources = {row["id"]: row["source"] for row in house().data["kind"]}
    assert all(set(source) == {"faction", "petition", "wins"} for source in sources.values())
    assert sources["noble"]["wins"] == "printed"
    assert sources["cardinal"]["petition"] == "review"
    own_making = [name for name, source in sources.items() if source["petition"] == "house"]
    assert sorted(own_making) == sorted(set(sources) - {"cardinal"})


def test_4_1_a_value_without_a_source_is_the_authors_own_and_others_are_checked() -> None:
    assert deck_of(kind("knight", source={"petition": "printed"})).id == "test"
    with pytest.raises(DeckError):
        deck_of(kind("knight", source={"petition": "hearsay"}))
    with pytest.raises(DeckError):
        deck_of(kind("knight", source={"colour": "printed"}))


def test_4_2_the_whole_vocabulary_loads() -> None:
    deck = load_file(ODD)
    said = str(deck.data)
    words = ["up_to", "any", "place", "where", "swap", "home", "opponent", "congregation", "at"]
    words += ("pull_or_push", "discard", "distance", "of", "kind_in_play", "owner_has_kinds")
    assert all(f"'{word}'" in said for word in words)


@pytest.mark.parametrize(
    ("wrong", "field", "expected"),
    [
        (step(do="kick"), "do", "pull"),
        (without("do"), "do", "pull"),
        (step(who="me"), "who", "others"),
        (without("who"), "who", "others"),
        (without("by"), "by", "1 .. 4"),
        (step(by=0), "by", "1 .. 4"),
        (step(by=5), "by", "1 .. 4"),
        (step(by=True), "by", "1 .. 4"),
        (step(by="far"), "by", "distance"),
        (step(by={}), "by", "distance"),
        (step(by={"in_play": "pope"}), "in_play", "knight"),
        (step(by={"kind_in_play": "pope"}), "kind_in_play", "knight"),
        (step(by={"distance": "paris"}), "distance", "own_city"),
        (step(by={"distance": "own_half"}), "distance", "own_city"),
        (step(by={"distance": "this", "of": "this"}), "distance", "own_city"),
        (step(by={"distance": "rome", "of": "all"}), "of", "each"),
        (step(count={"distance": "rome", "of": "each"}), "of", "this"),
        (step(count={"distance": "this"}), "distance", "own_city"),
        (step(count={"congregation": "own", "kind": "pope"}), "kind", "knight"),
        (step(count={"at": "rome", "kind": "pope"}), "kind", "knight"),
        (step(count={"kind_in_play": "pope"}), "kind_in_play", "knight"),
        (without("count"), "count", "in_play"),
        (step(count=0), "count", "1 .. 5"),
        (step(count=6), "count", "1 .. 5"),
        (step(count="two"), "count", "in_play"),
        (step(count={}), "count", "in_play"),
        (step(count={"in_play": "pope"}), "in_play", "knight"),
        (step(count={"at": "paris"}), "at", "genoa"),
        (step(count={"congregation": "his"}), "congregation", "own"),
        (step(count={"congregation": "own", "faction": "pope"}), "faction", "knight"),
        (step(faction="pope"), "faction", "knight"),
        (step(kind="pope"), "kind", "knight"),
        (step(where="paris"), "where", "own_half"),
        (step(up_to=1), "up_to", "true"),
        (step(actor="both"), "actor", "opponent"),
        ({"do": "swap", "who": "any", "count": 1}, "who", "others"),
        ({"do": "swap", "who": "others", "count": 2}, "count", "1 .. 1"),
        ({"do": "swap", "who": "others", "count": {"at": "this"}}, "count", "1 .. 1"),
        ({"do": "pull", "who": "faction", "by": 1}, "faction", "KIND"),
        (
            {"do": "pull", "who": "faction", "by": 1, "faction": "noble", "kind": "noble"},
            "faction",
            "KIND",
        ),
    ],
)
def test_4_2_what_is_wrong_is_told_with_its_place(wrong: Json, field: str, expected: str) -> None:
    error = refused(wrong)
    assert error.message == "deck-field"
    assert error.values["field"] == field
    assert expected in error.values["expected"]
    assert error.values["place"].startswith("test.toml, kind knight, petition 2")
    assert all(error.words(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "wrong",
    [
        step(colour="red"),
        {"do": "home", "who": "self", "by": 1},
        {"do": "pull", "who": "self", "by": 1, "count": 1},
        {"do": "discard", "who": "self", "by": 1},
        {"do": "pull_or_push", "who": "self", "by": 1, "up_to": True},
        {"do": "pull", "who": "self", "by": 1, "kind": "knight"},
        step(by={"in_play": "knight", "kind": "knight"}),
        step(by={"distance": "rome", "faction": "knight"}),
        {"do": "pull", "who": "faction", "faction": "noble", "by": 1, "up_to": True},
        {"do": "pull", "who": "self", "by": 1, "faction": "knight"},
        step(count={"in_play": "knight", "at": "this"}),
    ],
)
def test_4_2_what_a_step_cannot_have_is_refused(wrong: Json) -> None:
    assert refused(wrong).message == "deck-unknown"


def test_4_2_a_complaint_lists_what_a_step_can_have() -> None:
    itself = refused({"do": "home", "who": "self", "by": 1})
    assert itself.values["known"] == "actor, do, where, who"
    chosen = refused({"do": "home", "who": "any", "count": 1, "by": 1})
    assert chosen.values["known"] == "actor, count, do, faction, kind, up_to, where, who"


@pytest.mark.parametrize(
    "wins",
    [
        [{"side": "rome", "owner_has": ["knight"]}],
        [{"owner_has": ["knight"]}],
        [{"side": "owner"}],
        [{"side": "owner", "owner_has": []}],
        [{"side": "owner", "owner_has": "knight"}],
        [{"side": "owner", "owner_has": ["pope"]}],
        [{"side": "owner", "owner_has": [["knight"]]}],
        [{"side": "owner", "owner_has_kinds": []}],
        [{"side": "owner", "owner_has_kinds": ["pope"]}],
        [{"side": "owner", "opponent_has_kinds": "knight"}],
        [{"side": "owner", "owner_has": ["knight"], "both_have": []}],
        [{"side": "owner", "owner_has": ["knight"]}] * 5,
        "none",
    ],
)
def test_4_2_win_conditions_are_checked(wins: Any) -> None:
    with pytest.raises(DeckError) as error:
        deck_of(kind("knight", wins=wins))
    assert str(error.value)


@pytest.mark.parametrize(
    "row",
    [
        kind("the knight"),
        kind("Squire"),
        kind("k" * 41, faction="knight", expansion=True),
        kind("knight", faction="knight ly"),
        {"id": "knight", "faction": "knight"},
        kind("knight", petition=[{"do": "home", "who": "self"}] * 7),
        kind("knight", petition={}),
        kind("knight", name="Ritter"),
        kind("knight", name={"en": "Knight"}),
        kind("knight", expansion="yes"),
        kind("knight", colour="red"),
    ],
)
def test_4_2_kinds_are_checked(row: Json) -> None:
    with pytest.raises(DeckError) as error:
        deck_of(row)
    assert str(error.value)


def test_4_2_many_long_ids_can_be_shown() -> None:
    long_ids = [f"{number:02}".rjust(40, "k") for number in range(MOST_KINDS - len(KINDS))]
    kinds = [kind(id_, faction="knight", expansion=True) for id_ in long_ids]
    chosen = [long_ids[-1] if name == "knight" else name for name in KINDS]
    match = table(IN_GENOA.replace("knight", long_ids[-1]), deck=deck_of(*kinds), kinds=chosen)
    assert [row["kind"] for row in match.view(0)["kinds"]] == chosen


def test_4_2_a_kind_stands_there_once() -> None:
    rows = [*map(kind, KINDS), kind("knight", expansion=True)]
    data = {"format": "schism-deck/1", "game": "avignon", "id": "x", "kind": rows}
    with pytest.raises(DeckError) as error:
        GAME.load_deck(data, "x.toml")
    assert error.value.message == "deck-kind-twice"


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ('{ do = "pull", who = "others", count = 1, by = 2 }', '{ do = "kick" }', "kick"),
        (
            'faction = "bishop"\nexpansion = false',
            'faction = "noble"\nexpansion = false',
            'noble"\n',
        ),
        ('opponent_has = ["knight"]', 'opponent_has = ["king"]', "king"),
        ('count = { in_play = "peasant" }', 'count = { in_play = "pope" }', "pope"),
        ('id = "peasant"\n', 'id = "peasant"\ncolour = "red"\n', "colour"),
        ('id = "preacher"', 'id = "knight"', None),
    ],
)
def test_4_2_complaints_name_the_line(old: str, new: str, at: str | None) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    assert text.count(old) == 1
    broken = text.replace(old, new)
    with pytest.raises(DeckError) as error:
        load_text(broken, "mine.toml")
    line = error.value.line
    assert line is not None
    assert (at or 'id = "knight"').strip() in broken.splitlines()[line - 1]
    assert f"line {line}" in error.value.words("en")
    assert f"Zeile {line}" in error.value.words("de")


def test_4_2_a_missing_field_is_looked_for_in_its_table() -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace('id = "noble"\n', "")
    with pytest.raises(DeckError) as error:
        load_text(text, "mine.toml")
    line = error.value.line
    assert line is not None
    assert text.splitlines()[line - 1] == "[[kind]]"
    assert text.splitlines()[line] == 'faction = "noble"'


def test_4_2_every_step_has_words_in_every_language() -> None:
    for deck in (house(), load_file(ODD)):
        for language in LANGUAGES:
            words = Words(deck, Reader(language, ("Agnes", "Ben")))
            lines = [words.card_text(row["id"]) for row in deck.data["kind"]]
            assert len(set(lines)) == len(lines)
            assert not any("  " in line or " ." in line or " ;" in line for line in lines)
