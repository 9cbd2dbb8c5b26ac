"""From HTTP to the socket of a table: uvicorn hands a connection over, picows speaks on it.

uvicorn's own sockets cost a task, a queue and a dozen calls for each message; a table sends four
messages for each move.
"""

from __future__ import annotations

import logging
import re
from functools import cache, partial
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote, urlsplit

from fastapi import FastAPI
from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse
from picows import WSUpgradeResponseWithListener as Upgrade
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from schism.server.lobby.registry import TableRegistry
from schism.server.wire.addresses import TrustedProxies
from schism.server.wire.connection import close_later
from schism.server.wire.socket import LARGEST_MESSAGE, TableSocket

_PATH = re.compile(r"/api/tables/([^/?]+)/socket(?:\?.*)?")
_RESTARTING = 1012
_PING_AFTER = _PONG_WITHIN = 20.0  # seconds of silence
_READ_BUFFER = 2048
_proxies = cache(TrustedProxies)  # the same for every connection


class Upgraded(WSProtocol):  # type: ignore[misc]
    """What uvicorn makes for a connection that becomes a socket."""

    def __init__(self, app: FastAPI, proxies: TrustedProxies, server_state: Any) -> None:
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=partial(_open_socket, app, proxies, server_state.tasks),
            logger=logging.getLogger("picows"),
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,
            enable_auto_ping=True,
            auto_ping_idle_timeout=_PING_AFTER,
            auto_ping_reply_timeout=_PONG_WITHIN,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=True,
            max_frame_size=LARGEST_MESSAGE,
            extra_headers=None,
            read_buffer_init_size=_READ_BUFFER,
        )
        self._all = server_state.connections

    def connection_made(self, transport: Any) -> None:
        self._all.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._all.discard(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """The request, which uvicorn has read already; what follows arrives by itself."""
        while data:
            room = self.get_buffer(len(data))
            part, data = data[: len(room)], data[len(room) :]
            room[: len(part)] = part
            self.buffer_updated(len(part))

    def shutdown(self) -> None:
        """The server is asked to stop."""
        close_later(self.transport, _RESTARTING)
        self.transport.disconnect()


def socket_protocol(app: FastAPI) -> Any:
    """For uvicorn, which expects a class here and hands in more than we need."""

    def upgraded(config: Any, server_state: Any, app_state: Any) -> Upgraded:
        return Upgraded(app, _proxies(config.forwarded_allow_ips), server_state)

    return upgraded


def _open_socket(
    app: FastAPI, proxies: TrustedProxies, tasks: set[Any], request: WSUpgradeRequest
) -> TableSocket | Upgrade | None:
    registry: TableRegistry = app.state.registry
    path = request.path.decode("latin-1").removeprefix(registry.settings.root_path)
    found = _PATH.fullmatch(path)
    if found is None:
        return None
    if not _same_origin(request, registry.settings.origins):
        return Upgrade(WSUpgradeResponse.create_error_response(HTTPStatus.FORBIDDEN), None)
    forwarded = request.headers.get("x-forwarded-for", "")
    address = partial(proxies.client, forwarded=forwarded)
    return TableSocket(registry, unquote(found[1]), address, tasks)


def _same_origin(request: WSUpgradeRequest, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page a socket is opened from; other programs need not."""
    origin = request.headers.get("origin", "")
    if not origin or origin in allowed:
        return True
    return urlsplit(origin).netloc == request.headers.get("host", "")
