"""Looks to the end of the trick or turn, in a few worlds that fit what it has seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.bot import Bot, numbers_from
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import LIMIT
from schism.kernel.compiled import compiled
from schism.kernel.dispatch import (
    CHANCE,
    NOBODY,
    apply,
    chance,
    estimate,
    milestone,
    sample_hidden,
)
from schism.kernel.records import DeckRecord, Observation, State
from schism.kernel.rollout import random_action

Worlds = NDArray[Any]  # two states: one as sampled, one to try actions in
Values = NDArray[np.float64]

WORLDS = 24
_ONE = np.uint64(1)


@dataclass(frozen=True, slots=True)
class GreedyBot(Bot):
    seed: int
    worlds: int = WORLDS

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        states = np.zeros(2, GAMES[deck.game].rules.state)
        values = np.full(LIMIT, -np.inf)
        start = np.uint64(numbers_from(self.seed, seen))
        add_values(deck.record, seen, states, start, self.worlds, values)
        return int(values.argmax())


@compiled
def is_open(seen: Observation, action: int) -> bool:
    return bool((seen.actions[action >> 6] >> np.uint64(action & 63)) & _ONE)


@compiled
def add_values(
    deck: DeckRecord,
    seen: Observation,
    states: Worlds,
    rng: np.uint64,
    worlds: int,
    values: Values,
) -> None:
    """For each legal action the sum over the worlds of how things stand afterwards."""
    for action in range(LIMIT):
        if is_open(seen, action):
            values[action] = 0.0
    states[0].rng = rng
    for _ in range(worlds):
        sample_hidden(deck, seen, states[0])
        for action in range(LIMIT):
            if is_open(seen, action):
                states[1] = states[0]
                apply(deck, states[1], action, None)
                play_to_milestone(deck, states[1], milestone(states[0]))
                values[action] += estimate(deck, states[1], int(seen.seat))


@compiled
def play_to_milestone(deck: DeckRecord, state: State, reached: int) -> None:
    """Everybody plays at random until the trick or turn is over."""
    while state.to_act != NOBODY and milestone(state) == reached:
        if state.to_act == CHANCE:
            chance(deck, state, None)
        else:
            apply(deck, state, random_action(deck, state), None)
