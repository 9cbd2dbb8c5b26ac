"""One socket: what is to be said to it waits here, so that a slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.errors import told
from schism.server.frames import encoded
from schism.text import Language

Send = Callable[[Any], Awaitable[None]]

_MOST_WAITING = 500  # messages a slow reader may be behind

TOO_SLOW, TOO_MANY, LEFT = 4008, 4029, 4001  # codes a socket is closed with


class Connection:
    def __init__(self, send: Send, seat: int | None, language: Language, rate: float) -> None:
        self.seat, self.language = seat, language
        self._send = send
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._allowance = Allowance(rate)
        self.closing: int | None = None

    def say(self, text: str) -> None:
        self._waiting.append(text)
        if len(self._waiting) > _MOST_WAITING:
            self.close(TOO_SLOW)
        self._wake.set()

    def answer(self, message: Json) -> None:
        self.say(encoded(message))

    def refuse(self, error: SchismError, request: str | None = None) -> None:
        self.answer({"type": "error", "id": request, "error": told(error, self.language)})

    def close(self, code: int) -> None:
        """After what is waiting has been said."""
        self.closing = code
        self._wake.set()

    def may_speak(self) -> bool:
        return self._allowance.take()

    async def deliver(self) -> None:
        """Send what is waiting, as long as the socket is there."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting and self.closing != TOO_SLOW:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing})
                return


class Allowance:
    """So many a second, and as many at once as come together in a while."""

    def __init__(self, rate: float, while_: float = 2.0) -> None:
        self._rate = rate
        self._left = self._most = while_ * rate
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
