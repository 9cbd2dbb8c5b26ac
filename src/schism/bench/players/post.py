"""POST requests of JSON over one connection."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import orjson

from schism.games.contract import Json


class Poster:
    def __init__(self, url: str) -> None:
        self._place = urlsplit(url)

    async def __aenter__(self) -> Poster:
        host, port = self._place.hostname, self._place.port
        self._reader, self._writer = await asyncio.open_connection(host, port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()

    async def post(self, path: str, body: Json) -> Any:
        """Send a request and return what the answer holds."""
        text = orjson.dumps(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._place.netloc}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        )
        self._writer.write(head.encode() + text)
        status, *fields = (await self._reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next(int(field[15:]) for field in fields if field.startswith(b"content-length:"))
        answer = await self._reader.readexactly(length)
        if not status.startswith(b"http/1.1 2"):
            raise RuntimeError(f"{path}: {status.decode()} {answer.decode()}")
        return orjson.loads(answer)
