"""Upgrades from HTTP to a table's WebSocket: uvicorn hands the connection over to picows.

uvicorn's own sockets cost a task, a queue and a dozen calls for each message, and a table sends
four messages for each move.
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
from schism.server.tasks import Tasks
from schism.server.wire.addresses import TrustedProxies
from schism.server.wire.connection import close_later
from schism.server.wire.socket import LARGEST_MESSAGE, TableSocket

_PATH = re.compile(r"/api/tables/([^/?]+)/socket(?:\?.*)?")
_SERVICE_RESTART = 1012
_PING_AFTER = _PONG_TIMEOUT = 20.0  # seconds
_READ_BUFFER = 2048
_proxies = cache(TrustedProxies)  # the same for every connection


class UpgradedProtocol(WSProtocol):  # type: ignore[misc]
    """The protocol that uvicorn creates for a connection that becomes a WebSocket."""

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
            auto_ping_reply_timeout=_PONG_TIMEOUT,
            auto_ping_strategy=WSAutoPingStrategy.PING_PERIODICALLY,  # by the loop's clock alone
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
        """Take the request that uvicorn has read; later data goes straight to the buffer."""
        while data:
            room = self.get_buffer(len(data))
            part, data = data[: len(room)], data[len(room) :]
            room[: len(part)] = part
            self.buffer_updated(len(part))

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        close_later(self.transport, _SERVICE_RESTART)
        self.transport.disconnect()


def socket_protocol(app: FastAPI) -> Any:
    """A factory where uvicorn expects a protocol class; it passes more than we need."""

    def make_protocol(config: Any, server_state: Any, app_state: Any) -> UpgradedProtocol:
        return UpgradedProtocol(app, _proxies(config.forwarded_allow_ips), server_state)

    return make_protocol


def _open_socket(
    app: FastAPI, proxies: TrustedProxies, tasks: Tasks, request: WSUpgradeRequest
) -> TableSocket | Upgrade | None:
    registry: TableRegistry = app.state.registry
    path = request.path.decode("latin-1").removeprefix(registry.settings.root_path)
    found = _PATH.fullmatch(path)
    if found is None:
        return None
    if not _allowed_origin(request, registry.settings.origins):
        return Upgrade(WSUpgradeResponse.create_error_response(HTTPStatus.FORBIDDEN), None)
    forwarded = request.headers.get("x-forwarded-for", "")
    client_of = partial(proxies.client, forwarded=forwarded)
    return TableSocket(registry, app.state.sockets, unquote(found[1]), client_of, tasks)


def _allowed_origin(request: WSUpgradeRequest, allowed: tuple[str, ...]) -> bool:
    """Browsers send the origin of the page that opens a socket; other programs need not."""
    origin = request.headers.get("origin", "")
    if not origin or origin in allowed:
        return True
    return urlsplit(origin).netloc == request.headers.get("host", "")
