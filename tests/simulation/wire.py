"""Clients' side of the wire protocol, over simulated connections: HTTP/1.1 and WebSockets."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from schism.games.contract import Json
from tests.simulation.deployment import Deployment, ServerProcess
from tests.simulation.world.network import Link

PATIENCE = 90.0  # simulated seconds within which every request must be answered or refused
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_MASK = b"\x11\x22\x33\x44"
_UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: table\r\nconnection: Upgrade\r\n"
    "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Unanswered(Exception):
    """A request that had no answer in time, though nothing was wrong with its connection."""


class Stream(asyncio.Protocol):
    """The bytes that arrive at a client."""

    def __init__(self) -> None:
        self._data = bytearray()
        self._more = asyncio.Event()
        self._lost = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        self._more.set()

    def connection_lost(self, error: Exception | None) -> None:
        self._lost = True
        self._more.set()

    def pause_writing(self) -> None:
        return

    def resume_writing(self) -> None:
        return

    async def _wait(self) -> None:
        if self._lost:
            raise ConnectionResetError
        self._more.clear()
        await self._more.wait()

    async def read_until(self, end: bytes) -> bytes:
        while end not in self._data:
            await self._wait()
        return await self.read(self._data.index(end) + len(end))

    async def read(self, size: int) -> bytes:
        while len(self._data) < size:
            await self._wait()
        found = bytes(self._data[:size])
        del self._data[:size]
        return found


async def request(
    deployment: Deployment,
    method: str,
    path: str,
    body: Json,
    token: str | None = None,
    at: ServerProcess | None = None,
) -> tuple[int, Any]:
    """Send a request to any process or `at` one; return the status and JSON of its answer."""
    stream = Stream()
    link = await deployment.connect(at or deployment.any_process(), stream)
    content = json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", "host: table", "content-type: application/json"]
    lines += [f"content-length: {len(content)}", "connection: close"]
    if token is not None:
        lines.append(f"authorization: Bearer {token}")
    try:
        stream.transport.write("\r\n".join([*lines, "", ""]).encode() + content)
        async with asyncio.timeout(PATIENCE):
            return await _answer(stream)
    except TimeoutError:
        if link.interrupted is None:
            raise Unanswered(path) from None
        raise
    finally:
        link.here.close()


async def _answer(stream: Stream) -> tuple[int, Any]:
    head = (await stream.read_until(b"\r\n\r\n")).decode()
    fields = dict(line.split(": ", 1) for line in head.lower().split("\r\n")[1:] if line)
    answer = await stream.read(int(fields.get("content-length", 0)))
    return int(head.split()[1]), json.loads(answer) if answer[:1] in (b"{", b"[") else None


class Socket:
    """A client's WebSocket."""

    def __init__(self, stream: Stream, link: Link, process: ServerProcess) -> None:
        self._stream, self.link, self.process = stream, link, process

    @classmethod
    async def open(cls, deployment: Deployment, process: ServerProcess, table: str) -> Socket:
        stream = Stream()
        link = await deployment.connect(process, stream)
        stream.transport.write(_UPGRADE.format(table=table).encode())
        head = await asyncio.wait_for(stream.read_until(b"\r\n\r\n"), 30)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionRefusedError(head[:40])
        return cls(stream, link, process)

    async def send(self, text: str) -> None:
        self._send(_TEXT, text.encode())

    def _send(self, kind: int, payload: bytes) -> None:
        masked = bytes(byte ^ _MASK[place % 4] for place, byte in enumerate(payload))
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._stream.transport.write(bytes([0x80 | kind]) + length + _MASK + masked)

    async def recv(self) -> bytes:
        """The next message; what is not a message is answered."""
        while True:
            kind, payload = await self._frame()
            if kind == _TEXT:
                return payload
            if kind == _PING:
                self._send(_PONG, payload)
            elif kind == _CLOSE:
                self.abort()
                raise ConnectionResetError(int.from_bytes(payload[:2], "big"))

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self._stream.read(2)
        if size == 126:
            size = int.from_bytes(await self._stream.read(2), "big")
        elif size == 127:
            size = int.from_bytes(await self._stream.read(8), "big")
        return first & 0x0F, await self._stream.read(size)

    def abort(self) -> None:
        self.link.here.close()
