"""What games send is what they declare, and what they declare is sent."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter

import schism
from schism.games.contract import PUBLIC, Json
from schism.games.registry import GAMES, find_deck, shipped_decks
from schism.games.schema import options_type
from tests.kit import EVERY_SET_UP, FEW_GAMES, play_on, random_match

IN_EVERY_SET_UP = pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


_adapter = cache(TypeAdapter)


def fits(declared: Any, value: Any) -> bool:
    """Whether a value is of a type, with no key more: those are dropped when it is validated."""
    text = json.dumps(value)
    validated = _adapter(declared).validate_json(text, strict=True)
    return bool(json.loads(json.dumps(validated)) == json.loads(text))


@IN_EVERY_SET_UP
def test_views_fit_their_types(game: str, options: Json) -> None:
    schema = GAMES[game].schema
    for seed in range(FEW_GAMES):
        match = schism.new(game, seed=seed, **options)
        while not match.over:
            public, *own = map(json.loads, match.view_texts())
            assert fits(schema.public, public)
            assert all(fits(schema.own, each) for each in own)
            assert all(fits(schema.view, match.view(s)) for s in range(PUBLIC, match.seats))
            play_on(match, seed, decisions=9)
        assert fits(schema.public, match.public_view())
        assert fits(schema.result, match.result())


@IN_EVERY_SET_UP
def test_keys_stand_in_the_order_they_are_declared_in(game: str, options: Json) -> None:
    public, *own = map(json.loads, schism.new(game, seed=0, **options).view_texts())
    assert list(public) == list(GAMES[game].schema.public.__annotations__)
    assert all(list(each) == list(GAMES[game].schema.own.__annotations__) for each in own)


@IN_EVERY_SET_UP
def test_events_fit_their_types(game: str, options: Json) -> None:
    declared = GAMES[game].events.type()
    for seed in range(FEW_GAMES):
        events = random_match(game, seed, **options).everything()
        assert all(fits(declared, event) for event in events)


@EVERY_GAME
def test_every_declared_event_happens(game: str) -> None:
    """In random games, or where the rules name it: some need cards that shipped decks lack."""
    matches = [random_match(game, seed) for seed in range(FEW_GAMES)]
    happened = {event["event"] for match in matches for event in match.everything()}
    files = GAMES[game].folder.rglob("*.py")
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    rules = re.sub(r"^[A-Z_]+ = EVENTS\.add\(", "", source, flags=re.MULTILINE)
    rare = set(GAMES[game].events.names) - happened
    assert [name for name in rare if not re.search(rf"\b{name.upper()}\b", rules)] == []


@EVERY_GAME
def test_decks_and_options_fit_their_types(game: str) -> None:
    for path in shipped_decks(GAMES[game]):
        assert fits(GAMES[game].schema.deck, find_deck(GAMES[game], path.stem).as_json())
    declared = options_type(game, GAMES[game].options)
    assert fits(declared, {name: each.default for name, each in GAMES[game].options.items()})
    assert fits(declared, schism.new(game, seed=0).options)
