"""How fast this engine plays random games of Tolerance, measured beside its peers in one run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from time import perf_counter

import numpy as np

from schism.bench import peers
from schism.bench.peers import HEARTS, Rate
from schism.games.contract import States
from schism.games.registry import find_deck, game_called
from schism.games.source import Seeded
from schism.kernel.rollout import play_games

GAMES_PER_CALL = 256  # as many as the peer gets
PLAYERS = 4
ROUNDS = 3

Contender = Callable[[float], Rate | None]

CONTENDERS: tuple[Contender, ...] = (
    lambda seconds: schism_games(seconds),
    lambda seconds: peers.openspiel_rollouts(HEARTS, seconds),
    lambda seconds: peers.openspiel_games(HEARTS, seconds),
    lambda seconds: peers.openspiel_python_loop(HEARTS, seconds),
    peers.rlcard_loop,
    peers.rlcard_rules_loop,
)


def beginnings() -> States:
    game = game_called("tolerance")
    deck = find_deck(game, None)
    states = np.empty(GAMES_PER_CALL, game.rules.state)
    states[:] = game.begin(deck, game.settle_options(deck, {"players": PLAYERS}, Seeded(0)), 0)
    return states


def schism_games(seconds: float) -> Rate:
    """Whole random games on one core, deals included; decisions are counted exactly."""
    deck = find_deck(game_called("tolerance"), None).record
    start, shares = beginnings(), np.empty((GAMES_PER_CALL, PLAYERS))
    play_games(deck, start.copy(), np.uint64(0), 0, shares)
    decisions = calls = 0
    elapsed, begin = 0.0, perf_counter()
    while elapsed < seconds:
        first = calls * GAMES_PER_CALL
        decisions += play_games(deck, start.copy(), np.uint64(1), first, shares)
        calls += 1
        elapsed = perf_counter() - begin
    return Rate(
        "Schism tolerance, games with the deals", decisions, calls * GAMES_PER_CALL, elapsed
    )


def measured(seconds: float) -> Iterator[Rate | None]:
    """Each contender in turn, in rounds, so that a slow moment of the machine hits all alike."""
    for _, contender in zip(range(ROUNDS * len(CONTENDERS)), cycle(CONTENDERS), strict=False):
        yield contender(seconds / ROUNDS)


def best(rates: list[Rate | None]) -> list[Rate]:
    """The best round of each contender, in their order, without those that are not installed."""
    found: dict[str, Rate] = {}
    for rate in rates:
        if rate is not None:
            known = found.setdefault(rate.name, rate)
            found[rate.name] = max(known, rate, key=lambda each: each.per_second)
    return list(found.values())
