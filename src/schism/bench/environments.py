"""How fast a learner can step our environments and well-known ones, in one run."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from schism.adapters.batched import Batched
from schism.bench.libraries import SEED, imported
from schism.bench.peers import TRICK_TAKING
from schism.bench.rates import Rate, timed
from schism.bench.searches import MEGABYTE

ROWS = 16_384
STEPS_A_CALL = 20
MILLION = 1_000_000
_SIMULATE = """
import sys
from schism.bench.searches import most_resident
from schism.cli.main import main
assert main(["simulate", *sys.argv[1:]]) == 0
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
    """Random play on all cores; arrays of actions and masks cross the boundary at every step."""
    env = Batched(game, games=ROWS, seed=SEED, observe=observe)

    def steps() -> None:
        for _ in range(STEPS_A_CALL):
            env.step(env.random_actions())

    return _batched(env, seconds, steps)


def batched_inside(game: str, seconds: float) -> Rate:
    """Random play on all cores inside compiled code, which still writes masks at every step."""
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


def million() -> Run:
    """Simulate random trick-taking games and report on them, in a separate process."""
    command = [sys.executable, "-c", _SIMULATE, TRICK_TAKING, "--games", str(MILLION)]
    begin = perf_counter()
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return Run(MILLION, perf_counter() - begin, float(done.stderr) / MEGABYTE)
