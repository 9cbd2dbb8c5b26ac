"""Random numbers in simulation: SplitMix64, whose state is the field `rng` of a record.

A seed means the same game on every machine. Live tables do not use it: their outcomes come from
the operating system and are passed in.
"""

import numpy as np

from schism.kernel.compiled import compiled
from schism.kernel.records import Record, signed

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@compiled
def mixed(z: np.uint64) -> np.uint64:
    """Scramble the bits of a word, so that similar words give unrelated results."""
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@compiled
def stream(seed: np.uint64, number: int) -> np.uint64:
    """The initial state of stream `number` of a seed: each game of a simulation has its own."""
    return mixed(mixed(np.uint64(seed) + _GOLDEN) + np.uint64(number) * _GOLDEN)


@compiled
def next_word(record: Record) -> np.uint64:
    record.rng += _GOLDEN
    return mixed(record.rng)


@compiled
def below(record: Record, limit: int) -> int:
    """Draw from 0 to limit - 1; the bias of the multiplication is under limit / 2**32."""
    return signed(((next_word(record) >> _32) * np.uint64(limit)) >> _32)
