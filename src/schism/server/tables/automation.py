"""What happens at a table by itself: bots move, absent players are stood in for, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time

from schism.server.tables.bot_pool import BotPool
from schism.server.tables.info import stand_in
from schism.server.tables.table import LiveTable, quietly
from schism.server.webhook import notify

_log = logging.getLogger("schism.automation")

PATIENCE = 3.0  # seconds until a bot's move is made here although it was to be made elsewhere
_RETRY = 5.0  # seconds after which what has failed is tried again; the database may be back
_SOON = 0.05  # a moment later the time that was waited for is certainly over


class Automation:
    """One for each table that is awake; it looks again whenever something changes."""

    def __init__(self, table: LiveTable, bot_pool: BotPool, private_webhooks: bool) -> None:
        self._table, self._bot_pool = table, bot_pool
        self._private_webhooks = private_webhooks
        self._notified = table.game_log.to_act  # the seat that knows it is its turn
        self._task: asyncio.Task[None] | None = None
        table.changed = self.look

    def look(self, ours: bool) -> None:
        """`ours`: the last step was made by this process, so it makes the next one too."""
        self.stop()
        if ours:
            self._notify()
        if self._table.presence.connections and self._runs() and self._has_work():
            self._task = asyncio.create_task(self._wait(ours))

    def _notify(self) -> None:
        """Tell a person who is not there that it is his turn, once."""
        table, seat = self._table, self._table.game_log.to_act
        if seat == self._notified:
            return
        self._notified = seat
        url = table.row.settings["webhook"]
        if url is None or seat is None or table.seats[seat].who != "person":
            return
        if not table.presence.has(seat):
            version = table.game_log.version
            notice = {"table": table.row.id, "seat": seat, "version": version}
            notice["name"] = table.seats[seat].name
            asyncio.get_running_loop().run_in_executor(
                None, notify, url, notice, self._private_webhooks
            )

    def leave(self) -> None:
        """The table sleeps; what no longer holds each other is forgotten at once."""
        self.stop()
        self._table.changed = lambda ours: None

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def _runs(self) -> bool:
        game_log = self._table.game_log
        return game_log.to_act is not None and not game_log.paused

    def _has_work(self) -> bool:
        table, seat = self._table, self._table.game_log.to_act
        assert seat is not None
        if table.seats[seat].who != "person":
            return True
        # Mostly he is there and has all the time in the world.
        return table.game_log.clocks.counted or not table.presence.has(seat)

    async def _wait(self, ours: bool) -> None:
        try:
            level = self._level()
            while level is None:
                delay = self._until_somebody_stands_in()
                if delay is None:
                    return
                await asyncio.sleep(delay + _SOON)
                level = self._level()
                self._table.tell_table()
            await asyncio.sleep(self._table.row.settings["pace"] + (0 if ours else PATIENCE))
            await self._move(level)
        except Exception:  # a table must not stop because of one bot, or of one failed move
            _log.exception("automation of %s", self._table.row.id)
            await asyncio.sleep(_RETRY)
            if self._task in (None, asyncio.current_task()):  # nobody has looked meanwhile
                self.look(ours)

    def _level(self) -> str | None:
        table = self._table
        seat = table.game_log.to_act
        if seat is None:
            return None
        return stand_in(table.row, table.seats[seat], table.game_log, table.presence)

    def _until_somebody_stands_in(self) -> float | None:
        """Seconds until the person to act is absent for too long or has no time left."""
        table, seat = self._table, self._table.game_log.to_act
        assert seat is not None
        delays = []
        if not table.presence.has(seat):
            delays.append(table.row.settings["grace"] - table.presence.absent_for(seat))
        left = table.game_log.clocks.left(seat, seat, time.time())
        if left is not None:
            delays.append(left)
        return max(0.0, min(delays)) if delays else None

    async def _move(self, level: str) -> None:
        game_log = self._table.game_log
        seat, version = game_log.to_act, game_log.version
        assert seat is not None
        draft = game_log.draft
        if draft is not None:
            action = str(draft.among[0])
        else:
            assert game_log.match is not None
            number = await self._bot_pool.choose(game_log.deck, level, game_log.observation(seat))
            if game_log.version != version:
                return
            action = game_log.match.text_of(number)
        self._task = None  # what follows is no longer to be called off
        await quietly(self._table.act(seat, None, version, action))
