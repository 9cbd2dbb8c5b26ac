"""Decks nobody would print: every value and effect is random, so that rare rulings come up."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from schism.games.contract import Game
from schism.games.deck import Deck
from schism.games.registry import GAMES, find_deck, shipped_decks
from tests.fuzz import avignon, tolerance

SCRAMBLED = 40
SCRAMBLES = {"tolerance": tolerance.scramble, "avignon": avignon.scramble}


@cache
def decks_to_draw_from(name: str, seed: int) -> tuple[list[Deck], list[Deck]]:
    """The shipped decks of a game; the same and many scrambled ones. Once for all its games."""
    game, chance = GAMES[name], Random(seed)
    shipped = [find_deck(game, path.stem) for path in shipped_decks(game)]
    scrambled = [scrambled_deck(game, shipped[0], chance, number) for number in range(SCRAMBLED)]
    return shipped, shipped + scrambled


def scrambled_deck(game: Game, model: Deck, chance: Random, number: int) -> Deck:
    data: dict[str, Any] = deepcopy(model.data)
    data["id"] = f"scrambled-{number}"
    SCRAMBLES[game.id](data, chance)
    return game.load_deck(data, data["id"])
