"""Who is at a table: sockets of this process, and what other processes say of theirs."""

from __future__ import annotations

import time
from collections import Counter

from schism.server.connection import Connection

BEAT = 5.0  # seconds between what processes say of who is there
FORGOTTEN = 3 * BEAT  # a process that has died says nothing any more


class Presence:
    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._here: Counter[int | None] = Counter()  # sockets of this process, by seat
        self._elsewhere: dict[tuple[str, int], float] = {}
        self._watching: dict[str, tuple[int, float]] = {}  # at other processes, and until when
        self._gone: dict[int, float] = {}
        self._awake_since = time.monotonic()

    def seats(self) -> set[int]:
        """The seats whose people are there."""
        if not self._elsewhere:
            return self.seats_here()
        now = time.monotonic()
        elsewhere = {seat for (_, seat), until in self._elsewhere.items() if until > now}
        return self.seats_here() | elsewhere

    def has(self, seat: int) -> bool:
        """Whether the seat's person is there."""
        return seat in self._here or (bool(self._elsewhere) and seat in self.seats())

    def seats_here(self) -> set[int]:
        return {seat for seat in self._here if seat is not None}

    def spectators(self) -> int:
        now = time.monotonic()
        elsewhere = sum(count for count, until in self._watching.values() if until > now)
        return self.spectators_here() + elsewhere

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

    def hear(self, process: str, seats: list[int], spectators: int) -> None:
        """Another process says who is there with it."""
        now = time.monotonic()
        self._watching[process] = (spectators, now + FORGOTTEN)
        for key in [key for key in self._elsewhere if key[0] == process and key[1] not in seats]:
            del self._elsewhere[key]
            self._gone[key[1]] = now
        for seat in seats:
            self._elsewhere[process, seat] = now + FORGOTTEN

    def absent_for(self, seat: int) -> float:
        """Seconds; 0 for one who is there."""
        if self.has(seat):
            return 0.0
        return time.monotonic() - self._gone.get(seat, self._awake_since)
