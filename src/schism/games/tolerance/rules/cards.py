"""Numbers for cards, suits and actions (rules 1.1 to 1.5).

A natural card is one action, a Wild four: one for each suit it may be declared as. So a hand is a
set of actions, and the legal plays are parts of it.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import compiled

NOBLES, CLERGY, TOWNSFOLK, PEASANTS, WILD = range(5)
SUITS = 5
RANKS = 14
NATURALS = 4 * RANKS  # cards 0-55, suit by suit
WILDS = 17  # cards 56-72: W1 W1b W2 ... W13 WM WE WJ
CARDS = NATURALS + WILDS
FIRST_PLAGUE, SECOND_PLAGUE = NATURALS, NATURALS + 1
FIRST_MONARCH = CARDS - 3  # one for each reign, in their order
MONARCH_RANK = 14

PLAYS = NATURALS + 4 * WILDS  # actions 0-123
TARGET = PLAYS  # then a target for each card: to kill, to collect from, to execute
START = TARGET + CARDS  # then the starting player
REPAY = START + 5  # then 0 to 3 loans
ACTIONS = REPAY + 4

_NATURAL_WORD = np.uint64((1 << NATURALS) - 1)
_WILDS_LOW = ~_NATURAL_WORD
_SUIT = np.uint64((1 << RANKS) - 1)
_DECLARATIONS = np.uint64(0b1111)
_ONE_OF_FOUR = np.uint64(0x1111111111111111)


def _suit(card: int) -> int:
    return card // RANKS if card < NATURALS else WILD


def _rank(card: int) -> int:
    if card < NATURALS:
        return card % RANKS + 1
    return MONARCH_RANK if card >= FIRST_MONARCH else max(1, card - NATURALS)


def _card(play: int) -> int:
    return play if play < NATURALS else NATURALS + (play - NATURALS) // 4


def _declared(play: int) -> int:
    return play // RANKS if play < NATURALS else (play - NATURALS) % 4


def _table(value: Callable[[int], int], count: int) -> NDArray[np.int64]:
    """Tabulate a function of cards: a division in every filter would cost 10% of the speed."""
    return np.array([value(i) for i in range(count)], np.int64)


_SUIT_OF = _table(_suit, CARDS)
_RANK_OF = _table(_rank, CARDS)
LAST_TO_ACT = 14 * SUITS
_ACTING_ORDER = _table(lambda card: (14 - _rank(card)) * SUITS + _suit(card), CARDS)
_CARD_OF = _table(_card, PLAYS)
_DECLARED = _table(_declared, PLAYS)


@compiled
def suit_of(card: int) -> int:
    return int(_SUIT_OF[card])


@compiled
def rank_of(card: int) -> int:
    return int(_RANK_OF[card])


@compiled
def acting_order(card: int) -> int:
    """Smaller acts earlier: rank 14 to 1, then N C T P W (5.1)."""
    return int(_ACTING_ORDER[card])


@compiled
def card_of(play: int) -> int:
    return int(_CARD_OF[play])


@compiled
def declared_suit(play: int) -> int:
    """Return the suit a play counts as in the trick (4.1)."""
    return int(_DECLARED[play])


@compiled
def plays_of(card: int) -> tuple[np.uint64, np.uint64]:
    """Return the one or four plays of a card, as the two words of a hand."""
    if card < NATURALS:
        return np.uint64(1) << np.uint64(card), np.uint64(0)
    first = NATURALS + 4 * (card - NATURALS)
    if first < 64:
        return _DECLARATIONS << np.uint64(first), np.uint64(0)
    return np.uint64(0), _DECLARATIONS << np.uint64(first - 64)


@compiled
def of_suit(low: np.uint64, suit: int) -> np.uint64:
    """Return the natural cards of a suit in a hand's first word."""
    return low & (_SUIT << np.uint64(RANKS * suit))


@compiled
def wilds_in(low: np.uint64) -> np.uint64:
    """Return the Wild plays in a hand's first word; its second holds nothing else."""
    return low & _WILDS_LOW


@compiled
def declared_as(suit: int) -> np.uint64:
    """Return the plays of Wilds as a suit, in either word of a hand."""
    return _ONE_OF_FOUR << np.uint64(suit)
