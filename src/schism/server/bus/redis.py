"""The bus between several processes: publish and subscribe in Redis.

Notices that wait share the next message, because a message costs more than what is in it."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from contextlib import suppress
from typing import Any

import orjson

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.bus import Listener
from schism.server.tasks import cancel_tasks

_RETRY_DELAY, _TIMEOUT = 1.0, 10.0  # seconds
_GATHER = 0.002  # seconds until notices are sent: others may join them
_MOST_WAITING = 10_000  # notices; more get lost
_log = logging.getLogger("schism.bus")


def connect(url: str) -> Any:
    """A client of redis-py, which connects on first use."""
    try:
        from redis import asyncio as redis
    except ModuleNotFoundError as error:
        raise SchismError("driver", package="redis") from error
    try:
        return redis.from_url(url)
    except ValueError:
        raise SchismError("bus-url") from None


class RedisBus:
    shared = True

    def __init__(self, client: Any) -> None:
        self._redis = client
        self._channel = ""  # before it is opened
        self._process = secrets.token_hex(8)
        self._outgoing: list[Json] = []
        self._has_outgoing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.hearing_since = math.inf

    async def check(self) -> None:
        try:
            await asyncio.wait_for(self._redis.ping(), _TIMEOUT)
        except Exception as error:  # network, host name, password
            reason = str(error).partition("\n")[0] or type(error).__name__
            raise SchismError("bus-closed", reason=reason) from error

    async def open(self, listener: Listener, database: str) -> None:
        """Open even if Redis is down: it may come back, and the server must be able to stop."""
        self._channel = f"schism-2-{database[:16]}"  # 2: how messages are written
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, ready)),
            asyncio.create_task(self._send_outgoing()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), _TIMEOUT)

    def publish(self, table: str, what: str, **details: Any) -> None:
        if len(self._outgoing) < _MOST_WAITING:
            self._outgoing.append({"table": table, "what": what, **details})
            self._has_outgoing.set()

    async def _send_outgoing(self) -> None:
        while True:
            await self._has_outgoing.wait()
            await asyncio.sleep(_GATHER)
            self._has_outgoing.clear()
            notices, self._outgoing = self._outgoing, []
            message = orjson.dumps({"from": self._process, "notices": notices})
            try:
                await self._redis.publish(self._channel, message)
            except Exception as error:
                _log.warning("bus unreachable: %s", type(error).__name__)
                await asyncio.sleep(_RETRY_DELAY)

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    self.hearing_since = time.monotonic()
                    ready.set()
                    async for message in channel.listen():
                        self._receive(message, listener)
            except Exception as error:
                self.hearing_since = math.inf
                _log.warning("bus unreachable: %s", type(error).__name__)
                await asyncio.sleep(_RETRY_DELAY)

    def _receive(self, message: Json, listener: Listener) -> None:
        if message["type"] != "message":
            return
        said = orjson.loads(message["data"])
        if said["from"] != self._process:
            for notice in said["notices"]:
                listener({**notice, "from": said["from"]})

    async def close(self) -> None:
        await cancel_tasks(self._tasks)
        await self._redis.aclose()
