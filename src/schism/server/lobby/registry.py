"""All tables: those that are awake, how others wake, and how they fall asleep."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict

from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import game_called, load_json
from schism.server.bus import Bus
from schism.server.memory import Spares, release_memory
from schism.server.reviews.reviews import ReviewQueue
from schism.server.settings import Settings
from schism.server.store.rows import SeatRow, TableRow
from schism.server.store.store import Store
from schism.server.tables.automation import Automation
from schism.server.tables.bot_pool import BotPool
from schism.server.tables.clocks import Clocks
from schism.server.tables.game_log import GameLog
from schism.server.tables.presence import BEAT, FORGOTTEN
from schism.server.tables.table import CHATS_KEPT, LiveTable
from schism.server.tasks import cancel_tasks
from schism.server.wire.connection import Outbox
from schism.server.wire.limits import SocketLimits

_log = logging.getLogger("schism.tables")
_DAY = 86_400.0
_TO_FINISH = 2.0  # seconds for what still reads or writes when the server stops
_MOST_DECKS = 50  # at hand; others are read from the store again


class TableRegistry:
    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store, self.bus, self.settings = store, bus, settings
        self.tables: dict[str, LiveTable] = {}
        self.bot_pool = BotPool()
        self.reviews = ReviewQueue()
        self.outbox = Outbox()
        self.sockets = SocketLimits(settings.most_connections, settings.most_sockets)
        self._automations: dict[str, Automation] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._decks: OrderedDict[str, Deck] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._gone_to_sleep = 0  # tables, since their memory was last given back
        self._entries_seen = 0

    async def open(self) -> None:
        self._spares = Spares()
        await self.bus.open(self._hear)
        self._house = self.spawn(self._keep_house())

    async def close(self) -> None:
        for automation in self._automations.values():
            automation.stop()
        self._house.cancel()
        await cancel_tasks(self._tasks, patience=_TO_FINISH)
        await asyncio.gather(*(table.settled() for table in self.tables.values()))
        self.bot_pool.close()
        self.reviews.close()
        await self.bus.close()

    def spawn(self, work: object) -> asyncio.Task[None]:
        """Do something that nobody waits for."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("in the background", exc_info=task.exception())

    # Waking and sleeping

    async def table(self, table_id: str) -> LiveTable:
        """The table, woken if it was asleep."""
        if table_id not in self._waking:
            if table_id in self.tables:
                return self.tables[table_id]
            task = asyncio.create_task(self._wake(table_id))
            self._waking[table_id] = task
            task.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(self._waking[table_id])

    async def _wake(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id) if _is_name(table_id) else None
        if row is None:
            raise SchismError("table-unknown", found=table_id[:40])
        table = self._live(row, await self.store.seats_of(table_id), await self.deck(row.deck))
        for entry in await self.store.entries(table_id, 0):
            table.game_log.apply(entry)
        table.chats = await self.store.chats_of(table_id, 0, CHATS_KEPT)
        await table.mend_state()
        await table.wake(doubt=FORGOTTEN if self.bus.shared else 0.0)
        self._kept(table)
        if self.bus.shared:
            await table.make_up()  # notices of what happened meanwhile did not find it
        return table

    def new_table(self, row: TableRow, seats: list[SeatRow], deck: Deck) -> LiveTable:
        """One that has just been stored: there is nothing to read yet."""
        return self._kept(self._live(row, seats, deck))

    def _kept(self, table: LiveTable) -> LiveTable:
        self.tables[table.row.id] = table
        self._automations[table.row.id] = Automation(
            table, self.bot_pool, self.settings.private_webhooks
        )
        return table

    def _live(self, row: TableRow, seats: list[SeatRow], deck: Deck) -> LiveTable:
        game = game_called(row.game)
        if row.rules > game.version:
            raise SchismError("record-rules", found=row.rules, known=game.version)
        clock = row.settings["clock"]
        clocks = Clocks(len(seats), clock["seconds"], clock["increment"]) if clock else Clocks(0)
        game_log = GameLog(game, deck, row.asked, row.secret, clocks)
        return LiveTable(self.store, self.bus, row, seats, game_log, self.settings.root_path)

    async def deck(self, sha256: str) -> Deck:
        """A kept deck; those that were used last stay at hand."""
        deck = self._decks.get(sha256) or await self._kept_deck(sha256)
        self._decks[sha256] = deck
        self._decks.move_to_end(sha256)
        if len(self._decks) > _MOST_DECKS:
            self._decks.popitem(last=False)
        return deck

    async def _kept_deck(self, sha256: str) -> Deck:
        data = await self.store.deck(sha256) if _is_name(sha256) else None
        if data is None:
            raise SchismError("deck-not-found", found=sha256[:64], known="-")
        return load_json(data, "deck")

    def sleep(self, table: LiveTable) -> None:
        self._automations.pop(table.row.id).leave()
        del self.tables[table.row.id]
        self._gone_to_sleep += 1

    async def _keep_house(self) -> None:
        last_clearing = 0.0
        while True:
            await asyncio.sleep(min(BEAT, self.settings.sleep_after))
            now = time.monotonic()
            self._look_around(now)
            if self._gone_to_sleep > len(self.tables) and self._is_quiet():
                self._gone_to_sleep = 0  # looking for what they left costs little now
                await self.store.rest()
                await release_memory(self._spares)
            if now - last_clearing > _DAY / 24:
                last_clearing = now
                await self.store.forget_unused_decks(time.time() - _DAY)

    def _is_quiet(self) -> bool:
        """Nobody has moved since this was asked last."""
        before, self._entries_seen = self._entries_seen, self.store.journal.entries
        return before == self._entries_seen

    def _look_around(self, now: float) -> None:
        for table in list(self.tables.values()):
            self._look_after(table, now)

    def _look_after(self, table: LiveTable, now: float) -> None:
        self._forget_the_dead(table, now - FORGOTTEN)
        if table.presence.connections:
            table.note_seen()
            if self.bus.shared:
                table.say_presence()
                self.spawn(table.make_up())
        elif now - table.idle_since > self._awake_for(table) and not table.busy:
            self.sleep(table)

    def _forget_the_dead(self, table: LiveTable, since: float) -> None:
        """Whoever has only not been heard is not dead."""
        if self.bus.hearing_since < since and table.presence.forget(since):
            table.tell_table()
            table.changed(False)

    def _awake_for(self, table: LiveTable) -> float:
        """Seconds without anybody there; where the game is over nobody need be waited for."""
        return 0.0 if table.game_log.over else self.settings.sleep_after

    # What other processes say

    def _hear(self, notice: Json) -> None:
        table = self.tables.get(notice["table"])
        if table is None:
            return
        what = notice["what"]
        if what == "journal":
            self.spawn(table.catch_up())
        elif what == "chat":
            self.spawn(table.fetch_chats())
        elif what == "table":
            self.spawn(table.reload())
        else:
            spectators = notice.get("spectators", 0)
            differs = table.presence.hear(notice["from"], notice["seats"], spectators)
            table.tell_table()
            if differs:
                table.changed(False)


def _is_name(text: str) -> bool:
    """Whether it can be the id of a table or the hash of a deck; databases need not be asked."""
    return text.isascii() and text.isalnum()
