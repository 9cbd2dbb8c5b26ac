"""Random play of any game, as fast as its rules allow."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import nth, size
from schism.kernel.compiled import compiled
from schism.kernel.dispatch import CHANCE, NOBODY, apply, chance, legal, win_share
from schism.kernel.records import DeckRecord, State
from schism.kernel.rng import below, stream

States: TypeAlias = NDArray[Any]  # records, one for each game
Shares: TypeAlias = NDArray[np.float64]  # a row for each game, a column for each seat


@compiled
def random_action(deck: DeckRecord, state: State) -> int:
    actions = legal(deck, state)
    return nth(actions, below(state, size(actions)))


@compiled
def play_out(deck: DeckRecord, state: State) -> int:
    """Play at random to the end; the number of decisions made."""
    decisions = 0
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            chance(deck, state, None)
        else:
            apply(deck, state, random_action(deck, state), None)
            decisions += 1
    return decisions


@compiled
def play_games(
    deck: DeckRecord, states: States, seed: np.uint64, first: int, shares: Shares
) -> int:
    """Play the `first`-th game of a seed and those after it, one for each state, to their ends.

    The states come as a game begins; `shares` gets each seat's part of the win.
    """
    decisions = 0
    for i in range(len(states)):
        state = states[i]
        state.rng = stream(seed, first + i)
        decisions += play_out(deck, state)
        for seat in range(shares.shape[1]):
            shares[i, seat] = win_share(state, seat)
    return decisions
