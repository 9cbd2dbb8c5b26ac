"""Who is at a table: sockets of this process, and what other processes say of theirs."""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

from schism.server.wire.connection import Connection

BEAT = 5.0  # seconds between what processes say of who is there
FORGOTTEN = 3 * BEAT  # a process that has died says nothing any more


class Elsewhere(NamedTuple):
    """What another process has said last, and when."""

    seats: frozenset[int]
    spectators: int
    at: float


class Presence:
    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._here: Counter[int | None] = Counter()  # sockets of this process, by seat
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
        self._gone: dict[int, float] = {}
        self._awake_since = time.monotonic()

    def has(self, seat: int) -> bool:
        """Whether the seat's person is there."""
        return seat in self._here or any(seat in each.seats for each in self._elsewhere.values())

    def seats_here(self) -> set[int]:
        return {seat for seat in self._here if seat is not None}

    def _seats(self) -> set[int]:
        return self.seats_here().union(*(each.seats for each in self._elsewhere.values()))

    def spectators(self) -> int:
        return self.spectators_here() + sum(each.spectators for each in self._elsewhere.values())

    def spectators_here(self) -> int:
        return self._here[None]

    def come(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._here[connection.seat] += 1

    def go(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self._here[connection.seat] -= 1
        self._here += Counter()  # without those of whom none is left
        if connection.seat is not None and not self.has(connection.seat):
            self._gone[connection.seat] = time.monotonic()

    def hear(self, process: str, seats: list[int], spectators: int) -> bool:
        """Another process says who is there with it; whether somebody has come or gone by that."""
        before = self._seats()
        self._elsewhere[process] = Elsewhere(frozenset(seats), spectators, time.monotonic())
        return self._differs(before)

    def forget(self, since: float) -> bool:
        """The same for processes that have said nothing since then."""
        before = self._seats()
        self._elsewhere = {who: said for who, said in self._elsewhere.items() if said.at >= since}
        return self._differs(before)

    def _differs(self, before: set[int]) -> bool:
        now = self._seats()
        self._gone.update(dict.fromkeys(before - now, time.monotonic()))
        return now != before

    def absent_for(self, seat: int) -> float:
        """Seconds; 0 for one who is there."""
        if self.has(seat):
            return 0.0
        return time.monotonic() - self._gone.get(seat, self._awake_since)
