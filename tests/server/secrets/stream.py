"""Every byte that one viewer gets: while playing, reconnecting and asking."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from schism.games.contract import PUBLIC, Json
from tests.server.kit import OPEN, PATIENCE, Client, connected
from tests.server.lobby import bearer, join, key_of, make_table
from tests.server.secrets.stage import Stage
from tests.server.secrets.twins import Play

_PROBED = 4  # steps after which the viewer tries every request there is

# What differs between two tables of the same game_log, and must: names of tables, times, and the
# commitment, which is a hash of a random secret.
_OWN = [
    (re.compile(r'"(created|changed|at)":[0-9.e+]+'), r'"\1":0'),
    (re.compile(r'"commitment":"[0-9a-f]{64}"'), '"commitment":"-"'),
]


class Viewer:
    """A socket whose text is kept as it came."""

    def __init__(self, socket: Any, table: str, stream: list[str]) -> None:
        self._socket, self._table, self._stream = socket, table, stream
        OPEN.append(self)

    @classmethod
    async def at(cls, stage: Stage, table: str, hello: Json, stream: list[str]) -> Viewer:
        viewer = cls(await connected(stage.socket_url(table)), table, stream)
        await viewer.ask(json.dumps({"type": "hello", **hello}), "welcome")
        return viewer

    async def ask(self, text: str, *kinds: str) -> Json:
        await self._socket.send(text)
        return await self.hear(*kinds)

    async def hear(self, *kinds: str) -> Json:
        while True:
            text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
            self._stream.append(without_own(text, self._table))
            message: Json = json.loads(text)
            if message["type"] in kinds:
                return message

    async def close(self) -> None:
        await self._socket.close()


def without_own(text: str, table: str) -> str:
    text = text.replace(table, "TABLE")
    for pattern, instead in _OWN:
        text = pattern.sub(instead, text)
    return text


async def stream_of(stage: Stage, play: Play, viewer: int, **wish: Any) -> list[str]:
    """Play the game at a table of its own; return what the viewer was sent."""
    stage.deal(play)
    async with stage.http() as http:
        made = await make_table(http, game=play.game, options=play.options, grace=86_400, **wish)
        seats = play.end().seats
        tokens = [made["token"]] + [(await join(http, made))["token"] for _ in range(seats - 1)]
    table = made["table"]
    clients = [await Client.at(stage, table, token=token) for token in tokens]  # type: ignore[arg-type]
    hello = {"key": key_of(made["links"]["watch"])}
    if viewer != PUBLIC:
        hello = {"token": tokens[viewer]}
    stream: list[str] = []
    eyes = await Viewer.at(stage, table, hello, stream)
    for number, step in enumerate(play.steps):
        asked = {"action": step.action} if step.action is not None else {}
        kind = "act" if asked else "undo"
        answer = await clients[step.seat].ask(kind, version=number + 1, **asked)
        assert answer["type"] == "ok", (step, answer)
        told = await eyes.hear("moved", "undone")
        assert told["version"] == number + 2
        if number % _PROBED == 0:
            await _probe(eyes, told, play, number)
            await _come_back(stage, table, hello, told["version"], eyes, stream)
            await _ask_http(stage, table, tokens, viewer, stream)
    await eyes.close()
    for client in clients:
        await client.close()
    return stream


async def _probe(eyes: Viewer, told: Json, play: Play, number: int) -> None:
    """Questions that change nothing; some are refused, and refusals must not tell more."""
    version = told["version"]
    following = [step.action for step in play.steps[number + 1 :] if step.action][:1]
    for action in [None, "N9", "X", *following]:
        question = {"type": "preview", "id": "p", "version": version, "action": action}
        await eyes.ask(json.dumps(question), "preview", "error")
    for kind in ("act", "undo", "preview", "hint"):
        late = {"type": kind, "id": "s", "version": version - 1}
        if kind == "act":
            late["action"] = "N9"
        await eyes.ask(json.dumps(late), "stale", "error")
    wrong = {"type": "act", "id": "w", "version": version, "action": "no such action"}
    for text in (json.dumps(wrong), "nonsense", '{"type": "act"}', "[]"):
        await eyes.ask(text, "error")


async def _come_back(
    stage: Stage, table: str, hello: Json, version: int, eyes: Viewer, stream: list[str]
) -> None:
    """A second socket that knows nothing, half, or all of it."""
    for since in ({}, {"since": version // 2}, {"since": version}, {"since": version + 7}):
        again = await Viewer.at(stage, table, {**hello, **since}, stream)
        await eyes.hear("table")  # somebody came
        await again.ask('{"type": "ping"}', "pong")
        await again.close()
        await eyes.hear("table")  # and has gone


async def _ask_http(
    stage: Stage, table: str, tokens: list[str], viewer: int, stream: list[str]
) -> None:
    headers = {} if viewer == PUBLIC else bearer(tokens[viewer])
    async with stage.http() as http:
        for path in ("", "/record", f"/review?seat={max(viewer, 0)}"):
            answer = await http.get(f"api/tables/{table}{path}", headers=headers)
            stream.append(without_own(answer.text, table))


async def replayed(stage: Stage, play: Play, viewer: int) -> str:
    """The record so far, position by position, as the viewer would have seen it."""
    record = play.end().record()
    async with stage.http() as http:
        seat = None if viewer == PUBLIC else viewer
        answer = await http.post("api/replays", json={"record": record, "seat": seat})
    assert answer.status_code == 200, answer.text
    return answer.text
