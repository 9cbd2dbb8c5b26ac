"""A heuristic estimate of a position, for the greedy bot and where a search stops."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schism.games.avignon.rules.ending import win_share
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, at, members
from schism.games.avignon.rules.state import GENOA, NOBODY_WON, OVER, towards
from schism.kernel.compiled import compiled
from schism.kernel.reals import exp
from schism.kernel.records import DeckRecord, State

_WIN = 100.0
_TURNS_AHEAD = 10
_SCALE = 6.0  # of the logistic curve: this much is worth a quarter of a win
_PERSON = 5.0  # in a congregation, where one place nearer to it is 1

# A search with this estimate is too cautious: tools/calibrate.py measures by how much.
SLOPE = float(np.loadtxt(Path(__file__).with_name("calibration.csv")))


@compiled
def estimate(deck: DeckRecord, state: State, seat: int) -> float:
    """Count people in the congregations, then how near the others are to joining."""
    if state.phase == OVER:
        return _WIN * decided_for(state, seat)
    own, other = int(state.congregation[seat]), int(state.congregation[1 - seat])
    return _PERSON * (members(own) - members(other)) + nearness(state, seat)


@compiled
def decided_for(state: State, seat: int) -> int:
    if state.winner == NOBODY_WON:
        return 0
    return 1 if state.winner == seat else -1


@compiled
def nearness(state: State, seat: int) -> int:
    """Count how many places people are from Genoa towards the seat; the edge counts extra."""
    total, heights = 0, int(state.heights)
    for column in range(COLUMNS):
        if at(heights, column) != EMPTY:
            places = (at(heights, column) - GENOA) * towards(seat)
            total += places + (places // 2 if places > 0 else -(-places // 2))
    return total


@compiled
def search_depth(state: State) -> int:
    """Return a depth of a few turns: random play decides little beyond them."""
    return _TURNS_AHEAD


@compiled
def rollout_depth(state: State) -> int:
    return _TURNS_AHEAD


@compiled
def values(deck: DeckRecord, state: State, shares: NDArray[np.float64]) -> None:
    if state.phase == OVER:
        shares[0] = win_share(state, 0)
    else:
        shares[0] = 1.0 / (1.0 + exp(-estimate(deck, state, 0) / _SCALE))
    shares[1] = 1.0 - shares[0]


@compiled
def ends_soon(state: State) -> bool:
    """Any turn may be the last."""
    return True
