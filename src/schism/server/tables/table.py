"""The authority of one table: legal, current, appended, committed, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

from orjson import Fragment

from schism.errors import SchismError
from schism.games.contract import PUBLIC, Json
from schism.games.options import display_flags, stored_display
from schism.server.bus import Bus
from schism.server.store.journal import JournalEntry
from schism.server.store.rows import ChatRow, SeatRow, TableRow
from schism.server.store.store import Store
from schism.server.tables.command_queue import Check, CommandQueue, Done, Stale, Wish
from schism.server.tables.game_log import GameLog
from schism.server.tables.info import state_of, table_info
from schism.server.tables.presence import Presence
from schism.server.tables.serial_queue import SerialQueue
from schism.server.tokens import fits
from schism.server.wire.connection import LEFT, Connection, TokenBucket
from schism.server.wire.encoding import Shared, encode

CHATS_KEPT = 100
_CHATS_A_SECOND, _CHATTY = 1.0, 5.0  # and as many at once as come together in so many seconds


class LiveTable:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        row: TableRow,
        seats: list[SeatRow],
        game_log: GameLog,
        root_path: str,
    ) -> None:
        self._store, self._bus, self._root_path = store, bus, root_path
        self.row, self.seats, self.game_log = row, seats, game_log
        declared = game_log.game.options
        self._display = display_flags(declared, stored_display(declared, row.settings))
        self.presence = Presence()
        self.chats: list[ChatRow] = []
        self._chatting: dict[int, TokenBucket] = {}
        self.order = SerialQueue()
        self._commands = CommandQueue(row.id, game_log, self.order, store.journal, self)
        self.changed: Callable[[bool], None] = lambda ours: None  # the automation listens
        self.idle_since = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Who is who

    def seat_of(self, token: str | None) -> int | None:
        for row in self.seats:
            if fits(token, row.token_hash):
                return row.seat
        return None

    def required_seat(self, token: str | None) -> int:
        seat = self.seat_of(token)
        if seat is None:
            raise SchismError("token")
        return seat

    def require_host(self, token: str | None) -> None:
        if self.row.host is None:
            if not fits(token, self.row.host_hash):
                raise SchismError("token")
        elif self.required_seat(token) != self.row.host:
            raise SchismError("host-only")

    def may_watch(self, key: str | None) -> bool:
        return self.row.listed or fits(key, self.row.watch_hash) or fits(key, self.row.join_hash)

    # Requests

    def act_soon(
        self, seat: int, request: str | None, version: int, action: str, done: Done
    ) -> None:
        """Carry out an action. The same request twice is one action."""
        check = self._action_of(seat, action)
        self._commands.enter_soon(Wish(seat, self._marked(seat, request), version, check, done))

    async def act(self, seat: int, request: str | None, version: int, action: str) -> int:
        """The same for those who can wait: the version it led to."""
        return await self._enter(seat, request, version, self._action_of(seat, action))

    def _action_of(self, seat: int, action: str) -> Check:
        return lambda: (self.game_log.check_action(seat, action), action)

    async def undo(self, seat: int, request: str, version: int) -> int:
        def check() -> tuple[str, None]:
            self.game_log.check_undo(seat)
            return "undo", None

        return await self._enter(seat, request, version, check)

    async def pause(self, seat: int | None, request: str | None, pause: bool) -> int:
        def check() -> tuple[str, None]:
            self.game_log.check_pause(pause)
            return ("pause" if pause else "resume"), None

        return await self._enter(seat, request, None, check)

    async def start(self) -> None:
        """Begin the game, unless somebody has done so already."""
        if not self.game_log.started:
            await self._enter(None, None, 0, lambda: ("start", None))
            await self.mend_state()

    async def mend_state(self) -> None:
        """What lists of tables say follows the journal, also if a crash came between the two."""
        state = state_of(self.game_log)
        state = "playing" if state == "paused" else state
        if state != self.row.state:
            self.row = replace(self.row, state=state)
            await self._store.set_table(self.row.id, state=state)

    async def wake(self, doubt: float) -> None:
        """Nobody's time counts while nobody is here, up to as many seconds as are in doubt."""
        since = self.game_log.clocks.since
        if not self.game_log.clocks.counted or since is None:
            return
        seen = max(since, self.row.seen or 0.0)
        if time.time() - seen > doubt:
            version = self.game_log.version
            await quietly(self._enter(None, None, version, lambda: ("wake", repr(seen))))

    def note_seen(self) -> None:
        """Somebody is here, or was until now."""
        if self.game_log.clocks.since is not None and self.game_log.clocks.counted:
            self.later(self._store.set_table(self.row.id, seen=time.time()))

    @property
    def busy(self) -> bool:
        return self.order.taken or bool(self._tasks)

    async def settled(self) -> None:
        """When all that nobody waited for has been done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _enter(
        self,
        seat: int | None,
        request: str | None,
        version: int | None,
        check: Check,
    ) -> int:
        mark = self._marked(seat, request)
        return await self._commands.enter(seat, mark, version, check)

    def _marked(self, seat: int | None, request: str | None) -> str | None:
        """A request as the journal knows it: whoever sits there later may use the same id."""
        if seat is None or request is None:
            return None
        return f"{(self.seats[seat].token_hash or '')[:12]}.{request}"

    async def catch_up(self) -> None:
        async with self.order:
            await self.read_on()

    async def make_up(self) -> None:
        """Everything that other processes have done, in case a notice of it was lost."""
        async with self.order:
            await self._reload()
            await self._fetch_chats()
            await self.read_on()

    async def read_on(self) -> None:
        """What other processes have entered."""
        entries = await self._store.entries(self.row.id, self.game_log.version)
        if any(entry.kind == "start" for entry in entries):
            await self._reload()  # or a bot might play for somebody who has just sat down elsewhere
        for entry in entries:
            self._apply(entry, ours=False)

    def entered(self, entry: JournalEntry) -> None:
        """It is in the journal."""
        self._apply(entry, ours=True)
        self._bus.say({"table": self.row.id, "what": "journal"})

    def _apply(self, entry: JournalEntry, ours: bool) -> None:
        before = state_of(self.game_log)
        self.game_log.apply(entry)
        self._tell_step(entry)
        if ours and self.game_log.over:
            self.later(self.mend_state())
        if state_of(self.game_log) != before or self.game_log.draft is not None:
            self.tell_table()
        self.changed(ours)

    def may_chat(self, seat: int) -> bool:
        """Not too often, however often one comes back."""
        allowance = self._chatting.setdefault(seat, TokenBucket(_CHATS_A_SECOND, _CHATTY))
        return allowance.take()

    async def chat(self, seat: int, request: str, text: str) -> None:
        mark = self._marked(seat, request) or ""
        async with self.order:
            while not any(c.seat == seat and c.request == mark for c in self.chats):
                number = self.chats[-1].number + 1 if self.chats else 1
                name = self.seats[seat].name
                row = ChatRow(self.row.id, number, seat, name, text, mark, time.time())
                if await self._store.add_chat(row):
                    self._hear_chat(row)
                    self._bus.say({"table": self.row.id, "what": "chat"})
                elif not await self._fetch_chats():
                    return  # said long ago

    async def fetch_chats(self) -> None:
        async with self.order:
            await self._fetch_chats()

    async def _fetch_chats(self) -> int:
        last = self.chats[-1].number if self.chats else 0
        found = await self._store.chats_of(self.row.id, last, CHATS_KEPT)
        for row in found:
            self._hear_chat(row)
        return len(found)

    def _hear_chat(self, row: ChatRow) -> None:
        self.chats = [*self.chats[1 - CHATS_KEPT :], row]
        self.tell_all(encode(chat_told(row)))

    # Seats

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change a seat in the store, then here and everywhere."""
        before = self.seats[seat]  # when it was chosen: somebody else's turn may come first
        async with self.order:
            if not await self._store.set_seat(self.row.id, seat, values, before):
                await self._reload()
                raise SchismError("seat-taken", seat=seat)
            self._see_seats([replace(r, **values) if r.seat == seat else r for r in self.seats])
        self._bus.say({"table": self.row.id, "what": "table"})

    async def set_row(self, **values: Any) -> None:
        async with self.order:
            await self._store.set_table(self.row.id, **values)
            self.row = replace(self.row, **values)
        self._bus.say({"table": self.row.id, "what": "table"})
        self.tell_table()

    async def reload(self) -> None:
        async with self.order:
            await self._reload()

    async def _reload(self) -> None:
        seats, row = await self._store.seats_of(self.row.id), await self._store.table(self.row.id)
        if row is None:
            return
        row = replace(row, seen=self.row.seen)  # which changes all the time
        if (row, seats) != (self.row, self.seats):
            self.row = row
            self._see_seats(seats)

    def _see_seats(self, seats: list[SeatRow]) -> None:
        before, self.seats = self.seats, seats
        for old, new in zip(before, seats, strict=True):
            if old.token_hash is not None and old.token_hash != new.token_hash:
                self._dismiss(old.seat)
        self.tell_table()
        self.changed(True)

    def _dismiss(self, seat: int) -> None:
        """Whoever sat there sits there no more."""
        for connection in list(self.presence.connections):
            if connection.seat == seat:
                connection.close(LEFT)
                self.presence.go(connection)

    # Telling

    def come(self, connection: Connection, since: int | None) -> None:
        self.presence.come(connection)
        self.say_presence()
        message = self._table_message()
        for each in self.presence.connections:
            if each is not connection:
                each.say(message)
        connection.answer(self._welcome(connection, since))
        self.changed(True)

    def go(self, connection: Connection) -> None:
        if connection in self.presence.connections:
            self.presence.go(connection)
            self.say_presence()
            self.tell_table()
        if not self.presence.connections:
            self.note_seen()
        self.idle_since = time.monotonic()
        self.changed(True)

    def say_presence(self) -> None:
        here = {
            "seats": sorted(self.presence.seats_here()),
            "spectators": self.presence.spectators_here(),
        }
        self._bus.say({"table": self.row.id, "what": "here", **here})

    def info(self) -> Json:
        return table_info(self.row, self.seats, self.game_log, self.presence, self._root_path)

    def _table_message(self) -> bytes:
        return encode({"type": "table", "table": self.info()})

    def tell_table(self) -> None:
        if self.presence.connections:
            self.tell_all(self._table_message())

    def tell_all(self, text: bytes) -> None:
        for connection in self.presence.connections:
            connection.say(text)

    def position(self, seat: int | None, since: int | None) -> Json:
        """Where the game stands, for one viewer, with what has happened since he last knew.

        Views are JSON already."""
        known, viewer = self.game_log.known_since(since), PUBLIC if seat is None else seat
        public, *own = self.game_log.view_texts(len(self.seats), self._display)
        position: Json = {
            "version": self.game_log.version,
            "since": known,
            "events_before": self.game_log.events_before(viewer, known),
            "events": self.game_log.events(viewer, known),
            "view": Fragment(public),
        }
        if seat is not None and self.game_log.started:
            position["yours"] = Fragment(own[seat])
        return position

    def _welcome(self, connection: Connection, since: int | None) -> Json:
        return {
            "type": "welcome",
            "table": self.info(),
            "seat": connection.seat,
            **self.position(connection.seat, since),
            "chat": [chat_told(row) for row in self.chats],
        }

    def _tell_step(self, entry: JournalEntry) -> None:
        if not self.presence.connections or entry.kind in ("pause", "resume", "wake"):
            return
        game_log = self.game_log
        since = entry.version - 1
        message: Json = {"type": "moved", "version": entry.version, "seat": entry.seat}
        events: Callable[[int], bytes | None]
        if entry.kind == "undo":
            message |= {"type": "undone", "events_dropped": game_log.events_dropped()}
            events = lambda seat: None  # noqa: E731
        else:
            if entry.text is not None and not game_log.last_is_secret:
                message["action"] = entry.text
            events = self._events_for(since)
        if game_log.clocks.counted:
            message["clocks"] = [seat["clock_ms"] for seat in self.info()["seats"]]
        public, *own = game_log.view_texts(len(self.seats), self._display)
        shared = Shared(message, public)
        for each in self.presence.connections:
            if each.seat is None:
                each.say(shared.to(events(PUBLIC), None))
            else:
                each.say(shared.to(events(each.seat), own[each.seat]))

    def _events_for(self, since: int) -> Callable[[int], bytes | None]:
        """Each viewer's events as text: one text for all of them, if there are no secrets."""
        if self.game_log.has_secrets(since):
            return lambda seat: encode(self.game_log.events(seat, since))
        common = encode(self.game_log.events(PUBLIC, since))
        return lambda seat: common


def chat_told(row: ChatRow) -> Json:
    return {"type": "chat", "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}


async def quietly(work: Coroutine[Any, Any, Any]) -> None:
    """For what nobody waits for: that somebody else was faster is no mistake."""
    with suppress(Stale, SchismError):
        await work
