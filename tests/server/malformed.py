"""Requests and frames that make no sense, thousands of them: the server refuses each and lives on.

`python -m tests.server.malformed --count 10000` sends that many; the test run sends a few hundred.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from urllib.parse import urlsplit

from tests.server.kit import PATIENCE, Server
from tests.server.lobby import make_table

T = TypeVar("T")

_METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "GET ", "G\x00T", "ΓET", ""]
_PATHS = [
    "/", "/api/games", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/join",
    "/api/tables/{id}/start", "/api/tables/{id}/seats/0", "/api/tables/{id}/leave",
    "/api/tables/{id}/pause", "/api/tables/{id}/rematch", "/api/tables/{id}/record",
    "/api/tables/{id}/review?seat=0", "/api/decks", "/api/decks/avignon/{id}", "/api/reviews",
    "/api/replays", "/api/metrics", "/api/tables/{id}/socket", "/..%2f..%2fetc/passwd", "*",
]  # fmt: skip
_BODY: dict[str, Any] = {
    "game": "avignon", "name": "Ann", "seats": [{"who": "me"}, {"who": "bot"}], "key": "x",
    "request": "r" * 30, "options": {"players": 2}, "seat": 0, "record": {}, "level": "greedy",
}  # fmt: skip
_MESSAGES: list[dict[str, Any]] = [
    {"type": "act", "id": "a", "version": 1, "action": "beseech 1"},
    {"type": "undo", "id": "b", "version": 1},
    {"type": "contribute", "id": "c", "random": "00" * 16},
    {"type": "chat", "id": "d", "text": "Ave"},
    {"type": "hint", "id": "e", "version": 1},
    {"type": "preview", "id": "f", "version": 1, "action": None},
    {"type": "pause", "id": "g"},
    {"type": "ping"},
]
_ODD: list[Any] = [
    None, True, -1, 2**63, 2**200, 1e308, -0.0, "", "\x00", "\ud800", "x" * 5000, [], {}, [[]],
    {"a": {"b": []}}, "‮", "🙂" * 40, "../..", "' OR 1=1 --", [None] * 50,
]  # fmt: skip
_UNANSWERED = "no answer"
INTERNAL = "1011"  # the close code of a server that did not know what to do


class Malformed:
    def __init__(self, server: Server, seed: int) -> None:
        self._server, self._chance = server, Random(seed)
        place = urlsplit(server.url)
        self._host, self._port = str(place.hostname), int(place.port or 80)
        self.answers: Counter[str] = Counter()

    @property
    def failures(self) -> list[str]:
        """Answers that say that the server failed, and what it logged of it."""
        bad = [each for each in self.answers if each.startswith("5") or each == INTERNAL]
        logged = "Traceback" in self._server.log.read_text(encoding="utf-8", errors="replace")
        return bad + (["a traceback in the log"] if logged else [])

    async def send(self, count: int) -> None:
        async with self._server.http() as http:
            made = await make_table(http, game="avignon")
            for number in range(count):
                if number % 2:
                    self.answers[await self._request(made["table"])] += 1
                else:
                    self.answers[await self._frame(made["table"], made["token"])] += 1
            assert (await http.get("api/health")).json()["status"] == "ok"

    # Requests

    async def _request(self, table: str) -> str:
        body = self._body()
        length = self._one_of([str(len(body))] * 30 + ["-1", "x", "0", "9" * 30])
        head = [
            f"{self._one_of(['POST', 'GET'] * 20 + _METHODS)} {self._path(table)} HTTP/1.1",
            self._one_of([f"Host: {self._host}:{self._port}"] * 30 + ["Host: ", "", "Host: \x00"]),
            f"Content-Length: {length}",
            self._one_of(
                ["Content-Type: application/json"] * 30 + ["Content-Type: \x7f", "A" * 900]
            ),
            self._one_of(["Authorization: Bearer x"] * 30 + ["Authorization: \xff", "Accept: é"]),
            "Connection: close",
        ]
        return await self._exchange(
            "\r\n".join(head).encode("latin-1", "replace") + b"\r\n\r\n" + body
        )

    def _path(self, table: str) -> str:
        path = str(self._one_of(_PATHS)).replace("{id}", self._one_of([table] * 3 + ["x", "%00"]))
        extra = [
            "",
            "",
            "",
            "%00",
            "%ff%fe",
            "?limit=-1",
            "?limit=" + "9" * 40,
            "/" * 9,
            "x" * 9000,
        ]
        return path + str(self._one_of([*extra, "?seat=%ED%A0%80"]))

    def _body(self) -> bytes:
        return self._mutilated(json.dumps(self._mutated(_BODY)).encode())

    def _mutated(self, value: dict[str, Any]) -> dict[str, Any]:
        changed = dict(value)
        for _ in range(self._chance.randint(0, 2)):
            name = self._one_of([*changed, "odd"])
            changed[name] = self._one_of(_ODD)
        return changed

    def _mutilated(self, text: bytes) -> bytes:
        at = self._chance.randrange(len(text) + 1)
        return self._one_of([
            text, text, text[:at], text[:at] + os.urandom(3) + text[at:], b"[" * 3000, b"NaN",
            text + text, b"\xef\xbb\xbf" + text, b"", b'"\\ud800"',
        ])  # fmt: skip

    async def _exchange(self, request: bytes) -> str:
        reader, writer = await asyncio.open_connection(self._host, self._port)
        try:
            writer.write(request)
            writer.write_eof()
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
        except OSError:
            return _UNANSWERED
        finally:
            writer.close()
        words = line.split()
        return words[1].decode("latin-1") if len(words) > 1 else _UNANSWERED

    # Frames

    async def _frame(self, table: str, token: str) -> str:
        reader, writer = await asyncio.open_connection(self._host, self._port)
        try:
            writer.write(_handshake(table, self._host, self._port))
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            if self._chance.random() < 0.8:
                writer.write(frame(1, json.dumps({"type": "hello", "token": token}).encode()))
            for _ in range(self._chance.randint(1, 3)):
                writer.write(self._odd_frame())
            writer.write(frame(8, b""))
            writer.write_eof()
            return _close_code(await asyncio.wait_for(reader.read(), PATIENCE))
        except (OSError, asyncio.IncompleteReadError):
            return _UNANSWERED
        finally:
            writer.close()

    def _odd_frame(self) -> bytes:
        text = self._mutilated(json.dumps(self._mutated(self._one_of(_MESSAGES))).encode())
        opcode = self._one_of([1] * 30 + [0, 2, 3, 7, 9, 10, 11, 15])
        whole = frame(opcode, text, self._chance.choice([0x80] * 20 + [0, 0xC0, 0xF0]))
        return self._one_of([whole] * 20 + [whole[: len(whole) // 2], os.urandom(40)])

    def _one_of(self, among: Sequence[T]) -> T:
        return self._chance.choice(among)


def frame(opcode: int, payload: bytes, first: int = 0x80) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([first | opcode]) + length + bytes(4) + payload


def _handshake(table: str, host: str, port: int) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def _close_code(heard: bytes) -> str:
    """The code of the close frame that ends what was heard."""
    code = ""
    while len(heard) >= 2:
        size, start = heard[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(heard[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(heard[2:10], "big"), 10
        if heard[0] & 0x0F == 8:
            code = str(int.from_bytes(heard[start : start + 2], "big"))
        heard = heard[start + size :]
    return code or _UNANSWERED


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            sender = Malformed(server, wish.seed)
            asyncio.run(sender.send(wish.count))
        finally:
            server.kill()
        failures = sender.failures
    for answer, count in sorted(sender.answers.items()):
        print(f"{answer:12}{count:>8}")
    print("failures:", failures or "none")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
