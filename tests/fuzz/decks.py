"""Decks nobody would print: every value and effect drawn anew, so that rare rulings come up."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from schism.games.contract import Game
from schism.games.deck import Deck
from schism.games.registry import find_deck, shipped_decks
from tests.fuzz import avignon, tolerance

SCRAMBLES = {"tolerance": tolerance.scramble, "avignon": avignon.scramble}


def decks_for(game: Game, chance: Random, scrambled: int) -> list[Deck]:
    """The shipped decks, and a number of decks with other values."""
    shipped = [find_deck(game, path.stem) for path in shipped_decks(game)]
    return shipped + [scrambled_deck(game, shipped[0], chance, n) for n in range(scrambled)]


def scrambled_deck(game: Game, model: Deck, chance: Random, number: int) -> Deck:
    data: dict[str, Any] = deepcopy(model.data)
    data["id"] = f"scrambled-{number}"
    SCRAMBLES[game.id](data, chance)
    return game.load_deck(data, data["id"])
