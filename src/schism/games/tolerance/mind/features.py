"""The features of a seat's position for the value network, each scaled to about 1 at most.

The first is the handmade `expected_points`; the others let the network correct it.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.mind.expected_points import (
    HIGH,
    RANKS_WORD,
    SUM_OF_RANKS,
    expected_points,
    round_end_gain,
    spread,
    wild_ranks,
)
from schism.games.tolerance.rules.cards import FIRST_MONARCH, NATURALS, RANKS, WILD, wilds_in
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    COLUMNS,
    DEAD,
    DEAL,
    FIRST_PILE,
    HAND,
    PROTESTANT,
    ROUNDS,
    TRACKS,
    victory_points,
)
from schism.kernel.bits import ones
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

Features: TypeAlias = NDArray[np.float32]

_TO_TRACKS = 5  # expected points, points, loans, and whether three or five play
_A_TRACK = 5
_TO_REIGNS = _TO_TRACKS + _A_TRACK * TRACKS
_TO_COLUMNS = _TO_REIGNS + 2 * ROUNDS  # before the deal, and after it
_A_COLUMN = 6
_TO_PILES = _TO_COLUMNS + _A_COLUMN * COLUMNS
_A_FAITH = 3
_TO_SUITS = _TO_PILES + 2 * _A_FAITH
_A_SUIT = 5
_TO_REST = _TO_SUITS + _A_SUIT * WILD
FEATURES = _TO_REST + 5

AT_ONCE = 4  # features that are multiplied together
ROOM = -(-FEATURES // AT_ONCE) * AT_ONCE  # rounded up to whole steps; the padding stays 0

_NONE, _ONE = np.uint64(0), np.uint64(1)


@compiled
def write_features(deck: DeckRecord, state: State, seat: int, features: Features) -> None:
    features[:] = 0.0
    features[0] = expected_points(deck, state, seat) / spread(state)
    features[1] = victory_points(state, seat) / 10.0
    features[2] = float(state.loans[seat])
    features[3] = 1.0 if state.players == 3 else 0.0
    features[4] = 1.0 if state.players == 5 else 0.0
    for track in range(TRACKS):
        write_track(deck, state, seat, track, features[_TO_TRACKS + _A_TRACK * track :])
    if state.phase == DEAL:
        features[_TO_REIGNS + int(state.reign)] = 1.0
    else:
        features[_TO_REIGNS + ROUNDS + int(state.reign)] = 1.0
        write_round(deck, state, seat, features)


@compiled
def write_track(deck: DeckRecord, state: State, seat: int, track: int, features: Features) -> None:
    tally, gain = int(state.tally[seat, track]), round_end_gain(state, seat, track)
    price = deck.pennant[state.role[seat], track] / 5.0
    features[0] = tally / 20.0
    features[1] = state.pennants[seat, track] / 2.0
    features[2] = gain / 5.0
    features[3] = price
    features[4] = price * (tally + gain) / 20.0


@compiled
def write_round(deck: DeckRecord, state: State, seat: int, features: Features) -> None:
    """Write the features of boards and hands."""
    for column in range(COLUMNS):
        write_column(deck, state, seat, column, features[_TO_COLUMNS + _A_COLUMN * column :])
    write_faith(deck, state, seat, CATHOLIC, features[_TO_PILES:])
    write_faith(deck, state, seat, PROTESTANT, features[_TO_PILES + _A_FAITH :])
    for suit in range(WILD):
        write_suit(state, seat, suit, features[_TO_SUITS + _A_SUIT * suit :])
    write_rest(state, seat, features[_TO_REST:])


@compiled
def write_column(
    deck: DeckRecord, state: State, seat: int, column: int, features: Features
) -> None:
    role, reign, mine, most = int(state.role[seat]), int(state.reign), 0, 0
    for other in range(state.players):
        owned = int(state.boards[other, column])
        if other == seat:
            mine = owned
        else:
            most = max(most, owned)
    features[0] = mine / 4.0
    features[1] = (mine - most) / 4.0
    features[2] = 1.0 if mine > 0 else 0.0
    features[3] = deck.for_any[role, reign, column] / 5.0
    features[4] = deck.for_most[role, reign, column] / 5.0
    features[5] = deck.for_each[role, reign, column] / 2.0


@compiled
def write_faith(deck: DeckRecord, state: State, seat: int, faith: int, features: Features) -> None:
    features[0] = state.boards[seat, FIRST_PILE + faith] / 4.0
    features[1] = state.boards[seat, FIRST_PILE + DEAD + faith] / 3.0
    features[2] = float(deck.for_dead[state.role[seat], state.reign, faith])


@compiled
def ranks_held(state: State, seat: int, suit: int) -> np.uint64:
    """The natural cards of a suit in a hand, one bit for each rank."""
    return np.uint64((state.hand[seat, 0] >> np.uint64(RANKS * suit)) & RANKS_WORD)


@compiled
def at_or_below(ranks: np.uint64) -> np.uint64:
    """Every rank up to the highest of these."""
    for step in range(4):
        ranks |= ranks >> np.uint64(1 << step)
    return ranks


@compiled
def write_suit(state: State, seat: int, suit: int, features: Features) -> None:
    mine, theirs = ranks_held(state, seat, suit), _NONE
    for other in range(state.players):
        if other != seat:
            theirs |= ranks_held(state, other, suit)
    features[0] = ones(mine) / 4.0
    features[1] = SUM_OF_RANKS[np.int64(mine)] / 30.0
    features[2] = ones(mine >> np.uint64(HIGH)) / 2.0
    features[3] = ones(mine & ~at_or_below(theirs)) / 2.0
    features[4] = 1.0 if mine != _NONE and theirs == _NONE else 0.0


@compiled
def write_rest(state: State, seat: int, features: Features) -> None:
    low, high = state.hand[seat, 0], state.hand[seat, 1]
    monarch = NATURALS + 4 * (FIRST_MONARCH + int(state.reign) - NATURALS) - 64
    features[0] = (ones(wilds_in(low)) + ones(high)) / 8.0
    features[1] = wild_ranks(state, seat) / 12.0
    features[2] = 1.0 if (high >> np.uint64(monarch)) & _ONE else 0.0
    features[3] = 1.0 if state.leader == seat else 0.0
    features[4] = state.trick / HAND
