"""A queue that serves people in turn: asking for a lot only delays yourself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

from schism.errors import SchismError

Turn: TypeAlias = asyncio.Future[None]


class FairQueue:
    def __init__(self, at_once: int, most_waiting: int) -> None:
        """`most_waiting` requests of one person may wait."""
        self._free, self._most_waiting = at_once, most_waiting
        self._waiting: OrderedDict[str, deque[Turn]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for the person's turn; raise if they have asked for too much."""
        waiting = self._waiting.setdefault(person, deque())
        if len(waiting) >= self._most_waiting:
            raise SchismError("too-many")
        turn: Turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        self._grant()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._free += 1
            self._grant()

    def _grant(self) -> None:
        while self._free and self._waiting:
            person, waiting = self._waiting.popitem(last=False)
            turn = waiting.popleft()
            if waiting:
                self._waiting[person] = waiting  # behind everybody else
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)
