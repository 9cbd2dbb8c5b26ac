"""Sets of actions as bit sets: four words of 64 bits.

A set is a tuple, so it lives in registers: no memory, no reference counts.
"""

from typing import TypeAlias

import numpy as np

from schism.kernel.compiled import compiled
from schism.kernel.records import signed

Actions: TypeAlias = tuple[np.uint64, np.uint64, np.uint64, np.uint64]

WORDS = 4
LIMIT = 64 * WORDS

_0, _1 = np.uint64(0), np.uint64(1)
_63 = 63
_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_BYTES = np.uint64(0x0101010101010101)
_S1, _S2, _S4, _S56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)

NO_ACTIONS: Actions = (_0, _0, _0, _0)


@compiled
def ones(word: np.uint64) -> int:
    """Count the bits set (the compiler turns this pattern into one instruction)."""
    word = word - ((word >> _S1) & _PAIRS)
    word = (word & _FOURS) + ((word >> _S2) & _FOURS)
    word = (word + (word >> _S4)) & _EIGHTS
    return signed((word * _BYTES) >> _S56)


@compiled
def lowest(word: np.uint64) -> int:
    """The index of the lowest bit set; 64 for an empty word."""
    return ones(~word & (word - _1))


@compiled
def bit(number: int) -> np.uint64:
    return _1 << np.uint64(number & _63)


@compiled
def single(action: int) -> Actions:
    return with_action(NO_ACTIONS, action)


@compiled
def with_action(actions: Actions, action: int) -> Actions:
    a, b, c, d = actions
    word, one = action >> 6, bit(action)
    if word == 0:
        return (a | one, b, c, d)
    if word == 1:
        return (a, b | one, c, d)
    if word == 2:
        return (a, b, c | one, d)
    return (a, b, c, d | one)


@compiled
def has(actions: Actions, action: int) -> bool:
    return bool(actions[action >> 6] & bit(action))


@compiled
def size(actions: Actions) -> int:
    return ones(actions[0]) + ones(actions[1]) + ones(actions[2]) + ones(actions[3])


@compiled
def nth_one(word: np.uint64, n: int) -> int:
    """The index of the n-th bit set, counted from 0."""
    number = 0
    for width in (32, 16, 8, 4, 2, 1):
        here = ones(word & ((_1 << np.uint64(width)) - _1))
        if n >= here:
            n -= here
            word >>= np.uint64(width)
            number += width
    return number


@compiled
def nth(actions: Actions, n: int) -> int:
    """The n-th action of the set in ascending order, counted from 0."""
    a, b, c, d = actions
    if n < ones(a):
        return nth_one(a, n)
    n -= ones(a)
    if n < ones(b):
        return 64 + nth_one(b, n)
    n -= ones(b)
    if n < ones(c):
        return 128 + nth_one(c, n)
    return 192 + nth_one(d, n - ones(c))


def members(actions: Actions) -> list[int]:
    """The actions of a set in ascending order, for interpreted code."""
    return [64 * word + one for word in range(WORDS) for one in ones_of(int(actions[word]))]


def ones_of(word: int) -> list[int]:
    """The indices of the bits set, in ascending order."""
    found = []
    while word:
        found.append((word & -word).bit_length() - 1)
        word &= word - 1
    return found
