"""How unfair a deck is, from games played with it or from games rescored with its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.deck import Deck
from schism.games.study import Item, Study
from schism.lab.balance.balance import Findings
from schism.lab.balance.observations import WHOLE_WIN, played_games
from schism.lab.balance.rescore import rescore

RATE_STEP = 0.05  # a rate this far outside its bounds weighs like an item at the edge of fairness

Biases: TypeAlias = Mapping[Item, float]  # how much more than an even share an item wins


def unfairness(study: Study, biases: Biases) -> float:
    """Return 0 for a perfectly fair deck, 1 if every item is at the edge of what is fair."""
    parts = [(bias / study.fair[item.group]) ** 2 for item, bias in biases.items()]
    return float(np.mean(parts))


def loss(findings: Findings) -> float:
    """Return the unfairness plus a penalty for rates outside their target range."""
    study, penalty = findings.job.study, 0.0
    for i, name in enumerate(study.rates):
        if name in study.target_rates:
            low, high = study.target_rates[name]
            rate = float(findings.found["rates"][:, i].mean())
            penalty += (max(low - rate, rate - high, 0.0) / RATE_STEP) ** 2
    return unfairness(study, biases(findings)) + penalty


def biases(findings: Findings) -> dict[Item, float]:
    """Return the bias of each item that should win an even share."""
    found = {}
    for i, item in enumerate(findings.job.items()):
        times = float(findings.found["times"][:, i].sum())
        if item.group in findings.job.study.fair and times:
            won = float(findings.found["wins"][:, i].sum()) / WHOLE_WIN / times
            found[item] = won - 1 / findings.seats
    return found


class Rescoring:
    """Games already played, to be rescored with other decks' values."""

    def __init__(self, findings: Findings) -> None:
        self.study, self._seats = findings.job.study, findings.seats
        numbers = range(findings.games)
        self._games = played_games(findings.job.experiment, numbers, findings.found)
        self._had: dict[Item, NDArray[Any]] = {}  # by game and seat
        for number in numbers:
            options = findings.job.experiment.beginnings.options(number)
            for item, seat in self.study.initial_marks(options):
                shape = (findings.games, self._seats)
                self._had.setdefault(item, np.zeros(shape))[number, seat] = 1

    def biases(self, deck: Deck) -> dict[Item, float]:
        _, shares = rescore(self._games, deck, self.study.anchors, self._seats)
        return {
            item: float((shares * had).sum() / had.sum()) - 1 / self._seats
            for item, had in self._had.items()
            if item.group in self.study.fair
        }
