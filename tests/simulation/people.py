"""People at tables: they play, chat, take back, pause, leave and come back, in two tabs at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import orjson

from schism.games.contract import Json
from tests.server.storm.notes import Notes
from tests.server.storm.player import BROKEN, Player
from tests.simulation.deployment import Deployment
from tests.simulation.wire import PATIENCE, Socket
from tests.simulation.world.network import Link

_SILENCE = 45.0  # seconds without a message after which somebody looks whether they are connected
_RETRY = 0.5  # seconds until somebody tries again to connect
_PAUSES, _LEAVES = 0.01, 0.03  # how often
_BETWEEN_PAUSES = 10.0  # seconds at least: more often would be refused, and rightly
_LONGEST_ABSENCE = 20.0  # seconds
_RACES = (  # refusals that have to do with what others do at the same time
    "contributed",
    "started",
    "not-started",
    "paused",
    "not-paused",
    "pause-ask",
    "game-over",
    "not-your-turn",
    "illegal",
)
_LOCKED_OUT = ("journal-damaged", "journal-gap", "token", "key")
_FAULTS = ("failed",)  # the database or the disk refused


class Stay(NamedTuple):
    """A time during which a person was connected."""

    seat: int
    since: float
    link: Link

    def covers(self, at: float, margin: float) -> bool:
        until = self.link.interrupted
        return self.since + margin <= at and (until is None or at < until)


@dataclass
class Observer:
    """What is known of a table from outside: the newest version told, and who is there."""

    told: int = 0
    stays: list[Stay] = field(default_factory=list)


class Watcher(Player):
    """Somebody who looks on: a spectator, or a player's second tab."""

    def __init__(
        self,
        deployment: Deployment,
        observer: Observer,
        notes: Notes,
        hello: Json,
        chance: Random,
        think: float = 0.0,
    ) -> None:
        super().__init__(_no_door, self._note_answer, notes, "", chance, think)
        self._deployment, self._observer, self._hello = deployment, observer, hello
        self._asked_at = 0.0
        self._expected = 0  # the version that somebody had been told before this socket's hello
        self._away = False
        self.ended = False
        self.on_acknowledged: Callable[[], None] = lambda: None

    def _note_answer(self) -> None:
        self.on_acknowledged()

    @property
    def _now(self) -> float:
        return self._deployment.scheduler.now

    async def play(self) -> None:
        while not (self.over or self.ended):
            try:
                await self._sit_down()
                while not (self.over or self.ended or self._away):
                    await self._hear_next()
            except BROKEN:
                self.notes.returns += 1
                await asyncio.sleep(self._chance.random() * _RETRY)
            finally:
                self._hang_up()
            await self._stay_away()

    async def _hear_next(self) -> None:
        async with asyncio.timeout(_SILENCE if self._request is None else PATIENCE):
            message = orjson.loads(await self._socket.recv())
        if message["type"] in ("moved", "undone", "ok", "welcome", "stale"):
            self._observer.told = max(self._observer.told, message["version"])
        await self._hear(message)

    async def _sit_down(self) -> None:
        self._socket = await Socket.open(
            self._deployment, self._deployment.any_process(), self.notes.table
        )
        self._expected = self._observer.told
        await self._say({"type": "hello", **self._hello, "since": self.version})
        self._asked_at = self._now

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._check_patience(self._socket.link)
            self._socket.abort()
            self._socket = None

    def _check_patience(self, link: Link) -> None:
        """Every request was answered or refused in time, unless the connection was interrupted."""
        if self._request is None or link.interrupted is not None:
            return
        if self._now - self._asked_at >= PATIENCE:
            self.notes.problems.append(f"{self._request} had no answer in {PATIENCE} s")

    async def _stay_away(self) -> None:
        if self._away:
            self._away = False
            await asyncio.sleep(self._chance.random() * _LONGEST_ABSENCE)

    async def _on_welcome(self, message: Json) -> None:
        if message["version"] < self._expected:
            self.notes.problems.append(
                f"welcomed with {message['version']} after {self._expected} had been told"
            )
        # What was sent before the damage may still be on its way.
        if self._deployment.ledger.was_damaged(self.notes.table, self._socket.link.opened):
            self.notes.problems.append("welcomed at a table with a damaged journal")
        if message["seat"] is not None:
            self._observer.stays.append(Stay(message["seat"], self._now, self._socket.link))
        await super()._on_welcome(message)

    async def _go_on(self) -> None:
        return

    async def _contribute(self) -> None:
        return

    async def _on_error(self, message: Json) -> None:
        if message["error"]["id"] in _LOCKED_OUT:
            if self.notes.table not in self._deployment.ledger.damaged:
                self.notes.problems.append(f"locked out: {message['error']['id']}")
            self.ended = True
        else:
            await super()._on_error(message)


class Person(Watcher):
    """A player."""

    _paused_at = float("-inf")

    async def _ask(self, request: Json) -> None:
        self._asked_at = self._now
        await super()._ask(request)

    async def _go_on(self) -> None:
        if self._chance.random() < _LEAVES:
            self._away = True
        elif self._request is None and self._chance.random() < _PAUSES and self._may_pause:
            self._paused_at = self._now
            await self._ask({"type": "pause", "id": self._new_id()})
        else:
            await Player._go_on(self)

    @property
    def _may_pause(self) -> bool:
        return self._now - self._paused_at >= _BETWEEN_PAUSES

    async def _on_welcome(self, message: Json) -> None:
        await super()._on_welcome(message)
        await self._on_table(message)

    async def _contribute(self) -> None:
        await Player._contribute(self)

    async def _on_table(self, message: Json) -> None:
        await super()._on_table(message)
        if message["table"]["state"] == "paused" and self._request is None:
            await self._resume_soon()

    async def _on_error(self, message: Json) -> None:
        if message["error"]["id"] == "paused" and self._asked("act"):
            self._request = None
            await self._resume_soon()
        else:
            await super()._on_error(message)

    def _asked(self, kind: str) -> bool:
        return self._request is not None and self._request["type"] == kind

    async def _resume_soon(self) -> None:
        """Somebody has paused: go on after a moment."""
        await asyncio.sleep(self._chance.random() * 2)
        await self._ask({"type": "resume", "id": self._new_id()})

    def _is_expected(self, error: str) -> bool:
        if error in _FAULTS:
            return self._deployment.ledger.is_disturbed()
        return error in _RACES or super()._is_expected(error)


async def _no_door() -> str:
    raise NotImplementedError
