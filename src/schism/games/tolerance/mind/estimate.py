"""A fast estimate of a position in victory points, which the greedy bot goes by."""

from decimal import Decimal

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.rules.cards import CARDS, RANKS, WILD, of_suit, wilds_in
from schism.games.tolerance.rules.phases import MILESTONES_A_ROUND
from schism.games.tolerance.rules.scoring import loan_cost
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    COLUMNS,
    DEAD,
    DEAL,
    FIRST_PILE,
    HAND,
    MONEY,
    OVER,
    PROTESTANT,
    ROUNDS,
    TRACKS,
    victory_points,
)
from schism.kernel.bits import lowest, ones
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

_SAFE_MONEY = 3  # below this the next clergy trick may cost a loan
_THIN_PURSE = 0.4
_LEAST_DOUBT = 0.2  # cards: how uncertain it is who will have the most
_DOUBT_A_TRICK = 0.15
_ANY_A_TRICK = 0.06
_A_RANK = 0.12  # what a card in hand is worth
_A_WILD = 1.2
_BITS = 12  # of a weight in the table below: more tell nothing, and browsers would load them
_NONE, _ONE = np.uint64(0), np.uint64(1)


def _rivals() -> NDArray[np.float64]:
    """The weight of a rival's chance to have the most, by trick and difference in cards.

    A table, because an estimate needs a hundred of these exponentials; made in decimals, so that
    it is the same on every machine.
    """
    weights = np.ones((HAND + 1, 2 * CARDS + 1))
    for trick in range(HAND + 1):
        doubt = _LEAST_DOUBT + _DOUBT_A_TRICK * (HAND - trick)
        ahead = np.cumprod(np.full(CARDS, float(Decimal(1 / doubt).exp())))
        weights[trick, CARDS + 1 :] = ahead
        weights[trick, :CARDS] = 1.0 / ahead[::-1]
    mantissas, exponents = np.frexp(weights)
    weights[:] = np.ldexp(np.rint(np.ldexp(mantissas, _BITS)), exponents - _BITS)
    return weights


_RIVALS = _rivals()


@compiled
def lead_share(state: State, seat: int, column: int) -> float:
    """The chance that the seat ends the round with the most of a column."""
    mine, total = int(state.boards[seat, column]), 0.0
    for other in range(state.players):
        total += _RIVALS[state.trick, CARDS + int(state.boards[other, column]) - mine]
    return 1.0 / total


@compiled
def round_points(deck: DeckRecord, state: State, seat: int, role: int) -> float:
    """The points the role can expect at the end of this round."""
    reign, tricks_left, points = int(state.reign), HAND - int(state.trick), 0.0
    for column in range(COLUMNS):
        owned = int(state.boards[seat, column])
        some = 1.0 if owned > 0 else tricks_left * _ANY_A_TRICK
        points += some * float(deck.for_any[role, reign, column])
        most = float(deck.for_most[role, reign, column])
        if most != 0.0:  # roles pay for about half of the columns
            points += lead_share(state, seat, column) * some * most
        points += owned * float(deck.for_each[role, reign, column])
    for faith in (CATHOLIC, PROTESTANT):
        dead = int(state.boards[seat, FIRST_PILE + DEAD + faith])
        points += dead * float(deck.for_dead[role, reign, faith])
    return points


@compiled
def hand_points(state: State, seat: int) -> float:
    """Value the cards in hand: high ones win tricks, Wilds win or dodge them."""
    points, low, high = 0.0, state.hand[seat, 0], state.hand[seat, 1]
    for suit in range(WILD):
        held = of_suit(low, suit) >> np.uint64(RANKS * suit)
        while held != _NONE:
            points += _A_RANK * (lowest(held) + 1)
            held &= held - _ONE
    wilds = (ones(wilds_in(low)) + ones(high)) // 4
    return points + _A_WILD * wilds


@compiled
def quick_points(deck: DeckRecord, state: State, seat: int) -> float:
    """The points if the round ended now, with credit for unfinished pennants."""
    if state.phase == OVER:
        return float(victory_points(state, seat))
    role = int(state.role[seat])
    if state.phase == DEAL:
        points = float(victory_points(state, seat))  # the round is scored already
    else:
        points = victory_points(state, seat) + round_points(deck, state, seat, role)
        points += hand_points(state, seat)
    for track in range(TRACKS):
        reached = max(float(state.pennants[seat, track]), state.tally[seat, track] / 10.0)
        points += reached * float(deck.pennant[role, track])
    points -= loan_cost(state, seat)
    return points - _THIN_PURSE * max(0, _SAFE_MONEY - int(state.tally[seat, MONEY]))


@compiled
def estimate(deck: DeckRecord, state: State, seat: int) -> float:
    """Return the seat's expected points less the others' average."""
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += quick_points(deck, state, other)
    return quick_points(deck, state, seat) - others / (int(state.players) - 1)


@compiled
def search_depth(state: State) -> int:
    """Search to the end of the round: nobody knows the next deal."""
    return MILESTONES_A_ROUND - int(state.trick)


@compiled
def rollout_depth(state: State) -> int:
    """Roll out to the end of the trick: random play after that is noise."""
    return 1


@compiled
def ends_soon(state: State) -> bool:
    return bool(state.reign == ROUNDS - 1 and state.trick >= HAND - 2)
