"""Recorded decisions replayed with a deck of other values.

A decision is repeated wherever it still comes up. Where a choice comes up that did not before, the
first legal action is taken.
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
def replay_decisions(
    deck: DeckRecord,
    state: State,
    phases: Numbers,
    actions: Numbers,
    first: int,
    stop: int,
    anchors: int,
) -> None:
    """Replay to the end. `anchors` is a bit set of phases that both games go through alike."""
    at = first
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            chance(deck, state, None)
            continue
        phase = int(state.phase)
        if (anchors >> phase) & 1:
            while phases[at] != phase:
                at += 1  # a choice that no longer comes up
        found = legal(deck, state)
        action = nth(found, 0)
        if at < stop and phases[at] == phase:
            if has(found, actions[at]):
                action = int(actions[at])
            at += 1
        apply(deck, state, action, None)


@compiled
def rescore_games(
    deck: DeckRecord,
    states: NDArray[Any],
    phases: Numbers,
    actions: Numbers,
    lengths: Numbers,
    anchors: int,
    shares: Shares,
) -> None:
    """Replay from initial states; the games' decisions follow one another in one array."""
    first = 0
    for i in range(len(states)):
        stop = first + lengths[i]
        replay_decisions(deck, states[i], phases, actions, first, stop, anchors)
        first = stop
        for seat in range(shares.shape[1]):
            shares[i, seat] = win_share(states[i], seat)
