"""Around every request: bodies of a bounded size, and headers that keep browsers careful."""

from __future__ import annotations

import json
from typing import Any

from starlette.datastructures import Headers

from schism.errors import SchismError
from schism.server.wire.errors import language_of, told

LARGEST_BODY = 1024 * 1024

_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
]


class SecurityHeaders:
    """Headers for every answer."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        await self._app(scope, receive, send_guarded if scope["type"] == "http" else send)


class RootPath:
    """Under a path of its own, whether the proxy in front takes that path off or leaves it on.

    uvicorn puts the path before whatever was asked for, so with the latter it is there twice.
    """

    def __init__(self, app: Any, path: str) -> None:
        self._app, self._path = app, path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._path and scope.get("path", "").startswith(f"{self._path}{self._path}/"):
            scope = {**scope, "path": scope["path"].removeprefix(self._path)}
        await self._app(scope, receive, send)


class _TooLarge(Exception):
    pass


class BodyLimit:
    """Stops reading a body that is too large, whatever its headers say."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = 0
        started = False

        async def receive_bounded() -> Any:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise _TooLarge
            return message

        async def send_noting(message: Any) -> None:
            nonlocal started
            if size > LARGEST_BODY and not started:
                raise _TooLarge  # whatever the application has made of it
            started = True
            await send(message)

        try:
            await self._app(scope, receive_bounded, send_noting)
        except _TooLarge:
            if not started:
                await _refuse(scope, send)


async def _refuse(scope: Any, send: Any) -> None:
    language = language_of(Headers(scope=scope).get("accept-language"))
    error = told(SchismError("too-large", limit=LARGEST_BODY), language)
    body = json.dumps({"error": error}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
