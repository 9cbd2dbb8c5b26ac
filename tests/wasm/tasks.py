"""What is played in browsers and natively, to be compared: positions to start from, and matches."""

from __future__ import annotations

import random
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from schism.games.contract import Game, Json, Options
from schism.games.deck import Deck
from schism.games.options import ChoiceOption, FlagOption, NumberOption, Option, match_options
from schism.games.random_source import Seeded
from schism.games.readings import ReadingsOption
from schism.games.registry import find_deck, shipped_decks
from schism.kernel.records import State
from schism.kernel.rng import stream
from schism.table.draft import complete_draft
from schism.table.match import Match
from schism.table.setup import settle_options

SEED = 5


@dataclass(frozen=True, slots=True)
class Start:
    deck: Deck
    seats: int
    state: State

    def as_json(self) -> Json:
        state = b64encode(self.state.tobytes()).decode()
        return {"deck": self.deck.id, "seats": self.seats, "state": state}


def kinds_of_options(game: Game) -> list[Json]:
    """Every combination of numbers, choices and flags that a game allows."""
    declared = match_options(game.options)
    named = {name: _values(option) for name, option in declared.items() if _values(option)}
    kinds = (dict(zip(named, values, strict=True)) for values in product(*named.values()))
    return [kind for kind in kinds if not any(_is_ruled_out(declared, kind))]


def _values(option: Option) -> list[Any]:
    if isinstance(option, NumberOption):
        return list(range(option.low, option.high + 1))
    if isinstance(option, ChoiceOption):
        return list(option.choices)
    return [False, True] if isinstance(option, FlagOption) else []


def _is_ruled_out(declared: dict[str, Option], kind: Json) -> Iterator[bool]:
    for name, option in declared.items():
        unless = option.unless if isinstance(option, FlagOption) else None
        yield unless is not None and kind[name] and kind[unless[0]] == unless[1]


def readings_for(game: Game, players: int, chance: random.Random) -> Json:
    """None in half of the games, and otherwise some."""
    option = game.options.get("readings")
    if not isinstance(option, ReadingsOption) or chance.random() < 0.5:
        return {}
    chosen = [name for name in option.readings if chance.random() < 0.5]
    return {name: option.readings[name].other or chance.randrange(players) for name in chosen}


def starts(game: Game, kind: Json, games: range) -> Iterator[Start]:
    """Initial states, each with its own generator."""
    decks = [find_deck(game, path.stem) for path in shipped_decks(game)]
    for number in games:
        chance = random.Random(f"{kind} {number}")
        deck = chance.choice(decks)
        options = _drafted(game, deck, wanted_options(game, kind, chance), number)
        state = game.begin(deck, options, int(stream(np.uint64(SEED), number)))
        yield Start(deck, game.seats(options), state)


def wanted_options(game: Game, kind: Json, chance: random.Random) -> Json:
    readings = readings_for(game, kind.get("players", game.players.start), chance)
    return {**kind, "readings": readings} if readings else dict(kind)


def _drafted(game: Game, deck: Deck, wanted: Json, number: int) -> Options:
    settled, lots = settle_options(game, deck, wanted, SEED, number), Seeded(number)
    return complete_draft(game, deck, settled, lambda choice: choice.at_random(lots), lots)


def midway(game: Game, kind: Json, games: range) -> Iterator[Start]:
    """Positions in the middle of random games, where somebody has a choice."""
    for number in games:
        chance = random.Random(f"midway {kind} {number}")
        deck = find_deck(game, None)
        options = _drafted(game, deck, wanted_options(game, kind, chance), number)
        match = Match(game, deck, options, SEED, number)
        for _ in range(chance.randrange(60)):
            before = match.clone()
            match.play(chance.choice(match.legal_numbers()))
            if match.over:
                match = before
                break
        yield Start(deck, match.seats, match.state)


def wanted_matches(game: Game, games: int) -> list[Json]:
    """Matches of each kind of options, from secrets."""
    decks = [path.stem for path in shipped_decks(game)]
    return [
        _wanted_match(game, kind, chance.choice(decks), number, chance)
        for kind in kinds_of_options(game)
        for number in range(games)
        for chance in [random.Random(f"match {kind} {number}")]
    ]


def _wanted_match(game: Game, kind: Json, deck: str, number: int, chance: random.Random) -> Json:
    return {
        "deck": deck,
        "secret": b64encode(chance.randbytes(32)).decode(),
        "options": wanted_options(game, kind, chance),
        "picks": number,
    }
