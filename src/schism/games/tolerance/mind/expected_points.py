"""Expected points, from the boards and the cards still in hand.

The numbers were fitted to 880 games of greedy players; docs/research says how well they
predict the end of a round, and what has been learnt on top of them.
"""

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.mind.estimate import round_points
from schism.games.tolerance.rules.cards import (
    NATURALS,
    NOBLES,
    RANKS,
    TOWNSFOLK,
    WILD,
    declared_as,
    rank_of,
    wilds_in,
)
from schism.games.tolerance.rules.scoring import loan_cost
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    CATHOLIC_PIETY,
    DEAL,
    FIRST_PILE,
    GUILD,
    HAND,
    MONEY,
    MOST_OF_A_TRACK,
    PROTESTANT,
    ROUNDS,
    TRACKS,
    victory_points,
)
from schism.kernel.bits import lowest, ones
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

HIGH = 10  # a card above this rank is likely to win a trick
_A_HIGH_CARD = 1.1
_A_RANK = 0.11
_A_RANK_FOR_A_POINT = 0.007  # if tricks of its suit pay
_CARDS_WON = 4.0  # of a suit in a round, by a player who is after it
_A_WILDS_RANK = 0.26
_PENNANT_UNDER_WAY = 0.75
_LOAN = 0.5  # of what it costs: some are paid back
_SAFE_MONEY = 3
_THIN_PURSE = 0.4
_LEAST_SPREAD = 3.0  # points, as the scale of a logistic curve
_SPREAD_A_ROUND = 3.7
_SPREAD_A_TRICK = 0.2
_NONE, _ONE = np.uint64(0), np.uint64(1)
RANKS_WORD = np.uint64((1 << RANKS) - 1)


def _sums_of_ranks() -> NDArray[np.uint8]:
    """Tabulate the sum of ranks for each set of ranks."""
    sets = np.arange(1 << RANKS)
    sums = np.zeros(len(sets), np.uint8)
    for rank in range(RANKS):
        sums[(sets >> rank) & 1 == 1] += rank + 1
    return sums


SUM_OF_RANKS = _sums_of_ranks()


@compiled
def prize(deck: DeckRecord, role: int, reign: int, suit: int) -> float:
    """Return what tricks of a suit may score for a role; half of the guild are Townsfolk tricks."""
    points = float(deck.for_any[role, reign, suit]) + float(deck.for_most[role, reign, suit])
    points += _CARDS_WON * float(deck.for_each[role, reign, suit])
    if suit == TOWNSFOLK:
        guild = deck.for_any[role, reign, GUILD] + deck.for_most[role, reign, GUILD]
        points += 0.5 * float(guild)
    return points


@compiled
def naturals_worth(deck: DeckRecord, state: State, seat: int) -> float:
    """Value the natural cards in hand: high ones win tricks, above all in suits that pay."""
    points, role, reign = 0.0, int(state.role[seat]), int(state.reign)
    for suit in range(WILD):
        held = (state.hand[seat, 0] >> np.uint64(RANKS * suit)) & RANKS_WORD
        if held != _NONE:
            a_rank = _A_RANK + _A_RANK_FOR_A_POINT * prize(deck, role, reign, suit)
            points += a_rank * SUM_OF_RANKS[np.int64(held)]
            points += _A_HIGH_CARD * ones(held >> np.uint64(HIGH))
    return points


@compiled
def wild_ranks(state: State, seat: int) -> int:
    """Sum the ranks of the Wilds in hand, each of which is four actions."""
    ranks = 0
    once = declared_as(NOBLES)
    low, high = wilds_in(state.hand[seat, 0]) & once, state.hand[seat, 1] & once
    while low != _NONE:
        ranks += rank_of(NATURALS + (lowest(low) - NATURALS) // 4)
        low &= low - _ONE
    while high != _NONE:
        ranks += rank_of(NATURALS + (64 + lowest(high) - NATURALS) // 4)
        high &= high - _ONE
    return ranks


@compiled
def round_end_gain(state: State, seat: int, track: int) -> int:
    """Return what the living on the board will add to a track (8.2, 8.3)."""
    if state.phase == DEAL:
        return 0
    pile = int(state.reign)
    if track != MONEY:
        pile = CATHOLIC if track == CATHOLIC_PIETY else PROTESTANT
    return int(state.boards[seat, FIRST_PILE + pile])


@compiled
def pennant_points(deck: DeckRecord, state: State, seat: int) -> float:
    """Count pennants earned or soon to be, and part of those in progress."""
    points, role = 0.0, int(state.role[seat])
    for track in range(TRACKS):
        tally = int(state.tally[seat, track]) + round_end_gain(state, seat, track)
        earned = max(float(state.pennants[seat, track]), float(tally // 10))
        under_way = max(0.0, min(tally, MOST_OF_A_TRACK) / 10.0 - earned)
        points += (earned + _PENNANT_UNDER_WAY * under_way) * float(deck.pennant[role, track])
    return points


@compiled
def expected_points(deck: DeckRecord, state: State, seat: int) -> float:
    points = victory_points(state, seat) + pennant_points(deck, state, seat)
    points -= _LOAN * loan_cost(state, seat)
    points -= _THIN_PURSE * max(0, _SAFE_MONEY - int(state.tally[seat, MONEY]))
    if state.phase == DEAL:
        return points  # the round is scored
    points += round_points(deck, state, seat, int(state.role[seat]))
    return points + naturals_worth(deck, state, seat) + _A_WILDS_RANK * wild_ranks(state, seat)


@compiled
def spread(state: State) -> float:
    """Return how far points may still move."""
    tricks = HAND if state.phase == DEAL else HAND - int(state.trick)
    rounds = ROUNDS - 1 - int(state.reign)
    return _LEAST_SPREAD + _SPREAD_A_ROUND * rounds + _SPREAD_A_TRICK * tricks
