"""People come, go, take over from each other, and play again."""

from __future__ import annotations

from typing import Any

from tests.server.kit import Client, Server, everybody, play_on, run
from tests.server.lobby import bearer, full_table, join


async def post(server: Server, path: str, body: Any = None, token: str | None = None) -> Any:
    async with server.http() as http:
        return await http.post(path, json=body, headers=bearer(token) if token else {})


def test_whoever_takes_over_a_seat_may_use_the_same_request_ids(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, grace=86_400)
        rome, avignon = await everybody(server, made, tokens)
        await rome.ask("act", version=1, action="beseech 1")
        moved = await avignon.ask("act", id="1", version=2, action="beseech 2")
        assert (await avignon.ask("chat", id="2", text="Vale"))["type"] == "ok"
        path = f"api/tables/{made['table']}/seats/1"
        assert (await post(server, path, {"who": "open"}, tokens[0])).status_code == 200
        assert await avignon.closed() == 4001
        async with server.http() as http:
            joined = await join(http, made, "Eve")
        eve = await Client.at(server, made["table"], token=joined["token"])
        assert (await eve.ask("chat", id="2", text="Ave"))["type"] == "ok"
        assert (await rome.hear_that(lambda heard: heard.get("text") == "Ave"))["name"] == "Eve"
        position = await play_until_turn(rome, eve)
        answer = await eve.ask("act", id="1", **position)
        assert answer["version"] == position["version"] + 1 > moved["version"]

    run(play())


async def play_until_turn(rome: Client, eve: Client) -> dict[str, Any]:
    """Where it is the second one's turn: the version, and an action."""
    while not (position := await eve.position())["yours"]["actions"]:
        here = await rome.position()
        action = here["yours"]["actions"][0]
        await rome.ask("act", version=here["version"], action=action)
    return {"version": position["version"], "action": position["yours"]["actions"][0]}


def test_four_play_again_each_one_seat_on_and_once_more(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance")
        await play_on(await everybody(server, made, tokens))
        table = made["table"]
        early = await post(server, f"api/tables/{table}/rematch", token="nobody's")
        assert early.status_code == 401
        for turn in (1, 2):
            path = f"api/tables/{table}/rematch"
            answers = [(await post(server, path, token=token)).json() for token in tokens]
            assert len({answer["table"] for answer in answers}) == 1
            assert [answer["seat"] for answer in answers] == [1, 2, 3, 0]
            again = await post(server, path, token=tokens[0])
            assert again.json()["error"]["id"] == "seat-taken"
            by_seat = sorted(answers, key=lambda answer: answer["seat"])
            tokens = [answer["token"] for answer in by_seat]
            table = answers[0]["table"]
            clients = await everybody(server, answers[0], tokens)
            info = clients[0].welcome["table"]
            names = ["Ann", "P1", "P2", "P3"]
            assert [seat["name"] for seat in info["seats"]] == names[-turn:] + names[:-turn]
            assert info["state"] == "playing"
            await play_on(clients, None if turn == 1 else 1)

    run(play())


def test_who_leaves_during_a_game_is_followed_by_a_bot(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance")
        clients = await everybody(server, made, tokens)
        leaver = clients[0].welcome["table"]["to_act"]
        left = await post(server, f"api/tables/{made['table']}/leave", token=tokens[leaver])
        assert left.status_code == 204
        assert await clients[leaver].closed() == 4001
        assert (await clients[(leaver + 1) % 4].hear("moved"))["seat"] == leaver

    run(play())


def test_a_host_who_leaves_is_followed_by_somebody_else(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        _, avignon = await everybody(server, made, tokens)
        await post(server, f"api/tables/{made['table']}/leave", token=tokens[0])
        await avignon.hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["host"]
        )
        back = await post(server, f"api/tables/{made['table']}/seats/0", {"who": "open"}, tokens[1])
        assert back.json()["seats"][0]["who"] == "open"

    run(play())
