"""A search for house values that make a deck fair and lively.

Each step turns a few knobs in many ways and plays all of them on the same deals, so that luck is
the same for all (common random numbers). After a few games only the best third goes on to three
times as many (successive halving, Jamieson and Talwalkar 2016), and the last one left replaces the
deck if it is better over the step's full number of games. The next step has new deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from schism.games.deck import Deck
from schism.kernel.rng import stream
from schism.lab.balance import Findings, gathered
from schism.lab.job import Workers, finished
from schism.lab.kept import Kept
from schism.lab.knobs import Knob, knobs_of, turned
from schism.lab.observed import WHOLE_WIN, Observed
from schism.lab.simulate import Experiment
from schism.lab.studies.study import Item

KEEP = 3  # one of so many goes on
RUNGS = 3
MOST_TURNED = 4  # knobs at once
RATE_STEP = 0.05  # a rate so far outside its bounds weighs like an item at the edge of fairness

Played = Callable[[Deck, int, int], Findings]  # deck, seed, games


@dataclass(frozen=True, slots=True)
class Step:
    number: int
    deck: Deck
    loss: float  # over the step's games
    better: bool  # than the deck before


def loss(findings: Findings) -> float:
    """0 is perfect; 1 is everybody at the edge of what is fair."""
    parts = [
        (excess / findings.job.study.fair[item.group]) ** 2 for item, excess in excesses(findings)
    ]
    outside = []
    for i, name in enumerate(findings.job.study.rates):
        if name in findings.job.study.wanted_rates:
            low, high = findings.job.study.wanted_rates[name]
            rate = float(findings.found["rates"][:, i].mean())
            outside.append((max(low - rate, rate - high, 0.0) / RATE_STEP) ** 2)
    return float(np.mean(parts)) + sum(outside)


def excesses(findings: Findings) -> list[tuple[Item, float]]:
    """How much more than its share each item that ought to be fair wins."""
    found = []
    for i, item in enumerate(findings.job.items()):
        times = float(findings.found["times"][:, i].sum())
        if item.group in findings.job.study.fair and times:
            won = float(findings.found["wins"][:, i].sum()) / WHOLE_WIN / times
            found.append((item, won - 1 / findings.seats))
    return found


def player(experiment: Experiment, workers: Workers, kept: Kept | None) -> Played:
    """Games of the experiment with another deck and other deals."""

    def play(deck: Deck, seed: int, games: int) -> Findings:
        job = Observed(replace(experiment, deck=deck, seed=seed), games, retells=False)
        return gathered(job, finished(job, workers, kept))

    return play


def tuned(
    deck: Deck, seed: int, steps: int, candidates: int, games: int, played: Played
) -> Iterator[Step]:
    """The best deck so far after each step."""
    knobs = knobs_of(deck)
    for number in range(steps):
        deals = int(stream(np.uint64(seed), number)) >> 1
        now = played(deck, deals, games)
        chance = np.random.default_rng([seed, number])
        tried = [_turned(deck, knobs, now, chance) for _ in range(candidates)]
        best = _last_left(tried, deals, games, played)
        found = loss(played(best, deals, games))
        before = loss(now)
        if found < before:
            deck = best
        yield Step(number, deck, min(found, before), found < before)


def _last_left(tried: Sequence[Deck], deals: int, games: int, played: Played) -> Deck:
    left = list(tried)
    for rung in range(RUNGS, 0, -1):
        few = max(1, games // KEEP**rung)
        left.sort(key=lambda deck: loss(played(deck, deals, few)))
        left = left[: max(1, len(left) // KEEP)]
    return left[0]


def _turned(deck: Deck, knobs: Sequence[Knob], now: Findings, chance: np.random.Generator) -> Deck:
    """A few knobs by one: those of whoever wins too much or too little first, and the right way."""
    excess = dict(excesses(now))
    weights = np.array([abs(excess.get(knob.helps, 0.0)) if knob.helps else 0.01 for knob in knobs])
    weights = (weights + 1e-4) / (weights + 1e-4).sum()
    count = int(chance.integers(1, min(MOST_TURNED, len(knobs)) + 1))
    steps = {}
    for i in chance.choice(len(knobs), count, replace=False, p=weights):
        knob = knobs[int(i)]
        step = -1 if knob.helps and excess.get(knob.helps, 0.0) > 0 else 1
        step = step if knob.helps else int(chance.choice((-1, 1)))
        if knob.room(deck.data, step):
            steps[knob] = step
    return turned(deck, steps)
