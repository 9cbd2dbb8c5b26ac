"""Sockets: fragmented messages, slow readers, a failing disk."""

from __future__ import annotations

import json
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import websockets

from schism.cli.commands.serve import DATABASE_FILE
from schism.games.contract import Json
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, everybody, play_on, run
from tests.server.lobby import full_table, seated


def test_a_message_may_come_in_pieces(server: Server) -> None:
    async def say() -> None:
        rome, _ = await seated(server)
        text = json.dumps({"type": "act", "id": "1", "version": 1, "action": "beseech 1"})
        await rome.say_in_pieces(text[:5], text[5:20], text[20:])
        assert (await rome.hear("ok", "error"))["id"] == "1"
        await rome.say_in_pieces(*["x" * 9000] * 2)
        assert await rome.closed() == 1009

    run(say())


def test_an_empty_close_frame_is_answered_with_a_normal_closure(server: Server) -> None:
    """As Node's `ws.close()` sends it. Codes below 1000 must not be sent (RFC 6455, 7.4.2)."""

    async def leave() -> None:
        made, _ = await full_table(server)
        ws = await websockets.connect(server.socket_url(made["table"]))
        ws.protocol.send_close()
        ws.send_data()
        await ws.wait_closed()
        assert ws.protocol.close_rcvd is not None
        assert ws.protocol.close_rcvd.code == 1000

    run(leave())


def test_a_reader_who_falls_behind_is_let_go(start_server: Starter) -> None:
    async def fall_behind(server: Server) -> None:
        made, tokens = await full_table(server, "tolerance")
        clients = await everybody(server, made, tokens)
        await play_on(clients, 20)
        await clients[0].close()
        await clients[1].hear_that(lambda heard: _is_there(heard) is False)
        slow = Client(await _slow_socket(server.socket_url(made["table"])))
        await slow.say(type="hello", token=tokens[0])
        await clients[1].hear_that(lambda heard: _is_there(heard) is True)
        for number in range(2000):
            await slow.say(type="undo", id=str(number), version=0)  # all that happened, each time
        await clients[1].hear_that(lambda heard: _is_there(heard) is False)
        assert await slow.closed() == 4008

    run(fall_behind(start_server("--rate=100000")))


def _is_there(heard: Json) -> bool | None:
    """What a message says of the first seat."""
    return heard["table"]["seats"][0]["present"] if heard["type"] == "table" else None


async def _slow_socket(url: str) -> websockets.ClientConnection:
    """A socket that reads only when asked to."""
    address = url.split("/")[2].split(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect((address[0], int(address[1])))
    return await websockets.connect(url, sock=narrow, compression=None, max_queue=1)


def test_what_cannot_be_stored_is_refused_and_may_be_asked_for_again(
    start_server: Starter, tmp_path: Path
) -> None:
    async def play(server: Server) -> None:
        rome, avignon = await seated(server)
        action = {"id": "1", "version": 1, "action": "beseech 1"}
        _change(tmp_path, "ALTER TABLE journal RENAME TO elsewhere")
        refused = await rome.ask("act", **action)
        assert refused["error"]["id"] == "failed"
        _change(tmp_path, "ALTER TABLE elsewhere RENAME TO journal")
        assert (await rome.ask("act", **action))["type"] == "ok"
        assert (await avignon.hear("moved"))["version"] == 2

    run(play(start_server()))


def _change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as database:
        database.execute(statement)
        database.commit()
