"""Starting a round and playing cards to tricks (rules 3.2, 4)."""

import numpy as np

from schism.games.tolerance.rules import events
from schism.games.tolerance.rules.cards import (
    NATURALS,
    START,
    card_of,
    declared_as,
    declared_suit,
    of_suit,
    plays_of,
    rank_of,
    suit_of,
    wilds_in,
)
from schism.games.tolerance.rules.readings import FIRST_OF_EQUALS, reads
from schism.games.tolerance.rules.state import IN_TRICK, PLAY, clockwise
from schism.kernel.bits import NO_ACTIONS, Actions, with_action
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import Log, State

_NONE = np.uint64(0)


@compiled
def legal_start(state: State) -> Actions:
    actions = NO_ACTIONS
    for seat in range(state.players):
        actions = with_action(actions, START + seat)
    return actions


@compiled
def apply_start(state: State, action: int, log: Log) -> None:
    seat = action - START
    emit(log, events.STARTED, 302, seat)
    state.starters[state.reign] = seat
    lead(state, seat)


@compiled
def lead(state: State, seat: int) -> None:
    state.leader = seat
    state.to_act = seat
    state.phase = PLAY


@compiled
def cards_on_table(state: State) -> int:
    """Count the cards played to the trick."""
    return int(state.played) - int(state.trick) * int(state.players)


@compiled
def play_at(state: State, position: int) -> int:
    """Return the play at a position of the trick, in the order played."""
    return int(state.plays[int(state.trick) * int(state.players) + position])


@compiled
def card_at(state: State, position: int) -> int:
    return int(state.table[position])


@compiled
def legal_play(state: State) -> Actions:
    low, high = state.hand[state.to_act, 0], state.hand[state.to_act, 1]
    if cards_on_table(state) > 0:
        following = of_suit(low, state.led)
        if following != _NONE:
            low = following | wilds_in(low)  # 4.2
    return (low, high, _NONE, _NONE)


@compiled
def distinct_play(state: State) -> Actions:
    """Drop equivalent plays: a Wild that follows is either of the suit led or loses anyway."""
    low, high, none, _ = legal_play(state)
    if cards_on_table(state) == 0:
        return (low, high, none, none)
    declared = declared_as(int(state.led)) | declared_as(1 if state.led == 0 else 0)
    return (low & (declared | ~wilds_in(low)), high & declared, none, none)


@compiled
def put_on_table(state: State, action: int, log: Log) -> None:
    """Move a card from the hand to the trick, with what that reveals about the hand."""
    seat, card = int(state.to_act), card_of(action)
    position = cards_on_table(state)
    if position == 0:
        state.led = declared_suit(action)  # 4.1
    elif card < NATURALS and suit_of(card) != state.led:
        state.void[seat] |= 1 << int(state.led)
    low, high = plays_of(card)
    state.hand[seat, 0] &= ~low
    state.hand[seat, 1] &= ~high
    state.where[card] = IN_TRICK
    state.table[position] = card
    state.plays[state.played] = action
    state.played += 1
    emit(log, events.PLAYED, 401, seat, card, NO_CARD, declared_suit(action))
    state.to_act = clockwise(state, seat, 1)


@compiled
def winning_position(state: State) -> int:
    """Return the highest of the suit led; naturals beat Wilds, earlier Wilds later ones (4.4).

    By another reading the earlier one of any two wins (14.4).
    """
    best, best_value = 0, -1
    natural = 0 if reads(state, FIRST_OF_EQUALS) else 1
    for position in range(cards_on_table(state)):
        play = play_at(state, position)
        if declared_suit(play) == state.led:
            card = card_at(state, position)
            value = 2 * rank_of(card) + (natural if card < NATURALS else 0)
            if value > best_value:
                best, best_value = position, value
    return best
