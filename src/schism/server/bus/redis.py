"""Several processes, by publish and subscribe in Redis."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import secrets
import time
from contextlib import suppress
from typing import Any

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.bus import Listener
from schism.server.tasks import cancel_tasks
from schism.server.tokens import hashed

_RETRY, _PATIENCE = 1.0, 10.0  # seconds
_log = logging.getLogger("schism.bus")


class RedisBus:
    shared = True

    def __init__(self, url: str, database: str) -> None:
        """Processes with the same database hear each other."""
        try:
            from redis import asyncio as redis
        except ModuleNotFoundError as error:
            raise SchismError("driver", package="redis") from error
        try:
            self._redis: Any = redis.from_url(url)
        except ValueError:
            raise SchismError("bus-url") from None
        self._channel = f"schism-{hashed(database)[:16]}"
        self._me = secrets.token_hex(8)
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.hearing_since = math.inf

    async def check(self) -> None:
        try:
            await asyncio.wait_for(self._redis.ping(), _PATIENCE)
        except Exception as error:  # of the network, of names, of passwords
            reason = str(error).partition("\n")[0] or type(error).__name__
            raise SchismError("bus-closed", reason=reason) from error

    async def open(self, listener: Listener) -> None:
        """Without Redis, too: it may come back, and who waited here could not be asked to stop."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, ready)),
            asyncio.create_task(self._publish()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), _PATIENCE)

    def say(self, notice: Json) -> None:
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(json.dumps({**notice, "from": self._me}))

    async def _publish(self) -> None:
        while True:
            message = await self._outgoing.get()
            try:
                await self._redis.publish(self._channel, message)
            except Exception as error:
                _log.warning("bus unreachable: %s", type(error).__name__)
                await asyncio.sleep(_RETRY)

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    self.hearing_since = time.monotonic()
                    ready.set()
                    async for message in channel.listen():
                        self._hear(message, listener)
            except Exception as error:
                self.hearing_since = math.inf
                _log.warning("bus unreachable: %s", type(error).__name__)
                await asyncio.sleep(_RETRY)

    def _hear(self, message: Json, listener: Listener) -> None:
        if message["type"] == "message":
            notice = json.loads(message["data"])
            if notice["from"] != self._me:
                listener(notice)

    async def close(self) -> None:
        await cancel_tasks(self._tasks)
        await self._redis.aclose()
