"""Automation of a table: bots move, also for absent players and those whose time is up."""

from __future__ import annotations

import asyncio
import logging

from schism.games.random_source import Secure
from schism.server.clock import now
from schism.server.tables.bot_pool import BotPool, thinking_time
from schism.server.tables.commands import Command, ignore_refusal
from schism.server.tables.info import bot_in_charge
from schism.server.tables.table import LiveTable
from schism.server.webhook import WebhookSender

_log = logging.getLogger("schism.automation")

_TAKEOVER_DELAY = 3.0  # seconds until this process makes a bot's move that was another's to make
_RETRY_DELAY = 5.0  # seconds until a failed move is tried again; the database may be back
_MARGIN = 0.05  # seconds to wait beyond a deadline, so that it has certainly passed


class Automation:
    """One for each live table; it looks again whenever something changes there."""

    def __init__(self, table: LiveTable, bot_pool: BotPool, webhooks: WebhookSender) -> None:
        self._table, self._log, self._bot_pool = table, table.game_log, bot_pool
        self._webhooks = webhooks
        self._notified = self._log.to_act  # the seat whose turn was announced last
        self._task: asyncio.Task[None] | None = None
        table.on_change = self._on_change

    def detach(self) -> None:
        """Let go of a table that falls asleep, so that its memory is freed at once."""
        self.stop()
        self._table.on_change = lambda ours: None

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def _on_change(self, ours: bool) -> None:
        """Plan the next move; the process that made the last change (`ours`) makes it first."""
        self.stop()
        if ours:
            self._notify()
        if self._table.presence.viewers and self._may_have_work():
            self._task = asyncio.create_task(self._run(ours))

    def _may_have_work(self) -> bool:
        seat = self._log.to_act
        if seat is None or self._log.paused:
            return False
        if self._table.roster.seats[seat].who != "person" or seat in self._log.people.retired:
            return True
        # Usually they are there and there is no clock: then there is nothing to wait for.
        return self._log.clocks.counted or not self._table.presence.has(seat)

    def _notify(self) -> None:
        """Call the table's webhook once when it is the turn of a player who is away."""
        table, seat = self._table, self._log.to_act
        if seat == self._notified:
            return
        self._notified = seat
        url = table.settings["webhook"]
        if url is None or seat is None or table.presence.has(seat):
            return
        row = table.roster.seats[seat]
        if row.who == "person":
            version = self._log.version
            notice = {"table": table.id, "seat": seat, "version": version, "name": row.name}
            self._webhooks.send(url, notice)

    async def _run(self, ours: bool) -> None:
        try:
            level = await self._bot_due()
            while level is not None and await self._is_back():
                level = await self._bot_due()
            if level is not None:
                await self._move(level, 0.0 if ours else _TAKEOVER_DELAY)
        except Exception:  # one failed move must not stop the table
            _log.exception("automation of %s", self._table.id)
            await asyncio.sleep(_RETRY_DELAY)
            if self._task in (None, asyncio.current_task()):  # nothing else has changed meanwhile
                self._on_change(ours)

    async def _bot_due(self) -> str | None:
        """Wait until a bot is to move for the seat; return its level, or None for a player."""
        level = self._level()
        while level is None:
            delay = self._until_takeover()
            if delay is None:
                return None
            await asyncio.sleep(delay + _MARGIN)
            level = self._level()
            self._table.broadcast.send_table()
        return level

    async def _is_back(self) -> bool:
        """Whether the player for whom a bot is due turns out to be at another process."""
        seat = self._log.to_act
        if seat is not None and self._table.roster.seats[seat].who == "person":
            await self._table.read_presence()
        return self._level() is None

    def _level(self) -> str | None:
        table, seat = self._table, self._log.to_act
        if seat is None:
            return None
        return bot_in_charge(table.roster.row, table.roster.seats[seat], self._log, table.presence)

    def _until_takeover(self) -> float | None:
        """Seconds until the player to act has been away too long or has no time left."""
        table, seat = self._table, self._log.to_act
        assert seat is not None
        delays = []
        if not table.presence.has(seat):
            delays.append(table.settings["grace"] - table.presence.absent_for(seat))
        left = self._log.clocks.left(seat, seat, now())
        if left is not None:
            delays.append(left)
        return max(0.0, min(delays)) if delays else None

    def _time_is_up(self, seat: int) -> bool:
        """Whether a player's time has run out and the table has not been told yet."""
        log = self._log
        told = log.people.timed_out | log.people.retired
        is_person = self._table.roster.seats[seat].who == "person"
        return is_person and seat not in told and log.clocks.left(seat, seat, now()) == 0

    def _time_command(self, seat: int, version: int) -> Command:
        """What running out of time means at this table; nobody loses before the match begins."""
        lost = self._table.settings.get("timeout") == "lost" and self._log.match is not None
        if lost:
            return Command("forfeit", seat, self._table.roster.seats[seat].name, version)
        return Command("timeout", seat, version=version)

    async def _move(self, level: str, delay: float) -> None:
        """Choose and submit a move. It takes as long whether there is a choice or not: otherwise
        everybody could tell from the time that a bot had none."""
        await asyncio.sleep(delay)  # first: the process whose move it is thinks about it already
        log, loop = self._log, asyncio.get_running_loop()
        seat, version, draft = log.to_act, log.version, log.draft
        assert seat is not None
        if self._time_is_up(seat):
            self._task = None
            await ignore_refusal(self._table.commands.run(self._time_command(seat, version)))
            return
        due = loop.time() + self._table.settings["pace"] + thinking_time(log.deck.game, level)
        if draft is not None:
            action = draft.at_random(Secure())
        else:
            assert log.match is not None
            number = await self._bot_pool.choose(log.deck, level, log.observation(seat))
            if log.version != version:
                return
            action = log.match.text_of(number)
        await asyncio.sleep(max(0.0, due - loop.time()))
        if await self._is_back():  # at another process, while the bot was thinking
            self._on_change(False)
            return
        self._task = None  # a change must not cancel what follows
        move = Command("act", seat, action, version, is_due=lambda: self._level() is not None)
        await ignore_refusal(self._table.commands.run(move))
