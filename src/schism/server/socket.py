"""The socket of a seat or a spectator: one JSON object a message."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport
from pydantic import ValidationError
from pydantic_core import from_json

from schism.errors import SchismError
from schism.server.connection import FURTHEST_BEHIND, TOO_MANY, TOO_SLOW, Connection, closed
from schism.server.hall import Hall
from schism.server.misread import misread
from schism.server.models.socket import LONGEST_ID, SPOKEN, Hello
from schism.server.table import LiveTable, Stale
from schism.server.talk import Talk

LARGEST_MESSAGE = 16 * 1024
_MOST_UNHEARD = 16  # messages that may wait until somebody has time for them
_PATIENCE = 20.0  # seconds until the first message
_SILENT, _REFUSED, _FULL, _TOO_LARGE = 4000, 4003, 1013, 1009
_CLOSE, _BINARY = WSMsgType.CLOSE, WSMsgType.BINARY
_PARTS = (WSMsgType.TEXT, _BINARY, WSMsgType.CONTINUATION)

_log = logging.getLogger("schism.socket")


class Visitor(WSListener):
    """Whoever has opened a socket; his messages wait here for their turn."""

    def __init__(
        self,
        hall: Hall,
        table_id: str,
        address: Callable[[str], str],
        tasks: set[asyncio.Task[None]],
    ) -> None:
        """`address` says who it is that connects from an address, perhaps a proxy's."""
        self._hall, self._table_id, self._address_of, self._tasks = hall, table_id, address, tasks
        self._unheard: deque[bytes] = deque()
        self._begun = b""  # a message of which more is to come
        self._waiting: asyncio.Future[None] | None = None
        self._gone = self._pausing = False
        self._connection: Connection | None = None

    # What the socket says

    def on_ws_connected(self, transport: WSTransport) -> None:
        hall = self._hall
        transport.underlying_transport.set_write_buffer_limits(high=FURTHEST_BEHIND)
        peer = transport.underlying_transport.get_extra_info("peername") or ("",)
        self._address = self._address_of(peer[0])
        if hall.stopping or not hall.sockets.open(self._address):
            closed(transport, _FULL)
            return
        self._transport = transport
        self._connection = Connection(transport, hall.settings.messages_a_second)
        task = asyncio.create_task(self._serve(self._connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == _CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif kind in _PARTS and self._connection is not None and not self._connection.closing:
            self._take(self._connection, frame)

    def _take(self, connection: Connection, frame: WSFrame) -> None:
        said = b"" if frame.msg_type == _BINARY else frame.get_payload_as_bytes()  # text only
        message = self._begun + said
        self._begun = b"" if frame.fin else message
        if len(message) > LARGEST_MESSAGE:
            connection.close(_TOO_LARGE)
        elif frame.fin:
            self._unheard.append(message)
            if len(self._unheard) >= _MOST_UNHEARD and not self._pausing:
                self._pausing = True
                self._transport.underlying_transport.pause_reading()
        self._wake()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._gone = True
        if self._connection is not None:
            self._hall.sockets.close(self._address)
            self._wake()

    def pause_writing(self) -> None:
        """He reads too slowly."""
        if self._connection is not None:
            self._connection.close(TOO_SLOW)
            self._wake()

    def resume_writing(self) -> None:
        return

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    # What becomes of it

    async def _heard(self) -> bytes | None:
        """The next message; None when the socket is closed."""
        assert self._connection is not None
        while not self._gone and not self._connection.closing:
            if self._unheard:
                return self._unheard.popleft()
            self._read_on()
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._read_on()  # his farewell too
        return None

    def _read_on(self) -> None:
        if self._pausing and not self._gone:
            self._pausing = False
            self._transport.underlying_transport.resume_reading()

    async def _serve(self, connection: Connection) -> None:
        try:
            table = await self._greet(connection)
            if table is not None:
                await self._listen(table, connection)
        except Exception:
            _log.exception("at %s", self._table_id[:40])
            connection.close(_FULL)

    async def _greet(self, connection: Connection) -> LiveTable | None:
        """Hear who it is; without a seat or a key there is nothing to see."""
        try:
            async with asyncio.timeout(_PATIENCE):
                text = await self._heard()
            if text is None:
                return None
            hello = _hello(text)
            connection.language = hello.lang
            table = await self._hall.table(self._table_id)
            _admit(self._hall, table, connection, hello)
        except TimeoutError:
            connection.close(_SILENT)
            return None
        except SchismError as error:
            connection.refuse(error)
            connection.close(_REFUSED)
            return None
        table.come(connection, hello.since)
        return table

    async def _listen(self, table: LiveTable, connection: Connection) -> None:
        talk = Talk(self._hall, table, connection)
        try:
            while (text := await self._heard()) is not None:
                if not connection.may_speak():
                    connection.refuse(SchismError("too-many"))
                    connection.close(TOO_MANY)
                    return
                await _answer(talk, connection, text)
        finally:
            table.go(connection)


def _hello(text: bytes) -> Hello:
    try:
        hello = SPOKEN.validate_json(text)
    except ValidationError as error:
        raise _misread(error) from error
    if not isinstance(hello, Hello):
        raise SchismError("hello-first")
    return hello


def _admit(hall: Hall, table: LiveTable, connection: Connection, hello: Hello) -> None:
    if hello.token is not None:
        connection.seat = table.seat_of(hello.token)
        if connection.seat is None and table.row.host is not None:
            raise SchismError("token")
        if connection.seat is None:
            table.require_host(hello.token)
    elif not table.may_watch(hello.key):
        raise SchismError("key")
    elif table.presence.spectators() >= hall.settings.most_spectators:
        raise SchismError("too-many-spectators")


async def _answer(talk: Talk, connection: Connection, text: bytes) -> None:
    try:
        message = SPOKEN.validate_json(text)
    except ValidationError as error:
        connection.refuse(_misread(error), _id_in(text))
        return
    request = getattr(message, "id", None)
    try:
        await talk.hear(message)
    except Stale:
        talk.tell_stale(message)
    except SchismError as error:
        connection.refuse(error, request)
    except Exception:  # the disk may be full: whoever asked should know
        _log.exception("request")
        connection.refuse(SchismError("failed"), request)


def _id_in(text: bytes) -> str | None:
    """The id of a request that was not understood, so that its sender knows which it was."""
    try:
        message: Any = from_json(text)
    except ValueError:
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None


def _misread(error: ValidationError) -> SchismError:
    return misread(error.errors(include_input=False, include_url=False, include_context=False)[0])
