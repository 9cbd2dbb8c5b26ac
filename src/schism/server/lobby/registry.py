"""The registry of live tables: finding them, waking them, putting them to sleep."""

from __future__ import annotations

import asyncio
from typing import Any

from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.server.bus import Bus
from schism.server.clock import set_time
from schism.server.lobby.deck_cache import DeckCache
from schism.server.settings import Settings
from schism.server.store.rows import SeatRow, TableRow
from schism.server.store.store import Store
from schism.server.tables.automation import Automation
from schism.server.tables.bot_pool import BotPool
from schism.server.tables.game_log import GameLog
from schism.server.tables.table import LiveTable
from schism.server.tasks import Tasks, cancel_tasks, spawn
from schism.server.webhook import WebhookSender

_SHUTDOWN_GRACE = 2.0  # seconds for what still reads or writes when the server stops


class TableRegistry:
    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store, self.bus, self.settings = store, bus, settings
        self.tables: dict[str, LiveTable] = {}
        self.decks = DeckCache(store)
        self.bot_pool = BotPool()
        self._webhooks = WebhookSender(settings.private_webhooks)
        self.fallen_asleep = 0  # tables, since their memory was last released
        self._automations: dict[str, Automation] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: Tasks = set()
        self.adding_table = asyncio.Lock()  # so that together they stay within the limit

    async def open(self) -> None:
        if self.bus.shared:
            set_time(await self.store.time())
        await self.bus.open(self._on_notice, await self.store.identity())

    async def close(self) -> None:
        for automation in self._automations.values():
            automation.stop()
        await cancel_tasks(self._tasks, grace=_SHUTDOWN_GRACE)
        await asyncio.gather(*(table.settle() for table in self.tables.values()))
        self.bot_pool.close()
        await self.bus.close()

    def spawn(self, work: Any) -> None:
        spawn(work, self._tasks)

    async def table(self, table_id: str) -> LiveTable:
        """The table, woken if it was asleep."""
        if table_id not in self._waking:
            if table_id in self.tables:
                return self.tables[table_id]
            task = asyncio.create_task(self._wake(table_id))
            self._waking[table_id] = task
            task.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(self._waking[table_id])

    async def current_table(self, table_id: str) -> LiveTable:
        """The table as it is at any process: nobody is shown less than they have seen elsewhere."""
        table = await self.table(table_id)
        if self.bus.shared:
            await table.read_changes()
        return table

    async def _wake(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise SchismError("table-unknown", found=table_id[:40])
        seats, deck = await self.store.seats_of(table_id), await self.decks.get(row.deck)
        table = self._live(row, seats, deck)
        await table.load()
        self._add(table)
        if self.bus.shared:
            await table.resync()  # notices that came meanwhile have missed it
        await table.start_if_full()  # in case a process died after the last player had joined
        return table

    def new_table(self, row: TableRow, seats: list[SeatRow], deck: Deck) -> LiveTable:
        """Add a table that has just been stored: there is nothing to read yet."""
        return self._add(self._live(row, seats, deck))

    def _live(self, row: TableRow, seats: list[SeatRow], deck: Deck) -> LiveTable:
        log = GameLog.of_table(row, len(seats), deck)
        return LiveTable(self.store, self.bus, row, seats, log, self.settings.root_path)

    def _add(self, table: LiveTable) -> LiveTable:
        self.tables[table.id] = table
        self._automations[table.id] = Automation(table, self.bot_pool, self._webhooks)
        return table

    def sleep(self, table: LiveTable) -> None:
        """Drop a table from memory; the next request wakes it."""
        self._automations.pop(table.id).detach()
        del self.tables[table.id]
        self.fallen_asleep += 1

    def _on_notice(self, notice: Json) -> None:
        """Another process has changed something."""
        table = self.tables.get(notice["table"])
        if table is None:
            return
        what = notice["what"]
        if what == "journal":
            table.receive(notice.get("entry"))
        elif what == "chat":
            self.spawn(table.chat.reload())
        elif what == "table":
            self.spawn(table.roster_store.reload())
        else:
            _update_presence(table, notice)


def _update_presence(table: LiveTable, notice: Json) -> None:
    spectators = notice.get("spectators", 0)
    changed = table.presence.update_remote(notice["from"], notice["seats"], spectators)
    table.broadcast.send_table()
    if changed:
        table.on_change(False)
