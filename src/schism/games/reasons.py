"""Why one action is better than another: numbers that differ in what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Stories: TypeAlias = Sequence[Sequence[Json]]  # what happens after an action, in some worlds
Facts: TypeAlias = Mapping[str, float]  # averages over the worlds

MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Telling:
    """A number worth mentioning; its worth is negative if less is better."""

    name: str
    worth: float
    least: float  # a difference below this is not told


@dataclass(frozen=True, slots=True)
class Reason:
    name: str
    mine: float
    other: float

    def as_json(self) -> Json:
        """For its sentence: both numbers, as parts of 100 worlds, and the difference."""
        return {
            "name": self.name,
            "mine": round(100 * self.mine),
            "other": round(100 * self.other),
            "more": round(abs(self.mine - self.other), 1),
        }


@dataclass(frozen=True, slots=True)
class Reasoning:
    """How a game explains that one action is better than another."""

    ahead: int  # how many milestones (tricks, turns) a reason looks at
    tellings: Sequence[Telling]
    facts: Callable[[Stories, int], Facts]  # for a seat

    def between(self, mine: Stories, other: Stories, seat: int) -> list[Reason]:
        """Return what speaks for an action, the weightiest first; nothing if it only pays later."""
        here, there = self.facts(mine, seat), self.facts(other, seat)
        speaking = []
        for telling in self.tellings:
            reason = Reason(telling.name, here[telling.name], there[telling.name])
            better = (reason.mine - reason.other) * telling.worth
            if better >= telling.least * abs(telling.worth):
                speaking.append((better, reason))
        ordered = sorted(speaking, key=lambda pair: -pair[0])
        return [reason for _, reason in ordered[:MOST_REASONS]]


def _no_facts(stories: Stories, seat: int) -> Facts:
    return {}


NO_REASONING = Reasoning(ahead=1, tellings=(), facts=_no_facts)
