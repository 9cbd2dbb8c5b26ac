"""One live table: what the journal has committed is applied to the game, then broadcast."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from schism.server.bus import Bus
from schism.server.clock import now
from schism.server.store.journal import JournalEntry
from schism.server.store.rows import Mark, SeatRow, TableRow
from schism.server.store.store import Store
from schism.server.tables.broadcast import Broadcast
from schism.server.tables.chat import Chat
from schism.server.tables.command_queue import CommandQueue, Done, Outcome
from schism.server.tables.commands import Command, StaleCommand, ignore_refusal
from schism.server.tables.game_log import GameLog
from schism.server.tables.presence import FORGET_AFTER, IN_DATABASE, Presence, Viewer
from schism.server.tables.roster import Roster
from schism.server.tables.roster_store import RosterStore
from schism.server.tables.serial_queue import SerialQueue
from schism.server.tasks import Tasks, spawn

_CONTRIBUTION_WAIT = 3.0  # seconds
_log = logging.getLogger("schism.tables")


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
        self.id, self.settings = row.id, row.settings
        self._store, self._bus = store, bus
        self._turns = SerialQueue()
        self._tasks: Tasks = set()
        self.game_log = game_log
        self.presence = Presence()
        self.roster = Roster(row, seats)
        self.roster_store = RosterStore(
            store, bus, self._turns, self.roster, self._on_roster_change
        )
        self.broadcast = Broadcast(self.roster, game_log, self.presence, root_path)
        self.chat = Chat(store, bus, self._turns, self.roster, self.broadcast.send_all)
        self.commands = CommandQueue(row.id, game_log, self._turns, store.journal, self._commit)
        # Called after every change; True if it was made by this process.
        self.on_change: Callable[[bool], None] = lambda ours: None
        self.idle_since = time.monotonic()
        self._catching_up = False  # whether that waits for its turn
        self._known: tuple[Any, ...] = ()  # of the last mark that this process has read up to

    # The second half of a command's way: the journal has written it

    def _commit(
        self, command: Command, done: Done, entry: JournalEntry, written: bool | Exception
    ) -> None:
        if isinstance(written, Exception):
            self._turns.finish(done, written)
        elif written:
            self._turns.finish(done, self._apply_own(entry))
        else:
            spawn(self._retry(command, done), self._tasks)

    def _apply_own(self, entry: JournalEntry) -> Outcome:
        try:
            self._apply(entry, ours=True)
        except Exception as error:
            return error
        if self._bus.shared:
            self._bus.publish(self.id, "journal", entry=list(entry))
        return entry.version

    def _apply(self, entry: JournalEntry, ours: bool) -> None:
        log = self.game_log
        before = log.state
        if ours:
            log.apply_own(entry)
        else:
            log.apply(entry)
        self.broadcast.send_entry(entry)
        if ours and log.over:
            spawn(self.save_state(), self._tasks)
        if ours and entry.kind == "contribute" and not self._awaits_contributions():
            spawn(self.start_if_full(), self._tasks)
        told = entry.kind == "contribute" or log.people.incidents_of(entry.version)
        if log.state != before or log.draft is not None or told:
            self.broadcast.send_table()
        self.on_change(ours)

    async def _retry(self, command: Command, done: Done) -> None:
        """Another process was faster: read its entries, then check the command again."""
        try:
            await self._read_journal()
        except Exception as error:
            self._turns.finish(done, error)
        else:
            self.commands.admit(command, done)

    # Staying in step with other processes

    def receive(self, values: list[Any] | None) -> None:
        """Take an entry that another process has committed; without one, read the journal."""
        if values is None:
            self._catch_up_soon()
        else:
            self._turns.submit(lambda: self._take(JournalEntry._make(values)))

    def _take(self, entry: JournalEntry) -> None:
        """Apply the entry if it is the next. A start is read: who plays may have changed too."""
        is_next = entry.version == self.game_log.version + 1
        try:
            if is_next and entry.kind != "start":
                self._apply(entry, ours=False)
            elif entry.version > self.game_log.version:
                self._catch_up_soon()
        except Exception:
            _log.exception("entry %s of %s", entry.version, self.id)
        finally:
            self._turns.release()

    def _catch_up_soon(self) -> None:
        if not self._catching_up:
            self._catching_up = True
            spawn(self.catch_up(), self._tasks)

    async def catch_up(self) -> None:
        """Apply what other processes have journaled."""
        async with self._turns:
            self._catching_up = False  # what comes from now on may be missed
            await self._read_journal()

    async def read_changes(self) -> None:
        """Read what other processes have done, the roster too: somebody who has just taken a seat
        there may come here before the notice does."""
        async with self._turns:
            await self.roster_store.refresh()
            await self._read_journal()

    def is_behind(self, mark: Mark) -> bool:
        """Whether the database has what this process may not know."""
        return mark.version > self.game_log.version or mark.rest != self._known

    async def resync(self, mark: Mark | None = None) -> None:
        """Read everything again, in case a notice was lost; `mark` says what there was to read."""
        async with self._turns:
            await self.roster_store.refresh()
            await self.chat.refresh()
            await self._read_journal()
        if mark is not None:
            self._known = mark.rest

    async def _read_journal(self) -> None:
        entries = await self._store.entries(self.id, self.game_log.version)
        if any(entry.kind == "start" for entry in entries):
            # or a bot might play for somebody who has just sat down at another process
            await self.roster_store.refresh()
        for entry in entries:
            self._apply(entry, ours=False)

    # Starting, waking, sleeping

    async def start(self) -> None:
        """Start the game, unless that has happened already."""
        if not self.game_log.started:
            with suppress(StaleCommand):  # somebody else was faster
                await self.commands.run(Command("start"))
            await self.save_state()

    async def start_if_full(self) -> None:
        """Start the game once every seat is taken, and players have added to its chance."""
        if not self.roster.is_full or self.game_log.started:
            return
        if self._awaits_contributions():
            spawn(self._start_anyway(), self._tasks)
        else:
            await self.start()

    def _awaits_contributions(self) -> bool:
        people = (row.seat for row in self.roster.seats if row.who == "person")
        given = self.game_log.contributions
        return bool(self.settings.get("contributions")) and not all(
            seat in given for seat in people
        )

    async def _start_anyway(self) -> None:
        """Nobody waits long for the contribution of somebody else."""
        await asyncio.sleep(_CONTRIBUTION_WAIT)
        if self.roster.is_full:
            await self.start()

    async def load(self) -> None:
        """Replay the journal of a table that was asleep."""
        for entry in await self._store.entries(self.id, 0):
            self.game_log.apply(entry)
        await self.chat.refresh()
        await self.save_state()
        await self._restart_clock()

    async def save_state(self) -> None:
        """Bring the stored state in line with the journal, also after a crash between the two."""
        state = self.game_log.state
        await self.roster_store.set_state("playing" if state == "paused" else state)

    async def _restart_clock(self) -> None:
        """Give back the time during which the table was asleep.

        Other processes may have seen somebody here a few seconds ago."""
        clocks, slack = self.game_log.clocks, FORGET_AFTER if self._bus.shared else 0.0
        seen = await self._last_seen()
        if not clocks.counted or clocks.since is None:
            return
        seen = max(clocks.since, seen)
        if now() - seen > slack:
            wake = Command("wake", text=repr(seen), version=self.game_log.version)
            await ignore_refusal(self.commands.run(wake))

    async def _last_seen(self) -> float:
        """When somebody was last here. If that is in the future, the clock has been put back; it
        is overwritten, or it would count as time played once the clock is put forward again."""
        seen = self.roster.row.seen or 0.0
        if seen > now():
            seen = now()
            await self._store.set_table(self.id, seen=seen)
        return seen

    def save_seen(self) -> None:
        """Store that somebody is here, or was until now: their clock has been running."""
        if self.game_log.clocks.since is not None and self.game_log.clocks.counted:
            spawn(self._store.set_table(self.id, seen=now()), self._tasks)

    @property
    def busy(self) -> bool:
        return self._turns.busy or bool(self._tasks)

    async def settle(self) -> None:
        """Wait for all background work."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Viewers

    def join(self, viewer: Viewer, since: int | None) -> None:
        """Add a viewer who knows the game up to version `since`."""
        self.presence.join(viewer)
        self.publish_presence()
        self._store_presence(viewer.seat)
        self.broadcast.send_welcome(viewer, since, self.chat.messages())
        self.on_change(True)

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.presence.viewers:
            self.presence.leave(viewer)
            self.publish_presence()
            self.broadcast.send_table()
        if not self.presence.viewers:
            self.save_seen()
        self.idle_since = time.monotonic()
        self.on_change(True)

    def publish_presence(self) -> None:
        seats, spectators = sorted(self.presence.seats_here()), self.presence.spectators_here()
        self._bus.publish(self.id, "here", seats=seats, spectators=spectators)

    def _store_presence(self, seat: int | None) -> None:
        if self._bus.shared and seat is not None:
            spawn(self._store.set_here([(self.id, seat)], FORGET_AFTER), self._tasks)

    async def read_presence(self) -> bool:
        """Ask the database who is here: the bus may have stood still without an error.

        Return whether somebody came or went by what it says."""
        if not self._bus.shared:
            return False
        here = set(await self._store.seats_here(self.id)) - self.presence.seats_here()
        changed = self.presence.update_remote(IN_DATABASE, sorted(here), 0)
        if changed:
            self.broadcast.send_table()
        return changed

    async def forget_silent(self, since: float) -> None:
        """Forget processes silent since then, and their people unless the database has them."""
        changed = await self.read_presence()
        if self.presence.forget_remote(since) or changed:
            self.broadcast.send_table()
            self.on_change(False)

    def _on_roster_change(self, vacated: list[int]) -> None:
        for viewer in list(self.presence.viewers):
            if viewer.seat in vacated:
                viewer.dismiss()
                self.presence.leave(viewer)
        self.broadcast.send_table()
        self.on_change(True)
        # The others may have taken their seats at another process, which did not know of this one.
        spawn(self.start_if_full(), self._tasks)
