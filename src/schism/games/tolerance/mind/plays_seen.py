"""How likely the plays of a round are in a world: the round is gone through again.

What cards did when tricks were won is left out; the boards are what the tricks alone would make.
"""

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.mind.policy_net import MOST_CHOICES, write_logits
from schism.games.tolerance.rules.cards import (
    NATURALS,
    card_of,
    declared_suit,
    plays_of,
    suit_of,
)
from schism.games.tolerance.rules.state import (
    DEAL,
    FIRST_PILE,
    GUILD,
    OVER,
    PLAY,
    START_PLAYER,
    clockwise,
)
from schism.games.tolerance.rules.tricks import cards_on_table, distinct_play, winning_position
from schism.kernel.bits import nth, size
from schism.kernel.compiled import compiled
from schism.kernel.reals import exp, log
from schism.kernel.records import DeckRecord, State


@compiled
def log_likelihood(deck: DeckRecord, state: State, again: State, seat: int) -> float:
    """The log likelihood of what the others played; `again` is for going through the round."""
    if state.phase == DEAL or state.phase == OVER or state.phase == START_PLAYER:
        return 0.0
    take_back(state, again)
    total, logits = 0.0, np.empty(MOST_CHOICES)
    for i in range(state.played):
        action = int(state.plays[i])
        if again.to_act != seat:
            total += log_probability(deck, again, action, logits)
        play_again(deck, again, action)
    return total


@compiled
def take_back(state: State, again: State) -> None:
    """Write the round before its first play."""
    again_from(state, again)
    for i in range(state.played):
        low, high = plays_of(card_of(int(state.plays[i])))
        again.hand[again.to_act, 0] |= low
        again.hand[again.to_act, 1] |= high
        move_on(again, int(state.plays[i]))
    restart(state, again)


@compiled
def again_from(state: State, again: State) -> None:
    again.players, again.readings, again.reign = state.players, state.readings, state.reign
    again.role[:] = state.role
    again.hand[:] = state.hand
    again.tally[:] = state.tally
    again.loans[:] = state.loans
    again.phase = PLAY
    restart(state, again)


@compiled
def restart(state: State, again: State) -> None:
    again.trick = again.played = 0
    again.void[:] = 0
    again.boards[:] = 0
    again.leader = again.to_act = state.starters[state.reign]


@compiled
def move_on(again: State, action: int) -> int:
    """Note a play; return who wins the trick if it is the last one, or -1."""
    card, position = card_of(action), cards_on_table(again)
    if position == 0:
        again.led = declared_suit(action)
    elif card < NATURALS and suit_of(card) != again.led:
        again.void[again.to_act] |= 1 << int(again.led)
    again.table[position] = card
    again.plays[again.played] = action
    again.played += 1
    if position < again.players - 1:
        again.to_act = clockwise(again, int(again.to_act), 1)
        return -1
    winner = clockwise(again, int(again.leader), winning_position(again))
    again.leader = again.to_act = winner
    again.trick += 1
    return winner


@compiled
def play_again(deck: DeckRecord, again: State, action: int) -> None:
    low, high = plays_of(card_of(action))
    again.hand[again.to_act, 0] &= ~low
    again.hand[again.to_act, 1] &= ~high
    winner = move_on(again, action)
    if winner >= 0:
        for position in range(again.players):
            lay(deck, again, winner, int(again.table[position]))


@compiled
def lay(deck: DeckRecord, again: State, seat: int, card: int) -> None:
    again.boards[seat, suit_of(card)] += 1
    again.boards[seat, GUILD] += deck.guild[card]
    again.boards[seat, FIRST_PILE + int(deck.religion[again.reign, card])] += 1


@compiled
def log_probability(
    deck: DeckRecord, again: State, action: int, logits: NDArray[np.float64]
) -> float:
    """Of a play, among those that differ."""
    actions = distinct_play(again)
    count = size(actions)
    if count <= 1:
        return 0.0
    write_logits(deck, again, actions, logits)
    played, total, same = 0.0, 0.0, as_distinct(again, action)
    for i in range(count):
        weight = exp(logits[i])
        total += weight
        if nth(actions, i) == same:
            played = weight
    return log(max(played / total, 1e-9))


@compiled
def as_distinct(again: State, action: int) -> int:
    """The play that stands for this one: a Wild that does not follow may be declared anything."""
    if action < NATURALS or cards_on_table(again) == 0 or declared_suit(action) == again.led:
        return action
    first = NATURALS + (action - NATURALS) // 4 * 4
    return first + (1 if again.led == 0 else 0)
