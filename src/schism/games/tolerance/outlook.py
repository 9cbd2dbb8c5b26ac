"""Everybody's share of the win: what search goes by where it stops looking.

Each seat's prospects are judged by a small network with one hidden layer, the same for all seats;
its numbers were learnt from games of bots (tools/learn_outlook.py).
"""

import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.scoring import win_share
from schism.games.tolerance.state import OVER
from schism.games.tolerance.traits import TRAITS, Traits, write_traits
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

LEARNT = Path(__file__).with_name("outlook.csv")

_NUMBERS = np.loadtxt(LEARNT, np.float32, delimiter=",")
_FROM_TRAITS, _START, _TO_PROSPECTS = _NUMBERS[:TRAITS], _NUMBERS[TRAITS], _NUMBERS[TRAITS + 1]
_HIDDEN = len(_START)


@compiled
def prospects(traits: Traits) -> float:
    """How much points to a win, on a logistic curve's scale."""
    hidden = _START.copy()
    for trait in range(TRAITS):
        value = traits[trait]
        if value != 0.0:
            for i in range(_HIDDEN):
                hidden[i] += value * _FROM_TRAITS[trait, i]
    total = float(traits[0])
    for i in range(_HIDDEN):
        total += max(0.0, float(hidden[i])) * float(_TO_PROSPECTS[i])
    return total


@compiled
def outlooks(deck: DeckRecord, state: State, shares: NDArray[np.float64]) -> None:
    """Every seat's share of the win, from everybody's prospects."""
    if state.phase == OVER:
        for seat in range(state.players):
            shares[seat] = win_share(state, seat)
        return
    traits, total = np.empty(TRAITS, np.float32), 0.0
    for seat in range(state.players):
        write_traits(deck, state, seat, traits)
        shares[seat] = math.exp(prospects(traits))
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total
