"""Players at Schism's table server."""

from __future__ import annotations

from random import random
from typing import NamedTuple

import orjson

from schism.bench.peers import TRICK_TAKING
from schism.bench.players.player import OnEnd, OnStep, Player
from schism.bench.players.post import Poster
from schism.games.contract import Json

_SEATS = [{"who": "me"}, *[{"who": "open"}] * 3]
_STEPS = b'{"type":"moved"', b'{"type":"welcome"'
_ERROR = b'{"type":"error"'
_OVER = b'"phase":"over"'
_WAITING = b'"actions":[]}}'  # how a step ends for those who are not to act


class Seat(NamedTuple):
    table: str
    token: str


async def open_table(lobby: Poster) -> list[Seat]:
    wanted = {"game": TRICK_TAKING, "seats": _SEATS, "name": "player 0"}
    made = await lobby.post("/api/tables", wanted)
    table, key = made["table"], made["links"]["join"].rpartition("/")[2]
    tokens = [made["token"]]
    for seat in range(1, len(_SEATS)):
        person = {"key": key, "name": f"player {seat}"}
        tokens.append((await lobby.post(f"/api/tables/{table}/join", person))["token"])
    return [Seat(table, token) for token in tokens]


async def connect(url: str, seat: Seat, on_step: OnStep, on_end: OnEnd) -> Player:
    player = OurPlayer(seat.token, on_step, on_end)
    return await player.connect(url, f"/api/tables/{seat.table}/socket")


class OurPlayer(Player):
    def __init__(self, token: str, on_step: OnStep, on_end: OnEnd) -> None:
        super().__init__(on_step, on_end)
        self._token, self._requests = token, 0

    def greet(self) -> None:
        self.say(orjson.dumps({"type": "hello", "token": self._token}))

    def hear(self, text: bytes) -> None:
        if text.startswith(_ERROR):
            raise RuntimeError(text.decode())
        if not text.startswith(_STEPS):
            return
        self.welcomed()
        if _OVER in text:
            self._on_end(None)
        elif text.endswith(_WAITING):
            self._on_step(None)
        else:
            self._take_turn(orjson.loads(text))

    def _take_turn(self, step: Json) -> None:
        actions = (step.get("yours") or {}).get("actions")
        if not actions:
            self._on_step(None)
            return
        self._requests += 1
        move = {
            "type": "act",
            "id": f"{self._token[:8]}-{self._requests}",
            "version": step["version"],
            "action": actions[int(random() * len(actions))],
        }
        self._on_step(lambda: self.say(orjson.dumps(move)))
