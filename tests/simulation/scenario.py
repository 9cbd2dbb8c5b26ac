"""A scripted run: who does what at which process, instead of what a seed draws."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from schism.games.contract import Json
from tests.server.lobby import key_of
from tests.simulation.deployment import Deployment
from tests.simulation.simulation import quiet
from tests.simulation.wire import Socket, request
from tests.simulation.world.scheduler import Scheduler

Script: TypeAlias = Callable[["Stage"], Coroutine[Any, Any, None]]


class Visitor:
    """A socket at one process."""

    def __init__(self, socket: Socket, welcome: Json) -> None:
        self._socket, self.welcome = socket, welcome

    async def hear(self, *kinds: str) -> Json:
        while True:
            message: Json = json.loads(await self._socket.recv())
            if message["type"] in kinds:
                return message

    async def act(self) -> None:
        version, action = self.welcome["version"], self.welcome["yours"]["actions"][0]
        await self.ask({"type": "act", "id": "act", "version": version, "action": action})

    async def ask(self, request: Json) -> str:
        """Send a request; return `ok` or the id of the error."""
        await self._socket.send(json.dumps(request))
        answer = await self.hear("ok", "error")
        return str(answer["error"]["id"] if answer["type"] == "error" else "ok")

    def hang_up(self) -> None:
        self._socket.abort()


class Stage:
    """Processes whose notices get lost, and the requests of people at each of them."""

    def __init__(self, scheduler: Scheduler, processes: int) -> None:
        self.scheduler = scheduler
        self.deployment = Deployment(scheduler, processes)
        self.deployment.redis.lost = 1.0

    async def ask(self, process: int, path: str, body: Json) -> Json:
        at = self.deployment.processes[process]
        status, answer = await request(self.deployment, "POST", f"/api/tables{path}", body, at=at)
        assert status < 300, answer
        found: Json = answer
        return found

    async def make(self, process: int, **wish: Any) -> Json:
        return await self.ask(process, "", {"name": "Ann", "pace": 0, **wish})

    async def join(self, process: int, made: Json, **wish: Any) -> Json:
        body = {"key": key_of(made["links"]["join"]), "name": "Bob", **wish}
        return await self.ask(process, f"/{made['table']}/join", body)

    async def visit(self, process: int, made: Json, **hello: Any) -> Visitor:
        at = self.deployment.processes[process]
        socket = await Socket.open(self.deployment, at, made["table"])
        await socket.send(json.dumps({"type": "hello", **hello}))
        visitor = Visitor(socket, {})
        visitor.welcome = await visitor.hear("welcome", "error")
        return visitor


def perform(script: Script, processes: int) -> None:
    """Run a script to its end; whatever it raises is raised here."""
    scheduler = Scheduler("scenario")
    with scheduler.installed(), quiet():
        stage = Stage(scheduler, processes)
        try:
            task = stage.deployment.people.create_task(_when_up(stage, script))
            scheduler.run_until(task.done)
            task.result()
        finally:
            stage.deployment.remove()


async def _when_up(stage: Stage, script: Script) -> None:
    while not all(process.accept for process in stage.deployment.processes):
        await asyncio.sleep(0.1)
    await script(stage)
