"""One socket: what is said to it in one turn of the event loop is sent together, when all who were
to hear something have been spoken to, and a reader who falls behind is let go."""

from __future__ import annotations

import asyncio
import logging
import time

from picows import WSCloseCode, WSTransport

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.wire.encoding import encode, websocket_frame
from schism.server.wire.errors import told
from schism.text import Language

FURTHEST_BEHIND = 512 * 1024  # bytes that may wait for a slow reader

TOO_SLOW, TOO_MANY, LEFT = 4008, 4029, 4001  # codes a socket is closed with

_log = logging.getLogger("schism.socket")
_PATIENCE = 10.0  # seconds until a closed socket's answer is no longer waited for


class Outbox:
    """Who has something to be sent, of all sockets.

    One burst of sending is sooner done than many pieces: whoever reads need not be woken for each,
    and several messages to one reader are one call of the system.
    """

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def add(self, connection: Connection) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(connection)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            try:
                connection.send()
            except Exception:  # the others are to hear what they were told
                _log.exception("while sending")


class Connection:
    def __init__(self, transport: WSTransport, outbox: Outbox, rate: float) -> None:
        self.seat: int | None = None
        self.language: Language = "en"
        self._transport, self._outbox = transport, outbox
        self._allowance = TokenBucket(rate)
        self._unsent: list[bytes] = []
        self.closing = False

    def say(self, text: bytes) -> None:
        if not self._unsent:
            self._outbox.add(self)
        self._unsent.append(text)

    def send(self) -> None:
        unsent, self._unsent = self._unsent, []
        gone = self._transport.is_close_frame_sent or self._transport.is_disconnected
        if unsent and not gone:
            self._transport.underlying_transport.write(b"".join(map(websocket_frame, unsent)))

    def answer(self, message: Json) -> None:
        self.say(encode(message))

    def refuse(self, error: SchismError, request: str | None = None) -> None:
        self.answer({"type": "error", "id": request, "error": told(error, self.language)})

    def close(self, code: int) -> None:
        """After what has been said; whoever does not answer is cut off."""
        if not self.closing:
            self.closing = True
            self.send()
            close_later(self._transport, code)

    def may_speak(self) -> bool:
        return self._allowance.take()


def close_later(transport: WSTransport, code: int) -> None:
    transport.send_close(WSCloseCode(code))
    asyncio.get_running_loop().call_later(_PATIENCE, transport.disconnect, False)


class TokenBucket:
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
