"""The built web page: static files, precompressed where possible, cached as long as allowed."""

from __future__ import annotations

import hashlib
import mimetypes
import os
import re
from html import escape
from pathlib import Path
from typing import Any

from starlette.datastructures import URL, Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from schism.server.wire.errors import language_of
from schism.text import say

# A page with further games in it is built into a folder of its own, which SCHISM_PAGE names.
FOLDER = Path(os.environ.get("SCHISM_PAGE") or Path(__file__).parents[1] / "page")
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_FOREVER = "public, max-age=31536000, immutable"
_HASHED = ("assets", "engine")  # folders of files whose names contain a hash of their contents
_SERVER_USE = re.compile(r'(<meta name="schism-server" content=")\w+')


class PageFiles:
    """An ASGI application that serves the files of a folder."""

    def __init__(self, folder: Path = FOLDER, server_use: str = "people") -> None:
        """The page is told what there is a server for: games among people, or everything."""
        self._folder, self._server_use = folder.resolve(), server_use

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
        file = self._find(path)
        if file is not None:
            if path == "index.html":
                return _conditional(self._index(file, scope), file, headers)
            return _respond(file, headers)
        if not (self._folder / "index.html").is_file() and path == "index.html":
            language = language_of(headers.get("accept-language"))
            return PlainTextResponse(say(language, "server-no-page"))
        raise HTTPException(404)

    def _index(self, file: Path, scope: Any) -> bytes:
        """The page with whole addresses for previews of links, which take no relative ones."""
        url = URL(scope=scope)
        address = f"{url.scheme}://{url.netloc}{scope.get('root_path', '')}/"
        page = with_server_use(file.read_text(encoding="utf-8"), self._server_use)
        return page.replace('content="./', f'content="{escape(address)}').encode()

    def _find(self, path: str) -> Path | None:
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):  # too long a name, or one that no file can have
            return None


def with_server_use(page: str, use: str) -> str:
    """The page with what there is a server for in its head: "none", "people" or "everything"."""
    return _SERVER_USE.sub(rf"\g<1>{use}", page)


def _respond(file: Path, asked: Headers) -> Response:
    path, encoding = _compressed(file, asked.get("accept-encoding", ""))
    return _conditional(path.read_bytes(), file, asked, encoding)


def _conditional(content: bytes, file: Path, asked: Headers, encoding: str = "") -> Response:
    """Some names contain a hash of the contents; other files may change any time."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {
        "cache-control": _FOREVER if file.parent.name in _HASHED else "no-cache",
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
