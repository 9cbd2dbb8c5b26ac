"""Why one action is better than another: numbers in which what follows from them differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from schism.games.contract import Json

Stories: TypeAlias = Sequence[Sequence[Json]]  # what happens after an action, in some worlds
Facts: TypeAlias = Mapping[str, float]  # averages over the worlds

MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Telling:
    """A number worth telling; one that is better small has a negative worth."""

    name: str
    worth: float
    least: float  # a difference below this is not told


@dataclass(frozen=True, slots=True)
class Reason:
    name: str
    mine: float
    other: float

    def values(self) -> dict[str, int | float]:
        """For its sentence: both numbers, both as parts of 100 worlds, and the difference."""
        return {
            "mine": round(100 * self.mine),
            "other": round(100 * self.other),
            "more": round(abs(self.mine - self.other), 1),
        }


def reasons(tellings: Sequence[Telling], mine: Facts, other: Facts) -> list[Reason]:
    """What speaks for an action, the weightiest first; nothing if it only pays later."""
    speaking = []
    for telling in tellings:
        better = (mine[telling.name] - other[telling.name]) * telling.worth
        if better >= telling.least * abs(telling.worth):
            reason = Reason(telling.name, mine[telling.name], other[telling.name])
            speaking.append((better, reason))
    ordered = sorted(speaking, key=lambda pair: -pair[0])
    return [reason for _, reason in ordered[:MOST_REASONS]]
