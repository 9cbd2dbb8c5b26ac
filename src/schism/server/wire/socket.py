"""The socket of a seat or a spectator: one JSON object a message."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport
from pydantic import ValidationError
from pydantic_core import from_json

from schism.errors import SchismError
from schism.server.lobby.registry import TableRegistry
from schism.server.tables.table import LiveTable
from schism.server.wire.connection import (
    FURTHEST_BEHIND,
    TOO_MANY,
    TOO_SLOW,
    Connection,
    close_later,
)
from schism.server.wire.handlers import MessageHandlers
from schism.server.wire.models.socket import CLIENT_MESSAGE, LONGEST_ID, Hello
from schism.server.wire.validation_errors import validation_error

LARGEST_MESSAGE = 16 * 1024
_MOST_UNHEARD = 16  # messages that may wait until somebody has time for them
_PATIENCE = 20.0  # seconds until the first message
_SILENT, _REFUSED, _FULL, _TOO_LARGE = 4000, 4003, 1013, 1009
_CLOSE, _BINARY = WSMsgType.CLOSE, WSMsgType.BINARY
_PARTS = (WSMsgType.TEXT, _BINARY, WSMsgType.CONTINUATION)

_log = logging.getLogger("schism.socket")


class TableSocket(WSListener):
    """Whoever has opened a socket; he is answered one message after the other."""

    def __init__(
        self,
        registry: TableRegistry,
        table_id: str,
        address: Callable[[str], str],
        tasks: set[asyncio.Task[None]],
    ) -> None:
        """`address` says who it is that connects from an address, perhaps a proxy's."""
        self._registry, self._table_id, self._address_of, self._tasks = (
            registry,
            table_id,
            address,
            tasks,
        )
        self._unheard: deque[bytes] = deque()
        self._begun = b""  # a message of which more is to come
        self._answering = self._attending = self._pausing = False
        self._connection: Connection | None = None
        self._table: LiveTable | None = None
        self._handlers: MessageHandlers | None = None

    # What the socket says

    def on_ws_connected(self, transport: WSTransport) -> None:
        registry = self._registry
        transport.underlying_transport.set_write_buffer_limits(high=FURTHEST_BEHIND)
        peer = transport.underlying_transport.get_extra_info("peername") or ("",)
        self._address = self._address_of(peer[0])
        if not registry.sockets.open(self._address):
            close_later(transport, _FULL)
            return
        for spoken in (transport.request, transport.response):
            spoken.headers.clear()  # nobody reads them again, and they would stay with the socket
        self._transport = transport
        self._connection = Connection(
            transport, registry.outbox, registry.settings.messages_a_second
        )
        loop = asyncio.get_running_loop()
        self._silent = loop.call_later(_PATIENCE, self._connection.close, _SILENT)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == _CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(frame.get_close_code())
            transport.disconnect()
            self._leave()  # now, not when the connection is gone: he may be called to his turn
        elif kind in _PARTS and self._connection is not None and not self._connection.closing:
            self._take(self._connection, frame)

    def _take(self, connection: Connection, frame: WSFrame) -> None:
        said = b"" if frame.msg_type == _BINARY else frame.get_payload_as_bytes()  # text only
        message = self._begun + said
        self._begun = b"" if frame.fin else message
        if len(message) > LARGEST_MESSAGE:
            self._close(connection, _TOO_LARGE)
        elif frame.fin:
            self._unheard.append(message)
            self._attend()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self._connection is not None:
            self._connection.closing = True
            self._silent.cancel()
            self._registry.sockets.close(self._address)
            self._leave()

    def pause_writing(self) -> None:
        """He reads too slowly. Somebody is just speaking to all at his table: he leaves later."""
        if self._connection is not None:
            self._connection.close(TOO_SLOW)
            asyncio.get_running_loop().call_soon(self._leave)

    def resume_writing(self) -> None:
        return

    # What becomes of it

    def _attend(self) -> None:
        """Answer what has been said, unless an answer is still in the making."""
        if self._attending:
            return
        self._attending = True
        connection = self._connection
        assert connection is not None
        try:
            while self._unheard and not self._answering and not connection.closing:
                self._answering = True
                self._answer(connection, self._unheard.popleft())
        except Exception:  # rather let him come again than leave him without an answer
            _log.exception("at %s", self._table_id[:40])
            self._close(connection, _FULL)
        finally:
            self._attending = False
        self._read_on_or_pause(wait=len(self._unheard) >= _MOST_UNHEARD)

    def _answered(self) -> None:
        self._answering = False
        self._attend()

    def _read_on_or_pause(self, wait: bool) -> None:
        """Whoever says more than is answered has to wait; his farewell is always heard."""
        assert self._connection is not None
        transport = self._transport.underlying_transport
        if wait and not self._pausing and not self._connection.closing:
            self._pausing = True
            transport.pause_reading()
        elif self._pausing and (not self._unheard or self._connection.closing):
            self._pausing = False
            if not transport.is_closing():
                transport.resume_reading()

    def _answer(self, connection: Connection, text: bytes) -> None:
        if self._handlers is None:
            self._silent.cancel()
            self._spawn(self._greet(connection, text))
        elif not connection.may_speak():
            connection.refuse(SchismError("too-many"))
            self._close(connection, TOO_MANY)
        else:
            self._hear(self._handlers, connection, text)

    def _hear(self, talk: MessageHandlers, connection: Connection, text: bytes) -> None:
        try:
            message = CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            connection.refuse(_validation_error(error), _id_in(text))
            self._answered()
            return
        more = talk.hear(message, self._answered)
        if more is not None:
            self._spawn(more)

    async def _greet(self, connection: Connection, text: bytes) -> None:
        """Hear who it is; without a seat or a key there is nothing to see."""
        try:
            hello = _hello(text)
            connection.language = hello.lang
            table = await self._registry.table(self._table_id)
            _admit(self._registry, table, connection, hello)
            if connection.closing:  # he has gone meanwhile
                return
            self._table, self._handlers = table, MessageHandlers(self._registry, table, connection)
            table.come(connection, hello.since)
        except SchismError as error:
            connection.refuse(error)
            self._close(connection, _REFUSED)
        except Exception:
            _log.exception("at %s", self._table_id[:40])
            self._close(connection, _FULL)
        self._answered()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _close(self, connection: Connection, code: int) -> None:
        connection.close(code)
        self._leave()

    def _leave(self) -> None:
        table, self._table = self._table, None
        if table is not None and self._connection is not None:
            table.go(self._connection)


def _hello(text: bytes) -> Hello:
    try:
        hello = CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        raise _validation_error(error) from error
    if not isinstance(hello, Hello):
        raise SchismError("hello-first")
    return hello


def _admit(registry: TableRegistry, table: LiveTable, connection: Connection, hello: Hello) -> None:
    if hello.token is not None:
        connection.seat = table.seat_of(hello.token)
        if connection.seat is None and table.row.host is not None:
            raise SchismError("token")
        if connection.seat is None:
            table.require_host(hello.token)
    elif not table.may_watch(hello.key):
        raise SchismError("key")
    elif table.presence.spectators() >= registry.settings.most_spectators:
        raise SchismError("too-many-spectators")


def _id_in(text: bytes) -> str | None:
    """The id of a request that was not understood, so that its sender knows which it was."""
    try:
        message: Any = from_json(text, cache_strings="keys")
    except ValueError:
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None


def _validation_error(error: ValidationError) -> SchismError:
    return validation_error(
        error.errors(include_input=False, include_url=False, include_context=False)[0]
    )
