"""Totals and averages of many games, with confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import Json
from schism.lab.balance.intervals import NORMAL_95, Estimate, wilson
from schism.lab.jobs.job import Arrays, Job, Workers

NUMBER = "number."  # prefix of the arrays that hold what a game counts by seat


@dataclass(slots=True)
class Average:
    """The mean of a number for each seat, from running sums."""

    count: int = 0
    total: Any = 0.0
    squares: Any = 0.0

    def add(self, rows: NDArray[Any]) -> None:
        values = rows.astype(np.float64)
        self.count += len(values)
        self.total = self.total + values.sum(axis=0)
        self.squares = self.squares + (values**2).sum(axis=0)

    def mean(self, seat: int) -> float:
        return float(self.total[seat]) / self.count

    def estimate(self, seat: int) -> Estimate:
        """Return the mean with its 95% interval; for a single game just the mean."""
        mean = self.mean(seat)
        if self.count < 2:
            return Estimate(mean, mean, mean)
        spread = float(self.squares[seat]) / self.count - mean**2
        margin = NORMAL_95 * sqrt(max(0.0, spread) / (self.count - 1))
        return Estimate(mean, mean - margin, mean + margin)


class Share(Average):
    """The mean of shares from 0 to 1, with Wilson's interval, which stays in that range."""

    def estimate(self, seat: int) -> Estimate:
        return wilson(self.mean(seat), self.count)


@dataclass(slots=True)
class Totals:
    """The results of a simulation."""

    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    played_games: int = 0  # in these seconds; the others came from checkpoints
    played_decisions: int = 0
    shared_wins: int = 0
    wins: Share = field(default_factory=Share)
    numbers: dict[str, Average] = field(default_factory=dict)

    def add(self, found: Arrays) -> None:
        """Add the results of a piece."""
        shares = found["shares"]
        self.games += len(shares)
        self.decisions += int(found["decisions"][0])
        self.shared_wins += int(((shares > 0).sum(axis=1) > 1).sum())
        self.wins.add(shares)
        for name, rows in found.items():
            if name.startswith(NUMBER):
                self.numbers.setdefault(name.removeprefix(NUMBER), Average()).add(rows)

    @property
    def games_per_second(self) -> float:
        return self.played_games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.played_decisions / self.seconds

    def as_json(self) -> Json:
        """Return averages by seat, but no times: the same seed gives the same bytes."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "shared_wins": self.shared_wins,
            "seats": [self._seat(seat) for seat in range(self.seats)],
        }

    def _seat(self, seat: int) -> Json:
        numbers = {name: each.estimate(seat).as_json() for name, each in self.numbers.items()}
        return {"seat": seat, "wins": self.wins.estimate(seat).as_json(), **numbers}


class CountingWorkers:
    """Workers that count the games they play, unlike those loaded from checkpoints."""

    def __init__(self, workers: Workers, totals: Totals) -> None:
        self.size = workers.size
        self._workers, self._totals = workers, totals

    def submit(self, job: Job, number: int) -> None:
        self._workers.submit(job, number)

    def result(self) -> tuple[int, Arrays]:
        number, found = self._workers.result()
        self._totals.played_games += len(found["shares"])
        self._totals.played_decisions += int(found["decisions"][0])
        return number, found
