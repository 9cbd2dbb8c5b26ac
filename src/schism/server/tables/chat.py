"""The chat of a table: stored first, then sent to everybody there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from schism.games.contract import Json
from schism.server.bus import Bus
from schism.server.clock import now
from schism.server.store.rows import ChatRow
from schism.server.store.store import Store
from schism.server.tables.roster import Roster
from schism.server.tables.serial_queue import SerialQueue
from schism.server.wire.encoding import encode
from schism.server.wire.token_bucket import BucketsBySeat

SendAll: TypeAlias = Callable[[bytes], None]

_MOST_KEPT = 100
_RATE, _BURST = 1.0, 5.0  # messages a second of one seat, and at once


class Chat:
    def __init__(
        self, store: Store, bus: Bus, turns: SerialQueue, roster: Roster, send_all: SendAll
    ) -> None:
        self._store, self._bus, self._turns = store, bus, turns
        self._roster, self._send_all = roster, send_all
        self._rows: list[ChatRow] = []
        self._buckets = BucketsBySeat(_RATE, _BURST)

    def messages(self) -> list[Json]:
        return [_message(row) for row in self._rows]

    def allow(self, seat: int) -> bool:
        """Whether the seat may post now."""
        return self._buckets.allow(seat)

    async def post(self, seat: int, request: str, text: str) -> None:
        """Store and send a message. The same request twice is one message."""
        table_id, name = self._roster.row.id, self._roster.seats[seat].name
        key = self._roster.request_key(seat, request)
        async with self._turns:
            while not any(row.seat == seat and row.request == key for row in self._rows):
                number = self._rows[-1].number + 1 if self._rows else 1
                row = ChatRow(table_id, number, seat, name, text, key, now())
                if await self._store.add_chat(row):
                    self._add(row)
                    self._bus.publish(table_id, "chat")
                elif not await self.refresh():
                    return  # the request is older than the messages kept here

    async def reload(self) -> None:
        async with self._turns:
            await self.refresh()

    async def refresh(self) -> int:
        """Read what other processes have stored; return how many messages that were."""
        last = self._rows[-1].number if self._rows else 0
        found = await self._store.chats_of(self._roster.row.id, last, _MOST_KEPT)
        for row in found:
            self._add(row)
        return len(found)

    def _add(self, row: ChatRow) -> None:
        self._rows = [*self._rows[1 - _MOST_KEPT :], row]
        self._send_all(encode(_message(row)))


def _message(row: ChatRow) -> Json:
    return {"type": "chat", "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
