"""A table's row and its seats, in step with the store: who sits where, and who may do what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from schism.errors import SchismError
from schism.server.bus import Bus
from schism.server.store.rows import SeatRow, TableRow
from schism.server.store.store import Store
from schism.server.tables.serial_queue import SerialQueue
from schism.server.tokens import matches


class Roster:
    def __init__(
        self, store: Store, bus: Bus, turns: SerialQueue, row: TableRow, seats: list[SeatRow]
    ) -> None:
        self._store, self._bus, self._turns = store, bus, turns
        self.row, self.seats = row, seats
        # Called after a change, with the seats whose players have lost them.
        self.on_change: Callable[[list[int]], None] = lambda vacated: None

    # Identity

    def seat_of(self, token: str | None) -> int | None:
        for row in self.seats:
            if matches(token, row.token_hash):
                return row.seat
        return None

    def require_seat(self, token: str | None) -> int:
        seat = self.seat_of(token)
        if seat is None:
            raise SchismError("token")
        return seat

    def require_host(self, token: str | None) -> None:
        if self.row.host is None:
            if not matches(token, self.row.host_hash):
                raise SchismError("token")
        elif self.require_seat(token) != self.row.host:
            raise SchismError("host-only")

    def may_watch(self, key: str | None) -> bool:
        row = self.row
        return row.listed or matches(key, row.watch_hash) or matches(key, row.join_hash)

    def request_key(self, seat: int, request: str) -> str:
        """A request id as the journal stores it: unique to the player who now has the seat."""
        return f"{(self.seats[seat].token_hash or '')[:12]}.{request}"

    # Changes

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change a seat in the store, then here, then in the other processes."""
        before = self.seats[seat]  # read now: another change may come first while this one waits
        async with self._turns:
            if not await self._store.set_seat(self.row.id, seat, values, before):
                await self.refresh()
                raise SchismError("seat-taken", seat=seat)
            self._replace(
                self.row,
                [replace(row, **values) if row.seat == seat else row for row in self.seats],
            )
        self._bus.publish(self.row.id, "table")

    async def set_host(self, seat: int) -> None:
        async with self._turns:
            await self._store.set_table(self.row.id, host=seat)
            self._replace(replace(self.row, host=seat), self.seats)
        self._bus.publish(self.row.id, "table")

    async def save_state(self, state: str) -> None:
        """Update the state that lists of tables show; the journal decides what it is."""
        if state != self.row.state:
            self.row = replace(self.row, state=state)
            await self._store.set_table(self.row.id, state=state)

    async def reload(self) -> None:
        async with self._turns:
            await self.refresh()

    async def refresh(self) -> None:
        """Read the rows again, for callers whose turn it is already."""
        seats, row = await self._store.seats_of(self.row.id), await self._store.table(self.row.id)
        if row is None:
            return
        row = replace(row, seen=self.row.seen)  # which changes all the time
        if (row, seats) != (self.row, self.seats):
            self._replace(row, seats)

    def _replace(self, row: TableRow, seats: list[SeatRow]) -> None:
        before = self.seats
        self.row, self.seats = row, seats
        self.on_change(
            [
                old.seat
                for old, new in zip(before, seats, strict=True)
                if old.token_hash is not None and old.token_hash != new.token_hash
            ]
        )
