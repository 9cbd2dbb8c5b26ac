"""python -m tests.wasm.bench: how fast the modules are beside the library, in turns in one run."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter

import numpy as np

from schism.bots.search_bot import Budget, grow_tree
from schism.games.contract import Game, Json
from schism.games.registry import GAMES
from schism.kernel.compiled import LIBRARY
from schism.kernel.records import copied
from schism.kernel.rollout import play_randomly
from tests.wasm.engines import Run, chromium, in_node
from tests.wasm.native_side import observation_of
from tests.wasm.tasks import Start, midway
from tests.web.running import CHROMIUM, running_browser

ROUNDS = 5  # the best one counts, so that a slow moment of the machine does not
ITERATIONS = 2000
WANTED = {"decisions": 0.6, "iterations": 0.8}  # of the library's speed


def native(game: Game, start: Start, seconds: float) -> dict[str, float]:
    state, deck, seen = copied(start.state), start.deck, observation_of(game, start)
    working = copied(state)

    def decisions() -> int:
        state.rng += np.uint64(1)
        working[()] = state[()]
        return play_randomly(deck.record, working)

    def iterations() -> int:
        grow_tree(deck, seen, 1, Budget(iterations=ITERATIONS))
        return ITERATIONS

    return {name: per_second(run, seconds) for name, run in _named(decisions, iterations)}


def _named(*functions: Callable[[], int]) -> list[tuple[str, Callable[[], int]]]:
    return [(function.__name__, function) for function in functions]


def per_second(run: Callable[[], int], seconds: float) -> float:
    done, begin = 0, perf_counter()
    while perf_counter() - begin < seconds:
        done += run()
    return done / (perf_counter() - begin)


def measure(game: Game, engines: dict[str, Run], seconds: float) -> dict[str, dict[str, float]]:
    """The best round of each, by engine and by what is counted."""
    start = next(midway(game, {}, range(1, 2)))
    task: Json = {"game": game.id, "starts": [start.as_json()], "seconds": seconds}
    best: dict[str, dict[str, float]] = {}
    for _ in range(ROUNDS):
        rates = {"native": native(game, start, seconds)}
        rates |= {name: run("rates", task) for name, run in engines.items()}
        for name, found in rates.items():
            before = best.setdefault(name, dict.fromkeys(found, 0.0))
            best[name] = {what: max(before[what], rate) for what, rate in found.items()}
    return best


def report(game: Game, best: dict[str, dict[str, float]]) -> None:
    for what, wanted in WANTED.items():
        own = best["native"][what]
        told = [f"native {own:12,.0f}"]
        for name, rates in best.items():
            if name != "native":
                share = rates[what] / own
                verdict = "" if share >= wanted else f" (wanted: {wanted:.0%})"
                told.append(f"{name} {rates[what]:12,.0f} {share:6.1%}{verdict}")
        print(f"{game.id:10} {what:10} a second: {'   '.join(told)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="a round of one measurement")
    seconds = parser.parse_args().seconds
    assert LIBRARY is not None, "make library first"
    engines: dict[str, Run] = {"node": in_node}
    if CHROMIUM is None:
        for game in GAMES.values():
            report(game, measure(game, engines, seconds))
        return
    with running_browser() as browser, chromium(browser) as run:
        for game in GAMES.values():
            report(game, measure(game, {**engines, "chromium": run}, seconds))


if __name__ == "__main__":
    main()
