"""Neither rules nor bots prefer a seat: with everybody rotated, everything is the same."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from schism.games.tolerance.mind.estimate import estimate
from schism.games.tolerance.mind.features import ranks_held
from schism.games.tolerance.mind.value_net import evaluate
from schism.games.tolerance.rules.state import IN_TRICK, PILES
from schism.kernel.bits import ones
from schism.kernel.compiled import COMPILING
from schism.kernel.mind import values
from schism.kernel.records import Observation, State, blank, copied
from schism.kernel.rules import observe, sample_hidden
from schism.table.match import Match
from tests.kit import random_match

PLAYERS, SUITS = 4, 4
ROWS = [
    "hand",
    "void",
    "boards",
    "role",
    "loans",
    "borrowed",
    "pennants",
    "tally",
    "points",
    "points_then",
]  # by seat
SEATS = ["to_act", "leader", "winner", "choosers", "starters"]
WORLDS = 400 if COMPILING else 20


def moved(state: State, steps: int) -> State:
    """Rotate everybody by a number of seats."""
    found, where = copied(state), state["where"]
    for name in ROWS:
        found[name][:PLAYERS] = np.roll(state[name][:PLAYERS], steps, axis=0)
    for name in SEATS:
        found[name] = (state[name] + steps) % PLAYERS
    owned = where < IN_TRICK
    found["where"][owned] = (where[owned] + steps * PILES) % (PLAYERS * PILES)
    return found


def positions() -> list[Match]:
    return [random_match("tolerance", n, 20 * n, players=PLAYERS, roles="random") for n in range(8)]


@pytest.mark.parametrize("steps", range(1, PLAYERS))
def test_judgements_move_along(steps: int) -> None:
    for match in positions():
        deck, here, there = match.deck.record, match.state, moved(match.state, steps)
        before, after = np.empty(8), np.empty(8)
        values(deck, here, before)
        values(deck, there, after)
        assert after[:PLAYERS] == pytest.approx(np.roll(before[:PLAYERS], steps))
        for seat in range(PLAYERS):
            further = (seat + steps) % PLAYERS
            assert evaluate(deck, there, further) == pytest.approx(evaluate(deck, here, seat))
            assert estimate(deck, there, further) == pytest.approx(estimate(deck, here, seat))


@pytest.mark.parametrize("steps", range(1, PLAYERS))
def test_hands_that_may_be_move_along(steps: int) -> None:
    """Cards of each suit in each hand, on average over worlds that fit."""
    for match in positions():
        here, error = suits_held(match, match.state)
        there, other = suits_held(match, moved(match.state, steps))
        apart = np.abs(there - np.roll(here, steps, axis=0))
        assert (apart <= 4.5 * np.sqrt(error.max() ** 2 + other.max() ** 2)).all()


def suits_held(match: Match, state: State) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Means by seat and suit, and their standard errors."""
    seen, world = blank(match.game.rules.observation), blank(match.game.rules.state)
    observe(match.deck.record, state, int(state.to_act), seen)
    world.rng = np.uint64(1)
    counts = np.array([_held(match, seen, world) for _ in range(WORLDS)])
    return counts.mean(axis=0), counts.std(axis=0) / np.sqrt(WORLDS)


def _held(match: Match, seen: Observation, world: State) -> list[list[int]]:
    sample_hidden(match.deck.record, seen, world)
    return [
        [int(ones(ranks_held(world, seat, suit))) for suit in range(SUITS)]
        for seat in range(PLAYERS)
    ]
