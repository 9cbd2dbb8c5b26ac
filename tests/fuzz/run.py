"""Many games of one kind, with options and decks drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from schism.games.registry import GAMES
from schism.table.match import Match
from tests.fuzz.coverage import Coverage
from tests.fuzz.decks import decks_for
from tests.fuzz.options import random_options
from tests.fuzz.play import FuzzGame

SCRAMBLED = 40


def fuzz(name: str, games: range, seed: int, coverage: Coverage) -> Iterator[Match]:
    """The games of these numbers, each a match that ended well; a `Finding` otherwise."""
    game = GAMES[name]
    decks = decks_for(game, Random(seed), SCRAMBLED)
    shipped = decks[:-SCRAMBLED]
    for number in games:
        chance = Random(f"options {seed} {number}")
        deck = chance.choice(chance.choice((shipped, decks)))
        options = random_options(game, deck, seed, number, chance)
        yield FuzzGame(game, deck, options, seed, number).play(coverage)
