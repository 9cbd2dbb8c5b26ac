"""Random play of any game, as fast as its rules allow, and replays of recorded decisions."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import Actions, has, nth, size
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Record, State
from schism.kernel.rng import below, stream
from schism.kernel.rules import CHANCE, NOBODY, apply, chance, legal, milestone, win_share

States: TypeAlias = NDArray[Any]  # records, one for each game
Numbers: TypeAlias = NDArray[np.int64]
Shares: TypeAlias = NDArray[np.float64]  # a row for each game, a column for each seat


NEVER = 2**31  # a milestone that no game reaches


@compiled
def random_member(record: Record, actions: Actions) -> int:
    """Pick one of the actions with the record's generator."""
    return nth(actions, below(record, size(actions)))


@compiled
def random_action(deck: DeckRecord, state: State) -> int:
    return random_member(state, legal(deck, state))


@compiled
def is_at(state: State, end: int) -> bool:
    """Whether the game is over or has reached the milestone `end`."""
    return bool(state.to_act == NOBODY or milestone(state) >= end)


@compiled
def play_randomly(deck: DeckRecord, state: State, end: int = NEVER) -> int:
    """Play at random to a milestone or the end of the game; return the number of decisions."""
    decisions = 0
    while not is_at(state, end):
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
    """Play games `first`, `first` + 1, ... of a seed to their ends, one from each initial state.

    Writes each seat's share of the win and returns the number of decisions.
    """
    decisions = 0
    for i in range(len(states)):
        state = states[i]
        state.rng = stream(seed, first + i)
        decisions += play_randomly(deck, state)
        for seat in range(shares.shape[1]):
            shares[i, seat] = win_share(state, seat)
    return decisions


# Recorded decisions replayed with a deck of other values. A decision is repeated wherever it still
# comes up. Where a choice comes up that did not before, the first legal action is taken.


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
    states: States,
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
