"""Which situations come up in a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from schism.table.match import Match
from tests.fuzz import avignon, tolerance
from tests.fuzz.moment import Moment


class Watcher(Protocol):
    def preferred(self, legal: list[str], moment: Moment) -> list[str]:
        """The actions that lead towards what seldom comes up by itself; at least one."""

    def situations(self, moment: Moment) -> Iterator[str]:
        """What came up with the last action, by name."""


WATCHERS: dict[str, Any] = {
    "tolerance": tolerance.ToleranceWatcher,
    "avignon": avignon.AvignonWatcher,
}
WANTED = {"tolerance": tolerance.wanted, "avignon": avignon.wanted}


def watcher_for(match: Match) -> Watcher:
    watcher: Watcher = WATCHERS[match.game.id](match)
    return watcher
