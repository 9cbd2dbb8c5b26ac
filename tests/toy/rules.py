"""The rules: compiled functions over records of fixed size.

Everybody is dealt four of the eighteen cards. Any card may be played to a trick; the highest card
of the suit led takes it, or the highest trump. What is trump is only known when the first trick
lies on the table: then one of the cards that were left over is turned up.
"""

import numpy as np

from schism.games.events import EventKinds, looked_up, number
from schism.kernel.bits import NO_ACTIONS, Actions, bit, nth_one, ones
from schism.kernel.compiled import compiled
from schism.kernel.log import emit
from schism.kernel.records import DeckRecord, Log, Observation, State, record_type
from schism.kernel.rng import below
from schism.kernel.rules import CHANCE, NOBODY

SUITS, RANKS, HAND, MOST_PLAYERS = 3, 6, 4, 4
CARDS = SUITS * RANKS
NONE = -1
ALL_CARDS = np.uint64((1 << CARDS) - 1)

CODES = tuple(f"{suit}{rank}" for suit in "RGB" for rank in range(1, RANKS + 1))

EVENTS = EventKinds("toy")
_CARD = looked_up("card", "card", CODES)
_TOTAL = number("total", "total")
DEALT = EVENTS.add("dealt", _CARD)
PLAYED = EVENTS.add("played", _CARD)
TURNED = EVENTS.add("turned", _CARD)
TOOK = EVENTS.add("took", number("amount", "amount"), _TOTAL)
WON = EVENTS.add("won", _TOTAL)

DECK = record_type([("points", "i2", (RANKS,))])

PUBLIC_FIELDS: list[tuple[str, str] | tuple[str, str, tuple[int, ...]]] = [
    ("played", "u8"),  # all cards that have been played, as a set of bits
    ("points", "i2", (MOST_PLAYERS,)),
    ("trick", "i1", (MOST_PLAYERS,)),  # by seat, a card or NONE
    ("trump", "i1"),  # the card turned up, or NONE
    ("leader", "i1"),
    ("players", "i1"),
    ("to_act", "i1"),
]
STATE = record_type([("rng", "u8"), ("hand", "u8", (MOST_PLAYERS,)), *PUBLIC_FIELDS])
OBSERVATION = record_type([("seat", "i1"), ("actions", "u8", (4,)), ("hand", "u8"), *PUBLIC_FIELDS])


@compiled
def begin(state: State) -> None:
    state.trick[:] = NONE
    state.trump = NONE
    state.to_act = CHANCE


@compiled
def left_over(state: State) -> np.uint64:
    """The cards that nobody has been dealt."""
    dealt: np.uint64 = state.played
    for seat in range(MOST_PLAYERS):
        dealt |= state.hand[seat]
    return ALL_CARDS & ~dealt


@compiled
def chance(deck: DeckRecord, state: State, log: Log) -> int:
    cards = left_over(state)
    card = nth_one(cards, below(state, ones(cards)))
    draw(deck, state, card, log)
    return card


@compiled
def draw(deck: DeckRecord, state: State, card: int, log: Log) -> None:
    """Deal a card to the next hand, or turn up trump."""
    dealt = CARDS - ones(left_over(state))
    if state.played != 0:
        state.trump = card
        emit(log, TURNED, 203, int(state.leader), card)
        end_trick(deck, state, log)
    else:
        seat = dealt % int(state.players)
        state.hand[seat] |= bit(card)
        emit(log, DEALT, 101, seat, card, viewer=seat)
        if dealt + 1 == HAND * state.players:
            state.to_act = state.leader


@compiled
def legal(deck: DeckRecord, state: State) -> Actions:
    if state.to_act < 0:
        return NO_ACTIONS
    return (state.hand[state.to_act], NO_ACTIONS[1], NO_ACTIONS[2], NO_ACTIONS[3])


@compiled
def apply(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    seat = int(state.to_act)
    state.hand[seat] &= ~bit(action)
    state.played |= bit(action)
    state.trick[seat] = action
    emit(log, PLAYED, 201, seat, action)
    state.to_act = (seat + 1) % int(state.players)
    if state.to_act == state.leader:
        if state.trump == NONE:
            state.to_act = CHANCE
        else:
            end_trick(deck, state, log)


@compiled
def end_trick(deck: DeckRecord, state: State, log: Log) -> None:
    winner, worth = int(state.leader), 0
    for seat in range(state.players):
        worth += int(deck.points[state.trick[seat] % RANKS])
        if strength(state, seat) > strength(state, winner):
            winner = seat
    state.points[winner] += worth
    emit(log, TOOK, 202, winner, amount=worth, total=int(state.points[winner]))
    state.trick[:] = NONE
    state.leader = state.to_act = winner
    if state.hand[winner] == 0:
        end_game(state, log)


@compiled
def strength(state: State, seat: int) -> int:
    card = int(state.trick[seat])
    if card // RANKS == state.trump // RANKS:
        return CARDS + card
    return card if card // RANKS == state.trick[state.leader] // RANKS else NONE


@compiled
def end_game(state: State, log: Log) -> None:
    state.to_act = NOBODY
    for seat in range(state.players):
        if win_share(state, seat) > 0:
            emit(log, WON, 301, seat, total=int(state.points[seat]))


@compiled
def win_share(state: State, seat: int) -> float:
    best, winners = 0, 0
    for other in range(state.players):
        if state.points[other] > best:
            best, winners = int(state.points[other]), 0
        if state.points[other] == best:
            winners += 1
    return 1.0 / winners if state.points[seat] == best else 0.0


@compiled
def milestone(state: State) -> int:
    """The tricks that are done."""
    return ones(state.played) // int(state.players)


@compiled
def observe(deck: DeckRecord, state: State, seat: int, seen: Observation) -> None:
    copy_public(state, seen)
    seen.seat = seat
    seen.hand = state.hand[seat] if seat >= 0 else np.uint64(0)
    seen.actions[:] = 0
    if seat >= 0 and state.to_act == seat:
        seen.actions[0] = state.hand[seat]


@compiled
def copy_public(source: State, target: State) -> None:
    target.played = source.played
    target.points[:] = source.points
    target.trick[:] = source.trick
    target.trump = source.trump
    target.leader = source.leader
    target.players = source.players
    target.to_act = source.to_act


@compiled
def sample_hidden(deck: DeckRecord, seen: Observation, state: State) -> None:
    """Deal the cards that were not seen at random to those who still hold some."""
    copy_public(seen, state)
    state.hand[:] = 0
    hidden = ALL_CARDS & ~(seen.played | seen.hand)
    if seen.trump != NONE:
        hidden &= ~bit(seen.trump)
    for seat in range(seen.players):
        if seat == seen.seat:
            state.hand[seat] = seen.hand
        else:
            hidden = sample_hand(seen, state, seat, hidden)


@compiled
def sample_hand(seen: Observation, state: State, seat: int, hidden: np.uint64) -> np.uint64:
    """Fill a hand from the hidden cards; returns those that are left."""
    for _ in range(held(seen, seat)):
        card = nth_one(hidden, below(state, ones(hidden)))
        state.hand[seat] |= bit(card)
        hidden &= ~bit(card)
    return hidden


@compiled
def held(seen: Observation, seat: int) -> int:
    """How many cards a seat holds."""
    return HAND - milestone(seen) - (1 if seen.trick[seat] != NONE else 0)
