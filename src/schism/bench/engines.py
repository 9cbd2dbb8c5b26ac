"""How fast our engines play random games, measured with their peers in one run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from time import perf_counter

import numpy as np

from schism.bench import libraries
from schism.bench.peers import GO_FISH, HEARTS, TRICK_TAKING, TWO_PLAYER
from schism.bench.rates import Contender, Rate
from schism.games.contract import States
from schism.games.random_source import Seeded
from schism.games.registry import find_deck, game_called
from schism.kernel.rollout import play_games

GAMES_PER_CALL = 256  # as many as the peer gets


@dataclass(frozen=True, slots=True)
class Field:
    """One of our games and the contenders it is compared with; ours comes first."""

    game: str
    contenders: tuple[Contender, ...]


def beginnings(name: str) -> States:
    game = game_called(name)
    deck = find_deck(game, None)
    states = np.empty(GAMES_PER_CALL, game.rules.state)
    states[:] = game.begin(deck, game.settle_options(deck, {}, Seeded(0)), 0)
    return states


def schism_games(name: str, seconds: float) -> Rate:
    """Whole random games on one core, deals included; decisions are counted exactly."""
    game = game_called(name)
    deck, start = find_deck(game, None).record, beginnings(name)
    shares = np.empty((GAMES_PER_CALL, 1))
    play_games(deck, start.copy(), np.uint64(0), 0, shares)
    decisions = calls = 0
    elapsed, begin = 0.0, perf_counter()
    while elapsed < seconds:
        first = calls * GAMES_PER_CALL
        decisions += play_games(deck, start.copy(), np.uint64(1), first, shares)
        calls += 1
        elapsed = perf_counter() - begin
    return Rate(f"Schism {name}, whole games", decisions, calls * GAMES_PER_CALL, elapsed)


FIELDS = (
    Field(
        TRICK_TAKING,
        (
            partial(schism_games, TRICK_TAKING),
            partial(libraries.openspiel_rollouts, HEARTS),
            partial(libraries.openspiel_games, HEARTS),
            partial(libraries.openspiel_python_loop, HEARTS),
            partial(libraries.openspiel_hasty_loop, HEARTS),
            libraries.rlcard_loop,
            libraries.rlcard_rules_loop,
        ),
    ),
    Field(
        TWO_PLAYER,
        (
            partial(schism_games, TWO_PLAYER),
            partial(libraries.openspiel_rollouts, GO_FISH),
            partial(libraries.openspiel_games, GO_FISH),
            partial(libraries.openspiel_python_loop, GO_FISH),
        ),
    ),
)
