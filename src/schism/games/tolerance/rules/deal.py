"""Dealing a round (rules 3.1, 3.2): the only chance in the game."""

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.rules import events
from schism.games.tolerance.rules.cards import (
    CARDS,
    FIRST_MONARCH,
    SECOND_PLAGUE,
    plays_of,
)
from schism.games.tolerance.rules.readings import SETTLED_CHOOSER, reads
from schism.games.tolerance.rules.state import (
    DEAL,
    HAND,
    IN_HAND,
    NOBODY_EXECUTED,
    OUT,
    START_PLAYER,
    clockwise,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State
from schism.kernel.rng import below
from schism.kernel.rules import CHANCE

Cards = NDArray[np.int8]
Points = NDArray[np.int16]  # by seat and role


@compiled
def monarch_of(reign: int) -> int:
    return FIRST_MONARCH + reign


@compiled
def takes_part(plagues: int, card: int) -> bool:
    """Whether a suit card is shuffled in (1.5)."""
    return card < FIRST_MONARCH and (card != SECOND_PLAGUE or plagues == 2)


@compiled
def _swap(cards: Cards, i: int, j: int) -> None:
    cards[i], cards[j] = cards[j], cards[i]


@compiled
def shuffle_round(state: State, cards: Cards) -> int:
    """Write the cards of a round in random order, the first twelve for seat 0 (3.1).

    There must be room for all cards; returns how many are dealt.
    """
    suit_cards = 0
    for card in range(CARDS):
        if takes_part(state.plagues, card):
            cards[suit_cards] = card
            suit_cards += 1
    dealt = HAND * int(state.players)
    for i in range(dealt - 1):
        _swap(cards, i, i + below(state, suit_cards - i))
    cards[dealt - 1] = monarch_of(state.reign)
    # The cards before the Monarch are in random order already: one swap puts it anywhere.
    _swap(cards, dealt - 1, below(state, dealt))
    return dealt


@compiled
def chance_deal(deck: DeckRecord, state: State, log: Log) -> None:
    cards = np.empty(CARDS, np.int8)
    shuffle_round(state, cards)
    drawn = first_chooser(state) if state.reign == 0 else 0
    deal(deck, state, drawn, cards, log)


@compiled
def first_chooser(state: State) -> int:
    """Draw a player to choose, unless the players have settled it themselves (14.8)."""
    if reads(state, SETTLED_CHOOSER):
        return int(state.first_chooser)
    return below(state, state.players)


@compiled
def deal(deck: DeckRecord, state: State, drawn: int, cards: Cards, log: Log) -> None:
    """Deal these cards; `drawn` is the player drawn to choose in the first round (3.2)."""
    chooser = drawn if state.reign == 0 else next_chooser(state)
    _clear_round(deck, state)
    for i in range(HAND * state.players):
        _give(state, i // HAND, cards[i], log)
    state.choosers[state.reign] = chooser
    state.phase = START_PLAYER
    state.to_act = chooser
    emit(log, events.CHOOSER, 302, chooser)


@compiled
def _clear_round(deck: DeckRecord, state: State) -> None:
    state.trick = 0
    state.played = 0
    state.executed = NOBODY_EXECUTED
    state.hand[:] = 0
    state.void[:] = 0
    state.borrowed[:] = 0
    state.where[:] = OUT
    state.boards[:] = 0
    state.religion[:] = deck.religion[state.reign]


@compiled
def _give(state: State, seat: int, card: int, log: Log) -> None:
    low, high = plays_of(card)
    state.hand[seat, 0] |= low
    state.hand[seat, 1] |= high
    state.where[card] = IN_HAND
    emit(log, events.DEALT, 301, seat, card, NO_CARD, viewer=seat)


@compiled
def next_chooser(state: State) -> int:
    return chooser_after(state, int(state.starters[state.reign - 1]), state.points)


@compiled
def chooser_after(state: State, starter: int, points: Points) -> int:
    """Return the player with the fewest points; of a tie the first after the last starter (3.2)."""
    best = clockwise(state, starter, 1)
    for steps in range(2, state.players + 1):
        seat = clockwise(state, starter, steps)
        if points[seat, state.role[seat]] < points[best, state.role[best]]:
            best = seat
    return best


@compiled
def await_deal(state: State) -> None:
    state.phase = DEAL
    state.to_act = CHANCE
