"""Many games side by side: an action into each, and out come masks, tensors and results.

A row is a game. A game that is over is replaced at once by the next one of its row, so that
somebody is to act in every row at all times; unless the caller draws what chance has to say
himself, and finds rows that wait for it. Rows are independent of each other: threads may take
a span of them each.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import WORDS
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Record, State, record_type
from schism.kernel.rng import stream
from schism.kernel.rollout import random_member
from schism.kernel.rules import (
    CHANCE,
    NOBODY,
    apply,
    chance,
    encode,
    legal,
    observe,
    win_share,
)

Rows: TypeAlias = NDArray[Any]  # records, one for each game
Numbers: TypeAlias = NDArray[np.int64]
Shares: TypeAlias = NDArray[np.float32]

# Records, because compiled code hands them over for nothing: each array handed over is counted,
# and two threads that count the same one wait for each other.
SET = record_type([("words", "u8", (WORDS,))])
MASK = record_type([("words", "u8", (8 * WORDS,))])  # eight actions a word, a byte each

ALL_LEGAL = -1
_SPREAD = np.uint64(0x8040201008040201)
_EACH = np.uint64(0x0101010101010101)
_SEVEN_ONES = np.uint64(0x7F7F7F7F7F7F7F7F)
_BYTE, _8, _7 = np.uint64(0xFF), np.uint64(8), np.uint64(7)


@compiled
def settle(deck: DeckRecord, state: State) -> None:
    """Draw what chance has to say until somebody can act or the game is over."""
    while state.to_act == CHANCE:
        chance(deck, state, None)


@compiled
def look(deck: DeckRecord, state: State, seat: int, seen: Record, tensor: Record) -> None:
    """What a seat may know, as a record and, in a tensor of zeros, as numbers for a learner."""
    observe(deck, state, seat, seen)
    encode(deck, seen, tensor)


@compiled
def spread(word: np.uint64) -> np.uint64:
    """The lowest eight bits as eight bytes, each 0 or 1, the lowest bit in the lowest byte."""
    bits = ((word & _BYTE) * _EACH) & _SPREAD  # a byte for each bit, 0 or not
    return ((bits + _SEVEN_ONES) >> _7) & _EACH


@compiled
def first_illegal(sets: Rows, actions: Numbers, first: int, stop: int) -> int:
    """The first row whose action is not legal, or ALL_LEGAL."""
    for i in range(first, stop):
        action = actions[i]
        if action < 0 or action >= 64 * WORDS:
            return i
        if not (sets[i].words[action >> 6] >> np.uint64(action & 63)) & np.uint64(1):
            return i
    return ALL_LEGAL


class Offers(NamedTuple):
    """Who is to act in each row, and what he may do: set and mask always say the same."""

    sets: Rows
    masks: Rows
    seats: NDArray[np.int8]


class Games(NamedTuple):
    """All there is of the rows."""

    states: Rows
    starts: Rows  # how a row's next game begins; one for all rows, or one for each
    numbers: Numbers  # which game of the seed a row plays
    seed: np.uint64
    offers: Offers
    rewards: Shares
    done: NDArray[np.bool_]


@compiled
def start_game(deck: DeckRecord, games: Games, row: int, draws: bool) -> None:
    state = games.states[row]
    games.states[row] = games.starts[row if len(games.starts) > 1 else 0]
    state.rng = stream(games.seed, games.numbers[row])
    if draws:
        settle(deck, state)


@compiled
def offer(deck: DeckRecord, state: State, found: Record, mask: Record) -> None:
    """Of masks only the words that change are written."""
    actions = legal(deck, state)
    for word in range(WORDS):
        if found.words[word] != actions[word]:
            found.words[word] = actions[word]
            for i in range(8):
                mask.words[8 * word + i] = spread(actions[word] >> (_8 * np.uint64(i)))


@compiled
def start_games(deck: DeckRecord, games: Games, draws: bool) -> None:
    for row in range(len(games.states)):
        start_game(deck, games, row, draws)
        offer_row(deck, games.states, games.offers, row)


@compiled
def offer_row(deck: DeckRecord, states: Rows, offers: Offers, row: int) -> None:
    offer(deck, states[row], offers.sets[row], offers.masks[row])
    offers.seats[row] = states[row].to_act


@compiled
def move(deck: DeckRecord, state: State, draws: bool, action: int) -> bool:
    """Carry out an action; whether the game is over."""
    apply(deck, state, action, None)
    if draws:
        settle(deck, state)
    return bool(state.to_act == NOBODY)


@compiled
def end_game(deck: DeckRecord, games: Games, draws: bool, row: int, over: bool) -> None:
    """A game that ends gives its rewards and begins anew; a step later they are taken back."""
    state, rewards = games.states[row], games.rewards
    for seat in range(rewards.shape[1]):
        rewards[row, seat] = win_share(state, seat) if over else 0.0
    games.done[row] = over
    if over:
        games.numbers[row] += len(games.states)
        start_game(deck, games, row, draws)


@compiled
def step_games(
    deck: DeckRecord, games: Games, draws: bool, actions: Numbers, first: int, stop: int
) -> None:
    """An action in every row of a span."""
    states, sets, masks = games.states, games.offers.sets, games.offers.masks
    for row in range(first, stop):
        over = move(deck, states[row], draws, actions[row])
        if over or games.done[row]:
            end_game(deck, games, draws, row, over)
        offer(deck, states[row], sets[row], masks[row])
        games.offers.seats[row] = states[row].to_act


@compiled
def random_games(
    deck: DeckRecord, games: Games, chances: Rows, steps: int, first: int, stop: int
) -> None:
    """So many random actions in every row of a span, row by row: a row stays in the cache."""
    states, sets, masks = games.states, games.offers.sets, games.offers.masks
    for row in range(first, stop):
        for _ in range(steps):
            over = move(deck, states[row], True, any_of(sets[row], chances[row]))
            if over or games.done[row]:
                end_game(deck, games, True, row, over)
            offer(deck, states[row], sets[row], masks[row])
            games.offers.seats[row] = states[row].to_act


@compiled
def look_games(
    deck: DeckRecord,
    states: Rows,
    seen: Rows,
    tensors: Rows,
    zeros: Rows,
    first: int,
    stop: int,
) -> None:
    """What the seat to act may know, in each row of a span.

    `zeros` is one empty tensor, `seen` an observation to work with.
    """
    for row in range(first, stop):
        tensors[row] = zeros[0]
        look(deck, states[row], int(states[row].to_act), seen[0], tensors[row])


@compiled
def any_of(found: Record, chance: Record) -> int:
    """Any action of a set."""
    words = found.words
    actions = (words[0], words[1], words[2], words[3])
    return random_member(chance, actions)


@compiled
def choose_games(sets: Rows, chances: Rows, actions: Numbers, first: int, stop: int) -> None:
    """Any legal action in each row of a span; `chances` has a generator for each."""
    for row in range(first, stop):
        actions[row] = any_of(sets[row], chances[row])


@compiled
def step_alone(decks: Rows, states: Rows, action: int, offers: Offers) -> bool:
    """An action in a game of its own; False, and nothing has happened, if it is not legal."""
    if action < 0 or action >= 64 * WORDS:
        return False
    if not (offers.sets[0].words[action >> 6] >> np.uint64(action & 63)) & np.uint64(1):
        return False
    apply(decks[0], states[0], action, None)
    offer_alone(decks, states, offers)
    return True


@compiled
def offer_alone(decks: Rows, states: Rows, offers: Offers) -> None:
    settle(decks[0], states[0])
    offer_row(decks[0], states, offers, 0)


@compiled
def look_alone(
    decks: Rows, states: Rows, seat: int, seen: Rows, tensors: Rows, zeros: Rows
) -> None:
    tensors[0] = zeros[0]
    look(decks[0], states[0], seat, seen[0], tensors[0])
