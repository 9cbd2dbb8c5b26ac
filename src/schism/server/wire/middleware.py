"""ASGI middleware: security headers, a root path, answers to failures, and a limit on bodies."""

from __future__ import annotations

import json
import logging
from typing import Any

from starlette.datastructures import Headers

from schism.errors import SchismError
from schism.server.wire.errors import error_detail, language_of, status_of

_log = logging.getLogger("schism.http")
LARGEST_BODY = 1024 * 1024

_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # modules, not eval
        b"img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
]


class SecurityHeaders:
    """Adds headers that make browsers careful to every response."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class RootPath:
    """Serves under a path, whether or not the proxy in front strips it.

    uvicorn prepends the path to every request, so without stripping it arrives twice.
    """

    def __init__(self, app: Any, path: str) -> None:
        self._app, self._path = app, path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._path and scope.get("path", "").startswith(f"{self._path}{self._path}/"):
            scope = {**scope, "path": scope["path"].removeprefix(self._path)}
        await self._app(scope, receive, send)


class Failures:
    """Answers like every other error when something fails inside; the framework would say so
    in plain text and without the usual headers."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        started = False

        async def send_noted(message: Any) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        except Exception:
            if scope["type"] != "http" or started:
                raise
            _log.exception("request")
            await _refuse(scope, send, SchismError("failed"))


class _TooLarge(Exception):
    pass


class BodyLimit:
    """Stops reading a body that is too large, whatever its Content-Length says."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = 0
        started = False

        async def receive_counted() -> Any:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise _TooLarge
            return message

        async def send_checked(message: Any) -> None:
            nonlocal started
            if size > LARGEST_BODY and not started:
                raise _TooLarge  # the application may have caught the first one
            started = True
            await send(message)

        try:
            await self._app(scope, receive_counted, send_checked)
        except _TooLarge:
            if not started:
                await _refuse(scope, send, SchismError("too-large", limit=LARGEST_BODY))


async def _refuse(scope: Any, send: Any, error: SchismError) -> None:
    """Answer with an error; what has not been read of the request is not worth reading."""
    language = language_of(Headers(scope=scope).get("accept-language"))
    body = json.dumps({"error": error_detail(error, language)}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
