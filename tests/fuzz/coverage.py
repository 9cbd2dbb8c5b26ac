"""What has come up so far, and a player who looks for the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random


class Coverage:
    """Counts of situations and of actions, over many games."""

    def __init__(self) -> None:
        self.situations: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()

    def note(self, situations: Iterable[str]) -> None:
        self.situations.update(situations)

    def missing(self, wanted: Iterable[str]) -> list[str]:
        return sorted(name for name in wanted if not self.situations[name])


def choose(legal: list[str], coverage: Coverage, chance: Random) -> str:
    """Half the time any action, half the time the one taken least often so far."""
    if chance.random() < 0.5:
        action = chance.choice(legal)
    else:
        action = min(legal, key=lambda text: (coverage.actions[text], chance.random()))
    coverage.actions[action] += 1
    return action
