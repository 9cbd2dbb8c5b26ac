"""The roster of a table: who sits where, and who may do what. No input or output in here."""

from __future__ import annotations

from schism.errors import SchismError
from schism.server.store.rows import SeatRow, TableRow
from schism.server.tokens import matches


class Roster:
    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self._put(row, seats)

    def _put(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row, self.seats = row, seats
        self.people = [each.seat for each in seats if each.who == "person"]

    @property
    def is_full(self) -> bool:
        return all(row.who == "bot" or row.token_hash is not None for row in self.seats)

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
        """A request id as it is stored: unique to the player who now has the seat."""
        return f"{(self.seats[seat].token_hash or '')[:12]}.{request}"

    def replace(self, row: TableRow, seats: list[SeatRow]) -> list[int]:
        """Take new rows; return the seats whose players have lost them."""
        before = self.seats
        self._put(row, seats)
        return [
            old.seat
            for old, new in zip(before, seats, strict=True)
            if old.token_hash is not None and old.token_hash != new.token_hash
        ]
