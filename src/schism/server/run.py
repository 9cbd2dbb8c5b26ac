"""Running the application under uvicorn."""

from __future__ import annotations

import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

import uvicorn

from schism.errors import SchismError
from schism.files import reason_of
from schism.server.app import make_app
from schism.server.memory import freeze_heap
from schism.server.settings import Settings
from schism.server.store.store import Store
from schism.server.wire.http_protocol import ImpatientProtocol
from schism.server.wire.upgrade import socket_protocol

try:
    import resource
except ModuleNotFoundError:  # Windows
    resource = None  # type: ignore[assignment]

_log = logging.getLogger("schism.server")
_OTHER_FILES = 100  # that a server has open besides its sockets, requests under way included
_OWN_FILES = 40  # of these, those of the server itself: the database, the listener, libraries
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise SchismError("port", host=host, port=str(port), reason=reason_of(error)) from error
    return listener


def run(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until asked to stop; call `ready` with the address once it answers."""
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}{settings.root_path}/"
    files = _open_files_allowed()
    if files is not None:
        settings = replace(settings, most_connections=_room_for(settings.most_connections, files))
    config = uvicorn_config(settings, None if files is None else max(1, files - _OWN_FILES))
    server = _Server(config, lambda: ready(address))
    freeze_heap()
    server.run([listener])
    if server.failure is not None:
        raise SchismError("disk-failed", reason=str(server.failure))


def _open_files_allowed() -> int | None:
    """Let this process open as many files as it may; return how many, None for any number."""
    if resource is None:
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if allowed == resource.RLIM_INFINITY else allowed


def _room_for(connections: int, files: int) -> int:
    """How many sockets there can be.

    A socket beyond that would get no answer, and neither would the database its file."""
    room = max(1, files - _OTHER_FILES)
    if room < connections:
        _log.warning("only %d sockets: this process may open %d files", room, files)
    return min(room, connections)


def uvicorn_config(settings: Settings, most_at_once: int | None = None) -> uvicorn.Config:
    """`most_at_once`: connections of all kinds; a request beyond that is answered with 503."""
    app = make_app(settings)
    return uvicorn.Config(
        app,
        loop="auto",
        http=ImpatientProtocol,
        ws=socket_protocol(app),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        root_path=settings.root_path,
        timeout_graceful_shutdown=5,
        limit_concurrency=most_at_once,
    )


class _Server(uvicorn.Server):
    """uvicorn's server, which also says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.failure: Exception | None = None  # of the disk

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
            self._store().on_failure(self._stop)
            self._ready()

    def _store(self) -> Store:
        store: Store = self.config.app.state.registry.store  # type: ignore[union-attr]
        return store

    def _stop(self) -> None:
        """Stop at once: after a failed sync nothing that is written can be relied on."""
        self.failure = self._store().failure
        _log.critical("the disk failed, stopping: %s", self.failure)
        self.should_exit = self.force_exit = True
