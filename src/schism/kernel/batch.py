"""Many games in step: an action for each goes in; masks, tensors and rewards come out.

A row is a game. A game that ends is replaced at once by the next one of its row, so somebody is to
act in every row at all times, unless the caller draws chance: then rows may wait for it. Rows are
independent of each other: each thread may take a span of them.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import WORDS
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Record, State, record_type
from schism.kernel.rng import stream
from schism.kernel.rollout import random_member
from schism.kernel.rules import CHANCE, NOBODY, apply, chance, encode, legal, observe, win_share

Rows: TypeAlias = NDArray[Any]  # records, one for each game
Numbers: TypeAlias = NDArray[np.int64]
Shares: TypeAlias = NDArray[np.float32]

# Records, because passing one is free. Passing an array changes its reference count, and two
# threads that count the same array wait for each other.
SET = record_type([("words", "u8", (WORDS,))])
MASK = record_type([("words", "u8", (8 * WORDS,))])  # eight actions a word, a byte each
GENERATOR = record_type([("unused", "u8"), ("rng", "u8")])  # chance of the chooser's own

ALL_LEGAL = -1
_SPREAD = np.uint64(0x8040201008040201)
_EACH = np.uint64(0x0101010101010101)
_SEVEN_ONES = np.uint64(0x7F7F7F7F7F7F7F7F)
_BYTE, _8, _7 = np.uint64(0xFF), np.uint64(8), np.uint64(7)


@compiled
def draw_chance(deck: DeckRecord, state: State) -> None:
    """Draw outcomes of chance until somebody can act or the game is over."""
    while state.to_act == CHANCE:
        chance(deck, state, None)


@compiled
def observe_and_encode(
    deck: DeckRecord, state: State, seat: int, seen: Record, tensor: Record
) -> None:
    """Write what a seat may know into `seen`, and into a tensor of zeros for a learner."""
    observe(deck, state, seat, seen)
    encode(deck, seen, tensor)


@compiled
def spread(word: np.uint64) -> np.uint64:
    """Spread the lowest eight bits over eight bytes, the lowest bit into the lowest byte."""
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
    """Who is to act in each row and what they may do; set and mask always agree."""

    sets: Rows
    masks: Rows
    seats: NDArray[np.int8]


class Games(NamedTuple):
    """Everything a batch consists of."""

    states: Rows
    starts: Rows  # initial states of the next games: one for all rows, or one for each
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
        draw_chance(deck, state)


@compiled
def offer(deck: DeckRecord, state: State, found: Record, mask: Record) -> None:
    """Refresh a row's set and mask, writing only the words that change."""
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
    """Carry out an action; return whether the game is over."""
    apply(deck, state, action, None)
    if draws:
        draw_chance(deck, state)
    return bool(state.to_act == NOBODY)


@compiled
def end_game(deck: DeckRecord, games: Games, draws: bool, row: int, over: bool) -> None:
    """Pay out rewards and start the row's next game, or clear them a step later."""
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
    """Play one action in every row of a span."""
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
    """Play random actions in a span, one row after the other: a row stays in the CPU's cache."""
    states, sets, masks = games.states, games.offers.sets, games.offers.masks
    for row in range(first, stop):
        for _ in range(steps):
            over = move(deck, states[row], True, random_of(sets[row], chances[row]))
            if over or games.done[row]:
                end_game(deck, games, True, row, over)
            offer(deck, states[row], sets[row], masks[row])
            games.offers.seats[row] = states[row].to_act


@compiled
def encode_games(
    deck: DeckRecord,
    states: Rows,
    seen: Rows,
    tensors: Rows,
    zeros: Rows,
    first: int,
    stop: int,
) -> None:
    """Encode what the seat to act may know, in each row of a span.

    `zeros` is one empty tensor, `seen` an observation to work in.
    """
    for row in range(first, stop):
        tensors[row] = zeros[0]
        observe_and_encode(deck, states[row], int(states[row].to_act), seen[0], tensors[row])


@compiled
def random_of(found: Record, chance: Record) -> int:
    """Pick an action of a set."""
    words = found.words
    actions = (words[0], words[1], words[2], words[3])
    return random_member(chance, actions)


@compiled
def choose_randomly(sets: Rows, chances: Rows, actions: Numbers, first: int, stop: int) -> None:
    """Pick a legal action in each row of a span; `chances` has a generator for each row."""
    for row in range(first, stop):
        actions[row] = random_of(sets[row], chances[row])


@compiled
def step_single(decks: Rows, states: Rows, action: int, offers: Offers) -> bool:
    """Play one action in a single game; if it is illegal, change nothing and return False."""
    if action < 0 or action >= 64 * WORDS:
        return False
    if not (offers.sets[0].words[action >> 6] >> np.uint64(action & 63)) & np.uint64(1):
        return False
    apply(decks[0], states[0], action, None)
    offer_single(decks, states, offers)
    return True


@compiled
def offer_single(decks: Rows, states: Rows, offers: Offers) -> None:
    draw_chance(decks[0], states[0])
    offer_row(decks[0], states, offers, 0)


@compiled
def encode_single(
    decks: Rows, states: Rows, seat: int, seen: Rows, tensors: Rows, zeros: Rows
) -> None:
    tensors[0] = zeros[0]
    observe_and_encode(decks[0], states[0], seat, seen[0], tensors[0])
