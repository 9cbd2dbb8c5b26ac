"""What each message of a client means."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from schism.errors import SchismError
from schism.games.contract import PUBLIC
from schism.server.lobby.registry import TableRegistry
from schism.server.tables.command_queue import Stale
from schism.server.tables.table import LiveTable
from schism.server.wire.connection import Connection
from schism.server.wire.models import socket as said
from schism.text import Language, say

_log = logging.getLogger("schism.socket")


class MessageHandlers:
    def __init__(self, registry: TableRegistry, table: LiveTable, connection: Connection) -> None:
        self._registry, self._table, self._connection = registry, table, connection

    def hear(self, message: Any, done: Callable[[], None]) -> Coroutine[Any, Any, None] | None:
        """Answer a message, then call `done`; what this takes time for is left to be awaited.

        An action takes none: it is checked here and now, and the journal says when it is in."""
        if isinstance(message, said.Act):
            self._act(message, done)
            return None
        return self._answer(message, done)

    async def _answer(self, message: Any, done: Callable[[], None]) -> None:
        try:
            await getattr(self, f"_on_{message.type}")(message)
        except Exception as error:
            self._refuse(message, error)
        finally:
            done()

    def _refuse(self, message: Any, error: Exception) -> None:
        request = getattr(message, "id", None)
        if isinstance(error, Stale):
            position = self._table.position(self._connection.seat, message.version)
            self._connection.answer({"type": "stale", "id": message.id, **position})
        elif isinstance(error, SchismError):
            self._connection.refuse(error, request)
        else:  # the disk may be full: whoever asked should know
            _log.error("request", exc_info=error)
            self._connection.refuse(SchismError("failed"), request)

    def _seat(self) -> int:
        if self._connection.seat is None:
            raise SchismError("spectator")
        return self._connection.seat

    def _ok(self, request: str, version: int) -> None:
        self._connection.answer({"type": "ok", "id": request, "version": version})

    def _check_current(self, version: int) -> None:
        if version != self._table.game_log.version:
            raise Stale

    async def _on_hello(self, message: said.Hello) -> None:
        raise SchismError("hello-once")

    async def _on_ping(self, message: said.Ping) -> None:
        self._connection.answer({"type": "pong"})

    def _act(self, message: said.Act, done: Callable[[], None]) -> None:
        seat = self._connection.seat
        if seat is None:
            self._refuse(message, SchismError("spectator"))
            done()
            return

        def told(outcome: int | Exception) -> None:
            try:
                if isinstance(outcome, Exception):
                    self._refuse(message, outcome)
                else:
                    self._ok(message.id, outcome)
            finally:
                done()

        self._table.act_soon(seat, message.id, message.version, message.action, told)

    async def _on_undo(self, message: said.Undo) -> None:
        version = await self._table.undo(self._seat(), message.id, message.version)
        self._ok(message.id, version)

    async def _on_pause(self, message: said.Pause) -> None:
        self._ok(message.id, await self._table.pause(self._seat(), message.id, True))

    async def _on_resume(self, message: said.Resume) -> None:
        self._ok(message.id, await self._table.pause(self._seat(), message.id, False))

    async def _on_chat(self, message: said.Chat) -> None:
        seat = self._seat()
        if not self._table.may_chat(seat):
            raise SchismError("too-many")
        await self._table.chat(seat, message.id, message.text)
        self._ok(message.id, self._table.game_log.version)

    async def _on_preview(self, message: said.Preview) -> None:
        self._check_current(message.version)
        seat = PUBLIC if self._connection.seat is None else self._connection.seat
        events = self._table.game_log.preview(seat, message.action)
        self._connection.answer({"type": "preview", "id": message.id, "events": events})

    async def _on_hint(self, message: said.Hint) -> None:
        """What the bots advise, from what the seat knows."""
        seat, game_log = self._seat(), self._table.game_log
        if not self._table.row.settings["hints"]:
            raise SchismError("no-hints")
        self._check_current(message.version)
        if game_log.match is None or game_log.to_act != seat:
            raise SchismError("not-your-turn", action="?")
        found = await self._registry.bot_pool.hint(game_log.deck, game_log.observation(seat))
        self._check_current(message.version)
        names = self._names()
        numbers = found.as_json(names)["actions"]
        sentence = found.sentence(self._connection.language, names)
        told = {"action": found.best, "sentence": sentence, "numbers": numbers}
        self._connection.answer({"type": "hint", "id": message.id, **told})

    def _names(self) -> list[str]:
        """What the page calls the seats, where bots have no names of their own."""
        language = self._connection.language
        bots = say(language, "web-bot-names").split(", ")
        return [
            row.name or (bots[row.seat] if row.who == "bot" else _numbered(row.seat, language))
            for row in self._table.seats
        ]


def _numbered(seat: int, language: Language) -> str:
    return say(language, "web-seat", number=seat + 1)
