"""The sending side of a socket. What is sent in one turn of the event loop leaves in one burst."""

from __future__ import annotations

import asyncio
import logging

from picows import WSCloseCode, WSMsgType, WSTransport

from schism.errors import SchismError
from schism.games.contract import Json
from schism.server.wire.encoding import encode, websocket_frame
from schism.server.wire.errors import error_detail
from schism.server.wire.token_bucket import TokenBucket
from schism.text import Language

MOST_UNREAD = 512 * 1024  # bytes that may wait for a slow reader

TOO_SLOW, TOO_MANY, _SEAT_LOST = 4008, 4029, 4001  # codes a socket is closed with

_log = logging.getLogger("schism.socket")
_CLOSE_TIMEOUT = 10.0  # seconds to wait for the client's close frame
_BURST = 2.0  # seconds' worth of messages that a client may send at once


class Outbox:
    """The connections of all tables that have something to send.

    One burst takes less time than many single sends: clients on the same machine are woken once,
    and several messages to one client are one system call.
    """

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def add(self, connection: Connection) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(connection)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            try:
                connection.flush()
            except Exception:  # a broken socket must not silence the others
                _log.exception("while sending")


class Connection:
    """One socket as a table sees it; spectators have no seat."""

    def __init__(self, transport: WSTransport, client: str, outbox: Outbox, rate: float) -> None:
        self.client = client  # their address
        self.seat: int | None = None
        self.language: Language = "en"
        self._transport, self._outbox = transport, outbox
        self._bucket = TokenBucket(rate, _BURST * rate)
        self._unsent: list[bytes] = []
        self.closing = False

    def send(self, message: bytes) -> None:
        if not self._unsent:
            self._outbox.add(self)
        self._unsent.append(message)

    def send_json(self, message: Json) -> None:
        self.send(encode(message))

    def send_error(self, error: SchismError, request: str | None = None) -> None:
        detail = error_detail(error, self.language)
        self.send_json({"type": "error", "id": request, "error": detail})

    def flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if len(unsent) == 1:  # the driver frames and writes it in one call
            self._transport.send(WSMsgType.TEXT, unsent[0])
        elif unsent and not (
            self._transport.is_close_frame_sent or self._transport.is_disconnected
        ):
            frames = b"".join(map(websocket_frame, unsent))
            self._transport.underlying_transport.write(frames)

    def close(self, code: int) -> None:
        """Close the socket after what has been sent."""
        if not self.closing:
            self.closing = True
            self.flush()
            close_later(self._transport, code)

    def dismiss(self) -> None:
        """Close the socket of a player who has lost their seat."""
        self.close(_SEAT_LOST)

    def allow_message(self) -> bool:
        """Whether the client may send another message now."""
        return self._bucket.take()


def close_later(transport: WSTransport, code: int) -> None:
    """Ask the client to close; disconnect if it does not answer in time."""
    transport.send_close(WSCloseCode(code))
    asyncio.get_running_loop().call_later(_CLOSE_TIMEOUT, transport.disconnect, False)
