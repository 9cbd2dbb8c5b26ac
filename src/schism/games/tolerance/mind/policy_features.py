"""The policy network's features: of the situation, and of each card that may be played.

Only the player's own hand and role and what everybody has seen is used. The cards that have been
played and the trick come from the list of plays, so that a round can be gone through again.
Most features are 0, so those that are not are written as a list of numbers and values.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.tolerance.mind.expected_points import RANKS_WORD, prize
from schism.games.tolerance.rules.cards import (
    CARDS,
    NATURALS,
    RANKS,
    SUITS,
    WILD,
    card_of,
    declared_suit,
    of_suit,
    plays_of,
    rank_of,
)
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    COLUMNS,
    DEAD,
    FIRST_PILE,
    GUILD,
    HAND,
    MAX_PLAYERS,
    MONEY,
    PROTESTANT,
    ROUNDS,
    TRACKS,
)
from schism.games.tolerance.rules.tricks import (
    card_at,
    cards_on_table,
    play_at,
    winning_position,
)
from schism.kernel.bits import lowest, ones
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

Numbers: TypeAlias = NDArray[np.int64]  # of features
Values: TypeAlias = NDArray[np.float32]

_HELD = 0  # a feature for each card in hand, each played, each in the trick
_GONE = _HELD + CARDS
_ON_TABLE = _GONE + CARDS
_PLAYERS = _ON_TABLE + CARDS  # whether three or five play
_POSITION = _PLAYERS + 2
_TO_FOLLOW = _POSITION + MAX_PLAYERS
_TRICK = _TO_FOLLOW + MAX_PLAYERS
_REIGN = _TRICK + HAND
_LED = _REIGN + ROUNDS  # or nothing yet
_WINNING = _LED + SUITS  # the rank, whether it is natural, piety and money in the trick
_SUITS = _WINNING + 4  # how many of each are held, and how many rivals are void
_ROLE = _SUITS + SUITS + WILD
_BOARD = _ROLE + 3 * COLUMNS + 2 + TRACKS
_PILES = _BOARD + 2 * COLUMNS
_TALLIES = _PILES + 4
SITUATION = _TALLIES + TRACKS + 2

_CARD = 0  # the card itself
_DECLARED = _CARD + CARDS  # what a Wild is declared as
_VALUES = _DECLARED + WILD  # rank, piety, money, religion, guild
_CHANCE = _VALUES + 7  # how likely it wins the trick
_PRIZES = _CHANCE + 6  # what tricks of its suit pay
CHOICE = _PRIZES + 4

_NONE, _ONE = np.uint64(0), np.uint64(1)
_LEADS = -1  # there is no card to beat
_SAFE_MONEY = 3
_ALL_NATURALS = np.uint64((1 << NATURALS) - 1)


@compiled
def put(numbers: Numbers, values: Values, count: int, number: int, value: float) -> int:
    """Add a feature to the list unless it is 0; return how many there are."""
    if value == 0.0:
        return count
    numbers[count] = number
    values[count] = value
    return count + 1


@compiled
def describe(deck: DeckRecord, state: State, numbers: Numbers, values: Values) -> int:
    """Write the situation of the player who is to play a card; return how many features."""
    seat, count = int(state.to_act), 0
    count = _describe_hand(state, seat, numbers, values, count)
    for i in range(state.played):
        count = put(numbers, values, count, _GONE + card_of(int(state.plays[i])), 1.0)
    count = _describe_stage(state, numbers, values, count)
    count = _describe_trick(deck, state, numbers, values, count)
    count = _describe_voids(state, seat, numbers, values, count)
    count = _describe_role(deck, state, seat, numbers, values, count)
    count = _describe_board(state, seat, numbers, values, count)
    return _describe_tallies(state, seat, numbers, values, count)


@compiled
def _describe_hand(state: State, seat: int, numbers: Numbers, values: Values, count: int) -> int:
    low, high = state.hand[seat, 0], state.hand[seat, 1]
    for suit in range(WILD):
        held = of_suit(low, suit)
        count = put(numbers, values, count, _SUITS + suit, 0.25 * ones(held))
        while held != _NONE:
            count = put(numbers, values, count, _HELD + lowest(held), 1.0)
            held &= held - _ONE
    wilds = 0
    for card in range(NATURALS, CARDS):
        a, b = plays_of(card)
        if (low & a) | (high & b):
            count = put(numbers, values, count, _HELD + card, 1.0)
            wilds += 1
    return put(numbers, values, count, _SUITS + WILD, 0.25 * wilds)


@compiled
def _describe_stage(state: State, numbers: Numbers, values: Values, count: int) -> int:
    players, on_table = int(state.players), cards_on_table(state)
    if players != 4:
        count = put(numbers, values, count, _PLAYERS + (0 if players == 3 else 1), 1.0)
    count = put(numbers, values, count, _POSITION + on_table, 1.0)
    count = put(numbers, values, count, _TO_FOLLOW + players - 1 - on_table, 1.0)
    count = put(numbers, values, count, _TRICK + int(state.trick), 1.0)
    return put(numbers, values, count, _REIGN + int(state.reign), 1.0)


@compiled
def _describe_trick(
    deck: DeckRecord, state: State, numbers: Numbers, values: Values, count: int
) -> int:
    on_table = cards_on_table(state)
    if on_table == 0:
        return put(numbers, values, count, _LED + WILD, 1.0)
    count = put(numbers, values, count, _LED + int(state.led), 1.0)
    piety = money = 0
    for position in range(on_table):
        card = card_of(play_at(state, position))
        count = put(numbers, values, count, _ON_TABLE + card, 1.0)
        piety, money = piety + int(deck.piety[card]), money + int(deck.money[card])
    best = card_at(state, winning_position(state))
    count = put(numbers, values, count, _WINNING, rank_of(best) / 14.0)
    count = put(numbers, values, count, _WINNING + 1, 1.0 if best < NATURALS else 0.0)
    count = put(numbers, values, count, _WINNING + 2, piety / 10.0)
    return put(numbers, values, count, _WINNING + 3, money / 10.0)


@compiled
def _describe_voids(state: State, seat: int, numbers: Numbers, values: Values, count: int) -> int:
    for suit in range(WILD):
        rivals = 0
        for other in range(state.players):
            if other != seat:
                rivals += (int(state.void[other]) >> suit) & 1
        count = put(numbers, values, count, _SUITS + SUITS + suit, 0.5 * rivals)
    return count


@compiled
def _describe_role(
    deck: DeckRecord, state: State, seat: int, numbers: Numbers, values: Values, count: int
) -> int:
    role, reign = int(state.role[seat]), int(state.reign)
    for column in range(COLUMNS):
        at = _ROLE + 3 * column
        count = put(numbers, values, count, at, deck.for_any[role, reign, column] / 5.0)
        count = put(numbers, values, count, at + 1, deck.for_most[role, reign, column] / 5.0)
        count = put(numbers, values, count, at + 2, deck.for_each[role, reign, column] / 2.0)
    at = _ROLE + 3 * COLUMNS
    count = put(numbers, values, count, at, float(deck.for_dead[role, reign, CATHOLIC]))
    count = put(numbers, values, count, at + 1, float(deck.for_dead[role, reign, PROTESTANT]))
    for track in range(TRACKS):
        count = put(numbers, values, count, at + 2 + track, deck.pennant[role, track] / 5.0)
    return count


@compiled
def _describe_board(state: State, seat: int, numbers: Numbers, values: Values, count: int) -> int:
    for column in range(COLUMNS):
        mine, most = int(state.boards[seat, column]), 0
        for other in range(state.players):
            if other != seat:
                most = max(most, int(state.boards[other, column]))
        count = put(numbers, values, count, _BOARD + 2 * column, mine / 4.0)
        count = put(numbers, values, count, _BOARD + 2 * column + 1, (mine - most) / 4.0)
    for i in range(2):
        pile = FIRST_PILE + (CATHOLIC if i == 0 else PROTESTANT)
        count = put(numbers, values, count, _PILES + i, state.boards[seat, pile] / 4.0)
        count = put(numbers, values, count, _PILES + 2 + i, state.boards[seat, pile + DEAD] / 3.0)
    return count


@compiled
def _describe_tallies(state: State, seat: int, numbers: Numbers, values: Values, count: int) -> int:
    for track in range(TRACKS):
        count = put(numbers, values, count, _TALLIES + track, state.tally[seat, track] / 20.0)
    count = put(numbers, values, count, _TALLIES + TRACKS, float(state.loans[seat]))
    thin = max(0, _SAFE_MONEY - int(state.tally[seat, MONEY])) / 3.0
    return put(numbers, values, count, _TALLIES + TRACKS + 1, thin)


@compiled
def trick_to_beat(state: State) -> int:
    """Twice the rank of the card that wins the trick so far, one more if it is natural."""
    if cards_on_table(state) == 0:
        return _LEADS
    best = card_at(state, winning_position(state))
    return 2 * rank_of(best) + (1 if best < NATURALS else 0)


@compiled
def unseen_naturals(state: State) -> np.uint64:
    """The natural cards that the others may hold."""
    unseen = _ALL_NATURALS & ~state.hand[state.to_act, 0]
    for i in range(state.played):
        low, _ = plays_of(card_of(int(state.plays[i])))
        unseen &= ~low
    return np.uint64(unseen)


@compiled
def describe_choice(
    deck: DeckRecord,
    state: State,
    action: int,
    unseen: np.uint64,
    to_beat: int,
    numbers: Numbers,
    values: Values,
) -> int:
    """Write what a play is like; return how many features."""
    card, suit = card_of(action), declared_suit(action)
    role, reign = int(state.role[state.to_act]), int(state.reign)
    count = put(numbers, values, 0, _CARD + card, 1.0)
    if card >= NATURALS:
        count = put(numbers, values, count, _DECLARED + suit, 1.0)
    count = put(numbers, values, count, _VALUES, rank_of(card) / 14.0)
    count = put(numbers, values, count, _VALUES + 1, deck.piety[card] / 3.0)
    count = put(numbers, values, count, _VALUES + 2, deck.money[card] / 3.0)
    count = put(numbers, values, count, _VALUES + 3 + int(deck.religion[reign, card]), 1.0)
    count = put(numbers, values, count, _VALUES + 6, float(deck.guild[card]))
    if card < NATURALS:
        own = prize(deck, role, reign, suit) / 10.0
        count = put(numbers, values, count, _PRIZES + 2, own)
    guild = deck.for_most[role, reign, GUILD] / 5.0 * deck.guild[card]
    count = put(numbers, values, count, _PRIZES + 3, guild)
    return _describe_chance(deck, state, action, unseen, to_beat, numbers, values, count)


@compiled
def _describe_chance(
    deck: DeckRecord,
    state: State,
    action: int,
    unseen: np.uint64,
    to_beat: int,
    numbers: Numbers,
    values: Values,
    count: int,
) -> int:
    """Write whether a play can win the trick, and what that would pay."""
    card, suit, leads = card_of(action), declared_suit(action), to_beat == _LEADS
    if leads:
        count = put(numbers, values, count, _CHANCE + 5, 1.0)
    elif suit == state.led:
        count = put(numbers, values, count, _CHANCE + 4, 1.0)
    value = 2 * rank_of(card) + (1 if card < NATURALS else 0)
    if not (leads or (suit == state.led and value > to_beat)):
        return count
    last = cards_on_table(state) == state.players - 1
    higher = (RANKS_WORD << np.uint64(rank_of(card))) & RANKS_WORD
    threats = 0 if last else ones((unseen >> np.uint64(RANKS * suit)) & higher)
    pays = prize(deck, int(state.role[state.to_act]), int(state.reign), suit) / 10.0
    sure = 1.0 if threats == 0 else 0.0
    count = put(numbers, values, count, _CHANCE, 1.0)
    count = put(numbers, values, count, _CHANCE + 1, 1.0 if last else 0.0)
    count = put(numbers, values, count, _CHANCE + 2, threats / 4.0)
    count = put(numbers, values, count, _CHANCE + 3, sure)
    count = put(numbers, values, count, _PRIZES, pays)
    return put(numbers, values, count, _PRIZES + 1, sure * pays)
