"""A deployment: one process on SQLite, or several that share a database and a bus.

What runs here is the server's own code, from the connections' protocols down to the store; only
uvicorn's main loop is done without.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.datastructures import State
from uvicorn.server import ServerState

from schism.server.app import new_state
from schism.server.bus import Bus
from schism.server.bus.local import LocalBus
from schism.server.bus.redis import RedisBus
from schism.server.lobby.lifespan import run_registry
from schism.server.lobby.registry import TableRegistry
from schism.server.reviews.reviews import ReviewQueue
from schism.server.run import uvicorn_config
from schism.server.settings import Settings
from schism.server.store.store import Store
from schism.server.wire.http_protocol import ImpatientProtocol
from tests.simulation.world.disk import FaultyDatabase, Machine
from tests.simulation.world.ledger import Ledger
from tests.simulation.world.loop import SimulatedLoop
from tests.simulation.world.network import Link, Network
from tests.simulation.world.postgres import SharedDatabase, SimulatedPostgres
from tests.simulation.world.redis import SimulatedClient, SimulatedRedis
from tests.simulation.world.scheduler import Scheduler

_SETTINGS = Settings(
    database="sqlite://", messages_a_second=1000, requests_a_minute=1e6, sleep_after=10.0
)
_spare_configs: list[uvicorn.Config] = []
_RESTART_DELAY = 1.0  # seconds until a process that has ended is started again
_DISK_FAILURE_DELAY = 0.1  # seconds that uvicorn takes to notice that it is to stop
_SHUTDOWN_TIMEOUT = 5.0


class Deployment:
    def __init__(self, scheduler: Scheduler, processes: int) -> None:
        self.scheduler = scheduler
        self.shared = processes > 1
        self.ledger = Ledger(scheduler)
        self.machine = None if self.shared else Machine(scheduler)
        self.postgres = SimulatedPostgres(scheduler, self.ledger)
        self.redis = SimulatedRedis(scheduler)
        self.people = SimulatedLoop(scheduler, "people")
        self.network = Network(scheduler, self.people)
        self._random = scheduler.stream("load balancer")
        self.failures: list[str] = []
        self._configs: list[uvicorn.Config] = []
        self.wall_offset = 0.0
        self.processes = [ServerProcess(self, f"process {n}") for n in range(processes)]

    def open(self, loop: SimulatedLoop) -> tuple[Store, Bus]:
        if self.machine is not None:
            database = FaultyDatabase(self.machine, loop, self.ledger)
            return Store(database.engine, database), LocalBus()
        shared = SharedDatabase(self.postgres, loop)
        return Store(shared.engine, shared), RedisBus(SimulatedClient(self.redis, loop))

    def take_config(self) -> uvicorn.Config:
        """The configuration of a new process. It comes from an earlier run, if there was one,
        with all that FastAPI has worked out about the routes."""
        config = _spare_configs.pop() if _spare_configs else uvicorn_config(_SETTINGS)
        if not config.loaded:
            config.load()
        _set_state(config, new_state(_SETTINGS))
        self._configs.append(config)
        return config

    def any_process(self) -> ServerProcess:
        """As behind one address; raise if none answers."""
        up = [process for process in self.processes if process.accept is not None]
        if not up:
            raise ConnectionRefusedError
        return self._random.choice(up)

    async def connect(self, process: ServerProcess, protocol: Any) -> Link:
        if process.accept is None:
            raise ConnectionRefusedError
        return await self.network.connect(process.loop, process.accept, protocol)

    def jump_clocks(self, seconds: float) -> None:
        """Somebody sets the time of day."""
        self.wall_offset += seconds
        for process in self.processes:
            process.loop.wall_offset = self.wall_offset

    async def stop(self) -> None:
        await asyncio.gather(*(process.stop() for process in self.processes))

    def remove(self) -> None:
        for process in self.processes:
            process.end()
        for config in self._configs:
            _set_state(config, State())  # or it would keep this run in memory
        _spare_configs.extend(self._configs)
        if self.machine is not None:
            self.machine.remove()


class ServerProcess:
    """A process that is started again whenever it ends, until it is stopped."""

    def __init__(self, deployment: Deployment, name: str) -> None:
        self._deployment, self._scheduler, self.name = deployment, deployment.scheduler, name
        self.accept: Callable[[], Any] | None = None  # makes a connection's protocol, when ready
        self._starts = 0
        self._stopping = False
        self.past: list[SimulatedLoop] = []
        self.start()

    def start(self) -> None:
        if self._stopping:
            return
        self._starts += 1
        self.loop = SimulatedLoop(self._scheduler, f"{self.name}.{self._starts}")
        self.loop.boot(self._deployment.wall_offset)
        self._stop = asyncio.Event()
        self._task = self.loop.create_task(self._serve())
        self._task.add_done_callback(self._on_end)

    async def _serve(self) -> None:
        store, bus = self._deployment.open(self.loop)
        async with run_registry(store, bus, _SETTINGS) as registry:
            store.on_failure(self._on_disk_failure)
            connections = self._listen(registry)
            await self._stop.wait()
            self.accept = None
            await _shut_down(connections)

    def _listen(self, registry: TableRegistry) -> ServerState:
        config, state = self._deployment.take_config(), ServerState()
        state.connections = _OrderedSet()  # type: ignore[assignment]
        app: Any = config.app
        app.state.registry, app.state.reviews = registry, ReviewQueue()
        self.registry = registry
        self.accept = lambda: ImpatientProtocol(config, state, {}, self.loop)
        return state

    def _on_disk_failure(self) -> None:
        self.loop.post(_DISK_FAILURE_DELAY, self.kill)

    def _on_end(self, task: asyncio.Task[None]) -> None:
        """In the process's own loop: it has not been killed."""
        if task.exception() is not None and not self._stopping:
            self.kill()

    async def stop(self) -> None:
        """In order, as on SIGTERM; for good."""
        self._stopping = True
        if self.loop.alive:
            self.loop.post(0.0, self._stop.set)
            while not self._task.done():
                await asyncio.sleep(0.1)
            if self._task.exception() is not None:
                self._deployment.failures.append(
                    f"{self.name} ended with {self._task.exception()!r}"
                )
            self.end()

    def kill(self, restart_after: float = _RESTART_DELAY) -> None:
        """Like SIGKILL: the system closes its connections."""
        links = self._deployment.network.of(self.loop)
        self.end()
        for link in links:
            link.interrupt()
            link.here.loop.post(link.latency(), link.here.reset)
        if self._deployment.machine is not None:
            self._deployment.machine.crash()
        self._scheduler.call_later(restart_after, self.start)

    def cut_power(self, restart_after: float = _RESTART_DELAY) -> None:
        """Nobody closes anything, and what was not synced is gone."""
        for link in self._deployment.network.of(self.loop):
            link.fall_silent()
        self.end()
        if self._deployment.machine is not None:
            self._deployment.machine.cut_power()
        self._scheduler.call_later(restart_after, self.start)

    def stand_still(self, seconds: float) -> None:
        for link in self._deployment.network.of(self.loop):
            link.interrupt()
        self.loop.stop_for(seconds)

    def end(self) -> None:
        self.accept = None
        if self.loop.alive:
            self.loop.kill()
            self._deployment.failures += self.loop.failures
            self.past.append(self.loop)  # so that nothing of it is cleaned up in another process


def _set_state(config: uvicorn.Config, state: State) -> None:
    config.app.state = state  # type: ignore[union-attr]


class _OrderedSet(dict[Any, None]):
    """A set whose order does not depend on where in memory its members happen to be."""

    def add(self, member: Any) -> None:
        self[member] = None

    def discard(self, member: Any) -> None:
        self.pop(member, None)


async def _shut_down(state: ServerState) -> None:
    """As uvicorn does."""
    for connection in list(state.connections):
        connection.shutdown()
    if state.tasks:
        await asyncio.wait(state.tasks, timeout=_SHUTDOWN_TIMEOUT)
