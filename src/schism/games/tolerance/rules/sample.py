"""Sample a full state consistent with an observation: hands, cards out of the round, roles.

Cards of a suit that somebody has shown not to hold are placed first, each into a free place drawn
from those allowed; the places left in hands get any of the rest. With one such suit every fitting
deal is equally likely, with several nearly so.
"""

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.rules.cards import CARDS, WILD, plays_of, suit_of
from schism.games.tolerance.rules.deal import chooser_after, monarch_of, takes_part
from schism.games.tolerance.rules.observe import PUBLIC, UNSEEN, copy_public
from schism.games.tolerance.rules.state import (
    BERTRAM,
    DEAL,
    HAND,
    IN_HAND,
    MAX_PLAYERS,
    OUT,
    OVER,
    ROLES,
    UNKNOWN_ROLE,
)
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Observation, State
from schism.kernel.rng import below

Cards = NDArray[np.int8]
Places = NDArray[np.int64]  # free places in each hand, and at the end in the cards left out
_LEFT_OUT = MAX_PLAYERS
_NO_PLACE = -1


@compiled
def sample_hidden(deck: DeckRecord, seen: Observation, state: State) -> None:
    copy_public(seen, state)
    state.religion[:] = seen.religion
    sample_roles(seen, state)
    if seen.phase == DEAL or seen.phase == OVER:
        _take_known_cards(seen, state, np.empty(CARDS, np.int8))
        return
    while not _try_deal(seen, state):  # the true deal may be drawn, so this ends
        pass


@compiled
def _take_known_cards(seen: Observation, state: State, cards: Cards) -> int:
    """Keep cards on the table and in the seat's own hand; the rest is out until placed.

    Cards that may be anywhere are listed in `cards`; return their number.
    """
    state.hand[:] = 0
    if seen.seat != PUBLIC:
        state.hand[seen.seat] = seen.hand
    count, monarch = 0, monarch_of(seen.reign)
    for card in range(CARDS):
        place = int(seen.where[card])
        if place == UNSEEN:
            low, high = plays_of(card)
            place = IN_HAND if seen.hand[0] & low | seen.hand[1] & high else OUT
            if place == OUT and (card == monarch or takes_part(seen.plagues, card)):
                cards[count] = card
                count += 1
        state.where[card] = place
    return count


@compiled
def _give(state: State, seat: int, card: int) -> None:
    low, high = plays_of(card)
    state.hand[seat, 0] |= low
    state.hand[seat, 1] |= high
    state.where[card] = IN_HAND


@compiled
def _try_deal(seen: Observation, state: State) -> bool:
    """Try one deal; False if a card finds no place."""
    cards = np.empty(CARDS, np.int8)
    count = _take_known_cards(seen, state, cards)
    places = _free_places(seen, count)
    count = _place_monarch(seen, state, cards, count, places)
    for barred in range(seen.players, 0, -1):
        for suit in range(WILD):
            void = _void_seats(seen, suit)
            if _bits(void) == barred:
                count = _place_suit(state, cards, count, places, suit, void)
                if count == _NO_PLACE:
                    return False
    _fill_hands(state, cards, count, places)
    return True


@compiled
def _free_places(seen: Observation, unseen: int) -> Places:
    places = np.zeros(MAX_PLAYERS + 1, np.int64)
    places[_LEFT_OUT] = unseen
    for seat in range(seen.players):
        if seat != seen.seat:
            places[seat] = hand_size(seen, seat)
            places[_LEFT_OUT] -= places[seat]
    return places


@compiled
def hand_size(seen: Observation, seat: int) -> int:
    """Count the cards in a hand: one fewer if the seat has already played to this trick."""
    on_table = int(seen.played) - int(seen.trick) * int(seen.players)
    turn = (seat + int(seen.players) - int(seen.leader)) % int(seen.players)
    return HAND - int(seen.trick) - (1 if turn < on_table else 0)


@compiled
def _place_monarch(
    seen: Observation, state: State, cards: Cards, count: int, places: Places
) -> int:
    """Place the Monarch, which is always dealt (3.1), in a hand; return the cards left."""
    for i in range(count):
        if cards[i] == monarch_of(seen.reign):
            _put(state, cards[i], places, int(places[:_LEFT_OUT].sum()), 0)
            cards[i] = cards[count - 1]
            return count - 1
    return count


@compiled
def _put(state: State, card: int, places: Places, free: int, forbidden: int) -> None:
    """Put a card into one of `free` places at random, skipping the seats in `forbidden`."""
    n = below(state, free)
    seat = 0
    while (forbidden >> seat) & 1 or n >= places[seat]:
        if not (forbidden >> seat) & 1:
            n -= int(places[seat])
        seat += 1
    places[seat] -= 1
    if seat != _LEFT_OUT:
        _give(state, seat, card)


@compiled
def _void_seats(seen: Observation, suit: int) -> int:
    """Return the seats known not to hold a suit, as bits."""
    seats = 0
    for seat in range(seen.players):
        seats |= ((int(seen.void[seat]) >> suit) & 1) << seat
    return seats


@compiled
def _place_suit(
    state: State, cards: Cards, count: int, places: Places, suit: int, void: int
) -> int:
    """Place the cards of a suit where they may be; return the cards left, or _NO_PLACE."""
    free = 0
    for seat in range(MAX_PLAYERS + 1):
        free += 0 if (void >> seat) & 1 else int(places[seat])
    for i in range(count - 1, -1, -1):
        if suit_of(cards[i]) == suit:
            if free == 0:
                return _NO_PLACE
            _put(state, cards[i], places, free, void)
            free -= 1
            count -= 1
            cards[i] = cards[count]
    return count


@compiled
def _fill_hands(state: State, cards: Cards, count: int, places: Places) -> None:
    """Fill the places left in hands with the cards left."""
    for seat in range(_LEFT_OUT):
        for _ in range(places[seat]):
            i = below(state, count)
            _give(state, seat, cards[i])
            count -= 1
            cards[i] = cards[count]


@compiled
def _bits(seats: int) -> int:
    count = 0
    for seat in range(MAX_PLAYERS):
        count += (seats >> seat) & 1
    return count


@compiled
def sample_roles(seen: Observation, state: State) -> None:
    """Sample unknown roles among those that explain the choosers (3.2)."""
    state.role[:] = seen.role
    if not seen.hidden_roles or seen.phase == OVER:
        return
    while not (_draw_roles(seen, state) and _explains_choosers(seen, state)):
        pass


@compiled
def _draw_roles(seen: Observation, state: State) -> bool:
    """Draw a possible role for each seat; False if two have the same one and it is not Bertram.

    Drawn one by one from all, so that every set of roles is as likely as any other.
    """
    taken = 0
    for seat in range(seen.players):
        role = int(seen.role[seat])
        if role == UNKNOWN_ROLE:
            role = below(state, ROLES)
            while not (int(seen.possible[seat]) >> role) & 1:
                role = below(state, ROLES)
            state.role[seat] = role
        if (taken >> role) & 1:
            return False
        if role != BERTRAM:  # 1.6
            taken |= 1 << role
    return True


@compiled
def _explains_choosers(seen: Observation, state: State) -> bool:
    """Whether each round's chooser would have had the fewest points with these roles."""
    known = int(seen.reign) + (0 if seen.phase == DEAL else 1)
    if known > 1 and chooser_after(state, int(seen.starters[0]), seen.points_then) != int(
        seen.choosers[1]
    ):
        return False
    return known <= 2 or chooser_after(state, int(seen.starters[1]), seen.points) == int(
        seen.choosers[2]
    )
