"""A queue of work that runs one piece at a time.

Unlike asyncio's lock it can be used without a task: most work is a move, which is checked at once
and is finished by the journal's callback.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeVar

Work = Callable[[], None]
T = TypeVar("T")


class SerialQueue:
    def __init__(self) -> None:
        self.busy = False
        self._waiting: deque[Work] = deque()

    def submit(self, work: Work) -> None:
        """Start the work when its turn comes, perhaps at once; it ends by calling `release`."""
        if self.busy:
            self._waiting.append(work)
        else:
            self.busy = True
            work()

    def release(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.busy = False

    def finish(self, done: Callable[[T], None], outcome: T) -> None:
        """Report the outcome of the running work and let the next begin."""
        try:
            done(outcome)
        finally:
            self.release()

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(lambda: self._grant(turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had been granted already
                self.release()
            raise

    def _grant(self, turn: asyncio.Future[None]) -> None:
        if turn.cancelled():
            self.release()
        else:
            turn.set_result(None)

    async def __aexit__(self, *_: object) -> None:
        self.release()
