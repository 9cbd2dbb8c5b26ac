"""Five small numbers in one, and a group of people in one: the whole table fits into registers.

A row has three bits for each column: the heights of the people, or their factions. A group has two
bits for each faction: 00 nobody, 01 one person, 11 both. So it has as many bits as people, and its
lower bits say which factions are present.
"""

import numpy as np

from schism.kernel.bits import ones
from schism.kernel.compiled import compiled

COLUMNS = 5
FACTIONS = 6
EMPTY = 7  # in a row: nobody there
ROW_BITS = 3 * COLUMNS
GROUP_BITS = 2 * FACTIONS
EVERY_COLUMN = (1 << COLUMNS) - 1
EVERY_FACTION = (1 << FACTIONS) - 1


@compiled
def at(row: int, column: int) -> int:
    return (row >> (3 * column)) & 7


@compiled
def placed(row: int, column: int, value: int) -> int:
    """Return the row with another value in a column."""
    return (row & ~(7 << (3 * column))) | (value << (3 * column))


@compiled
def row_of(value: int) -> int:
    """Return a row with the same value in every column."""
    return value * 0b001_001_001_001_001


@compiled
def members(mask: int) -> int:
    """Count the bits of a small mask, or the people of a group."""
    return ones(np.uint64(mask))


@compiled
def copies(group: int, faction: int) -> int:
    """Count a group's people of a faction: 0, 1 or 2."""
    bits = (group >> (2 * faction)) & 3
    return (bits & 1) + (bits >> 1)


@compiled
def with_one(group: int, faction: int) -> int:
    """Return the group with one more of the faction."""
    bits = (group >> (2 * faction)) & 3
    return group | ((bits << 1 | 1) << (2 * faction))


@compiled
def without_one(group: int, faction: int) -> int:
    """Return the group with one fewer of the faction."""
    bits = (group >> (2 * faction)) & 3
    return (group & ~(3 << (2 * faction))) | ((bits >> 1) << (2 * faction))


@compiled
def presence(faction: int) -> int:
    """Return the bit of a group that is set if somebody of the faction is there."""
    return 1 << (2 * faction)


def everybody() -> int:
    """Return the group of both people of every faction (1.3)."""
    return (1 << GROUP_BITS) - 1
