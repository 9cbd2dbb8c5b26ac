"""Handlers of the messages that a client sends over its socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from schism.errors import SchismError
from schism.games.contract import PUBLIC
from schism.server.tables.bot_pool import BotPool
from schism.server.tables.commands import StaleCommand
from schism.server.tables.people.requests import command_for
from schism.server.tables.table import LiveTable
from schism.server.wire.connection import Connection
from schism.server.wire.models import socket as messages
from schism.text import Language, say

_COMMANDS = (
    messages.Act,
    messages.Undo,
    messages.Pause,
    messages.Resume,
    messages.Contribute,
    messages.Propose,
    messages.Answer,
    messages.Resign,
)
_ADVICE = (messages.Hint, messages.Why)
_log = logging.getLogger("schism.socket")


class MessageHandlers:
    def __init__(self, bot_pool: BotPool, table: LiveTable, connection: Connection) -> None:
        self._bot_pool, self._table, self._connection = bot_pool, table, connection
        self._advice: asyncio.Task[Any] | None = None  # what a bot is asked for

    def handle(self, message: Any, done: Callable[[], None]) -> Coroutine[Any, Any, None] | None:
        """Answer a message, then call `done`; return what remains to be awaited, if anything.

        A command needs no task: it is checked now, and the journal calls back."""
        if isinstance(message, _COMMANDS):
            self._submit(message, done)
            return None
        if isinstance(message, _ADVICE) and self._advice is None:
            return self._advise(message, done)
        return self._answer(message, done)

    def _submit(self, message: Any, done: Callable[[], None]) -> None:
        def report(outcome: int | Exception) -> None:
            try:
                if isinstance(outcome, Exception):
                    self._refuse(message, outcome)
                else:
                    self._confirm(message.id, outcome)
            finally:
                done()

        seat = self._connection.seat
        if seat is None:
            report(SchismError("spectator"))
            return
        try:
            command = command_for(self._table, seat, message)
        except SchismError as error:
            report(error)
        else:
            self._table.commands.submit(command, report)

    async def _answer(self, message: Any, done: Callable[[], None]) -> None:
        try:
            await getattr(self, f"_on_{message.type}")(message)
        except Exception as error:
            self._refuse(message, error)
        finally:
            done()

    async def _advise(self, message: Any, done: Callable[[], None]) -> None:
        """Answer what takes a bot some time; other messages are handled meanwhile."""
        self._advice = asyncio.current_task()
        done()
        try:
            await self._answer(message, _nothing)
        finally:
            self._advice = None

    def close(self) -> None:
        """Ask for nothing more: nobody would hear it, and others wait for the bots."""
        if self._advice is not None:
            self._advice.cancel()

    def _refuse(self, message: Any, error: Exception) -> None:
        request = getattr(message, "id", None)
        if isinstance(error, StaleCommand):
            position = self._table.broadcast.position(self._connection.seat, message.version)
            self._connection.send_json({"type": "stale", "id": message.id, **position})
        elif isinstance(error, SchismError):
            self._connection.send_error(error, request)
        else:  # for instance a full disk: the client is told that something failed
            _log.error("request", exc_info=error)
            self._connection.send_error(SchismError("failed"), request)

    def _confirm(self, request: str, version: int) -> None:
        self._connection.send_json({"type": "ok", "id": request, "version": version})

    def _seat(self) -> int:
        if self._connection.seat is None:
            raise SchismError("spectator")
        return self._connection.seat

    def _check_current(self, version: int) -> None:
        if not self._table.game_log.is_current(version):
            raise StaleCommand

    def _check_not_paused(self) -> None:
        """Nobody studies the game while it is paused."""
        if self._table.game_log.paused:
            raise SchismError("paused")

    async def _on_hello(self, message: messages.Hello) -> None:
        raise SchismError("hello-once")

    async def _on_ping(self, message: messages.Ping) -> None:
        self._connection.send_json({"type": "pong"})

    async def _on_chat(self, message: messages.Chat) -> None:
        seat = self._seat()
        if not self._table.chat.allow(seat):
            raise SchismError("too-many")
        await self._table.chat.post(seat, message.id, message.text)
        self._confirm(message.id, self._table.game_log.version)

    async def _on_preview(self, message: messages.Preview) -> None:
        self._check_current(message.version)
        self._check_not_paused()
        seat = PUBLIC if self._connection.seat is None else self._connection.seat
        events = self._table.game_log.preview(seat, message.action)
        self._connection.send_json({"type": "preview", "id": message.id, "events": events})

    async def _on_hint(self, message: messages.Hint) -> None:
        """Send what the bots advise, by what the seat knows."""
        seat, log = self._seat(), self._table.game_log
        if not self._table.settings["hints"]:
            raise SchismError("no-hints")
        self._check_current(message.version)
        self._check_not_paused()
        if log.match is None or log.to_act != seat:
            raise SchismError("not-your-turn", action="?")
        found = await self._bot_pool.hint(self._connection.client, log.deck, log.observation(seat))
        self._check_current(message.version)
        names = self._names()
        numbers = found.as_json(names)["actions"]
        sentence = found.sentence(self._connection.language, names, plain=True)
        figures = found.figures(self._connection.language)
        hint = {"action": found.best, "sentence": sentence, "figures": figures, "numbers": numbers}
        self._connection.send_json({"type": "hint", "id": message.id, **hint})

    async def _on_why(self, message: messages.Why) -> None:
        """Send why the bot that acted last did so; nothing that it holds is told."""
        self._seat()
        self._check_current(message.version)
        match = self._table.game_log.match
        bots = {row.seat for row in self._table.roster.seats if row.who == "bot"}
        if match is None:
            raise SchismError("why-nobody")
        found = await self._bot_pool.explain(self._connection.client, match, bots)
        sentence = found.sentence(self._connection.language, self._names(), plain=True)
        self._connection.send_json({"type": "why", "id": message.id, "sentence": sentence})

    def _names(self) -> list[str]:
        """The names of the seats as the page shows them: bots have none of their own."""
        language = self._connection.language
        bots = say(language, "web-bot-names").split(", ")
        return [
            row.name or (bots[row.seat] if row.who == "bot" else _number(row.seat, language))
            for row in self._table.roster.seats
        ]


def _number(seat: int, language: Language) -> str:
    return say(language, "web-nameless", number=seat + 1)


def _nothing() -> None:
    """Do nothing once a message has been answered."""
