"""A real server in a process of its own, and clients on real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import secrets
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
import websockets

from schism.games.contract import Json

T = TypeVar("T")

# Ids of requests: unlike those in stored journals, which would be taken for the same request.
REQUESTS = (f"{secrets.token_hex(4)} {number}" for number in itertools.count())
# Seconds until a test that waits in vain fails; more where long runs are paused now and then.
PATIENCE = float(os.environ.get("SCHISM_TEST_PATIENCE", "120"))
START = 900.0  # seconds a server may take to start: the first one compiles


class Server:
    """`schism serve` on a free port of this machine; the first line it prints is its address."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self._command = [
            sys.executable,
            "-c",
            "from schism.cli.main import run; run()",
            "serve",
            "--port=0",
            f"--data={data}",
            "--rate=1000",
            "--requests=100000",
            *arguments,
        ]
        self.data = data
        self.log = data / "log.txt"
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=log, env=os.environ, text=True
            )
        self.url = self._first_line()
        if not self.url:
            self.kill()
            raise RuntimeError(self.log.read_text(encoding="utf-8"))

    def _first_line(self) -> str:
        """The line it prints once it answers; empty if it exits or takes too long."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], START)
        return self.process.stdout.readline().strip() if ready else ""

    def send_signal(self, number: int) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        """Kill it at once, like a power cut."""
        self.send_signal(signal.SIGKILL)
        self.exit_code()

    def stop(self) -> int:
        self.send_signal(signal.SIGTERM)
        return self.exit_code()

    def exit_code(self) -> int:
        """Wait until it has ended; fail if that takes too long."""
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    def socket_url(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}api/tables/{table}/socket"


class Closing(Protocol):
    async def close(self) -> None: ...


OPEN: list[Closing] = []


async def connected(url: str) -> Any:
    """A socket that buffers everything, so that it can be closed with messages unread."""
    return await websockets.connect(url, compression=None, max_queue=None)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something with clients, and close them all in the end."""
    return asyncio.run(_closing(work))


async def _closing(work: Coroutine[Any, Any, T]) -> T:
    OPEN.clear()  # what others left open went with their event loop
    try:
        return await work
    finally:
        while OPEN:
            await OPEN.pop().close()


class Client:
    """One socket, with what it has heard."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        OPEN.append(self)
        self.heard: list[Json] = []
        self.welcome: Json = {}

    @classmethod
    async def at(cls, server: Server, table: str, **hello: Any) -> Client:
        client = cls(await connected(server.socket_url(table)))
        await client.say(type="hello", **hello)
        client.welcome = await client.hear("welcome", "error")
        return client

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def say_raw(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def say_in_pieces(self, *pieces: str) -> None:
        await self._socket.send(pieces)

    async def next(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        self.heard.append(message)
        return message

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        return await self.hear_that(lambda message: message["type"] in kinds)

    async def hear_that(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def ask(self, kind: str, **message: Any) -> Json:
        """Say something and wait for its answer."""
        request = message.setdefault("id", next(REQUESTS))
        await self.say(type=kind, **message)
        return await self.hear_that(lambda heard: heard.get("id") == request)

    async def position(self) -> Json:
        """What a stale request is answered with: where the game stands."""
        return await self.ask("undo", version=2**31)

    async def closed(self) -> int:
        """The code the server closes the socket with."""
        try:
            while True:
                await self.next()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def close(self) -> None:
        await self._socket.close()


async def until_awake(server: Server, tables: int) -> None:
    """Wait until exactly this many tables are awake."""
    async with server.http() as http:
        while f"schism_tables_awake {tables}\n" not in (await http.get("api/metrics")).text:
            await asyncio.sleep(0.05)


async def everybody(server: Server, made: Json, tokens: list[str]) -> list[Client]:
    return [await Client.at(server, made["table"], token=token) for token in tokens]


async def play_on(clients: list[Client], actions: int | None = None) -> Json:
    """Play first legal actions, a number of them or to the end; return the public position."""
    positions = [await client.position() for client in clients]
    while True:
        seat = positions[0]["view"]["to_act"]
        if seat is None or actions == 0:
            return positions[0]
        mine = positions[seat]
        action = mine["yours"]["actions"][0]
        answer = await clients[seat].ask("act", version=mine["version"], action=action)
        assert answer["type"] == "ok", answer
        version = answer["version"]
        positions = [await moved_to(client, version) for client in clients]
        actions = None if actions is None else actions - 1


async def moved_to(client: Client, version: int) -> Json:
    """The message that told of a version, heard already or yet to come."""
    for message in reversed(client.heard):
        if message["type"] in ("moved", "undone") and message["version"] == version:
            return message
    return await client.hear_that(
        lambda heard: heard["type"] in ("moved", "undone") and heard["version"] == version
    )
