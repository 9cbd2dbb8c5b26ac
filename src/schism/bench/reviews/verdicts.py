"""How accurate reviews are: what they say about decisions, and how games from there end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import pi, sqrt

import numpy as np
from numpy.typing import NDArray

from schism.bench.reviews.continued_games import Shares, continue_games
from schism.bench.reviews.played_positions import PlayedPosition
from schism.bots.analysis import Mean
from schism.bots.search_bot import Budget
from schism.games.contract import Json
from schism.lab.balance.intervals import Estimate, average, wilson
from schism.review.review import assess_decision

Numbers = NDArray[np.float64]

MORE_GAMES = 4  # times as many where a mistake is marked, since a loss is a difference
AS_IN_A_REVIEW = 1 - 0.05 / 20  # the confidence of an interval, where a game has 20 decisions
RESAMPLES = 1000
ABSOLUTE = sqrt(2 / pi)  # the mean absolute value of a normal variable, in standard deviations


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the review said about one decision, and what the games showed."""

    said: float  # the share of the win expected of what was chosen
    found: Mean
    named: float  # the loss, 0 if nothing better was found
    cost: Mean | None  # the loss in games
    mistake: bool

    @property
    def error(self) -> float:
        return self.said - self.found.value

    def as_json(self) -> Json:
        cost = None if self.cost is None else self.cost.as_json()
        found = self.found.as_json()
        return {
            "said": self.said,
            "found": found,
            "named": self.named,
            "cost": cost,
            "mistake": self.mistake,
        }


@dataclass(frozen=True, slots=True)
class Trial:
    """How each decision is checked."""

    budget: Budget  # of the review
    level: str  # of the bots that play on
    games: int
    seed: int

    def verdict(self, position: PlayedPosition, number: int) -> Verdict:
        match = position.match
        chosen = match.text_of(position.chosen)
        decision = assess_decision(match, chosen, self.budget, self.seed, AS_IN_A_REVIEW)
        games = self.games * (MORE_GAMES if decision.mistake else 1)
        found = self._play_on(position, position.chosen, games, number)
        cost = None
        if decision.mistake:
            assert decision.better is not None
            better = match.number_of(decision.better)
            cost = Mean.of(self._play_on(position, better, games, number) - found)
        return Verdict(
            decision.expected.value, Mean.of(found), decision.cost, cost, decision.mistake
        )

    def _play_on(self, position: PlayedPosition, action: int, games: int, number: int) -> Shares:
        seen = position.match.observation(position.seat)
        seed = self.seed + number
        return continue_games(position.match.deck, seen, action, self.level, range(games), seed)


def error_beyond_noise(verdicts: Sequence[Verdict]) -> Estimate:
    """The mean absolute error, less what the noise of the games alone would make of it.

    Both are added in quadrature, as independent errors are.
    """
    errors = np.array([[v.error, v.found.error] for v in verdicts])
    return bootstrap(errors, _beyond_noise)


def _beyond_noise(errors: Numbers) -> float:
    all_of_it = np.abs(errors[:, 0]).mean()
    noise = ABSOLUTE * np.sqrt(np.square(errors[:, 1]).mean())
    return sqrt(max(0.0, float(all_of_it**2 - noise**2)))


def bias(verdicts: Sequence[Verdict]) -> Estimate:
    return average(np.array([v.error for v in verdicts]), np.ones(len(verdicts)))


def marked(verdicts: Sequence[Verdict]) -> list[Verdict]:
    return [verdict for verdict in verdicts if verdict.mistake]


def share_that_cost(verdicts: Sequence[Verdict]) -> Estimate | None:
    """The share of the marked mistakes that cost something in games."""
    costs = [v.cost.value > 0 for v in marked(verdicts) if v.cost is not None]
    return wilson(sum(costs) / len(costs), len(costs)) if costs else None


def named_to_found(verdicts: Sequence[Verdict]) -> Estimate | None:
    """The loss that the review names for its mistakes, divided by what they cost in games."""
    rows = [[v.named, v.cost.value] for v in marked(verdicts) if v.cost is not None]
    if len(rows) < 2 or sum(found for _, found in rows) <= 0:
        return None
    return bootstrap(np.array(rows), lambda r: float(r[:, 0].sum() / max(1e-9, r[:, 1].sum())))


def bootstrap(rows: Numbers, statistic: Callable[[Numbers], float]) -> Estimate:
    """A statistic of rows with its 95% interval from samples of them with replacement."""
    rng = np.random.default_rng(0)
    picks = rng.integers(len(rows), size=(RESAMPLES, len(rows)))
    low, high = np.percentile([statistic(rows[pick]) for pick in picks], [2.5, 97.5])
    return Estimate(statistic(rows), float(low), float(high))
