"""A search for house values that make a deck fair and lively.

Each step plays the deck, changes a few of its parameters in many ways and looks for the best deck.

Where games can be rescored with other values and the same cards played, that is how candidates are
compared: it takes a ten-thousandth of the time that bots need. Bots would play a little differently
with the new values, so the best candidate is then played on the same deals, and kept only if it is
better.

Elsewhere all candidates are played, on the same deals so that luck is the same for all (common
random numbers). After a few games only the best third goes on to three times as many (successive
halving, Jamieson and Talwalkar 2016). The next step uses new deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.study import Parameter
from schism.kernel.rng import stream
from schism.lab.balance.balance import Findings, gather, setting_report
from schism.lab.balance.observations import BalanceJob
from schism.lab.balance.run import warm_up_jobs
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import Workers, run_job
from schism.lab.simulation.simulate import Experiment
from schism.lab.tune.tunable import adjust, changes, has_room, parameters_of
from schism.lab.tune.unfairness import Biases, Rescoring, biases, loss, unfairness

HALVING_FACTOR = 3  # one candidate in three survives a rung
RUNGS = 3
MAX_CHANGES = 4  # parameters changed at once
RESCORED_STEPS = 6  # changes one after the other, before bots play again
RESCORED_FACTOR = 4  # rescoring is cheap, so that many more candidates are compared

PlayGames: TypeAlias = Callable[[Deck, int, int], Findings]  # deck, seed, games


@dataclass(frozen=True, slots=True)
class Step:
    number: int
    deck: Deck
    loss: float  # over the step's games
    better: bool  # than the previous deck


def warm_up(experiment: Experiment) -> None:
    """Compile what the games need, before the clock and other processes start."""
    warm_up_jobs([BalanceJob(experiment, games=1, rescores=False)])


def player(experiment: Experiment, workers: Workers, checkpoints: Checkpoints | None) -> PlayGames:
    """Return a function that plays the experiment with another deck and other deals."""

    def play(deck: Deck, seed: int, games: int) -> Findings:
        job = BalanceJob(replace(experiment, deck=deck, seed=seed), games, rescores=False)
        return gather(job, run_job(job, workers, checkpoints))

    return play


def tune_deck(
    deck: Deck, seed: int, play: PlayGames, *, steps: int, candidates: int, games: int
) -> Iterator[Step]:
    """Yield the best deck so far after each step, in which some candidates play some games."""
    for number in range(steps):
        deals = int(stream(np.uint64(seed), number)) >> 1
        now = play(deck, deals, games)
        rng = np.random.default_rng([seed, number])
        if now.job.study.anchors:
            best = _best_rescored(deck, Rescoring(now), RESCORED_FACTOR * candidates, rng)
        else:
            best = _survivor(_mutations(deck, biases(now), candidates, rng), deals, games, play)
        found, before = loss(play(best, deals, games)), loss(now)
        if found < before:
            deck = best
        yield Step(number, deck, min(found, before), found < before)


def tuning_report(steps: Sequence[Step], origin: Deck, compared: Sequence[Findings]) -> Json:
    """Return what the steps changed; `compared` are games with the decks before and after."""
    before, after = ({"loss": loss(each), **setting_report(each)} for each in compared)
    return {
        "options": dict(compared[0].job.experiment.wanted),
        "steps": [{"step": s.number, "loss": s.loss, "better": s.better} for s in steps],
        "changes": changes(origin, steps[-1].deck, parameters_of(origin)),
        "before": before,
        "after": after,
    }


def _best_rescored(
    deck: Deck, rescoring: Rescoring, candidates: int, rng: np.random.Generator
) -> Deck:
    """Climb by a few steps, each the best of many mutations by rescoring."""
    now = rescoring.biases(deck)
    for _ in range(RESCORED_STEPS):
        mutations = _mutations(deck, now, candidates, rng)
        found = [rescoring.biases(each) for each in mutations]
        unfair = [unfairness(rescoring.study, each) for each in found]
        best = int(np.argmin(unfair))
        if unfair[best] < unfairness(rescoring.study, now):
            deck, now = mutations[best], found[best]
    return deck


def _survivor(decks: Sequence[Deck], deals: int, games: int, play: PlayGames) -> Deck:
    """Return the winner of successive halving."""
    left = list(decks)
    for rung in range(RUNGS, 0, -1):
        few = max(1, games // HALVING_FACTOR**rung)
        left.sort(key=lambda deck: loss(play(deck, deals, few)))
        left = left[: max(1, len(left) // HALVING_FACTOR)]
    return left[0]


def _mutations(deck: Deck, bias: Biases, count: int, rng: np.random.Generator) -> list[Deck]:
    parameters = parameters_of(deck)
    return [_mutate(deck, parameters, bias, rng) for _ in range(count)]


def _mutate(
    deck: Deck, parameters: Sequence[Parameter], bias: Biases, rng: np.random.Generator
) -> Deck:
    """Change a few parameters by one, mostly those of biased items and in the right direction."""
    weights = np.array(
        [abs(bias.get(each.helps, 0.0)) if each.helps else 0.01 for each in parameters]
    )
    weights = (weights + 1e-4) / (weights + 1e-4).sum()
    count = int(rng.integers(1, min(MAX_CHANGES, len(parameters)) + 1))
    steps = {}
    for i in rng.choice(len(parameters), count, replace=False, p=weights):
        parameter = parameters[int(i)]
        step = -1 if parameter.helps and bias.get(parameter.helps, 0.0) > 0 else 1
        step = step if parameter.helps else int(rng.choice((-1, 1)))
        if has_room(deck.data, parameter, step):
            steps[parameter] = step
    return adjust(deck, steps)
