"""An observation as numbers for learners, without knowing the game.

Sets of bits, which are the unsigned fields, become a number for each bit; any other number is
divided by the largest one its field can hold. Legal actions are left out: programs get a mask.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.kernel.compiled import JUST_IN_TIME, compiled
from schism.kernel.records import DeckRecord, Observation, Record, RecordType, record_type

if JUST_IN_TIME:
    from numba import literal_unroll, types
    from numba.extending import overload
else:
    literal_unroll = iter

Encoder: TypeAlias = Callable[[DeckRecord, Observation, Record], None]
_MASK = "actions"


def plain_tensor(observation: RecordType) -> RecordType:
    """The layout of the tensor: a row of numbers for each field of the observation."""
    assert observation.names is not None
    fields = [(name, observation[name]) for name in observation.names if name != _MASK]
    return record_type([(name, "f4", (_size(kind),)) for name, kind in fields])


def _size(kind: np.dtype[Any]) -> int:
    numbers = int(np.prod(kind.shape))
    return numbers * 8 * kind.base.itemsize if kind.base.kind == "u" else numbers


def plain_encoder(observation: RecordType) -> Encoder:
    """The compiled function that fills such a tensor."""
    names = plain_tensor(observation).names

    @compiled
    def encode(deck: DeckRecord, seen: Observation, tensor: Record) -> None:
        for name in literal_unroll(names):
            _write(seen[name], tensor[name])

    return encode


def _write(values: Any, piece: NDArray[np.float32]) -> None:
    rows = np.atleast_1d(values).ravel()
    if rows.dtype.kind == "u":
        piece[:] = np.unpackbits(rows.view(np.uint8), bitorder="little")
    else:
        piece[:] = rows / np.iinfo(rows.dtype).max


@compiled
def _write_bits(word: int, piece: NDArray[np.float32], place: int, width: int) -> None:
    for bit in range(width):
        piece[place * width + bit] = (np.uint64(word) >> np.uint64(bit)) & np.uint64(1)


@compiled
def _write_share(number: int, piece: NDArray[np.float32], place: int, width: int) -> None:
    piece[place] = number / ((1 << (width - 1)) - 1)


if JUST_IN_TIME:

    @overload(_write, strict=False)
    def _write_compiled(values: Any, piece: Any) -> Any:
        is_array = isinstance(values, types.Array)
        number = values.dtype if is_array else values
        write_one = _write_bits if number in types.unsigned_domain else _write_share
        width = number.bitwidth

        def write_all(values: Any, piece: Any) -> None:
            for place, each in enumerate(values.flat):
                write_one(each, piece, place, width)

        def write_single(values: Any, piece: Any) -> None:
            write_one(values, piece, 0, width)

        return write_all if is_array else write_single
