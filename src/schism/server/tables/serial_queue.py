"""One thing after the other: whoever comes while something is going on waits for his turn.

Unlike asyncio's lock this one can be taken without a task: most turns are a move, which is checked
at once and has its answer when the journal is written.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class SerialQueue:
    def __init__(self) -> None:
        self.taken = False
        self._next: deque[Work] = deque()

    def take(self, work: Work) -> None:
        """Begin the work when its turn comes, perhaps at once; it ends with `free`."""
        if self.taken:
            self._next.append(work)
        else:
            self.taken = True
            work()

    def free(self) -> None:
        if self._next:
            asyncio.get_running_loop().call_soon(self._next.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self._let(turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # his turn had come already
                self.free()
            raise

    def _let(self, turn: asyncio.Future[None]) -> None:
        if turn.cancelled():
            self.free()
        else:
            turn.set_result(None)

    async def __aexit__(self, *_: object) -> None:
        self.free()
