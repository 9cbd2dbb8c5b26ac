"""How a position looks for a seat, in victory points: what greedy play and cut-off search go by."""

import math

from schism.games.tolerance.scoring import LOAN_PENALTY, score_role, win_share
from schism.games.tolerance.state import (
    DEAL,
    HAND,
    MONEY,
    OVER,
    ROUNDS,
    TRACKS,
    victory_points,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import EVERYONE
from schism.kernel.records import DeckRecord, State

_STEPS_A_ROUND = HAND + 1  # its tricks, and its end
_SAFE_MONEY = 3  # below this the next clergy trick may cost a loan
_THIN_PURSE = 0.4


@compiled
def milestone(state: State) -> int:
    """Goes up when a trick ends: greedy play looks so far ahead."""
    return int(state.reign) * _STEPS_A_ROUND + int(state.trick)


@compiled
def expected_points(deck: DeckRecord, state: State, seat: int) -> float:
    """The points if the round ended now, with a part of each pennant under way."""
    if state.phase == OVER:
        return float(victory_points(state, seat))
    role = int(state.role[seat])
    if state.phase == DEAL:
        points = float(victory_points(state, seat))  # the round is scored already
    else:
        points = float(score_role(deck, state, seat, role, None, EVERYONE))
    for track in range(TRACKS):
        reached = max(float(state.pennants[seat, track]), state.tally[seat, track] / 10.0)
        points += reached * float(deck.pennant[role, track])
    points -= LOAN_PENALTY * int(state.loans[seat])
    return points - _THIN_PURSE * max(0, _SAFE_MONEY - int(state.tally[seat, MONEY]))


@compiled
def estimate(deck: DeckRecord, state: State, seat: int) -> float:
    """The seat's expected points less the average of the others'."""
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += expected_points(deck, state, other)
    return expected_points(deck, state, seat) - others / (int(state.players) - 1)


@compiled
def horizon(state: State) -> int:
    """The end of the round: nobody knows the next deal."""
    return (int(state.reign) + 1) * _STEPS_A_ROUND


@compiled
def spread(state: State) -> float:
    """How many points the rounds to come may still move, as the scale of a logistic curve."""
    rounds = ROUNDS - int(state.reign)
    return 4.0 * math.sqrt(rounds)


@compiled
def outlook(deck: DeckRecord, state: State, seat: int) -> float:
    """The seat's share of the win, from everybody's expected points."""
    if state.phase == OVER:
        return win_share(state, seat)
    mine, total, scale = expected_points(deck, state, seat), 0.0, spread(state)
    for other in range(state.players):
        total += math.exp((expected_points(deck, state, other) - mine) / scale)
    return 1.0 / total
