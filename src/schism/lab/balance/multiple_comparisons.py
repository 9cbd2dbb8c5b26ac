"""What is left of a surprise when one has looked at many things.

Among a hundred fair cards five look unfair at the usual level. Holm's method (1979) sets the level
so that in 95 of 100 reports nothing at all is flagged by chance, whatever the looks have to do with
each other. It is stricter than keeping the share of false alarms low (Benjamini and Hochberg), and
that is what a designer wants who changes a card because of one flag; games are cheap, so the power
it costs is bought back with more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

LEVEL = 0.05


def chance_of(difference: float, error: float) -> float:
    """How likely so large a difference is where there is none; no error known, nothing said."""
    return erfc(abs(difference) / error / sqrt(2)) if error > 0 else 1.0


def holm(chances: Sequence[float]) -> list[float]:
    """The chances, each raised by as many looks as it competes with; flagged if below the level."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    raised = [1.0] * len(chances)
    highest = 0.0
    for place, i in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - place) * chances[i]))
        raised[i] = highest
    return raised
