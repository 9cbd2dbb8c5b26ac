"""Simulated connections: bytes arrive late, in pieces, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.simulation.world.loop import SimulatedLoop
from tests.simulation.world.scheduler import Scheduler, exponential, ignore

LATENCY = 0.002  # seconds, on average
_SPLIT = 0.02  # how often a write arrives in two pieces
_HIGH_WATER = 64 * 1024
_CLIENT = ("192.0.2.1", 1)


class _Socket:
    """The options of a socket that is none."""

    setsockopt = ignore

    def getsockname(self) -> tuple[str, int]:
        return ("192.0.2.2", 80)

    def getpeername(self) -> tuple[str, int]:
        return _CLIENT

    def getsockopt(self, *_: Any) -> int:
        return 0

    def fileno(self) -> int:
        return -1


class Transport(asyncio.Transport):
    """One end of a connection."""

    def __init__(self, link: Link, loop: SimulatedLoop) -> None:
        super().__init__()
        self._link, self.loop = link, loop
        self.peer: Transport
        self.protocol: Any = None
        self._closing = self._lost = False
        self._arrives = 0.0  # when the last byte written will be at the other end
        self._unread: list[bytes] = []
        self._reading = True
        self._on_the_way, self._high_water, self._full = 0, _HIGH_WATER, False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        # As over TLS: then the socket library leaves the writing to this transport.
        known = {"socket": _Socket(), "ssl_object": self, "peername": _CLIENT}
        return known.get(name, default)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._high_water = high or _HIGH_WATER

    def get_write_buffer_size(self) -> int:
        return self._on_the_way

    def is_closing(self) -> bool:
        return self._closing

    # Sending

    def write(self, data: Any) -> None:
        if self._closing or self._lost:
            return
        for piece in self._link.pieces(bytes(data)):
            self._on_the_way += len(piece)
            if not self._link.silent:
                self._send(self.peer._receive, piece)
                self._send_back(len(piece))
        if self._on_the_way > self._high_water and not self._full:
            self._full = True
            self.protocol.pause_writing()

    def _send(self, receive: Callable[..., None], *what: Any) -> None:
        """In order: nothing overtakes what was written before."""
        now = self._link.scheduler.now
        self._arrives = max(self._arrives, now + self._link.latency())
        self.peer.loop.post(self._arrives - now, receive, *what)

    def _send_back(self, size: int) -> None:
        self.loop.post(self._arrives - self._link.scheduler.now, self._acknowledge, size)

    def _acknowledge(self, size: int) -> None:
        self._on_the_way -= size
        if self._full and not self._on_the_way:
            self._full = False
            self.protocol.resume_writing()

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._link.interrupt()
            if not self._link.silent:
                self._send(self.peer._end)
            self.loop.call_soon(self._lose, None)

    def abort(self) -> None:
        self.close()

    # Receiving

    def _receive(self, data: bytes) -> None:
        if self._lost or self._closing or self._link.silent:
            return
        if self._reading:
            self.protocol.data_received(data)
        else:
            self._unread.append(data)

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        unread, self._unread = self._unread, []
        for data in unread:
            self.loop.call_soon(self._receive, data)

    def is_reading(self) -> bool:
        return self._reading

    def _end(self) -> None:
        """The other end has closed."""
        self._closing = True
        self._lose(None)

    def _lose(self, error: Exception | None) -> None:
        if not self._lost:
            self._lost = True
            self.protocol.connection_lost(error)

    def reset(self) -> None:
        """The connection breaks, and both ends are told."""
        self._closing = True
        self._lose(ConnectionResetError())


class Link:
    """A connection between a client and a process of the server."""

    def __init__(self, network: Network, client: SimulatedLoop, server: SimulatedLoop) -> None:
        self.scheduler, self._random = network.scheduler, network.random
        self.opened = self.scheduler.now
        self.silent = False  # half-open: bytes vanish, and nobody is told
        self.interrupted: float | None = None  # when its person was last certainly there
        self.here = Transport(self, client)
        self.there = Transport(self, server)
        self.here.peer, self.there.peer = self.there, self.here

    def latency(self) -> float:
        return exponential(self._random, LATENCY)

    def pieces(self, data: bytes) -> list[bytes]:
        if len(data) < 2 or self._random.random() > _SPLIT:
            return [data]
        cut = self._random.randrange(1, len(data))
        return [data[:cut], data[cut:]]

    @property
    def is_open(self) -> bool:
        return not (self.here._lost or self.here._closing)

    def fall_silent(self) -> None:
        self.silent = True
        self.interrupt()

    def interrupt(self) -> None:
        """From now on the server may take its person for absent."""
        if self.interrupted is None:
            self.interrupted = self.scheduler.now

    def reset(self) -> None:
        self.interrupt()
        for end in (self.here, self.there):
            if end.protocol is not None and end.loop.alive:
                end.loop.post(self.latency(), end.reset)


class Network:
    def __init__(self, scheduler: Scheduler, client: SimulatedLoop) -> None:
        self.scheduler, self._client = scheduler, client
        self.random = scheduler.stream("network")
        self.links: list[Link] = []

    def of(self, server: SimulatedLoop) -> list[Link]:
        return [link for link in self.links if link.is_open and link.there.loop is server]

    async def connect(
        self, server: SimulatedLoop, accept: Callable[[], Any], protocol: Any
    ) -> Link:
        """Open a connection; `accept` makes the server's protocol, in its loop."""
        link = Link(self, self._client, server)
        opened = self._client.create_future()

        def answer() -> None:
            link.there.protocol = accept()
            link.there.protocol.connection_made(link.there)
            self._client.post(link.latency(), opened.set_result, None)

        link.here.protocol = protocol
        if not server.alive:
            raise ConnectionRefusedError
        server.post(link.latency(), answer)
        await asyncio.wait_for(opened, 10)
        if not server.alive:  # killed meanwhile, when this link was not among those to be reset
            raise ConnectionResetError
        self.links.append(link)
        protocol.connection_made(link.here)
        return link
