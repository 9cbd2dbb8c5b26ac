"""HTTP connections that are always answered: incomplete requests, and one connection too many."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_TIMEOUT = 60.0  # seconds from a request's first byte to its last
_TOO_LATE, _TOO_MANY = b"408 Request Timeout", b"503 Service Unavailable"
_log = logging.getLogger("schism.server")


class ImpatientProtocol(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limit = self.config.limit_concurrency
        if limit is not None and len(self.connections) >= limit:  # before the files are used up
            _log.warning("refused a connection: %d are open", len(self.connections) - 1)
            self._refuse(_TOO_MANY)
        else:
            self._start_timer()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_timer()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(_TIMEOUT, self._refuse, _TOO_LATE)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            headers = b"content-length: 0\r\nconnection: close"
            self.transport.write(b"HTTP/1.1 %b\r\n%b\r\n\r\n" % (status, headers))
            self.transport.close()
