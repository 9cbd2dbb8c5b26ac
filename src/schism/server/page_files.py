"""The built page: its files, packed beforehand where they are, cached as long as they may be."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

from schism.server.errors import language_of
from schism.text import say

FOLDER = Path(__file__).parent / "page"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_FOREVER = "public, max-age=31536000, immutable"


class Page:
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
            return PlainTextResponse("405", 405, {"allow": "GET, HEAD"})
        path = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/") or "index.html"
        file = (self._folder / path).resolve()
        if file.is_relative_to(self._folder) and file.is_file():
            return _file(file, headers)
        if not (self._folder / "index.html").is_file() and path == "index.html":
            language = language_of(headers.get("accept-language"))
            return PlainTextResponse(say(language, "server-no-page"))
        return PlainTextResponse("404", 404)


def _file(file: Path, asked: Headers) -> Response:
    """Names under assets/ carry a hash of their contents; the rest may change any time."""
    named_by_hash = file.parent.name == "assets"
    headers = {
        "cache-control": _FOREVER if named_by_hash else "no-cache",
        "vary": "accept-encoding",
    }
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = asked.get("accept-encoding", "")
    for name, ending in _ENCODINGS:
        packed = file.with_name(file.name + ending)
        if name in accepted and packed.is_file():
            headers["content-encoding"] = name
            return Response(packed.read_bytes(), headers=headers, media_type=kind)
    return Response(file.read_bytes(), headers=headers, media_type=kind)
