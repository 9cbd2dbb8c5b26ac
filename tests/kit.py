"""What the tests of every game share: random play, and reading what a match tells."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import schism
from schism.games.contract import PUBLIC, Json
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from schism.table.match import Match

FEW_GAMES = 12 if COMPILING else 2  # interpreted rules are slow

RULES = Path(__file__).parent / "rules"


def contract_of(game: str) -> Json:
    """What a game's `contract.toml` tells the tests that every game goes through."""
    file = RULES / game / "contract.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def set_ups(game: str) -> list[Json]:
    """The ways to set a game up that its tests go through: those named, or each player count."""
    counts: list[Json] = [{"players": players} for players in GAMES[game].players]
    found: list[Json] = contract_of(game).get("set_up", counts)
    return found


EVERY_SET_UP = [(game, options) for game in GAMES for options in set_ups(game)]


def play_on(match: Match, seed: int, decisions: int | None = None) -> Match:
    """Play at random, for a number of decisions or to the end."""
    chance = Random(seed)
    while not match.over and decisions != 0:
        match.play(chance.choice(match.legal()))
        decisions = None if decisions is None else decisions - 1
    return match


def random_match(game: str, seed: int, decisions: int | None = None, **options: Any) -> Match:
    return play_on(schism.new(game, seed=seed, **options), seed, decisions)


def fields_of(record: Any) -> Json:
    """A record of the kernel as plain values, without the bytes between its fields."""
    return {name: record[name].tolist() for name in record.dtype.names}


def happened(match: Match, kind: str, seat: int = PUBLIC) -> list[Json]:
    """The events of a kind, in order, as a seat knows them."""
    return [event for event in match.events(seat) if event["event"] == kind]
