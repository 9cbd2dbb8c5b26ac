"""How sure a share is, when games come in groups that are not independent of each other."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import Json

NORMAL_95 = 1.96  # standard errors to either side hold the truth 95 times in 100


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and the interval that holds the truth 95 times in 100."""

    mean: float
    low: float
    high: float

    def as_json(self) -> Json:
        return {"mean": self.mean, "low": self.low, "high": self.high}


def share(wins: NDArray[Any], games: NDArray[Any]) -> Estimate:
    """The share of games won, given for each deal how many were played and won.

    As sure as so many independent games would be that spread like these deals do. Deals that are
    all alike count as one game each, since nobody knows how alike their games are.
    """
    total = float(games.sum())
    mean = float(wins.sum()) / total
    error = grouped_error(wins - mean * games, total)
    independent = mean * (1 - mean) / error**2 if error > 0 else float(len(games))
    return wilson(mean, min(total, max(independent, 1.0)))


def average(values: NDArray[Any], games: NDArray[Any]) -> Estimate:
    """The mean of a number, given for each deal its sum and the games it comes from."""
    total = float(games.sum())
    mean = float(values.sum()) / total
    margin = NORMAL_95 * grouped_error(values - mean * games, total)
    return Estimate(mean, mean - margin, mean + margin)


def grouped_error(residuals: NDArray[Any], total: float) -> float:
    """The standard error of a mean whose games come in groups."""
    groups = len(residuals)
    if groups < 2:
        return 0.0
    return sqrt(groups / (groups - 1) * float(np.square(residuals).sum())) / total


def wilson(mean: float, games: float) -> Estimate:
    """A share of independent games; makes sense for 0% and 100% too (Wilson's interval)."""
    doubt = NORMAL_95**2 / games
    middle = mean + doubt / 2
    margin = NORMAL_95 * sqrt(mean * (1 - mean) / games + doubt / (4 * games))
    low, high = (middle - margin) / (1 + doubt), (middle + margin) / (1 + doubt)
    return Estimate(mean, max(0.0, low), min(1.0, high))
