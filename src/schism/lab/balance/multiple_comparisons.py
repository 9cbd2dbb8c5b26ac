"""Significance corrected for multiple comparisons.

Among a hundred fair cards, five look unfair at the usual level. Holm's method (1979) corrects for
that: in 95 of 100 reports nothing at all is flagged by chance, however the comparisons depend on
each other. It is stricter than controlling the false discovery rate (Benjamini and Hochberg), as a
designer needs who changes a card because of a single flag; games are cheap, so the lost power is
bought back with more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

LEVEL = 0.05


def p_value(difference: float, error: float) -> float:
    """Return the probability of a difference this large by chance; 1 if the error is unknown."""
    return erfc(abs(difference) / error / sqrt(2)) if error > 0 else 1.0


def holm(p_values: Sequence[float]) -> list[float]:
    """Return the adjusted p-values; those below `LEVEL` are significant."""
    order = sorted(range(len(p_values)), key=lambda i: p_values[i])
    adjusted = [1.0] * len(p_values)
    highest = 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, (len(p_values) - rank) * p_values[i]))
        adjusted[i] = highest
    return adjusted
