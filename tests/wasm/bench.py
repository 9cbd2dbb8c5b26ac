"""python -m tests.wasm.bench: how fast the modules are next to the library, in turns in one run."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter

import numpy as np

from schism.bots.ismcts import iterate
from schism.bots.search_bot import CHUNK, UNLIMITED
from schism.bots.tree import new_tree
from schism.games.contract import Game, Json
from schism.games.registry import GAMES
from schism.kernel.compiled import LIBRARY
from schism.kernel.rollout import play_games
from schism.table.setup import new
from tests.wasm.engines import Run, chromium, in_node
from tests.wasm.native_side import observation_of
from tests.wasm.tasks import Start
from tests.web.running import CHROMIUM, running_browser

ROUNDS = 5  # in turns, so that a slow moment of the machine hits all alike
SPAN = 0.001  # seconds
ITERATIONS = 32 * CHUNK  # of one search
GAMES_AT_ONCE = 20
WANTED = {"decisions": 0.6, "iterations": 0.8}  # of the library's speed


class Search:
    """A search that goes on for a moment at a time."""

    def __init__(self, game: Game, start: Start) -> None:
        self.game, self.deck, self.seen = game, start.deck, observation_of(game, start)
        self.world, self.tree = np.zeros(1, game.rules.state), new_tree(2 * ITERATIONS + 1)
        self.used, self.done = 1, 0

    def go_on(self) -> int:
        how = self.game.mind.exploration, self.game.mind.proves
        records = self.deck.record, self.seen, self.world, self.tree
        self.used, _ = iterate(*records, self.used, CHUNK, UNLIMITED, *how)
        self.done += CHUNK
        return CHUNK


def native(game: Game, start: Start, seconds: float) -> dict[str, float]:
    deck = start.deck
    states, shares = np.zeros(GAMES_AT_ONCE, game.rules.state), np.zeros((GAMES_AT_ONCE, 8))

    def decisions() -> int:
        states[:] = start.state
        return play_games(deck.record, states, np.uint64(1), 0, shares)

    search = [Search(game, start)]

    def iterations() -> int:
        if search[0].done == ITERATIONS:
            search[0] = Search(game, start)
        return search[0].go_on()

    return {name: per_second(run, seconds) for name, run in _named(decisions, iterations)}


def _named(*functions: Callable[[], int]) -> list[tuple[str, Callable[[], int]]]:
    return [(function.__name__, function) for function in functions]


def per_second(run: Callable[[], int], seconds: float) -> float:
    """The best of many short spans: in some of them nothing else runs on this machine."""
    best, end = 0.0, perf_counter() + seconds
    while perf_counter() < end:
        done, begin, passed = 0, perf_counter(), 0.0
        while passed < SPAN:
            done += run()
            passed = perf_counter() - begin
        best = max(best, done / passed)
    return best


def measure(game: Game, engines: dict[str, Run], seconds: float) -> dict[str, dict[str, float]]:
    """The best round of each, by engine and by what is counted."""
    match = new(game.id, seed=1)
    start = Start(match.deck, match.seats, match.state)
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
