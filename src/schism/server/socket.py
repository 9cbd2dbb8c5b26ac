"""The socket of a seat or a spectator: one JSON object a frame."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from pydantic import ValidationError
from pydantic_core import from_json

from schism.errors import SchismError
from schism.server.connection import TOO_MANY, Connection
from schism.server.hall import Hall
from schism.server.models.socket import LONGEST_ID, SPOKEN, Hello
from schism.server.table import LiveTable, Stale
from schism.server.talk import Talk

_PATIENCE = 20.0  # seconds until the first message
_SILENT, _REFUSED, _FULL = 4000, 4003, 1013


class Socket:
    """What ASGI calls for each socket."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        if not _same_origin(scope, self._hall.settings.origins):
            await send({"type": "websocket.close", "code": _REFUSED})
            return
        await send({"type": "websocket.accept"})
        if self._hall.stopping or self._hall.connections >= self._hall.settings.most_connections:
            await send({"type": "websocket.close", "code": _FULL})
            return
        self._hall.connections += 1
        try:
            await self._serve(scope["path_params"]["table_id"], receive, send)
        finally:
            self._hall.connections -= 1

    async def _serve(self, table_id: str, receive: Any, send: Any) -> None:
        rate = self._hall.settings.messages_a_second
        connection = Connection(send, None, "en", rate)
        delivery = asyncio.create_task(connection.deliver())
        try:
            table = await self._greet(connection, table_id, receive)
            if table is not None:
                await _listen(self._hall, table, connection, receive)
        finally:
            if connection.closing is not None:
                with suppress(Exception):
                    await asyncio.wait_for(delivery, _PATIENCE)
            delivery.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await delivery

    async def _greet(self, connection: Connection, table_id: str, receive: Any) -> LiveTable | None:
        """Hear who it is; without a seat or a key there is nothing to see."""
        try:
            async with asyncio.timeout(_PATIENCE):
                text = await _heard(receive)
            if text is None:
                return None
            hello = _hello(text)
            connection.language = hello.lang
            table = await self._hall.table(table_id)
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


def _hello(text: str) -> Hello:
    try:
        hello = SPOKEN.validate_json(text)
    except ValidationError as error:
        raise SchismError("message", reason=reason(error)) from error
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


async def _listen(hall: Hall, table: LiveTable, connection: Connection, receive: Any) -> None:
    talk = Talk(hall, table, connection)
    try:
        while connection.closing is None and (text := await _heard(receive)) is not None:
            if not connection.may_speak():
                connection.refuse(SchismError("too-many"))
                connection.close(TOO_MANY)
                return
            await _answer(talk, connection, text)
    finally:
        table.go(connection)


async def _answer(talk: Talk, connection: Connection, text: str) -> None:
    try:
        message = SPOKEN.validate_json(text)
    except ValidationError as error:
        connection.refuse(SchismError("message", reason=reason(error)), _id_in(text))
        return
    request = getattr(message, "id", None)
    try:
        await talk.hear(message)
    except Stale:
        talk.tell_stale(message)
    except SchismError as error:
        connection.refuse(error, request)


def _id_in(text: str) -> str | None:
    """The id of a request that was not understood, so that its sender knows which it was."""
    try:
        message = from_json(text)
    except ValueError:
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None


def reason(error: ValidationError) -> str:
    """The first thing that is wrong, without what was sent: that may be long."""
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:80]
    return f"{place}: {first['msg'][:200]}" if place else str(first["msg"][:200])


async def _heard(receive: Any) -> str | None:
    """The next frame's text; None when the socket is closed."""
    event = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    text = event.get("text")
    return text if text is not None else ""


def _same_origin(scope: Any, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page a socket is opened from; other programs need not."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin or origin in allowed:
        return True
    host = headers.get(b"x-forwarded-host") or headers.get(b"host", b"")
    return urlsplit(origin).netloc == host.decode("latin-1")
