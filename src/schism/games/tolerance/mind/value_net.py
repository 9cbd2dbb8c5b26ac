"""Everybody's share of the win: what search goes by where it stops looking.

Each seat's prospects are judged by a small network with one hidden layer, the same for all seats;
its numbers were learnt from games of bots (tools/learn_value_net.py).
"""

import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.mind.expected_points import expected_points, spread
from schism.games.tolerance.mind.features import AT_ONCE, FEATURES, ROOM, Features, write_features
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import OVER
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

_A_WIN = 1000.0  # more than any prospects

LEARNT = Path(__file__).with_name("value_net.csv")

_NUMBERS = np.loadtxt(LEARNT, np.float32, delimiter=",")
_START, _TO_PROSPECTS = _NUMBERS[FEATURES], _NUMBERS[FEATURES + 1]
_HIDDEN = len(_START)
_FROM_FEATURES = np.zeros((ROOM, _HIDDEN), np.float32)
_FROM_FEATURES[:FEATURES] = _NUMBERS[:FEATURES]


@compiled
def prospects(features: Features) -> float:
    """How much points to a win, on a logistic curve's scale.

    Four features a step, so that the hidden numbers are fetched and put back a quarter as often.
    """
    hidden = _START.copy()
    for t in range(0, ROOM, AT_ONCE):
        a, b, c, d = features[t], features[t + 1], features[t + 2], features[t + 3]
        if a != 0.0 or b != 0.0 or c != 0.0 or d != 0.0:
            for i in range(_HIDDEN):
                more = hidden[i] + a * _FROM_FEATURES[t, i] + b * _FROM_FEATURES[t + 1, i]
                hidden[i] = more + c * _FROM_FEATURES[t + 2, i] + d * _FROM_FEATURES[t + 3, i]
    total = float(features[0])
    for i in range(_HIDDEN):
        total += max(0.0, float(hidden[i])) * float(_TO_PROSPECTS[i])
    return total


@compiled
def values(deck: DeckRecord, state: State, shares: NDArray[np.float64]) -> None:
    """Every seat's share of the win, from everybody's prospects."""
    if state.phase == OVER:
        for seat in range(state.players):
            shares[seat] = win_share(state, seat)
        return
    features, total = np.empty(ROOM, np.float32), 0.0
    for seat in range(state.players):
        write_features(deck, state, seat, features)
        shares[seat] = math.exp(prospects(features))
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total


@compiled
def evaluate(deck: DeckRecord, state: State, seat: int) -> float:
    """A seat's own prospects against the others' points: most of what everybody's prospects would
    tell, in less than half the time."""
    if state.phase == OVER:
        return _A_WIN * win_share(state, seat)
    rivals, scale = 0.0, spread(state)
    for other in range(state.players):
        if other != seat:
            rivals += math.exp(expected_points(deck, state, other) / scale)
    features = np.empty(ROOM, np.float32)
    write_features(deck, state, seat, features)
    return prospects(features) - math.log(rivals)
