"""Who is at a table: sockets of this process, and what other processes report of theirs."""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple, Protocol

HEARTBEAT = 5.0  # seconds between the reports of a process
IN_DATABASE = "database"  # stands for the processes that have stored who is there
FORGET_AFTER = 3 * HEARTBEAT  # a process that is silent for longer has died


class Viewer(Protocol):
    """A connection as a table sees it: a player's or, without a seat, a spectator's."""

    seat: int | None

    def send(self, message: bytes) -> None: ...

    def dismiss(self) -> None:
        """Close the connection of a player who has lost their seat."""


class Report(NamedTuple):
    """The last report of another process."""

    seats: frozenset[int]
    spectators: int
    at: float


class Presence:
    def __init__(self) -> None:
        self.viewers: dict[Viewer, None] = {}  # connected to this process, in their order
        self._here: Counter[int | None] = Counter()  # sockets of this process, by seat
        self._remote: dict[str, Report] = {}  # by process
        self._left_at: dict[int, float] = {}
        self._awake_since = time.monotonic()

    def has(self, seat: int) -> bool:
        """Whether the seat's player is there."""
        return seat in self._here or any(seat in each.seats for each in self._remote.values())

    def seats_here(self) -> set[int]:
        return {seat for seat in self._here if seat is not None}

    def _seats(self) -> set[int]:
        return self.seats_here().union(*(each.seats for each in self._remote.values()))

    def spectators(self) -> int:
        return self.spectators_here() + sum(each.spectators for each in self._remote.values())

    def spectators_here(self) -> int:
        return self._here[None]

    def join(self, viewer: Viewer) -> None:
        self.viewers[viewer] = None
        self._here[viewer.seat] += 1

    def leave(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        del self.viewers[viewer]
        self._here[viewer.seat] -= 1
        self._here += Counter()  # drops seats without a socket
        if viewer.seat is not None and not self.has(viewer.seat):
            self._left_at[viewer.seat] = time.monotonic()

    def update_remote(self, process: str, seats: list[int], spectators: int) -> bool:
        """Take the report of another process; return whether a player came or went by it."""
        before = self._seats()
        self._remote[process] = Report(frozenset(seats), spectators, time.monotonic())
        return self._note_changes(before)

    def is_silent(self, since: float) -> bool:
        """Whether a process that had reported has not done so since then.

        What the database said has to be asked again, too."""
        return IN_DATABASE in self._remote or any(each.at < since for each in self._remote.values())

    def forget_remote(self, since: float) -> bool:
        """Drop processes silent since then; return whether a player went with them."""
        before = self._seats()
        self._remote = {
            name: report
            for name, report in self._remote.items()
            if report.at >= since and (report.seats or name != IN_DATABASE)
        }
        return self._note_changes(before)

    def _note_changes(self, before: set[int]) -> bool:
        now = self._seats()
        self._left_at.update(dict.fromkeys(before - now, time.monotonic()))
        return now != before

    def absent_for(self, seat: int) -> float:
        """Seconds since the seat's player left; 0 while they are there."""
        if self.has(seat):
            return 0.0
        return time.monotonic() - self._left_at.get(seat, self._awake_since)
