"""Worlds that explain what the others have played: what would they have done with other cards?

Worlds are sampled, weighed by how likely the plays seen are in them, and drawn again by weight.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import compiled
from schism.kernel.mind import log_likelihood
from schism.kernel.reals import exp
from schism.kernel.records import DeckRecord, Observation
from schism.kernel.rng import next_word
from schism.kernel.rules import sample_hidden

Worlds = NDArray[Any]

_UNIT = 2.0**-53
_ELEVEN = np.uint64(11)


@compiled
def infer_worlds(deck: DeckRecord, seen: Observation, worlds: Worlds, trust: float) -> None:
    """Fill all worlds but the first, whose generator is used and which is worked in.

    The likelihoods are raised to the power `trust`: they come from a model that may be wrong.
    """
    count = len(worlds) - 1
    weights = np.empty(count)
    for i in range(count):
        sample_hidden(deck, seen, worlds[0])
        worlds[i + 1] = worlds[0]
    for i in range(count):
        weights[i] = trust * log_likelihood(deck, worlds[i + 1], worlds[0], int(seen.seat))
    draw_again(worlds, weights)


@compiled
def draw_again(worlds: Worlds, weights: NDArray[np.float64]) -> None:
    """Draw as many worlds as there are, systematically: each about as often as it weighs."""
    count, highest, total = len(weights), -np.inf, 0.0
    for i in range(count):
        highest = max(highest, weights[i])
    for i in range(count):
        weights[i] = exp(weights[i] - highest)
        total += weights[i]
    step = total / count
    mark = step * float(next_word(worlds[0]) >> _ELEVEN) * _UNIT
    copies, reached = np.zeros(count, np.int64), 0.0
    for i in range(count):
        reached += weights[i]
        while mark < reached:
            copies[i] += 1
            mark += step
    free = 0
    for i in range(count):
        while copies[i] > 1:
            while free < count and copies[free] > 0:
                free += 1
            if free == count:
                return
            worlds[free + 1] = worlds[i + 1]
            copies[free] = 1
            copies[i] -= 1
