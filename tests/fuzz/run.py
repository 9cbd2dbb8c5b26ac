"""Many games of one kind, through all options and decks in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from schism.games.contract import Json
from schism.games.registry import GAMES
from schism.table.match import Match, settle_options
from tests.fuzz.coverage import Coverage
from tests.fuzz.decks import decks_for
from tests.fuzz.play import FuzzGame

SCRAMBLED = 40

ROLES: list[Json] = [
    {"roles": "bertram"},
    {"roles": "random"},
    {"roles": "random", "hidden_roles": True},
]
OPTIONS: dict[str, list[Json]] = {
    "tolerance": [
        {"players": players, "plague": plague, **roles}
        for players, plague, roles in product((3, 4, 5), (1, 2), ROLES)
    ],
    "avignon": [{"kinds": "base"}, {"kinds": "expansion"}, {"kinds": "random"}],
}


def fuzz(name: str, games: range, seed: int, coverage: Coverage) -> Iterator[Match]:
    """The games of these numbers, each a match that ended well; a `Finding` otherwise."""
    game = GAMES[name]
    decks = decks_for(game, Random(seed), SCRAMBLED)
    shipped = len(decks) - SCRAMBLED
    for number in games:
        options = OPTIONS[name][number % len(OPTIONS[name])]
        turn = number // len(OPTIONS[name])
        deck = decks[turn % shipped] if turn % 2 else decks[turn % len(decks)]
        settings = settle_options(game, deck, options, seed, number)
        yield FuzzGame(game, deck, settings, seed, number).play(coverage)
