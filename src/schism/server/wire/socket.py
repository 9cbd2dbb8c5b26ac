"""The WebSocket of a player or a spectator: one JSON object a message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from pydantic import ValidationError
from pydantic_core import from_json

from schism.errors import SchismError
from schism.server.lobby.registry import TableRegistry
from schism.server.tables.table import LiveTable
from schism.server.tasks import Tasks, spawn
from schism.server.wire.connection import MOST_UNREAD, TOO_MANY, TOO_SLOW, Connection, close_later
from schism.server.wire.handlers import MessageHandlers
from schism.server.wire.inbox import Inbox
from schism.server.wire.limits import Sockets
from schism.server.wire.models.socket import CLIENT_MESSAGE, LONGEST_ID, Hello
from schism.server.wire.validation_errors import validation_error

LARGEST_MESSAGE = 16 * 1024
_HELLO_TIMEOUT = 20.0  # seconds
_NO_HELLO, _REFUSED, _TRY_LATER, _TOO_LARGE = 4000, 4003, 1013, 1009  # codes of closing
_CLOSE, _BINARY = WSMsgType.CLOSE, WSMsgType.BINARY
_DATA = (WSMsgType.TEXT, _BINARY, WSMsgType.CONTINUATION)

_log = logging.getLogger("schism.socket")


class TableSocket(WSListener):
    def __init__(
        self,
        registry: TableRegistry,
        sockets: Sockets,
        table_id: str,
        client_of: Callable[[str], str],
        tasks: Tasks,
    ) -> None:
        """`client_of` maps the peer's address, perhaps a proxy's, to the client's."""
        self._registry, self._sockets, self._table_id = registry, sockets, table_id
        self._client_of, self._tasks = client_of, tasks
        self._partial = b""  # the beginning of a fragmented message
        self._connection: Connection | None = None  # None: refused, the server is full
        self._table: LiveTable | None = None
        self._handlers: MessageHandlers | None = None

    # Events of the socket

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.underlying_transport.set_write_buffer_limits(high=MOST_UNREAD)
        peer = transport.underlying_transport.get_extra_info("peername") or ("",)
        self._client = self._client_of(peer[0])
        if not self._sockets.open(self._client):
            close_later(transport, _TRY_LATER)
            return
        for exchanged in (transport.request, transport.response):
            exchanged.headers.clear()  # never read again, but they would stay with the socket
        rate = self._registry.settings.messages_a_second
        connection = self._connection = Connection(
            transport, self._client, self._sockets.outbox, rate
        )
        self._inbox = Inbox(
            transport,
            lambda text: self._handle(connection, text),
            lambda: not connection.closing,
            lambda: self._close(connection, _TRY_LATER),
        )
        loop = asyncio.get_running_loop()
        self._hello_timer = loop.call_later(_HELLO_TIMEOUT, connection.close, _NO_HELLO)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == _CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(_answer_to(frame.get_close_code()))
            transport.disconnect()
            self._leave()  # at once, not when the connection is gone: it may become their turn
        elif kind in _DATA and self._connection is not None and not self._connection.closing:
            self._receive(self._connection, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self._connection is not None:
            self._connection.closing = True
            self._hello_timer.cancel()
            self._sockets.close(self._client)
            self._leave()

    def pause_writing(self) -> None:
        """The client reads too slowly. It leaves later: a broadcast may be under way."""
        if self._connection is not None:
            self._connection.close(TOO_SLOW)
            asyncio.get_running_loop().call_soon(self._leave)

    def resume_writing(self) -> None:
        return

    # Messages

    def _receive(self, connection: Connection, frame: WSFrame) -> None:
        text = b"" if frame.msg_type == _BINARY else frame.get_payload_as_bytes()  # text only
        message = self._partial + text
        self._partial = b"" if frame.fin else message
        if len(message) > LARGEST_MESSAGE:
            self._close(connection, _TOO_LARGE)
        elif frame.fin:
            self._inbox.add(message)

    def _handle(self, connection: Connection, text: bytes) -> None:
        if self._handlers is None:
            self._hello_timer.cancel()
            spawn(self._greet(connection, text), self._tasks)
            return
        if not connection.allow_message():
            connection.send_error(SchismError("too-many"))
            self._close(connection, TOO_MANY)
            return
        try:
            message = CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            connection.send_error(_first_error(error), _id_in(text))
            self._inbox.done()
            return
        remaining = self._handlers.handle(message, self._inbox.done)
        if remaining is not None:
            spawn(remaining, self._tasks)

    async def _greet(self, connection: Connection, text: bytes) -> None:
        """Handle the first message, which says who it is."""
        try:
            hello = _parse_hello(text)
            connection.language = hello.lang
            table = await self._registry.current_table(self._table_id)
            _admit(table, connection, hello, self._registry.settings.most_spectators)
            if connection.closing:  # left meanwhile
                return
            self._table = table
            self._handlers = MessageHandlers(self._registry.bot_pool, table, connection)
            table.join(connection, hello.since)
        except SchismError as error:
            connection.send_error(error)
            self._close(connection, _REFUSED)
        except Exception:
            _log.exception("at %s", self._table_id[:40])
            self._close(connection, _TRY_LATER)
        self._inbox.done()

    def _close(self, connection: Connection, code: int) -> None:
        connection.close(code)
        self._leave()

    def _leave(self) -> None:
        table, self._table = self._table, None
        if table is not None and self._connection is not None:
            table.leave(self._connection)
        if self._handlers is not None:
            self._handlers.close()


def _answer_to(code: WSCloseCode) -> WSCloseCode:
    """Return the code to answer a close frame with: an empty one is read as 0, never to be sent."""
    return code or WSCloseCode.OK


def _parse_hello(text: bytes) -> Hello:
    try:
        hello = CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        raise _first_error(error) from error
    if not isinstance(hello, Hello):
        raise SchismError("hello-first")
    return hello


def _admit(table: LiveTable, connection: Connection, hello: Hello, most_spectators: int) -> None:
    """Give the connection its seat, or let it watch; raise if it may do neither."""
    roster = table.roster
    if hello.token is not None:
        connection.seat = roster.seat_of(hello.token)
        if connection.seat is None and roster.row.host is not None:
            raise SchismError("token")
        if connection.seat is None:
            roster.require_host(hello.token)
    elif not roster.may_watch(hello.key):
        raise SchismError("key")
    elif table.presence.spectators() >= most_spectators:
        raise SchismError("too-many-spectators")


def _id_in(text: bytes) -> str | None:
    """The id of an invalid message, so that the client knows which one is refused."""
    try:
        message: Any = from_json(text, cache_strings="keys")
    except ValueError:
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None


def _first_error(error: ValidationError) -> SchismError:
    found = error.errors(include_input=False, include_url=False, include_context=False)
    return validation_error(found[0])
