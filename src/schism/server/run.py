"""Running the application under uvicorn."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from schism.errors import SchismError
from schism.server.app import make_app
from schism.server.memory import freeze_heap
from schism.server.settings import Settings
from schism.server.wire.upgrade import socket_protocol

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise SchismError("port", host=host, port=str(port), reason=str(error)) from error
    return listener


def run(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until asked to stop; call `ready` with the address once it answers."""
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}{settings.root_path}/"
    server = _Server(uvicorn_config(settings), lambda: ready(address))
    freeze_heap()
    server.run([listener])


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    app = make_app(settings)
    return uvicorn.Config(
        app,
        loop="auto",
        http="httptools",
        ws=socket_protocol(app),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        root_path=settings.root_path,
        timeout_graceful_shutdown=5,
    )


class _Server(uvicorn.Server):
    """uvicorn's server, which also says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Exit with code 0 when asked to stop; uvicorn would raise the signal again."""
        before = {each: signal.signal(each, self.handle_exit) for each in _SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
