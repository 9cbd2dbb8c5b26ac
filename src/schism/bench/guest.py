"""A guest who sits down with quick bots and makes their first moves, as the page would.

`python -m schism.bench.guest ADDRESS` tries a server in this way; it needs no packages besides a
table's own.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from schism.bench.peers import TRICK_TAKING
from schism.games.contract import Json

LEVEL = "quick"
MOVES = 2  # so that one of them is a card: the first may be something else
PATIENCE = 300.0  # seconds


def play_first_card(address: str) -> None:
    """Return as soon as everybody has been sent the guest's own moves."""
    made = _post(address, "tables", {"game": TRICK_TAKING, "name": "Ann"})
    table, token = made["table"], made["token"]
    _post(address, f"tables/{table}/start", {"level": LEVEL}, token)
    url = f"{address.replace('http', 'ws', 1)}api/tables/{table}/socket"
    asyncio.run(asyncio.wait_for(_play(url, token), PATIENCE))


def _post(address: str, path: str, body: Json, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = Request(f"{address}api/{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=PATIENCE) as answer:
        text = answer.read()
    return json.loads(text) if text else None


async def _play(url: str, token: str) -> None:
    done = asyncio.get_running_loop().create_future()
    transport, _ = await ws_connect(lambda: _Guest(token, done), url)
    await done
    transport.disconnect()


class _Guest(WSListener):
    def __init__(self, token: str, done: asyncio.Future[None]) -> None:
        self._token, self._done = token, done
        self._seat: int | None = None
        self._moves = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._say(transport, type="hello", token=self._token)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        message = json.loads(frame.get_payload_as_utf8_text())
        if message["type"] == "error":
            self._done.set_exception(RuntimeError(message["error"]["message"]))
        if message["type"] == "welcome":
            self._seat = message["seat"]
        if message["type"] == "moved" and message["seat"] == self._seat:
            self._moves += 1
        if self._moves == MOVES and not self._done.done():
            self._done.set_result(None)
        if message["type"] in ("welcome", "moved") and message["view"]["to_act"] == self._seat:
            action, version = message["yours"]["actions"][0], message["version"]
            self._say(transport, type="act", id=str(version), version=version, action=action)

    def _say(self, transport: WSTransport, **message: Any) -> None:
        transport.send(WSMsgType.TEXT, json.dumps(message).encode())


if __name__ == "__main__":
    play_first_card(sys.argv[1])
