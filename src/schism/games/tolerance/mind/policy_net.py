"""The policy network: which card a player is likely to play, from what they know.

A hidden layer turns the situation into weights for the features of a card; a softmax over the cards
gives their probabilities. Its weights were learnt from games against itself (`schism learn
tolerance`; docs/research says from how many). They are whole multiples of STEP and stored as 8 bits
each, so that browsers have little to load.
"""

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.mind.policy_features import (
    CHOICE,
    SITUATION,
    Numbers,
    Values,
    describe,
    describe_choice,
    trick_to_beat,
    unseen_naturals,
)
from schism.games.tolerance.rules.state import HAND, PLAY
from schism.games.tolerance.rules.tricks import distinct_play
from schism.kernel.bits import Actions, nth, size
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State
from schism.kernel.rules import NO_ACTION

Features: TypeAlias = Any  # of the learning policy

WEIGHTS = Path(__file__).with_name("policy_net.csv")
STEP = 1 / 64  # a power of two: what is multiplied by it loses nothing
MOST_CHOICES = 4 * HAND

_STEP = np.float32(STEP)
_WEIGHTS = np.loadtxt(WEIGHTS, np.int8, delimiter=",")
_SITUATION = np.ascontiguousarray(_WEIGHTS[:SITUATION, :-1])
_BIAS = np.ascontiguousarray(_WEIGHTS[SITUATION, :-1])
_CHOICE = np.ascontiguousarray(_WEIGHTS[SITUATION + 1 :, :-1].T)  # by hidden unit
_OFFSET = np.ascontiguousarray(_WEIGHTS[SITUATION + 1 :, -1])
_HIDDEN = len(_BIAS)


@compiled
def write_logits(
    deck: DeckRecord, state: State, actions: Actions, logits: NDArray[np.float64]
) -> None:
    """Write the logit of each of the plays, in ascending order."""
    numbers, values = np.empty(SITUATION, np.int64), np.empty(SITUATION, np.float32)
    weights = choice_weights(numbers, values, describe(deck, state, numbers, values))
    unseen, to_beat = unseen_naturals(state), trick_to_beat(state)
    for i in range(size(actions)):
        action, total = nth(actions, i), np.float32(0.0)
        for j in range(describe_choice(deck, state, action, unseen, to_beat, numbers, values)):
            total += values[j] * weights[numbers[j]]
        logits[i] = float(total * _STEP)


@compiled
def choice_weights(numbers: Numbers, values: Values, count: int) -> NDArray[np.float32]:
    """The weight of each feature of a choice in a situation, in steps."""
    hidden, weights = _BIAS.astype(np.float32), _OFFSET.astype(np.float32)
    for t in range(count):
        number, value = numbers[t], values[t]
        for i in range(_HIDDEN):
            hidden[i] += value * np.float32(_SITUATION[number, i])
    for i in range(_HIDDEN):
        strength = hidden[i] * _STEP
        if strength > 0.0:
            for j in range(CHOICE):
                weights[j] += strength * np.float32(_CHOICE[i, j])
    return weights


@compiled
def likely_action(deck: DeckRecord, state: State) -> int:
    """The card that the player to act plays most probably; NO_ACTION if they play no card."""
    if state.phase != PLAY:
        return NO_ACTION
    actions, best, logits = distinct_play(state), 0, np.empty(MOST_CHOICES)
    count = size(actions)
    if count > 1:
        write_logits(deck, state, actions, logits)
        for i in range(1, count):
            best = i if logits[i] > logits[best] else best
    return nth(actions, best)


@compiled
def score_choices(
    deck: DeckRecord, state: State, actions: Numbers, logits: NDArray[np.float64]
) -> int:
    """Write the cards there are to choose from and their logits; return how many there are."""
    if state.phase != PLAY:
        return 0
    plays = distinct_play(state)
    for i in range(size(plays)):
        actions[i] = nth(plays, i)
    write_logits(deck, state, plays, logits)
    return size(plays)


@compiled
def describe_choices(
    deck: DeckRecord, state: State, actions: Numbers, features: Features, at: int
) -> int:
    """Write the features that the network sees; return how many cards there are to choose from."""
    if state.phase != PLAY:
        return 0
    plays = distinct_play(state)
    choices = size(plays)
    if choices < 2:
        return 0
    begin = int(features.ends[at - 1]) if at > 0 else 0
    numbers, values = features.numbers[begin:], features.values[begin:]
    count = describe(deck, state, numbers, values)
    features.ends[at] = begin + count
    unseen, to_beat = unseen_naturals(state), trick_to_beat(state)
    for i in range(choices):
        actions[i] = nth(plays, i)
        count += describe_choice(
            deck, state, int(actions[i]), unseen, to_beat, numbers[count:], values[count:]
        )
        features.ends[at + 1 + i] = begin + count
    return choices
