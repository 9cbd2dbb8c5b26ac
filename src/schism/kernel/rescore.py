"""Games told again: the decisions as they were made, the values perhaps others.

What was decided is decided again where it is still asked; a choice that is asked now and was not
asked then falls on the first action that is legal.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import has, nth
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State
from schism.kernel.rules import CHANCE, NOBODY, apply, chance, legal, win_share

Numbers: TypeAlias = NDArray[np.int64]
Shares: TypeAlias = NDArray[np.float64]  # a row for each game, a column for each seat


@compiled
def retell(
    deck: DeckRecord,
    state: State,
    phases: Numbers,
    actions: Numbers,
    first: int,
    stop: int,
    anchors: int,
) -> None:
    """To the end. In the phases called anchors, a bit each, the same is asked in both games."""
    at = first
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            chance(deck, state, None)
            continue
        phase = int(state.phase)
        if (anchors >> phase) & 1:
            while phases[at] != phase:
                at += 1  # a choice that nobody has any more
        found = legal(deck, state)
        action = nth(found, 0)
        if at < stop and phases[at] == phase:
            if has(found, actions[at]):
                action = int(actions[at])
            at += 1
        apply(deck, state, action, None)


@compiled
def retell_games(
    deck: DeckRecord,
    states: NDArray[Any],
    phases: Numbers,
    actions: Numbers,
    lengths: Numbers,
    anchors: int,
    shares: Shares,
) -> None:
    """Each state comes as its game begins; the games' decisions stand one after the other."""
    first = 0
    for i in range(len(states)):
        stop = first + lengths[i]
        retell(deck, states[i], phases, actions, first, stop, anchors)
        first = stop
        for seat in range(shares.shape[1]):
            shares[i, seat] = win_share(states[i], seat)
