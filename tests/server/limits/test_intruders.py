"""Intruders get a clear answer, and other tables play on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets

from schism.games.contract import Json
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, everybody, play_on, run
from tests.server.lobby import bearer, full_table, join, key_of, make_table, seated


class Bystander:
    """An unrelated table, which must be able to continue."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._made, self._tokens = run(full_table(server, "tolerance"))

    def plays_on(self) -> None:
        async def play() -> None:
            clients = await everybody(self._server, self._made, self._tokens)
            before = clients[0].welcome["version"]
            after = await play_on(clients, 1)
            assert after["version"] == before + 1
            for client in clients:
                await client.close()

        run(play())


@pytest.fixture(scope="module")
def bystander(server: Server) -> Bystander:
    return Bystander(server)


@pytest.fixture(autouse=True)
def unharmed(bystander: Bystander) -> Iterator[None]:
    yield
    bystander.plays_on()


async def post(server: Server, path: str, body: Any = None, token: str = "") -> httpx.Response:
    async with server.http() as http:
        return await http.post(path, json=body, headers=bearer(token) if token else {})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the id of an error; its message must say something."""
    error = answer.json()["error"]
    assert error["message"]
    return answer.status_code, error["id"]


# Seats


def test_tokens_of_other_seats_tables_and_guesses_open_nothing(server: Server) -> None:
    async def try_all() -> None:
        made, tokens = await full_table(server)
        _, other_tokens = await full_table(server)
        watch, invite = (key_of(made["links"][kind]) for kind in ("watch", "join"))
        for token in ("", "x" * 43, other_tokens[0], watch, invite, tokens[0][:-1], made["table"]):
            client = await Client.at(server, made["table"], token=token)
            assert client.welcome["error"]["id"] == "token"
            assert await client.closed() == 4003
            answer = await post(server, f"api/tables/{made['table']}/pause", token=token)
            assert refusal(answer) == (401, "token")
        for token, expected in ((tokens[1], "host-only"), (other_tokens[0], "token")):
            for path in ("start", "seats/1"):
                body = {"who": "bot"} if path == "seats/1" else None
                answer = await post(server, f"api/tables/{made['table']}/{path}", body, token)
                assert refusal(answer)[1] == expected

    run(try_all())


def test_one_seat_cannot_act_for_another_nor_after_the_end(server: Server) -> None:
    async def try_all() -> None:
        made, tokens = await full_table(server)
        rome, avignon = await everybody(server, made, tokens)
        forged = {"type": "act", "id": "1", "version": 1, "action": "beseech 1", "seat": 0}
        await avignon.say(**forged)
        assert (await avignon.hear("error"))["error"]["id"] == "message"
        refused = await avignon.ask("act", version=1, action="beseech 1")
        assert refused["error"]["id"] == "not-your-turn"
        end = await play_on([rome, avignon])
        for kind in ("act", "undo"):
            late = await rome.ask(kind, version=end["version"], **_action(kind))
            assert late["error"]["id"] == "game-over"
        for path in ("pause", "resume"):
            answer = await post(server, f"api/tables/{made['table']}/{path}", token=tokens[0])
            assert refusal(answer) == (409, "game-over")

    run(try_all())


def _action(kind: str) -> Json:
    return {"action": "beseech 1"} if kind == "act" else {}


def test_invitations_are_needed_and_do_not_fit_elsewhere(server: Server) -> None:
    async def try_all() -> None:
        async with server.http() as http:
            made = await make_table(http, game="avignon")
            other = await make_table(http, game="avignon")
        path = f"api/tables/{made['table']}/join"
        wrong = key_of(other["links"]["join"]), key_of(made["links"]["watch"]), None, "", "x" * 43
        for key in wrong:
            assert refusal(await post(server, path, {"key": key, "name": "Eve"})) == (403, "key")

    run(try_all())


# Sockets


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1.evil.example"]
)
def test_sockets_of_other_sites_pages_are_refused(server: Server, origin: str) -> None:
    async def connect() -> None:
        made, _ = await full_table(server)
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(server.socket_url(made["table"]), origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403

    run(connect())


def test_a_page_of_the_servers_own_may_open_sockets(server: Server) -> None:
    async def connect() -> None:
        made, _ = await full_table(server)
        own = server.url.rstrip("/")
        socket = await websockets.connect(server.socket_url(made["table"]), origin=own)  # type: ignore[arg-type]
        await socket.close()

    run(connect())


FRAMES = [
    b"\x00\xff\xfe",
    b'{"type": "ping"}',
    "{" * 8000,
    '{"a":' * 3000,
    "[" * 16000,
    '{"type": "act", "id": 7, "version": "x", "action": []}',
    '{"type": "act", "id": "1", "version": 1e400, "action": "N9"}',
    '{"type": "act", "id": "1", "version": 99999999999999999999999, "action": "N9"}',
    '{"type": "act", "id": "1", "version": -1, "action": "N9"}',
    '{"type": "act", "id": "' + "x" * 5000 + '", "version": 1, "action": "N9"}',
    '{"type": "hello", "token": "again"}',
    '{"type": "__class__"}',
    '{"type": "hear"}',
    '{"type": ["act"]}',
    '{"type": "chat", "id": "1", "text": "\\ud800"}',
    '{"type": "chat", "id": "1", "text": "a\\u0000b"}',
    '{"type": "chat", "id": "a\\u0000b", "text": "zero"}',
    '{"type": "undo", "id": "a\\u0000b", "version": 1}',
    '"text"',
    "NaN",
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_frames_without_sense_are_answered_and_the_socket_lives(
    server: Server, frame: str | bytes
) -> None:
    async def say() -> None:
        made, tokens = await full_table(server)
        rome, avignon = await everybody(server, made, tokens)
        await rome.say_raw(frame)
        assert (await rome.hear("error", "ok", "pong"))["error"]["message"]
        assert (await rome.ask("act", version=1, action="beseech 1"))["type"] == "ok"
        assert (await avignon.hear("moved"))["version"] == 2
        first = await websockets.connect(server.socket_url(made["table"]), compression=None)
        await first.send(frame)
        assert json.loads(await first.recv())["type"] == "error"
        await first.close()

    run(say())


def test_a_frame_that_is_too_large_closes_its_socket_only(server: Server) -> None:
    async def say() -> None:
        rome, avignon = await seated(server)
        await rome.say_raw("x" * 100_000)
        assert await rome.closed() == 1009
        assert (await avignon.ask("preview", version=1))["type"] == "preview"

    run(say())


def test_who_says_too_much_is_shut_out(start_server: Starter) -> None:
    async def flood(server: Server) -> None:
        rome, avignon = await seated(server)
        for _ in range(300):
            await rome.say(type="ping")
        assert await rome.closed() == 4029
        assert rome.heard[-1]["error"]["id"] == "too-many"
        assert (await avignon.ask("preview", version=1))["type"] == "preview"

    run(flood(start_server("--rate=20")))


def test_more_connections_than_the_limit_are_turned_away(start_server: Starter) -> None:
    """500 connect where 60 may; those who were there before notice nothing."""
    limit, crowd = 60, 500

    async def come(server: Server) -> None:
        made, tokens = await full_table(server)
        clients = await everybody(server, made, tokens)
        url = server.socket_url(made["table"])
        sockets = [await websockets.connect(url, compression=None) for _ in range(crowd)]
        codes = [socket.close_code for socket in sockets if await _turned_away(socket)]
        assert len(codes) == crowd - (limit - len(clients))
        assert set(codes) == {1013}
        await play_on(clients, 3)
        for socket in sockets:
            await socket.close()
        async with server.http() as http:
            while "schism_connections 2\n" not in (await http.get("api/metrics")).text:
                continue
        late = await Client.at(server, made["table"], token=tokens[0])
        assert late.welcome["type"] == "welcome"

    run(come(start_server(f"--most-connections={limit}")))


def test_one_address_cannot_take_all_sockets(start_server: Starter) -> None:
    """Behind a proxy on this machine everybody has the address the proxy gives."""

    async def come(server: Server) -> None:
        made, _ = await full_table(server)
        url = server.socket_url(made["table"])

        async def from_address(address: str) -> Any:
            headers = {"x-forwarded-for": f"10.9.9.9, {address}"}
            return await websockets.connect(url, compression=None, additional_headers=headers)

        greedy = [await from_address("203.0.113.7") for _ in range(5)]
        assert [await _turned_away(socket) for socket in greedy] == [False] * 3 + [True] * 2
        other = await from_address("203.0.113.8")
        assert not await _turned_away(other)
        await greedy[0].close()
        async with server.http() as http:
            while "schism_connections 3\n" not in (await http.get("api/metrics")).text:
                continue
        late = await from_address("203.0.113.7")
        assert not await _turned_away(late)
        for socket in (*greedy, other, late):
            await socket.close()

    run(come(start_server("--most-sockets=3")))


async def _turned_away(socket: Any) -> bool:
    """Sockets that were let in answer a ping; the others are closed before they could."""
    try:
        await (await socket.ping())
    except websockets.ConnectionClosed:
        return True
    return False


# Words


def test_markup_in_names_and_chats_stays_text(server: Server) -> None:
    evil = "<script>alert(1)</script>"

    async def say() -> None:
        async with server.http() as http:
            made = await make_table(http, game="avignon", name=evil[:24])
            await join(http, made, "<b>Bob")
            page = await http.get(f"api/tables/{made['table']}")
        assert page.headers["content-type"] == "application/json"
        assert page.headers["x-content-type-options"] == "nosniff"
        assert "script-src" in page.headers["content-security-policy"] or (
            "default-src 'self'" in page.headers["content-security-policy"]
        )
        assert page.json()["seats"][0]["name"] == evil[:24]
        client = await Client.at(server, made["table"], token=made["token"])
        await client.ask("chat", text=evil)
        assert (await Client.at(server, made["table"], token=made["token"])).welcome["chat"][-1][
            "text"
        ] == evil

    run(say())
