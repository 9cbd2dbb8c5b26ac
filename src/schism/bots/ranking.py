"""Candidates of a race, ranked by their results so far."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import compiled

Results = NDArray[np.float64]  # a row for each world, a column for each candidate
Columns = NDArray[np.int64]

PRIOR_WORLDS = 30  # that the search's own mean counts for


@compiled
def rank(results: Results, means: Results, significant: float, order: Columns) -> int:
    """Write the columns from best to worst; return how many of them are still in the race.

    Left out is what is behind the best by that many standard errors, or has never differed from it.
    """
    values = mean_values(results, means)
    for column in range(len(values)):
        place = column
        while place > 0 and values[order[place - 1]] < values[column]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = column
    best, left = order[0], 1
    for i in range(1, len(values)):
        error = standard_error(results, best, order[i])
        if values[best] - values[order[i]] < significant * error:
            order[left] = order[i]
            left += 1
    return left


@compiled
def mean_values(results: Results, means: Results) -> Any:
    """The mean result of each, with the search's mean as a prior."""
    values = np.empty(len(means))
    for column in range(len(means)):
        total = PRIOR_WORLDS * means[column]
        for world in range(len(results)):
            total += results[world, column]
        values[column] = total / (len(results) + PRIOR_WORLDS)
    return values


@compiled
def standard_error(results: Results, one: int, other: int) -> float:
    """Of the difference between two columns in the same worlds."""
    total, squares, worlds = 0.0, 0.0, len(results)
    for world in range(worlds):
        total += results[world, one] - results[world, other]
    mean = total / worlds
    for world in range(worlds):
        deviation = results[world, one] - results[world, other] - mean
        squares += deviation * deviation
    return math.sqrt(squares / worlds) / math.sqrt(worlds + PRIOR_WORLDS)
