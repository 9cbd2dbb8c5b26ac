"""What only an all-knowing observer can tell: who wrote which entry when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from schism.server.clock import now
from schism.server.store.journal import JournalEntry
from tests.simulation.world.scheduler import Scheduler

_AFTERMATH = 20.0  # seconds after which nothing must fail because of a fault


class Attempt(NamedTuple):
    made: float  # when the entry was made, in simulated time
    at: float  # when it was given to the database
    process: str
    entry: JournalEntry


class Ledger:
    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler = scheduler
        self.disturbed_until = 0.0  # by faults
        self.damaged: dict[str, float] = {}  # when a bit was first flipped in a table's journal
        self.attempts: dict[tuple[str, int], list[Attempt]] = {}

    def note_damage(self, table: str) -> None:
        self.damaged.setdefault(table, self._scheduler.now)

    def was_damaged(self, table: str, at: float) -> bool:
        return table in self.damaged and self.damaged[table] <= at

    def note_attempt(self, process: str, entries: Sequence[JournalEntry]) -> None:
        for entry in entries:
            at = self._scheduler.now
            attempt = Attempt(at - (now() - entry.at), at, process, entry)
            self.attempts.setdefault((entry.table_id, entry.version), []).append(attempt)

    def is_disturbed(self) -> bool:
        """Whether a fault may be the reason that something fails now."""
        return self._scheduler.now < self.disturbed_until + _AFTERMATH

    def written(self, entry: JournalEntry) -> Attempt:
        """The attempt that led to an entry of the journal."""
        found = self.attempts[entry.table_id, entry.version]
        return next(attempt for attempt in found if attempt.entry.checksum == entry.checksum)
