"""How fast our engines play random games, measured beside their peers in one run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from schism.bench import peers
from schism.bench.peers import HEARTS, TWO_PLAYER_PEER, Rate
from schism.games.contract import States
from schism.games.random_source import Seeded
from schism.games.registry import find_deck, game_called
from schism.kernel.rollout import play_games

GAMES_PER_CALL = 256  # as many as the peer gets
ROUNDS = 3

Contender = Callable[[float], Rate | None]


@dataclass(frozen=True, slots=True)
class Field:
    """One of our games and those it is measured beside; ours comes first."""

    game: str
    contenders: tuple[Contender, ...]

    def measured(self, seconds: float) -> Iterator[Rate | None]:
        """Each in turn, in rounds, so that a slow moment of the machine hits all alike."""
        for _ in range(ROUNDS):
            for contender in self.contenders:
                yield contender(seconds / ROUNDS)


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
        "tolerance",
        (
            lambda seconds: schism_games("tolerance", seconds),
            lambda seconds: peers.openspiel_rollouts(HEARTS, seconds),
            lambda seconds: peers.openspiel_games(HEARTS, seconds),
            lambda seconds: peers.openspiel_python_loop(HEARTS, seconds),
            lambda seconds: peers.openspiel_hasty_loop(HEARTS, seconds),
            peers.rlcard_loop,
            peers.rlcard_rules_loop,
        ),
    ),
    Field(
        "avignon",
        (
            lambda seconds: schism_games("avignon", seconds),
            lambda seconds: peers.openspiel_rollouts(TWO_PLAYER_PEER, seconds),
            lambda seconds: peers.openspiel_games(TWO_PLAYER_PEER, seconds),
            lambda seconds: peers.openspiel_python_loop(TWO_PLAYER_PEER, seconds),
        ),
    ),
)


def best(rates: list[Rate | None]) -> list[Rate]:
    """The best round of each contender, in their order, without those that are not installed."""
    found: dict[str, Rate] = {}
    for rate in rates:
        if rate is not None:
            known = found.setdefault(rate.name, rate)
            found[rate.name] = max(known, rate, key=lambda each: each.per_second)
    return list(found.values())
