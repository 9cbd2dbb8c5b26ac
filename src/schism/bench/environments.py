"""How fast a learner can step our environments, beside those it knows, in one run."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from schism.adapters.batched import Batched
from schism.bench.peers import SEED, Rate, imported, timed
from schism.bench.searches import MEGABYTE

OUR_PETTINGZOO = "schism.adapters.tolerance_v0"
# PettingZoo's games of cards, which are RLCard's; Hanabi needs a library of its own.
PETTINGZOO_PEERS = (
    "pettingzoo.classic.texas_holdem_v4",
    "pettingzoo.classic.texas_holdem_no_limit_v6",
    "pettingzoo.classic.leduc_holdem_v4",
)
ROWS = 16_384
STEPS_A_CALL = 20
MILLION = 1_000_000
_SIMULATE = """
import sys
from schism.bench.searches import most_resident
from schism.cli.main import main
assert main(["simulate", "tolerance", "--games", sys.argv[1]]) == 0
print(most_resident(), file=sys.stderr)
"""


def pettingzoo_games(module: str, seconds: float) -> Rate | None:
    """Random play through `last` and `step`, as PettingZoo's own benchmark does it."""
    found = imported(module)
    if found is None:
        return None
    env = found.env()
    env.reset(seed=SEED)
    pick = random.Random(SEED).choice

    def play() -> float:
        env.reset()
        steps = 0
        while env.agents:
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else pick(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    return timed(module.rpartition(".")[2], seconds, play)


def batched_games(game: str, seconds: float, observe: bool) -> Rate:
    """Random play on all cores, with arrays of actions that go out and come in at every step."""
    env = Batched(game, games=ROWS, seed=SEED, observe=observe)

    def steps() -> None:
        for _ in range(STEPS_A_CALL):
            env.step(env.random_actions())

    return _batched(env, seconds, steps)


def batched_inside(game: str, seconds: float) -> Rate:
    """Random play on all cores that stays inside; masks are written at every step all the same."""
    env = Batched(game, games=ROWS, seed=SEED, observe=False)
    return _batched(env, seconds, lambda: env.play_randomly(STEPS_A_CALL))


def _batched(env: Batched, seconds: float, steps: Callable[[], None]) -> Rate:
    def play() -> float:
        steps()
        return STEPS_A_CALL * ROWS

    return timed(env.game.id, seconds, play)


@dataclass(frozen=True, slots=True)
class Run:
    """A simulation from the command line to its report."""

    games: int
    seconds: float
    megabytes: float


def million(games: int = MILLION) -> Run:
    """Random games of Tolerance and their report, in a process of its own."""
    command = [sys.executable, "-c", _SIMULATE, str(games)]
    begin = perf_counter()
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return Run(games, perf_counter() - begin, float(done.stderr) / MEGABYTE)


Contender = Callable[[float], Rate | None]


def best_of(rounds: int, seconds: float, *contenders: Contender) -> Iterator[Rate | None]:
    """The best round of each; they take turns, so that a slow moment hits all alike."""
    rates: list[list[Rate | None]] = [
        [contender(seconds / rounds) for contender in contenders] for _ in range(rounds)
    ]
    for i in range(len(contenders)):
        found: list[Any] = [row[i] for row in rates if row[i] is not None]
        yield max(found, key=lambda rate: rate.per_second, default=None)
