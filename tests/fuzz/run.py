"""Many games of one kind, with options and decks drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from schism.games.registry import GAMES
from schism.table.match import Match
from tests.fuzz.coverage import Coverage
from tests.fuzz.decks import decks_to_draw_from
from tests.fuzz.options import random_options
from tests.fuzz.play import FuzzGame


def fuzz(name: str, games: range, seed: int, coverage: Coverage) -> Iterator[Match]:
    """The games of these numbers, each a match that ended well; a `Finding` otherwise."""
    game = GAMES[name]
    for number in games:
        chance = Random(f"options {seed} {number}")
        deck = chance.choice(chance.choice(decks_to_draw_from(name, seed)))
        options = random_options(game, deck, seed, number, chance)
        yield FuzzGame(game, deck, options, seed, number).play(coverage)
