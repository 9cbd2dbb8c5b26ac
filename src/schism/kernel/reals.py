"""The exponential and the logarithm, the same to the last bit on every machine and in browsers.

Every mathematical library rounds them a little differently, and one bit is enough for a search to
choose another action. These use only operations that IEEE 754 prescribes exactly, and are within
two units in the last place, which no evaluation notices.

A number is split into a power of two, a factor from a
table and a small rest, for which a few terms of the series suffice.
"""

from decimal import Context, Decimal

import numpy as np

from schism.kernel.compiled import compiled

_STEPS = 32  # of the exponential's table, for a factor of 2
_CELL_BITS = 6  # of the logarithm's table
_MANTISSA = 52  # bits of a float
_BIAS = 1023  # of its exponent
_LARGEST, _SMALLEST = 709.0, -708.0  # what is further from 0 gives infinity, or 0

_EXACTLY = Context(prec=20)
_LN2 = _EXACTLY.ln(Decimal(2))
_LN2_HIGH = float(np.float32(_LN2))  # short, so that its multiples are exact
_LN2_LOW = float(_LN2 - Decimal(_LN2_HIGH))
_STEP_HIGH, _STEP_LOW = _LN2_HIGH / _STEPS, _LN2_LOW / _STEPS
_STEPS_A_UNIT = float(_STEPS / _LN2)
_POWERS = np.array([float(_EXACTLY.exp(_LN2 * step / _STEPS)) for step in range(_STEPS)])
_CELLS = [Decimal(1) + Decimal(cell) / (1 << _CELL_BITS) for cell in range(1 << _CELL_BITS)]
_INVERSES = np.array([float(1 / cell) for cell in _CELLS])
_LOGARITHMS = np.array([float(-_EXACTLY.ln(Decimal(each))) for each in _INVERSES.tolist()])

_TO_EXPONENT, _TO_CELL = np.int64(_MANTISSA), np.int64(_MANTISSA - _CELL_BITS)
_MANTISSA_MASK = np.int64((1 << _MANTISSA) - 1)
_BITS_OF_ONE = np.int64(_BIAS << _MANTISSA)
_CELL_MASK = np.int64((1 << _CELL_BITS) - 1)


@compiled
def exp(x: float) -> float:
    if not _SMALLEST < x < _LARGEST:
        return 0.0 if x < 0.0 else np.inf
    steps = np.floor(x * _STEPS_A_UNIT + 0.5)
    r = (x - steps * _STEP_HIGH) - steps * _STEP_LOW
    square = r * r
    series = (r + square * (0.5 + r * (1 / 6))) + (square * square) * (
        (1 / 24 + r * (1 / 120)) + square * (1 / 720)
    )
    number = np.int64(steps)
    factor = _POWERS[number & (_STEPS - 1)]
    power = np.int64(((number >> 5) + _BIAS) << _TO_EXPONENT).view(np.float64)
    return float((factor + factor * series) * power)


@compiled
def log(x: float) -> float:
    """The natural logarithm, for positive numbers except denormal ones."""
    bits = np.float64(x).view(np.int64)
    exponent = float((bits >> _TO_EXPONENT) - _BIAS)
    mantissa = np.int64((bits & _MANTISSA_MASK) | _BITS_OF_ONE).view(np.float64)
    cell = (bits >> _TO_CELL) & _CELL_MASK
    r = mantissa * _INVERSES[cell] - 1.0
    square = r * r
    series = (1 / 3 - r * 0.25) + square * ((0.2 - r * (1 / 6)) + square * (1 / 7 - r * 0.125))
    small = exponent * _LN2_LOW + (r * square * series - 0.5 * square)
    return float(((exponent * _LN2_HIGH + _LOGARITHMS[cell]) + r) + small)
