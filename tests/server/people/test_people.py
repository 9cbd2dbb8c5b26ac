"""People come, go, take over from each other, and play again."""

from __future__ import annotations

from typing import Any

from tests.server.kit import Server, everybody, play_on, run
from tests.server.lobby import bearer, full_table


async def post(server: Server, path: str, body: Any = None, token: str | None = None) -> Any:
    async with server.http() as http:
        return await http.post(path, json=body, headers=bearer(token) if token else {})


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
            assert again.json() == answers[0]
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
        given = {"who": "bot", "level": "greedy"}
        changed = await post(server, f"api/tables/{made['table']}/seats/0", given, tokens[1])
        assert changed.json()["seats"][0]["level"] == "greedy"

    run(play())
