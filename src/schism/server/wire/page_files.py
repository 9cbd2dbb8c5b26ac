"""The built web page: static files, precompressed where possible, cached as long as allowed."""

from __future__ import annotations

import hashlib
import mimetypes
import os
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from schism.server.wire.errors import language_of
from schism.text import say

# A page with further games in it is built into a folder of its own, which SCHISM_PAGE names.
FOLDER = Path(os.environ.get("SCHISM_PAGE") or Path(__file__).parents[1] / "page")
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_FOREVER = "public, max-age=31536000, immutable"


class PageFiles:
    """An ASGI application that serves the files of a folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4004})
            return
        await self._response(scope)(scope, receive, send)

    def _response(self, scope: Any) -> Response:
        headers = Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        path = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/") or "index.html"
        file = (self._folder / path).resolve()
        if file.is_relative_to(self._folder) and file.is_file():
            return _respond(file, headers)
        if not (self._folder / "index.html").is_file() and path == "index.html":
            language = language_of(headers.get("accept-language"))
            return PlainTextResponse(say(language, "server-no-page"))
        raise HTTPException(404)


def _respond(file: Path, asked: Headers) -> Response:
    """Names under assets/ contain a hash of the contents; other files may change any time."""
    path, encoding = _compressed(file, asked.get("accept-encoding", ""))
    content = path.read_bytes()
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {
        "cache-control": _FOREVER if file.parent.name == "assets" else "no-cache",
        "vary": "accept-encoding",
        "etag": tag,
    }
    if encoding:
        headers["content-encoding"] = encoding
    if asked.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, headers=headers, media_type=kind)


def _compressed(file: Path, accepted: str) -> tuple[Path, str]:
    """The smallest form of a file that the browser accepts, and its content encoding."""
    for name, ending in _ENCODINGS:
        compressed = file.with_name(file.name + ending)
        if name in accepted and compressed.is_file():
            return compressed, name
    return file, ""
