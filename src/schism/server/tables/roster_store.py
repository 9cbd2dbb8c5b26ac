"""Changes to a table's roster: stored first, then made here, then published to other processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from schism.errors import SchismError
from schism.server.bus import Bus
from schism.server.store.rows import SeatRow, TableRow
from schism.server.store.store import Store
from schism.server.tables.roster import Roster
from schism.server.tables.serial_queue import SerialQueue


class RosterStore:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        turns: SerialQueue,
        roster: Roster,
        on_change: Callable[[list[int]], None],
    ) -> None:
        """`on_change` is called with the seats whose players have lost them."""
        self._store, self._bus, self._turns = store, bus, turns
        self._roster, self._on_change = roster, on_change
        self._id = roster.row.id

    async def set_seat(self, seat: int, **values: Any) -> None:
        roster = self._roster
        before = roster.seats[seat]  # read now: another change may come first while this one waits
        async with self._turns:
            if not await self._store.set_seat(self._id, seat, values, before):
                await self.refresh()
                raise SchismError("seat-taken", seat=seat)
            seats = [replace(row, **values) if row.seat == seat else row for row in roster.seats]
            self._replace(roster.row, seats)
        self._bus.publish(self._id, "table")

    async def set_host(self, seat: int) -> None:
        async with self._turns:
            await self._store.set_table(self._id, host=seat)
            self._replace(replace(self._roster.row, host=seat), self._roster.seats)
        self._bus.publish(self._id, "table")

    async def set_state(self, state: str) -> None:
        """Store the state that lists of tables show."""
        roster = self._roster
        if state != roster.row.state:
            roster.row = replace(roster.row, state=state)
            await self._store.set_table(self._id, state=state)

    async def reload(self) -> None:
        async with self._turns:
            await self.refresh()

    async def refresh(self) -> None:
        """Read the rows again, for callers whose turn it is already."""
        roster = self._roster
        seats, row = await self._store.seats_of(self._id), await self._store.table(self._id)
        if row is None:
            return
        row = replace(row, seen=roster.row.seen)  # which changes all the time
        if (row, seats) != (roster.row, roster.seats):
            self._replace(row, seats)

    def _replace(self, row: TableRow, seats: list[SeatRow]) -> None:
        self._on_change(self._roster.replace(row, seats))
