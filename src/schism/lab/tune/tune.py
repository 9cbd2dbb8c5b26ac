"""A search for house values that make a deck fair and lively.

Each step plays the deck, turns a few of its knobs in many ways and looks for the best of them.

Where a game can be told again with other values and the same cards played, that is how the many
are compared: it takes a ten-thousandth of the time that bots need. Bots would play a little
differently with the values found, so these are then played on the same deals, and kept only if
they are better.

Elsewhere all are played, on the same deals so that luck is the same for all (common random
numbers). After a few games only the best third goes on to three times as many (successive
halving, Jamieson and Talwalkar 2016). The next step has new deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from schism.games.deck import Deck
from schism.kernel.rng import stream
from schism.lab.balance.balance import Findings, gathered
from schism.lab.balance.observations import Observed
from schism.lab.jobs.checkpoints import Kept
from schism.lab.jobs.job import Workers, finished
from schism.lab.simulation.simulate import Experiment
from schism.lab.tune.tunable import Knob, knobs_of, turned
from schism.lab.tune.unfairness import Excesses, Retelling, excesses, loss, unfairness

KEEP = 3  # one of so many goes on
RUNGS = 3
MOST_TURNED = 4  # knobs at once
TOLD_TURNS = 6  # one after the other, before bots play again
TOLD_MORE = 4  # telling a game again is cheap: so many times as many candidates

Played = Callable[[Deck, int, int], Findings]  # deck, seed, games


@dataclass(frozen=True, slots=True)
class Step:
    number: int
    deck: Deck
    loss: float  # over the step's games
    better: bool  # than the deck before


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
    for number in range(steps):
        deals = int(stream(np.uint64(seed), number)) >> 1
        now = played(deck, deals, games)
        chance = np.random.default_rng([seed, number])
        if now.job.study.anchors:
            best = _best_told(deck, Retelling(now), TOLD_MORE * candidates, chance)
        else:
            tried = _tried(deck, excesses(now), candidates, chance)
            best = _last_left(tried, deals, games, played)
        found, before = loss(played(best, deals, games)), loss(now)
        if found < before:
            deck = best
        yield Step(number, deck, min(found, before), found < before)


def _best_told(
    deck: Deck, retelling: Retelling, candidates: int, chance: np.random.Generator
) -> Deck:
    """A few turns after each other, each the best of many."""
    now = retelling.excesses(deck)
    for _ in range(TOLD_TURNS):
        tried = _tried(deck, now, candidates, chance)
        found = [retelling.excesses(each) for each in tried]
        unfair = [unfairness(retelling.study, each) for each in found]
        best = int(np.argmin(unfair))
        if unfair[best] < unfairness(retelling.study, now):
            deck, now = tried[best], found[best]
    return deck


def _last_left(tried: Sequence[Deck], deals: int, games: int, played: Played) -> Deck:
    left = list(tried)
    for rung in range(RUNGS, 0, -1):
        few = max(1, games // KEEP**rung)
        left.sort(key=lambda deck: loss(played(deck, deals, few)))
        left = left[: max(1, len(left) // KEEP)]
    return left[0]


def _tried(deck: Deck, excess: Excesses, count: int, chance: np.random.Generator) -> list[Deck]:
    knobs = knobs_of(deck)
    return [_turned(deck, knobs, excess, chance) for _ in range(count)]


def _turned(
    deck: Deck, knobs: Sequence[Knob], excess: Excesses, chance: np.random.Generator
) -> Deck:
    """A few knobs by one: those of whoever wins too much or too little first, and the right way."""
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
