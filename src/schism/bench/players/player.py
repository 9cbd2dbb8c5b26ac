"""A player at a table of some server: how it is told of its turns, and acts.

A message stays the bytes it came as until it is this player's turn, so that the server is measured
and not the load."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol, Self, TypeAlias

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from schism.bench.players.post import Poster

Act: TypeAlias = Callable[[], None]
# Called with each step of the table: what to call in order to move, or None if others are to act.
OnStep: TypeAlias = Callable[[Act | None], None]
OnEnd: TypeAlias = Callable[[Exception | None], None]  # of the game, or of the connection


class Player(WSListener, ABC):
    """Each kind of server has a subclass that understands its messages."""

    def __init__(self, on_step: OnStep, on_end: OnEnd) -> None:
        self._on_step, self._on_end = on_step, on_end
        self._welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: WSTransport | None = None
        self._closing = False

    async def connect(self, server: str, path: str) -> Self:
        """Return when the server has shown the table."""
        await ws_connect(lambda: self, server.replace("http", "ws", 1) + path)
        await self._welcome
        return self

    def close(self) -> None:
        assert self._transport is not None
        self._closing = True
        self._transport.send_close()
        self._transport.disconnect()

    def greet(self) -> None:
        """Say what the server wants to hear first, if anything."""

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """Understand a message; raise if the server has refused something."""

    def say(self, text: bytes) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, text)

    def welcomed(self) -> None:
        if not self._welcome.done():
            self._welcome.set_result(None)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.greet()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            try:
                self.hear(frame.get_payload_as_bytes())
            except Exception as error:  # a load that is not what it should be measures nothing
                self._fail(error)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self._closing:
            self._fail(ConnectionError("the server has closed a player's connection"))

    def _fail(self, error: Exception) -> None:
        if self._welcome.done():
            self._on_end(error)
        else:
            self._welcome.set_exception(error)


class Side(Protocol):
    """The players of one kind of server."""

    async def open_table(self, lobby: Poster) -> list[Any]:
        """Make a table of four; return its seats."""

    async def connect(self, url: str, seat: Any, on_step: OnStep, on_end: OnEnd) -> Player:
        """Take a seat's place at the server with this address."""
