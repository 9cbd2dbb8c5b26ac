"""Candidates ranked by their results so far, or one of them drawn as people would choose."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import compiled
from schism.kernel.reals import exp

Results = NDArray[np.float64]  # a row for each world, a column for each candidate
Columns = NDArray[np.int64]
Values = NDArray[np.float64]  # one for each candidate

_HIGH_BITS, _UNIT = np.uint64(11), 2.0**-53  # of a random word, for a number below 1
_LEAST_SCALE = 1e-9


@compiled
def rank(results: Results, means: Results, prior: float, significant: float, order: Columns) -> int:
    """Write the columns from best to worst; return how many of them are still in the race.

    `means` are what was thought of them before, and count for `prior` worlds. Left out is what is
    behind the best by that many standard errors, or has never differed from it.
    """
    values = mean_values(results, means, prior)
    for column in range(len(values)):
        place = column
        while place > 0 and values[order[place - 1]] < values[column]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = column
    best, left = order[0], 1
    for i in range(1, len(values)):
        error = standard_error(results, prior, best, order[i])
        if values[best] - values[order[i]] < significant * error:
            order[left] = order[i]
            left += 1
    return left


@compiled
def mean_values(results: Results, means: Results, prior: float) -> Any:
    """The mean result of each, with what was thought before as a prior."""
    values = np.empty(len(means))
    for column in range(len(means)):
        total = prior * means[column]
        for world in range(len(results)):
            total += results[world, column]
        values[column] = total / (len(results) + prior)
    return values


@compiled
def standard_error(results: Results, prior: float, one: int, other: int) -> float:
    """Of the difference between two columns in the same worlds."""
    total, squares, worlds = 0.0, 0.0, len(results)
    for world in range(worlds):
        total += results[world, one] - results[world, other]
    mean = total / worlds
    for world in range(worlds):
        deviation = results[world, one] - results[world, other] - mean
        squares += deviation * deviation
    return math.sqrt(squares / worlds) / math.sqrt(worlds + prior)


@compiled
def weigh(results: Results, worlds: int, temper: float, values: Values) -> None:
    """Write the mean of the first worlds, plus `temper` standard deviations between worlds.

    An optimist has a positive temper, a pessimist a negative one.
    """
    for column in range(len(values)):
        total = squares = 0.0
        for row in range(worlds):
            total += results[row, column]
            squares += results[row, column] * results[row, column]
        mean = total / worlds
        values[column] = mean + temper * math.sqrt(max(0.0, squares / worlds - mean * mean))


@compiled
def draw(liked: Values, fair: Values, width: float, floor: float, rng: np.uint64) -> int:
    """Draw a column: the better it is liked, the likelier; a larger `width` evens this out.

    The width counts standard deviations between the columns, so that it means the same in games
    where much is at stake and in others. Left out is what falls behind the best fair value by more
    than `floor`.
    """
    allowed = spread_of(liked, fair, floor)
    weights, total = np.zeros(len(liked)), 0.0
    for column in range(len(liked)):
        if fair[column] >= allowed[0]:
            scale = max(width * allowed[2], _LEAST_SCALE)
            weights[column] = exp((liked[column] - allowed[1]) / scale)
            total += weights[column]
    left = float(rng >> _HIGH_BITS) * _UNIT * total
    last = 0
    for column in range(len(liked)):
        if weights[column] > 0.0:
            last = column
            left -= weights[column]
            if left < 0.0:
                return column
    return last


@compiled
def spread_of(liked: Values, fair: Values, floor: float) -> tuple[float, float, float]:
    """The least fair value allowed; of what is allowed, the best liked and the deviation."""
    best = fair[0]
    for column in range(len(fair)):
        best = max(best, fair[column])
    least, top, count, total, squares = best - floor, -np.inf, 0, 0.0, 0.0
    for column in range(len(liked)):
        if fair[column] >= least:
            top = max(top, liked[column])
            count += 1
            total += liked[column]
            squares += liked[column] * liked[column]
    mean = total / count
    return least, top, math.sqrt(max(0.0, squares / count - mean * mean))
