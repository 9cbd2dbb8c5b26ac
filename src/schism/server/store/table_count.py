"""How many tables are stored: counting them takes long where there are many, so rarely exactly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

_MARGIN = 1000  # tables: nearer to the limit they are counted each time
_RECOUNT_AFTER = 60.0  # seconds, because other processes add tables too


class TableCount:
    def __init__(self, count: Callable[[], Awaitable[int]]) -> None:
        self._count = count
        self._about, self._counted_at = 0, float("-inf")

    async def is_below(self, limit: int) -> bool:
        now = asyncio.get_running_loop().time()
        if self._about + _MARGIN >= limit or now - self._counted_at > _RECOUNT_AFTER:
            self._about, self._counted_at = await self._count(), now
        return self._about < limit

    def add(self) -> None:
        self._about += 1
