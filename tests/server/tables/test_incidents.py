"""Everybody hears what happens besides the game, in its place, and again after a reload."""

from __future__ import annotations

from typing import Any

from schism.games.contract import Json
from tests.server.kit import Client, Server, everybody, play_on, run
from tests.server.lobby import bearer, full_table, key_of, seated


async def post(server: Server, path: str, body: Any = None, token: str | None = None) -> Any:
    async with server.http() as http:
        return await http.post(path, json=body, headers=bearer(token) if token else {})


async def told(client: Client, kind: str) -> Json:
    """The next incident of a kind."""
    return await client.hear_that(
        lambda heard: heard["type"] == "incident" and heard["kind"] == kind
    )


async def incidents(server: Server, made: Json, token: str | None = None) -> list[Json]:
    """The incidents that a newcomer is sent."""
    key = None if token else key_of(made["links"]["watch"])
    client = await Client.at(server, made["table"], token=token, key=key)
    found: list[Json] = client.welcome["incidents"]
    return found


def test_who_leaves_keeps_their_name_in_the_log(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance")
        clients = await everybody(server, made, tokens)
        await play_on(clients, 2)
        known = len((await Client.at(server, made["table"], token=tokens[0])).welcome["events"])
        await post(server, f"api/tables/{made['table']}/leave", token=tokens[2])
        heard = await told(clients[0], "left")
        assert (heard["seat"], heard["name"]) == (2, "P2")
        again = (await incidents(server, made, tokens[0]))[0]
        assert (again["kind"], again["name"], again["after"]) == ("left", "P2", known)

    run(play())


def test_who_is_removed_is_named_too_and_a_bot_that_follows_a_bot_is_not(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance")
        clients = await everybody(server, made, tokens)
        for _ in range(2):
            path = f"api/tables/{made['table']}/seats/3"
            await post(server, path, {"who": "bot", "level": "random"}, tokens[0])
        assert (await told(clients[1], "removed"))["name"] == "P3"
        assert [each["kind"] for each in await incidents(server, made, tokens[0])] == ["removed"]

    run(play())


def test_pausing_and_resuming_are_told(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        rome, avignon = await everybody(server, made, tokens)
        assert (await avignon.ask("pause"))["type"] == "ok"
        assert (await told(rome, "paused"))["seat"] == 1
        assert (await rome.ask("resume"))["type"] == "ok"
        assert (await told(avignon, "resumed"))["seat"] == 0
        kinds = [each["kind"] for each in await incidents(server, made)]
        assert kinds == ["paused", "resumed"]

    run(play())


def test_what_is_told_does_not_make_a_move_come_too_late(server: Server) -> None:
    """Somebody pauses and resumes while another chooses: the choice was for this position."""

    async def play() -> None:
        clients = await seated(server)
        position = await clients[0].position()
        seat, version = position["view"]["to_act"], position["version"]
        mine = await clients[seat].position()
        for kind in ("pause", "resume"):
            assert (await clients[1 - seat].ask(kind))["type"] == "ok"
        action = mine["yours"]["actions"][0]
        assert (await clients[seat].ask("act", version=version, action=action))["type"] == "ok"

    run(play())


def test_a_place_in_the_log_that_was_taken_back_moves_to_where_the_game_was(
    server: Server,
) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        clients = await everybody(server, made, tokens)
        await play_on(clients, 1)
        position = await clients[0].position()
        before = len((await Client.at(server, made["table"], token=tokens[0])).welcome["events"])
        seat = position["view"]["to_act"]
        mine = await clients[seat].position()
        acted = await clients[seat].ask(
            "act", version=mine["version"], action=mine["yours"]["actions"][0]
        )
        await clients[seat].ask("pause")
        await clients[seat].ask("resume")
        asked = await clients[seat].ask("propose", version=acted["version"], what="undo")
        answer = await clients[1 - seat].ask("answer", proposal=asked["version"], agree=True)
        assert answer["type"] == "ok"
        places = [each["after"] for each in await incidents(server, made)]
        assert set(places) == {before}

    run(play())


def test_pauses_are_limited_by_seat(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        answers = []
        for _ in range(3):  # coming again does not help
            client = await Client.at(server, made["table"], token=tokens[0])
            for _ in range(2):
                answers += [await client.ask("pause"), await client.ask("resume")]
        refused = [each["error"]["id"] for each in answers if each["type"] == "error"]
        assert "too-many" in refused
        other = await Client.at(server, made["table"], token=tokens[1])
        state = other.welcome["table"]["state"]
        answer = await other.ask("resume" if state == "paused" else "pause")
        assert answer["type"] == "ok"

    run(play())
