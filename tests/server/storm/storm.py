"""Many tables at once, and servers that are killed, replaced or halted under them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from schism.games.contract import Json
from tests.server.forked import ForkedServer
from tests.server.kit import PATIENCE, Server
from tests.server.lobby import join, make_table
from tests.server.storm.notes import Notes
from tests.server.storm.player import Player
from tests.server.storm.truth import Findings, compare, read_table

_WISHES: list[Json] = [
    {"game": "avignon"},
    {"game": "tolerance", "options": {"players": 3}, "contributions": True},
    {"game": "avignon", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]},
    {"game": "tolerance", "options": {"players": 3, "roles": "random", "hidden_roles": True}},
]
_FOREVER = 86_400
_LONGEST_HALT = 3.0  # seconds
_A_MOMENT = 0.05  # seconds within which a kill falls at random


@dataclass
class Storm:
    data: Path
    database: str
    tables: int
    kills: int
    seed: int = 1
    bus: str | None = None  # with one there are several processes
    processes: int = 2
    faults: tuple[str, ...] = ("kill",)  # of these one is drawn each time
    think: float = 0.0  # seconds a player thinks at most
    said: Callable[[str], None] = lambda line: None
    findings: Findings = field(default_factory=Findings)

    def run(self) -> Findings:
        self._chance = Random(self.seed)
        self._notes: list[Notes] = []
        self._servers = [self._started(n) for n in range(self.processes if self.bus else 1)]
        self._up = set(self._servers)
        try:
            asyncio.run(self._rage())
        except BaseException:
            for server in self._up:
                server.kill()
            raise
        for server in self._servers:
            if server.stop() != 0:
                self.findings.problems.append("a server did not stop in order")
        asyncio.run(self._look_back())
        return self.findings

    def _started(self, number: int) -> Server:
        folder = self.data / f"server-{number}"
        folder.mkdir()
        arguments = [f"--database={self.database}"]
        if self.bus:
            arguments.append(f"--bus={self.bus}")
        return ForkedServer(folder, *arguments)

    async def _rage(self) -> None:
        self._count, self._until, self._reached = 0, 0, asyncio.Event()
        self._enough = asyncio.Event()
        self._somebody_up = asyncio.Event()
        self._somebody_up.set()
        groups = [Group(self, n, Random(f"{self.seed}-{n}")) for n in range(self.tables)]
        playing = asyncio.gather(*(group.play() for group in groups))
        striking = asyncio.create_task(self._strike_again_and_again())
        both: set[asyncio.Future[Any]] = {playing, striking}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():  # only a mistake ends it
            striking.cancel()
            await playing
        await striking
        await asyncio.gather(*(group.go_on_and_stop() for group in groups))
        await playing

    # Faults

    async def _strike_again_and_again(self) -> None:
        """As often as wanted; SIGTERM to this process ends it early."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._enough.set)
        for number in range(1, self.kills + 1):
            if self._enough.is_set():
                return
            await self._more_acknowledged(self._chance.randint(1, 3 * self.tables))
            await asyncio.sleep(self._chance.random() * _A_MOMENT)
            fault, server = self._chance.choice(self.faults), self._next_server(number)
            before = self._count
            await self._strike(fault, server)
            self.findings.counts["acknowledged while one was down"] += self._count - before
            self.findings.counts["kills"] = number
            self.findings.counts[f"of them: {fault}"] += 1
            self.said(f"{fault} {number} of {self.kills}: {self._count} acknowledged so far")

    def _next_server(self, number: int) -> Server:
        """Replacing them, as for an upgrade, goes from one to the next."""
        if self.faults == ("replace",):
            return self._servers[number % len(self._servers)]
        return self._chance.choice(self._servers)

    async def _strike(self, fault: str, server: Server) -> None:
        self._up.discard(server)
        if not self._up:
            self._somebody_up.clear()
        await getattr(self, f"_{fault}")(server)
        self._up.add(server)
        self._somebody_up.set()

    async def _kill(self, server: Server) -> None:
        server.kill()
        await asyncio.to_thread(server.start)

    async def _replace(self, server: Server) -> None:
        """Ask it to stop, as for an upgrade, and start another in its place."""
        if await asyncio.to_thread(server.stop) != 0:
            self.findings.problems.append("a server did not stop in order")
        await asyncio.to_thread(server.start)

    async def _halt(self, server: Server) -> None:
        """It stands still for a while, and then goes on as if nothing had been."""
        server.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self._chance.random() * _LONGEST_HALT)
        server.send_signal(signal.SIGCONT)

    async def _more_acknowledged(self, count: int) -> None:
        self._until = self._count + count
        self._reached.clear()
        async with asyncio.timeout(PATIENCE):
            await self._reached.wait()

    # What players need

    def acknowledged(self) -> None:
        self._count += 1
        if self._count >= self._until:
            self._reached.set()

    async def door(self) -> str:
        await self._somebody_up.wait()
        up = sorted(self._up, key=self._servers.index)
        return self._chance.choice(up).url

    def new_notes(self, table: str, seat: int) -> Notes:
        self._notes.append(Notes(table, seat))
        return self._notes[-1]

    # Looking back

    async def _look_back(self) -> None:
        ids = {notes.table for notes in self._notes}
        for stored in await read_table(self.database, ids):
            mine = [notes for notes in self._notes if notes.table == stored.row.id]
            compare(stored, mine, self.findings)


class Group:
    """People who play one table after the other."""

    def __init__(self, storm: Storm, number: int, chance: Random) -> None:
        self._storm, self._chance = storm, chance
        self._wish = {**_WISHES[number % len(_WISHES)], "grace": _FOREVER}
        self._players: list[Player] = []
        self._task: asyncio.Future[list[None]] | None = None
        self._last = False

    async def play(self) -> None:
        while not self._last:
            await self._make_table()
            if self._last:
                return
            self._task = asyncio.gather(*(player.play() for player in self._players))
            try:
                await self._task
            except asyncio.CancelledError:
                if not self._last:
                    raise

    async def _make_table(self) -> None:
        """One whose making is cut short by a kill is left alone, and another is made."""
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=await self._storm.door(), timeout=PATIENCE
                ) as http:
                    made = await make_table(http, **self._wish)
                    tokens = {made["seat"]: made["token"]}
                    while self._open_seats() > len(tokens):
                        joined = await join(http, made)
                        tokens[joined["seat"]] = joined["token"]
                self._players = [self._player(made["table"], *each) for each in tokens.items()]
                return
            except httpx.TransportError:
                continue

    def _open_seats(self) -> int:
        if "seats" in self._wish:
            return 1
        return int(self._wish.get("options", {}).get("players", 2))

    def _player(self, table: str, seat: int, token: str) -> Player:
        storm = self._storm
        notes = storm.new_notes(table, seat)
        chance = Random(self._chance.random())
        return Player(storm.door, storm.acknowledged, notes, token, chance, storm.think)

    async def go_on_and_stop(self) -> None:
        """Some steps more, so that it is seen to be alive."""
        self._last = True
        players = self._players
        goal = max((player.version for player in players), default=0) + 2
        end = asyncio.get_running_loop().time() + PATIENCE
        while players and not any(each.over or each.version >= goal for each in players):
            # The step that ends a game is told and not acknowledged any more: so look, do not wait.
            await asyncio.sleep(_A_MOMENT)
            if asyncio.get_running_loop().time() > end:
                raise AssertionError(f"stands still at {[each.stand for each in players]}")
        if self._task is not None:
            self._task.cancel()
