"""The value networks: each seat's expected share of the win, where a search stops looking.

A small network with one hidden layer, the same for all seats, turns a seat's features into a
logit; a softmax over the seats gives the shares. One was learnt from games of players who look a
trick ahead, the other from games of the learnt policy (tools/learn_value_net.py). Weights are whole
multiples of STEP, which compress well for browsers.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.mind.expected_points import expected_points, spread
from schism.games.tolerance.mind.features import AT_ONCE, FEATURES, ROOM, Features, write_features
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import OVER
from schism.kernel.compiled import compiled
from schism.kernel.reals import exp, log
from schism.kernel.records import DeckRecord, State

_A_WIN = 1000.0  # more than any logit

WEIGHTS = Path(__file__).with_name("value_net.csv")
POLICY_WEIGHTS = Path(__file__).with_name("policy_value_net.csv")
STEP = 1 / 256
LOOKING_AHEAD, BY_POLICY = 0, 1  # whose games the network has learnt from

_WEIGHTS = np.float32(STEP) * np.stack(
    [np.loadtxt(file, np.float32, delimiter=",") for file in (WEIGHTS, POLICY_WEIGHTS)]
)
_BIAS, _OUTPUT = _WEIGHTS[:, FEATURES].copy(), _WEIGHTS[:, FEATURES + 1].copy()
_HIDDEN = _BIAS.shape[1]
_HIDDEN_WEIGHTS = np.zeros((2, ROOM, _HIDDEN), np.float32)
_HIDDEN_WEIGHTS[:, :FEATURES] = _WEIGHTS[:, :FEATURES]


@compiled
def logit(features: Features, net: int) -> float:
    """The logit of a win.

    Four features at a time, so that the hidden layer is loaded and stored a quarter as often.
    """
    hidden, weights = _BIAS[net].copy(), _HIDDEN_WEIGHTS[net]
    for t in range(0, ROOM, AT_ONCE):
        a, b, c, d = features[t], features[t + 1], features[t + 2], features[t + 3]
        if a != 0.0 or b != 0.0 or c != 0.0 or d != 0.0:
            for i in range(_HIDDEN):
                more = hidden[i] + a * weights[t, i] + b * weights[t + 1, i]
                hidden[i] = more + c * weights[t + 2, i] + d * weights[t + 3, i]
    total = float(features[0])
    for i in range(_HIDDEN):
        total += max(0.0, float(hidden[i])) * float(_OUTPUT[net, i])
    return total


@compiled
def values(deck: DeckRecord, state: State, shares: NDArray[np.float64]) -> None:
    """Write every seat's expected share of the win."""
    write_shares(deck, state, LOOKING_AHEAD, shares)


@compiled
def policy_values(deck: DeckRecord, state: State, shares: NDArray[np.float64]) -> None:
    """Write the shares to be expected if everybody plays by the learnt policy."""
    write_shares(deck, state, BY_POLICY, shares)


@compiled
def write_shares(deck: DeckRecord, state: State, net: int, shares: NDArray[np.float64]) -> None:
    if state.phase == OVER:
        for seat in range(state.players):
            shares[seat] = win_share(state, seat)
        return
    features, total = np.empty(ROOM, np.float32), 0.0
    for seat in range(state.players):
        write_features(deck, state, seat, features)
        shares[seat] = exp(logit(features, net))
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total


@compiled
def evaluate(deck: DeckRecord, state: State, seat: int) -> float:
    """Judge a seat by its own logit against the others' handmade one.

    That is nearly as good as everybody's logit from the network, in less than half the time."""
    if state.phase == OVER:
        return _A_WIN * win_share(state, seat)
    rivals, scale = 0.0, spread(state)
    for other in range(state.players):
        if other != seat:
            rivals += exp(expected_points(deck, state, other) / scale)
    features = np.empty(ROOM, np.float32)
    write_features(deck, state, seat, features)
    return logit(features, LOOKING_AHEAD) - log(rivals)
