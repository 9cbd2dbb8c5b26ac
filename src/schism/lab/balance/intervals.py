"""Confidence intervals of shares and means, when games come in groups that are not independent."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import Json

TAIL = 0.025  # outside a 95% interval, on either side
NORMAL_95 = 1.96  # standard errors to either side make a 95% interval


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float

    def as_json(self) -> Json:
        return {"mean": self.mean, "low": self.low, "high": self.high}


def share(wins: NDArray[Any], games: NDArray[Any]) -> Estimate:
    """Return the share of games won, given for each deal how many were played and won.

    The interval is that of the number of independent games which would vary as much as these deals
    do. If all deals are alike, each counts as one game: how much its games depend on each other
    cannot be known.
    """
    total = float(games.sum())
    mean = float(wins.sum()) / total
    error = grouped_error(wins - mean * games, total)
    independent = mean * (1 - mean) / error**2 if error > 0 else float(len(games))
    return wilson(mean, min(total, max(independent, 1.0)))


def average(values: NDArray[Any], games: NDArray[Any]) -> Estimate:
    """Return the mean of a number, given its sum for each deal and the games of the deal."""
    total = float(games.sum())
    mean = float(values.sum()) / total
    margin = NORMAL_95 * grouped_error(values - mean * games, total)
    return Estimate(mean, mean - margin, mean + margin)


def grouped_error(residuals: NDArray[Any], total: float) -> float:
    """Return the standard error of a mean over games that come in groups (clusters)."""
    groups = len(residuals)
    if groups < 2:
        return 0.0
    return sqrt(groups / (groups - 1) * float(np.square(residuals).sum())) / total


def wilson(mean: float, games: float) -> Estimate:
    """Return Wilson's interval for a share of independent games, sound even at 0% and 100%."""
    doubt = NORMAL_95**2 / games
    middle = mean + doubt / 2
    margin = NORMAL_95 * sqrt(mean * (1 - mean) / games + doubt / (4 * games))
    low, high = (middle - margin) / (1 + doubt), (middle + margin) / (1 + doubt)
    return Estimate(mean, max(0.0, low), min(1.0, high))


def exact(successes: int, trials: int) -> Estimate:
    """Return the exact interval of a share (Clopper and Pearson): it never covers less than 95%."""
    low, high = _least_share(successes, trials), 1 - _least_share(trials - successes, trials)
    return Estimate(successes / trials, low, high)


def _least_share(successes: int, trials: int) -> float:
    """The share with which so many successes or more have a chance of 2.5%, by bisection."""
    low, high = 0.0, float(successes > 0)
    while high - low > 1e-9:
        share = (low + high) / 2
        chance = sum(
            comb(trials, n) * share**n * (1 - share) ** (trials - n)
            for n in range(successes, trials + 1)
        )
        low, high = (share, high) if chance < TAIL else (low, share)
    return low
