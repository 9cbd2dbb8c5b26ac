"""How large a loss probably is, given how large it looked.

What stands out among many estimates was often lucky, so an estimate names too much. Here it is
weighed with how often losses of each size occur (empirical Bayes): what is named is the loss that
is left on average where estimates look like this one. Such a belief holds no matter how long one
went on looking.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schism.bots.analysis import CONFIDENCE, Mean
from schism.games.contract import Game, Json

Numbers = NDArray[np.float64]

MATTERS = 0.02  # share of the win: nobody misses less
SURE = 0.97  # how probable it must be that a loss matters, before it is called a mistake
_NAME = "losses.json"
_STEPS_OF_ONE = 200
_SIZES = np.arange(-60, 201) / _STEPS_OF_ONE  # losses that are told apart
_REACHES = (-0.3, -0.1, -0.03, -0.01, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_ITERATIONS = 200  # of the fit
_UNSEEN = (
    0.5  # decisions that are taken to have a loss of each reach, so that nothing is impossible
)


@dataclass(frozen=True, slots=True)
class Prior:
    """How often reviewed decisions lose how much, as found in games.

    Each part is a reach and its share: losses between 0 and the reach, each as likely. Below 0 the
    other action seemed better, and was not.
    """

    parts: tuple[tuple[float, float], ...]
    doubt: float  # one standard error of a loss that no number of playouts lowers

    def as_json(self) -> Json:
        return {"parts": [list(part) for part in self.parts], "doubt": self.doubt}


FOR_ANY_GAME = Prior(((-0.1, 0.1), (-0.02, 0.2), (0.02, 0.3), (0.1, 0.2), (1.0, 0.2)), 0.02)


@dataclass(frozen=True, slots=True)
class Belief:
    """What is known of a loss, in shares of the win."""

    value: float  # on average
    error: float  # one standard deviation
    low: float
    high: float
    worlds: int
    mistake: float  # the probability that it matters

    @property
    def is_mistake(self) -> bool:
        return self.mistake >= SURE

    @property
    def mean(self) -> Mean:
        return Mean(self.value, self.error, self.worlds)

    def as_json(self) -> Json:
        return {"mean": self.value, "low": self.low, "high": self.high}


def prior_file(game: Game) -> Path:
    return game.folder / _NAME


def prior_of(game: Game) -> Prior:
    """What `python -m tools.learn_losses` has found in games, or what suits any game."""
    return _prior_in(prior_file(game))


@cache
def _prior_in(file: Path) -> Prior:
    if not file.exists():
        return FOR_ANY_GAME
    found = json.loads(file.read_text(encoding="utf-8"))
    return Prior(tuple((reach, share) for reach, share in found["parts"]), found["doubt"])


def believe(prior: Prior, found: Mean) -> Belief:
    """Weigh an estimate with how often losses of each size occur."""
    weights = _shares_of(prior) * _likelihoods(found.value, spread(found, prior.doubt))
    weights /= weights.sum()
    value = float(weights @ _SIZES)
    error = float(np.sqrt(weights @ np.square(_SIZES - value)))
    low, high = (_quantile(weights, (1 + side * CONFIDENCE) / 2) for side in (-1, 1))
    return Belief(value, error, low, high, found.worlds, float(weights[_SIZES > MATTERS].sum()))


def spread(found: Mean, doubt: float) -> float:
    """One standard error of an estimate. Worlds that agree may all have missed a rare event."""
    return hypot(max(found.error, 1 / found.worlds), doubt)


def fit_prior(estimates: Sequence[Mean], doubt: float) -> Prior:
    """The prior that makes estimates most likely, by expectation maximization.

    It is a mixture of uniform distributions from 0 on, so that small losses are never rarer than
    large ones; otherwise it may have any shape (Stephens, "False discovery rates", 2017).
    """
    parts = np.array([_evenly(reach) for reach in _REACHES])
    errors = [spread(each, doubt) for each in estimates]
    likelihoods = np.array(
        [parts @ _likelihoods(e.value, s) for e, s in zip(estimates, errors, strict=True)]
    )
    shares = np.full(len(parts), 1 / len(parts))
    for _ in range(_ITERATIONS):
        weights = shares * likelihoods
        counts = (weights / weights.sum(axis=1, keepdims=True)).sum(axis=0) + _UNSEEN
        shares = counts / counts.sum()
    return Prior(tuple(zip(_REACHES, shares.tolist(), strict=True)), doubt)


@cache
def _shares_of(prior: Prior) -> Numbers:
    return np.asarray(sum(share * _evenly(reach) for reach, share in prior.parts))


def _evenly(reach: float) -> Numbers:
    """All losses from 0 to the reach, each as likely."""
    places = np.linspace(min(0.0, reach), max(0.0, reach), round(abs(reach) * _STEPS_OF_ONE) + 1)
    return np.asarray(np.isclose(_SIZES[:, None], places).any(axis=1) / len(places))


def _likelihoods(value: float, error: float) -> Numbers:
    """How likely the estimate is for each size, up to a factor."""
    squares = np.square((value - _SIZES) / error)
    return np.asarray(np.exp((squares.min() - squares) / 2))


def _quantile(weights: Numbers, share: float) -> float:
    return float(_SIZES[min(int(np.searchsorted(np.cumsum(weights), share)), len(_SIZES) - 1)])
