"""A simulated Redis: notices are late, lost, doubled or out of order; it fails, or stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from schism.games.contract import Json
from tests.simulation.world.loop import SimulatedLoop
from tests.simulation.world.scheduler import Scheduler, exponential

_TRAVEL = 0.001  # seconds, on average
_LATE = 3.0  # seconds, on average, of a notice that is delayed


class SimulatedRedis:
    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler, self._random = scheduler, scheduler.stream("redis")
        self._subscribers: list[Subscription] = []
        self.lost = self.doubled = self.delayed = 0.0  # shares of all notices
        self.away_until = self.stalled_until = 0.0

    def delay(self) -> float:
        stall = max(0.0, self.stalled_until - self._scheduler.now)
        return stall + exponential(self._random, _TRAVEL)

    def check(self) -> None:
        if self._scheduler.now < self.away_until:
            raise ConnectionError("Redis away")

    def fail(self, seconds: float) -> None:
        self.away_until = self._scheduler.now + seconds
        for each in self._subscribers:
            each.lose()
        self._subscribers.clear()

    def subscribe(self, subscription: Subscription) -> None:
        self._subscribers.append(subscription)

    def publish(self, message: str) -> None:
        for each in self._subscribers:
            copies = 0 if self._happens(self.lost) else 2 if self._happens(self.doubled) else 1
            for _ in range(copies):
                late = exponential(self._random, _LATE) if self._happens(self.delayed) else 0.0
                each.loop.post(self.delay() + late, each.receive, message)

    def _happens(self, share: float) -> bool:
        return self._random.random() < share


class SimulatedClient:
    """In the place of redis-py's client."""

    def __init__(self, server: SimulatedRedis, loop: SimulatedLoop) -> None:
        self._server, self._loop = server, loop

    async def ping(self) -> None:
        await self._travel(lambda: None)

    async def publish(self, channel: str, message: str) -> None:
        await self._travel(lambda: self._server.publish(message))

    async def _travel(self, act: Callable[[], None]) -> None:
        await asyncio.sleep(self._server.delay())
        self._server.check()
        act()

    def pubsub(self) -> Subscription:
        return Subscription(self._server, self._loop)

    async def aclose(self) -> None:
        return


class Subscription:
    def __init__(self, server: SimulatedRedis, loop: SimulatedLoop) -> None:
        self._server, self.loop = server, loop
        self._messages: asyncio.Queue[str | None] = asyncio.Queue()

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(self, *_: object) -> None:
        return

    async def subscribe(self, channel: str) -> None:
        await asyncio.sleep(self._server.delay())
        self._server.check()
        self._server.subscribe(self)

    def receive(self, message: str) -> None:
        self._messages.put_nowait(message)

    def lose(self) -> None:
        self.loop.post(0.0, self._messages.put_nowait, None)

    async def listen(self) -> AsyncIterator[Json]:
        while (message := await self._messages.get()) is not None:
            yield {"type": "message", "data": message}
        raise ConnectionError("Redis away")
