"""A player whose socket breaks again and again, and who reconnects each time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import orjson
import websockets

from schism.games.contract import Json
from tests.server.kit import PATIENCE
from tests.server.storm.notes import Answered, EventLog, Heard, Notes, Position, digest

BROKEN = (OSError, websockets.WebSocketException, EOFError)
_REPEATED, _UNDONE, _CHATTED = 0.1, 0.1, 0.03  # how often; the rest are actions
_REFUSALS = {  # to be expected
    "undo": ("no-undo", "game-over"),
    "chat": ("too-many",),
    "contribute": ("started",),
}
_TEXTS = ("action", "text", "random")  # what a request asks for

Door = Callable[[], Awaitable[str]]


class Player:
    def __init__(self, door: Door, acknowledged: Callable[[], None], notes: Notes, token: str,
                 chance: Random, think: float) -> None:  # fmt: skip
        """`door` waits until some server is there and tells its address."""
        self._door, self._acknowledged = door, acknowledged
        self.notes, self._token, self._chance, self._think = notes, token, chance, think
        self._events = EventLog()
        self.version = 0
        self.over = False
        self._request: Json | None = None  # what has no answer yet
        self._actions: list[str] = []
        self._count = 0
        self._socket: Any = None

    @property
    def stand(self) -> str:
        """Describe this player, for the message that somebody waits in vain."""
        waits = f"for an answer to {self._request}" if self._request else "for others"
        return f"table {self.notes.table}, seat {self.notes.seat}, {self.version}, waits {waits}"

    async def play(self) -> None:
        """Until the game is over or this task is cancelled."""
        while not self.over:
            try:
                await self._sit_down()
                while not self.over:
                    text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
                    await self._hear(orjson.loads(text))
            except BROKEN:
                self.notes.returns += 1
            finally:
                await self._leave()

    async def _leave(self) -> None:
        if self._socket is not None:
            socket, self._socket = self._socket, None
            socket.transport.abort()

    async def _sit_down(self) -> None:
        address = (await self._door()).replace("http", "ws", 1)
        url = f"{address}api/tables/{self.notes.table}/socket"
        self._socket = await websockets.connect(url, compression=None, ping_interval=None)
        await self._say({"type": "hello", "token": self._token, "since": self.version})

    async def _say(self, message: Json) -> None:
        await self._socket.send(orjson.dumps(message).decode())

    async def _ask(self, request: Json) -> None:
        self._request = request
        await self._say(request)

    # Hearing

    async def _hear(self, message: Json) -> None:
        await getattr(self, f"_on_{message['type']}", self._on_other)(message)

    async def _on_other(self, message: Json) -> None:
        return

    async def _on_error(self, message: Json) -> None:
        if not self._is_expected(message["error"]["id"]):
            self.notes.problems.append(f"{self._request} was answered with {message}")
        self._request = None
        await self._go_on()

    def _is_expected(self, error: str) -> bool:
        kind = self._request["type"] if self._request else ""
        return error in _REFUSALS.get(kind, ())

    async def _on_welcome(self, message: Json) -> None:
        """What had no answer before the crash is asked again, under the same id."""
        self._resume(message)
        if self._request is not None:
            await self._ask(self._request)
        elif message["view"] is None and message["table"]["contributions"]:
            await self._contribute()
        else:
            await self._go_on()

    async def _contribute(self) -> None:
        if self._count == 0:
            random = f"{self._chance.getrandbits(128):032x}"
            await self._ask({"type": "contribute", "id": self._new_id(), "random": random})

    async def _on_table(self, message: Json) -> None:
        """Before the start nothing else carries the journal's version."""
        if message["table"]["state"] == "waiting":
            self.version = message["table"]["version"]

    def _resume(self, message: Json) -> None:
        before = message["events_before"]
        if before > len(self._events):
            self.notes.problems.append(f"resumed after {before} events, of {len(self._events)}")
            return
        if message["version"] < self.version:
            self.notes.problems.append(f"went back from {self.version} to {message['version']}")
        self._events.cut(before)
        self._events.add(message["events"])
        self._see(message)

    async def _on_stale(self, message: Json) -> None:
        self._resume(message)
        self._request = None
        await self._go_on()

    async def _on_moved(self, message: Json) -> None:
        self._events.add(message["events"])
        kind = "start" if message["seat"] is None else "act"
        await self._on_step(message, kind, message.get("action"))

    async def _on_undone(self, message: Json) -> None:
        self._events.cut(len(self._events) - message["events_dropped"])
        await self._on_step(message, "undo", None)

    async def _on_step(self, message: Json, kind: str, text: str | None) -> None:
        if message["version"] <= self.version:
            self.notes.problems.append(f"version {message['version']} came after {self.version}")
        self.notes.steps.add(Heard(message["version"], kind, message["seat"], text))
        self._see(message)
        await self._go_on()

    def _see(self, message: Json) -> None:
        self.version = message["version"]
        if message["view"] is None:  # the game has not begun
            return
        view = digest(message["view"], message.get("yours"))
        self.notes.positions.add(Position(self.version, self._events.link, view))
        self.over = message["view"]["to_act"] is None
        self._actions = (message.get("yours") or {}).get("actions", [])

    async def _on_ok(self, message: Json) -> None:
        request = self._request
        if request is None or request["id"] != message["id"]:
            return
        text = next((request[name] for name in _TEXTS if name in request), None)
        answer = Answered(message["id"], request["type"], text, message["version"])
        first = answer not in self.notes.answers[-1:]
        self.notes.answers.append(answer)
        self._acknowledged()
        if first and self._chance.random() < _REPEATED:
            self.notes.repeats += 1
            await self._ask(request)
            return
        self._request = None
        await self._after(request["type"], message["version"])

    # Speaking

    async def _after(self, kind: str, version: int) -> None:
        if kind == "act" and self._chance.random() < _UNDONE:
            await self._ask({"type": "undo", "id": self._new_id(), "version": version})
        elif self._chance.random() < _CHATTED:
            text = f"<i>{self._count}</i>"
            await self._ask({"type": "chat", "id": self._new_id(), "text": text})
        else:
            await self._go_on()

    async def _go_on(self) -> None:
        if self._request is None and self._actions:
            await asyncio.sleep(self._chance.random() * self._think)
            action = self._chance.choice(self._actions)
            request = {"type": "act", "id": self._new_id(), "action": action}
            await self._ask({**request, "version": self.version})

    def _new_id(self) -> str:
        self._count += 1
        return f"{self.notes.seat}-{self._count}"
