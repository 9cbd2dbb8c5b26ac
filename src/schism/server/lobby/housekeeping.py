"""Housekeeping every few seconds: idle tables sleep, and what is no longer needed is released."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from schism.server.admin.maintenance import remove_unused_tables
from schism.server.lobby.registry import TableRegistry
from schism.server.memory import FreeLists, release_memory
from schism.server.tables.presence import FORGET_AFTER, HEARTBEAT
from schism.server.tables.table import LiveTable
from schism.server.tasks import cancel_tasks

_log = logging.getLogger("schism.tables")
_MARKS_AT_ONCE = 500
_HOUR = 3600.0
_DAY = 24 * _HOUR  # also how long an uploaded deck may wait for a table


class Housekeeping:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._free_lists = FreeLists()
        self._entries_seen = 0
        self._cleared_at = 0.0
        # Two, because presence must not wait for anything that may hang or take long.
        rounds = self._visit_tables, self._look_after_storage
        self._tasks = [asyncio.create_task(self._repeat(each)) for each in rounds]

    async def close(self) -> None:
        await cancel_tasks(self._tasks)

    async def _repeat(self, work: Callable[[float], Awaitable[None]]) -> None:
        period = min(HEARTBEAT, self._registry.settings.sleep_after)
        due = time.monotonic()
        while True:
            due = max(due + period, time.monotonic())  # at a steady pace
            await asyncio.sleep(due - time.monotonic())
            try:
                await work(time.monotonic())
            except Exception:  # the database may be back in the next round
                _log.exception("housekeeping")

    async def _visit_tables(self, now: float) -> None:
        for table in list(self._registry.tables.values()):
            self._visit(table, now)
        if self._registry.bus.shared:
            await self._note_presence()

    async def _look_after_storage(self, now: float) -> None:
        if self._registry.bus.shared:
            await self._find_missed()
        await self._release_memory()
        await self._clear_storage(now)

    def _visit(self, table: LiveTable, now: float) -> None:
        self._forget_dead_processes(table, now - FORGET_AFTER)
        if table.presence.viewers:
            table.save_seen()
            if not table.game_log.started:  # the process that should start it may have died
                self._registry.spawn(table.start_if_full())
            if self._registry.bus.shared:
                table.publish_presence()
        elif now - table.idle_since > self._awake_for(table) and not table.busy:
            self._registry.sleep(table)

    async def _note_presence(self) -> None:
        """Store who is here, for processes that do not hear of it over the bus."""
        tables = self._registry.tables.values()
        here = [(table.id, seat) for table in tables for seat in table.presence.seats_here()]
        await self._registry.store.set_here(here, FORGET_AFTER)

    async def _find_missed(self) -> None:
        """Read what notices should have told of; one query asks for many tables."""
        registry = self._registry
        watched = [table for table in registry.tables.values() if table.presence.viewers]
        for first in range(0, len(watched), _MARKS_AT_ONCE):
            some = watched[first : first + _MARKS_AT_ONCE]
            marks = await registry.store.marks([table.id for table in some])
            for table in some:
                mark = marks.get(table.id)
                if mark is not None and table.is_behind(mark):
                    registry.spawn(table.resync(mark))

    def _forget_dead_processes(self, table: LiveTable, since: float) -> None:
        """A process is not dead if only this one has not been listening."""
        if self._registry.bus.hearing_since < since and table.presence.is_silent(since):
            self._registry.spawn(table.forget_silent(since))

    def _awake_for(self, table: LiveTable) -> float:
        """Seconds that an empty table stays awake; a finished game need not wait for anybody."""
        return 0.0 if table.game_log.over else self._registry.settings.sleep_after

    async def _release_memory(self) -> None:
        """After a crowd has left and while nobody moves: everybody waits for this."""
        registry = self._registry
        if registry.fallen_asleep > len(registry.tables) and self._is_quiet():
            registry.fallen_asleep = 0
            await registry.store.release_caches()
            await release_memory(self._free_lists)

    def _is_quiet(self) -> bool:
        """Whether nobody has moved since the last call."""
        before, self._entries_seen = self._entries_seen, self._registry.store.journal.entries
        return before == self._entries_seen

    async def _clear_storage(self, now: float) -> None:
        if now - self._cleared_at > _HOUR:
            self._cleared_at, store = now, self._registry.store
            await remove_unused_tables(
                store.engine, time.time() - _DAY * self._registry.settings.keep_days
            )
            await store.delete_unused_decks(time.time() - _DAY)
