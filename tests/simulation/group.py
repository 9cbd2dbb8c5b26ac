"""A group of people who play one table after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from schism.games.contract import PUBLIC, Json
from tests.server.lobby import key_of
from tests.server.storm.notes import Notes
from tests.server.storm.player import BROKEN
from tests.simulation.deployment import Deployment
from tests.simulation.people import Observer, Person, Watcher
from tests.simulation.wire import request

_WISHES: list[Json] = [
    {"game": "avignon"},
    {"game": "avignon", "clock": {"seconds": 60, "increment": 5}},
    {"game": "avignon", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]},
    {"game": "tolerance", "options": {"players": 3, "roles": "random", "hidden_roles": True}},
]
_RETRY = 0.5  # seconds
_THINK = 0.5  # seconds, at most
_SECOND_TAB, _SPECTATOR, _REMATCH, _CONTRIBUTIONS = 0.2, 0.3, 0.5, 0.3  # how often


class Group:
    def __init__(self, deployment: Deployment, number: int, chance: Random) -> None:
        self._deployment, self._number, self._chance = deployment, number, chance
        wish = chance.choice(_WISHES)
        grace = chance.choice((3, 8, 3600))
        pace, contributions = chance.choice((0, 0.5, 3.0)), chance.random() < _CONTRIBUTIONS
        self._wish = {**wish, "name": "Ann", "grace": grace, "pace": pace}
        self._wish["contributions"] = contributions
        self._people = 1 if "seats" in wish else wish.get("options", {}).get("players", 2)
        self.observers: dict[str, Observer] = {}  # by table
        self.notes: list[Notes] = []
        self.problems: list[str] = []
        self.players: list[Watcher] = []
        self.on_acknowledged: Callable[[], None] = lambda: None
        self.ended = False
        self._rounds = 0

    @property
    def stand(self) -> str:
        return (
            "; ".join(player.stand for player in self.players) or f"group {self._number}: no table"
        )

    @property
    def version(self) -> int:
        return max((player.version for player in self.players), default=0)

    @property
    def over(self) -> bool:
        return any(player.over for player in self.players)

    async def play(self) -> None:
        tokens: dict[int, str] = {}
        table = ""
        while not self.ended:
            self._rounds += 1
            can_go_on = table and table not in self._deployment.ledger.damaged
            if can_go_on and self._chance.random() < _REMATCH:
                table, tokens = await self._rematch(table, tokens)
                key = ""
            else:
                table, tokens, key = await self._new_table()
            await self._play_at(table, tokens, key)

    async def _play_at(self, table: str, tokens: dict[int, str], key: str) -> None:
        observer = self.observers[table] = Observer()
        self.players = []
        for seat, token in tokens.items():
            self._add(Person, table, seat, {"token": token}, observer)
            if self._chance.random() < _SECOND_TAB:
                self._add(Watcher, table, seat, {"token": token}, observer)
        if key and self._chance.random() < _SPECTATOR:
            self._add(Watcher, table, PUBLIC, {"key": key}, observer)
        await asyncio.gather(*(player.play() for player in self.players))

    def _add(
        self, kind: type[Watcher], table: str, seat: int, hello: Json, observer: Observer
    ) -> None:
        notes = Notes(table, seat)
        chance = Random(self._chance.random())
        player = kind(self._deployment, observer, notes, hello, chance, _THINK)
        player.on_acknowledged = lambda: self.on_acknowledged()
        self.notes.append(notes)
        self.players.append(player)

    # Over HTTP

    async def _new_table(self) -> tuple[str, dict[int, str], str]:
        made = await self._ask("/api/tables", {**self._wish, "request": self._secret("make")})
        key, tokens = key_of(made["links"]["join"]), {made["seat"]: made["token"]}
        path = f"/api/tables/{made['table']}/join"
        for number in range(1, self._people):
            body = {"name": f"P{number}", "key": key, "request": self._secret(f"join-{number}")}
            joined = await self._ask(path, body)
            tokens[joined["seat"]] = joined["token"]
        if len(tokens) != self._people:
            self.problems.append(f"two people have the same seat at {made['table']}")
        return made["table"], tokens, key

    async def _rematch(self, table: str, tokens: dict[int, str]) -> tuple[str, dict[int, str]]:
        """Everybody asks at once."""
        path = f"/api/tables/{table}/rematch"
        asked = (self._ask(path, {}, token) for token in tokens.values())
        answers = await asyncio.gather(*asked)
        if len({answer["table"] for answer in answers}) != 1:
            self.problems.append(f"{table} has two rematches")
        return answers[0]["table"], {answer["seat"]: answer["token"] for answer in answers}

    def _secret(self, purpose: str) -> str:
        return f"a-simulated-secret-{self._number}-{self._rounds}-{purpose}"

    async def _ask(self, path: str, body: Json, token: str | None = None) -> Any:
        """Ask until there is an answer; what is lost or failed is asked again, as a page does."""
        while True:
            try:
                status, answer = await request(self._deployment, "POST", path, body, token)
            except BROKEN:
                await asyncio.sleep(_RETRY)
                continue
            if status < 300:
                return answer
            if status < 500 or not self._deployment.ledger.is_disturbed():
                raise AssertionError(f"{path} was refused: {status} {answer}")
            await asyncio.sleep(_RETRY)
