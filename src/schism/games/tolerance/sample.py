"""A full state that fits what a seat has seen: hands, cards out of the round, hidden roles.

Cards of a suit that somebody has shown not to hold are placed first, each into a free place drawn
from those allowed; the rest go anywhere. With one such suit every fitting deal is equally likely,
with several nearly so.
"""

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.cards import CARDS, WILD, plays_of, suit_of
from schism.games.tolerance.deal import chooser_after, monarch_of, takes_part
from schism.games.tolerance.observe import PUBLIC, UNSEEN, copy_public
from schism.games.tolerance.state import (
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

Places = NDArray[np.int64]  # free places in each hand, and at the end in the cards left out
_LEFT_OUT = MAX_PLAYERS


@compiled
def sample_hidden(deck: DeckRecord, seen: Observation, state: State) -> None:
    copy_public(seen, state)
    state.religion[:] = seen.religion
    sample_roles(seen, state)
    if seen.phase == DEAL or seen.phase == OVER:
        _take_known_cards(seen, state)
        return
    while not _try_deal(seen, state):  # the true deal may be drawn, so this ends
        pass


@compiled
def _take_known_cards(seen: Observation, state: State) -> None:
    """Cards on the table stay; the seat's own hand is known; the rest is out until placed."""
    state.hand[:] = 0
    for card in range(CARDS):
        state.where[card] = OUT if seen.where[card] == UNSEEN else seen.where[card]
        if seen.seat != PUBLIC:
            low, high = plays_of(card)
            if seen.hand[0] & low | seen.hand[1] & high:
                _give(state, int(seen.seat), card)


@compiled
def _give(state: State, seat: int, card: int) -> None:
    low, high = plays_of(card)
    state.hand[seat, 0] |= low
    state.hand[seat, 1] |= high
    state.where[card] = IN_HAND


@compiled
def _try_deal(seen: Observation, state: State) -> bool:
    _take_known_cards(seen, state)
    cards, count = _unseen_cards(seen, state)
    places = _free_places(seen, count)
    start = _place_monarch(seen, state, cards, count, places)
    _shuffle(state, cards, start, count)
    return _place_by_suits(seen, state, cards, start, count, places)


@compiled
def _unseen_cards(seen: Observation, state: State) -> tuple[NDArray[np.int8], int]:
    """The Monarch first, if nobody has seen it."""
    cards = np.empty(CARDS, np.int8)
    count = 0
    monarch = monarch_of(seen.reign)
    if state.where[monarch] == OUT:
        cards[0] = monarch
        count = 1
    for card in range(CARDS):
        if state.where[card] == OUT and takes_part(seen.plagues, card):
            cards[count] = card
            count += 1
    return cards, count


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
    """Cards still in a hand: one less than the tricks left if the seat has played to this one."""
    on_table = int(seen.played) - int(seen.trick) * int(seen.players)
    turn = (seat + int(seen.players) - int(seen.leader)) % int(seen.players)
    return HAND - int(seen.trick) - (1 if turn < on_table else 0)


@compiled
def _place_monarch(
    seen: Observation, state: State, cards: NDArray[np.int8], count: int, places: Places
) -> int:
    """The Monarch is always dealt (3.1): into any free place of a hand. The cards placed."""
    if count == 0 or cards[0] != monarch_of(seen.reign):
        return 0
    _put(state, cards[0], places, int(places[:_LEFT_OUT].sum()), 0)
    return 1


@compiled
def _put(state: State, card: int, places: Places, free: int, forbidden: int) -> None:
    """Into one of `free` places at random, passing over the seats in the bits `forbidden`."""
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
def _shuffle(state: State, cards: NDArray[np.int8], start: int, end: int) -> None:
    for i in range(end - 1, start, -1):
        j = start + below(state, i - start + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def _void_seats(seen: Observation, suit: int) -> int:
    """The seats known not to hold a suit, a bit each."""
    seats = 0
    if suit != WILD:
        for seat in range(seen.players):
            seats |= ((int(seen.void[seat]) >> suit) & 1) << seat
    return seats


@compiled
def _place_by_suits(
    seen: Observation,
    state: State,
    cards: NDArray[np.int8],
    start: int,
    count: int,
    places: Places,
) -> bool:
    """Suits barred from most seats first; False if a card finds no place."""
    for barred in range(MAX_PLAYERS, -1, -1):
        for i in range(start, count):
            void = _void_seats(seen, suit_of(cards[i]))
            if _bits(void) == barred:
                free = 0
                for seat in range(MAX_PLAYERS + 1):
                    if not (void >> seat) & 1:
                        free += places[seat]
                if free == 0:
                    return False
                _put(state, cards[i], places, free, void)
    return True


@compiled
def _bits(seats: int) -> int:
    count = 0
    for seat in range(MAX_PLAYERS):
        count += (seats >> seat) & 1
    return count


@compiled
def sample_roles(seen: Observation, state: State) -> None:
    """Roles for the seats whose role is unknown, among those that explain the choosers (3.2)."""
    state.role[:] = seen.role
    if not seen.hidden_roles or seen.phase == OVER:
        return
    while True:
        _draw_roles(seen, state)
        if _explains_choosers(seen, state):
            return


@compiled
def _draw_roles(seen: Observation, state: State) -> None:
    taken = 1 << BERTRAM
    for seat in range(seen.players):
        if seen.role[seat] != UNKNOWN_ROLE:
            taken |= 1 << int(seen.role[seat])
    for seat in range(seen.players):
        if seen.role[seat] == UNKNOWN_ROLE:
            role = below(state, ROLES)
            while (taken >> role) & 1:
                role = below(state, ROLES)
            taken |= 1 << role
            state.role[seat] = role


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
