"""A server inside this process, whose tables are dealt as a test wants: the only way to hand in a
deal is to replace a name of the module, which no request can do."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from schism.cli.commands.serve import database_url
from schism.games.random_source import Source
from schism.server.run import bind, uvicorn_config
from schism.server.settings import Settings
from tests.server.kit import PATIENCE
from tests.server.secrets.twins import Listed, Play


class Stage:
    """Tables of a kind each `Play` has its own of, by the secret they are made with."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._plays: dict[bytes, Play] = {}
        self._next = b""

    def deal(self, play: Play) -> None:
        """The next table is dealt like this."""
        self._next = len(self._plays).to_bytes(32, "big")
        self._plays[self._next] = play

    def new_secret(self) -> bytes:
        return self._next

    def source(self, secret: bytes) -> Source:
        """A play's own chance, or lots that are the same for all of them."""
        play = self._plays.get(secret)
        return Listed([], 0) if play is None else play.source()

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    def socket_url(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}api/tables/{table}/socket"


class _Ready(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@contextmanager
def staged(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Stage]:
    listener = bind("127.0.0.1", 0)
    stage = Stage(f"http://127.0.0.1:{listener.getsockname()[1]}/")
    patch.setattr("schism.server.lobby.factory.new_secret", stage.new_secret)
    patch.setattr("schism.server.tables.game_log.Committed", stage.source)
    settings = Settings(
        database_url(None, folder), messages_a_second=100_000, requests_a_minute=100_000
    )
    server = _Ready(uvicorn_config(settings))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        assert server.ready.wait(PATIENCE)
        yield stage
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
