"""How a match begins: its options, its seed, and `schism.new`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np

from schism.errors import SchismError
from schism.games.contract import Game, Options
from schism.games.deck import Deck
from schism.games.options import whole_number
from schism.games.random_source import Secure, Seeded
from schism.games.registry import find_deck, game_called
from schism.kernel.rng import stream
from schism.table.match import Match

LARGEST_SEED = 2**63 - 1


def new(
    game: str,
    *,
    deck: str | Path | None = None,
    seed: SupportsIndex | None = None,
    number: int = 0,
    **options: Any,
) -> Match:
    """Start a match: `schism.new(game, players=4, seed=7)`.

    A seed gives the same game on every machine, and `number` picks one of its many games; without
    a seed, shuffles come from the operating system's secure source. `deck` is the id of a deck that
    ships with the game, or a file. The other options are the game's own: `schism play GAME --help`
    explains them, and an error lists them.
    """
    chosen = game_called(game)
    values = find_deck(chosen, deck)
    settled = settle_options(chosen, values, options, seed, number)
    return Match(chosen, values, settled, None if seed is None else check_seed(seed), number)


def settle_options(
    game: Game, deck: Deck, wanted: Mapping[str, Any], seed: SupportsIndex | None, number: int
) -> Options:
    """Check and complete the options of the `number`-th game of a seed."""
    if seed is None:
        return game.settle_options(deck, wanted, Secure())
    start = stream(np.uint64(check_seed(seed)), number)
    return game.settle_options(deck, wanted, Seeded(int(start)))


def check_seed(seed: object) -> int:
    """Return the seed as a plain number; raise if it is not one."""
    number = whole_number(seed)
    if number is None or not 0 <= number <= LARGEST_SEED:
        raise SchismError("seed", found=str(seed), largest=str(LARGEST_SEED))
    return number
