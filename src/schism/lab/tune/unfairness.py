"""How unfair a deck is: by games played with it, or by games told again with its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.deck import Deck
from schism.games.study import Item, Study
from schism.lab.balance.balance import Findings
from schism.lab.balance.observations import WHOLE_WIN, told_games
from schism.lab.balance.rescore import retold

RATE_STEP = 0.05  # a rate so far outside its bounds weighs like an item at the edge of fairness

Excesses: TypeAlias = Mapping[Item, float]  # how much more than its share an item wins


def unfairness(study: Study, excesses: Excesses) -> float:
    """0 is perfect; 1 is everybody at the edge of what is fair."""
    parts = [(excess / study.fair[item.group]) ** 2 for item, excess in excesses.items()]
    return float(np.mean(parts))


def loss(findings: Findings) -> float:
    """Unfairness, and what is not as lively as it should be."""
    study, outside = findings.job.study, 0.0
    for i, name in enumerate(study.rates):
        if name in study.wanted_rates:
            low, high = study.wanted_rates[name]
            rate = float(findings.found["rates"][:, i].mean())
            outside += (max(low - rate, rate - high, 0.0) / RATE_STEP) ** 2
    return unfairness(study, excesses(findings)) + outside


def excesses(findings: Findings) -> dict[Item, float]:
    """Of each item that ought to be fair."""
    found = {}
    for i, item in enumerate(findings.job.items()):
        times = float(findings.found["times"][:, i].sum())
        if item.group in findings.job.study.fair and times:
            won = float(findings.found["wins"][:, i].sum()) / WHOLE_WIN / times
            found[item] = won - 1 / findings.seats
    return found


class Retelling:
    """The games of some findings, and who would have won them with another deck's values."""

    def __init__(self, findings: Findings) -> None:
        self.study, self._seats = findings.job.study, findings.seats
        numbers = range(findings.games)
        self._games = told_games(findings.job.experiment, numbers, findings.found)
        self._had: dict[Item, NDArray[Any]] = {}  # by game and seat
        for number in numbers:
            options = findings.job.experiment.beginnings.options(number)
            for item, seat in self.study.seating(options):
                shape = (findings.games, self._seats)
                self._had.setdefault(item, np.zeros(shape))[number, seat] = 1

    def excesses(self, deck: Deck) -> dict[Item, float]:
        _, shares = retold(self._games, deck, self.study.anchors, self._seats)
        return {
            item: float((shares * had).sum() / had.sum()) - 1 / self._seats
            for item, had in self._had.items()
            if item.group in self.study.fair
        }
