"""A bot that looks ahead to the end of the trick or turn in a few sampled worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.bot import Bot, decision_seed
from schism.bots.playout import Numbers, Results, value
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import LIMIT
from schism.kernel.compiled import compiled
from schism.kernel.mind import estimate
from schism.kernel.records import DeckRecord, Observation
from schism.kernel.rollout import play_randomly
from schism.kernel.rules import apply, milestone, sample_hidden

Worlds = NDArray[Any]  # two states: one as sampled, one for trying actions
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
        start = np.uint64(decision_seed(self.seed, seen))
        add_estimates(deck.record, seen, states, start, self.worlds, values)
        return int(values.argmax())


@compiled
def is_legal(seen: Observation, action: int) -> bool:
    return bool((seen.actions[action >> 6] >> np.uint64(action & 63)) & _ONE)


@compiled
def add_estimates(
    deck: DeckRecord,
    seen: Observation,
    states: Worlds,
    rng: np.uint64,
    worlds: int,
    values: Values,
) -> None:
    """Add up over the worlds how the position is estimated after each legal action."""
    for action in range(LIMIT):
        if is_legal(seen, action):
            values[action] = 0.0
    states[0].rng = rng
    for _ in range(worlds):
        sample_hidden(deck, seen, states[0])
        for action in range(LIMIT):
            if is_legal(seen, action):
                states[1] = states[0]
                apply(deck, states[1], action, None)
                play_randomly(deck, states[1], milestone(states[0]) + 1)
                values[action] += estimate(deck, states[1], int(seen.seat))


@compiled
def glance(
    deck: DeckRecord,
    seen: Observation,
    states: Worlds,
    rng: np.uint64,
    actions: Numbers,
    results: Results,
) -> None:
    """Write the seat's share of the win at the end of the trick or turn, after random play.

    A row is a world, a column an action.
    """
    states[0].rng = rng
    for row in range(len(results)):
        sample_hidden(deck, seen, states[0])
        for column in range(len(actions)):
            states[1] = states[0]
            apply(deck, states[1], int(actions[column]), None)
            play_randomly(deck, states[1], milestone(states[0]) + 1)
            results[row, column] = value(deck, states[1], int(seen.seat), False)
