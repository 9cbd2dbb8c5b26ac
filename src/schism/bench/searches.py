"""How fast our search is next to OpenSpiel's in C++, and what it costs in memory and latency."""

from __future__ import annotations

import asyncio
import importlib
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from schism.bench.libraries import dealt_state, imported
from schism.bench.peers import HEARTS, TRICK_TAKING
from schism.bots.bot import Bot
from schism.bots.registry import make_bot
from schism.table.match import Match
from schism.table.setup import new

SEED = 1
SIMULATIONS = 5_000
ROUNDS = 5  # the best one counts, so that a slow moment of the machine does not
EXPLORATION = 0.7
TICK = 0.001
THINKING = "master"
WARM_UP = "master:2000"  # runs, and so compiles, everything a master uses
LONG_SEARCH = "master:5s"  # five times as long as a master thinks
MEGABYTE = 2**20


@dataclass(frozen=True, slots=True)
class Speed:
    """Simulations a second."""

    ours: float
    peer: float | None  # None if OpenSpiel is not installed

    @property
    def ratio(self) -> float | None:
        return self.ours / self.peer if self.peer else None


def speed(simulations: int = SIMULATIONS, rounds: int = ROUNDS) -> Speed:
    contenders = [_our_search(simulations), _peers_search(simulations)]
    best = [0.0, 0.0]
    for _ in range(rounds):
        for i, search in enumerate(contenders):
            if search is not None:
                begin = perf_counter()
                search()
                best[i] = max(best[i], simulations / (perf_counter() - begin))
    return Speed(best[0], best[1] or None)


def first_decision(game: str) -> Match:
    return new(game, seed=SEED)


def _our_search(simulations: int) -> Callable[[], object]:
    """Search the first decision of our trick-taking game, on one thread."""
    match = first_decision(TRICK_TAKING)
    seen = match.observation(match.to_act or 0)
    make_bot(TRICK_TAKING, "quick:1", SEED).choose(match.deck, seen)
    bot = make_bot(TRICK_TAKING, f"quick@0.1:{simulations}", SEED)
    return lambda: bot.choose(match.deck, seen)


def _peers_search(simulations: int) -> Callable[[], object] | None:
    """Search the first decision of hearts with random rollouts, by OpenSpiel's bot in C++."""
    pyspiel = imported("pyspiel")
    if pyspiel is None:
        return None
    game, chance = pyspiel.load_game(HEARTS), Random(SEED)
    state = dealt_state(game, chance)
    while len(state.legal_actions()) == 1:  # in deals without passing the first card is forced
        state = dealt_state(game, chance)
    bot = pyspiel.ISMCTSBot(
        seed=SEED,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
        uct_c=EXPLORATION,
        max_simulations=simulations,
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    return lambda: bot.step(state)


def memory(game: str) -> float:
    """Return the peak memory in megabytes of a master's long search, in a separate process."""
    command = [sys.executable, "-m", "schism.bench.searches", game]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout))


def _measure_memory(game: str) -> float:
    match = first_decision(game)
    seen = match.observation(match.to_act or 0)
    make_bot(game, "quick:1", SEED).choose(match.deck, seen)
    most_resident()  # resets the peak that compiling left
    before = most_resident()
    make_bot(game, LONG_SEARCH, SEED).choose(match.deck, seen)
    return (most_resident() - before) / MEGABYTE


def most_resident() -> int:
    """Return the peak resident bytes since the last call; except on Linux, since the start.

    Linux's `getrusage` would include what the parent process had in use.
    """
    status, forget = Path("/proc/self/status"), Path("/proc/self/clear_refs")
    if status.exists():
        lines = status.read_text().splitlines()
        most = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
        forget.write_text("5")
        return 1024 * most
    resource: Any = importlib.import_module("resource")
    largest: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest if sys.platform == "darwin" else 1024 * largest


def lateness() -> float:
    """Return the longest delay of an event loop's tick, in seconds, while a master thinks."""
    match = first_decision(TRICK_TAKING)
    bot = make_bot(TRICK_TAKING, THINKING, SEED)
    seen = match.observation(match.to_act or 0)
    make_bot(TRICK_TAKING, WARM_UP, SEED).choose(match.deck, seen)  # as a server does
    return asyncio.run(_latest(bot, match))


async def _latest(bot: Bot, match: Match) -> float:
    seen = match.observation(match.to_act or 0)
    thought = asyncio.create_task(asyncio.to_thread(bot.choose, match.deck, seen))
    latest = 0.0
    while not thought.done():
        begin = perf_counter()
        await asyncio.sleep(TICK)
        latest = max(latest, perf_counter() - begin - TICK)
    await thought
    return latest


if __name__ == "__main__":
    print(_measure_memory(sys.argv[1]))
