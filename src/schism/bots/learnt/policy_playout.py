"""Playouts in which everybody plays as the learnt policy expects of them, from what they know.

Where the policy has no opinion they play sensibly. A third of the time of sensible playouts, and
nobody uses what they cannot know.
"""

import numpy as np

from schism.bots.ismcts import search_end
from schism.bots.playout import (
    PLAYED,
    WORLD,
    Numbers,
    Results,
    States,
    draw_world,
    sensible_action,
    value,
)
from schism.kernel.compiled import compiled
from schism.kernel.mind import likely_action
from schism.kernel.records import DeckRecord, Observation
from schism.kernel.rng import stream
from schism.kernel.rollout import is_at
from schism.kernel.rules import CHANCE, NO_ACTION, apply, chance


@compiled
def play_by_policy(deck: DeckRecord, states: States, end: int) -> None:
    """Play `states[PLAYED]` on to a milestone or the end of the game."""
    state = states[PLAYED]
    while not is_at(state, end):
        if state.to_act == CHANCE:
            chance(deck, state, None)
            continue
        action = likely_action(deck, state)
        if action == NO_ACTION:
            action = sensible_action(deck, states)
        apply(deck, state, action, None)


@compiled
def compare_by_policy(
    deck: DeckRecord,
    seen: Observation,
    states: States,
    seed: np.uint64,
    first: int,
    actions: Numbers,
    results: Results,
) -> None:
    """Write the seat's result for each action, in the worlds from number `first` of a seed on.

    A row is a world, a column an action; within a world all actions meet the same chance.
    """
    for row in range(len(results)):
        states[WORLD].rng = stream(seed, first + row)
        draw_world(deck, seen, states)
        end = search_end(states[WORLD])
        for column in range(len(actions)):
            states[PLAYED] = states[WORLD]
            apply(deck, states[PLAYED], int(actions[column]), None)
            play_by_policy(deck, states, end)
            results[row, column] = value(deck, states[PLAYED], int(seen.seat))
