"""Resigning, and losing on time: what the others see, and what the record says."""

from __future__ import annotations

import pytest

from schism.games.contract import Json
from schism.table.proof import check_proof
from schism.table.replay import replay
from tests.server.kit import Client, Server, everybody, play_on, run
from tests.server.lobby import full_table
from tests.server.tables.test_incidents import incidents, told

SHORT = {"seconds": 10, "increment": 0}


async def record_of(server: Server, made: Json) -> Json:
    async with server.http() as http:
        found: Json = (await http.get(f"api/tables/{made['table']}/record")).json()
    return found


async def info_of(server: Server, made: Json) -> Json:
    async with server.http() as http:
        found: Json = (await http.get(f"api/tables/{made['table']}")).json()
    return found


def test_of_two_players_the_other_wins(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        clients = await everybody(server, made, tokens)
        await play_on(clients, 2)
        resigned = [await clients[0].ask("resign", id="enough") for _ in range(2)]
        assert resigned[0] == resigned[1]
        heard = await told(clients[1], "resigned")
        assert (heard["seat"], heard["name"]) == (0, "Ann")
        end = await clients[1].hear("moved")
        assert end["view"]["to_act"] is None
        info, record = await info_of(server, made), await record_of(server, made)
        assert info["state"] == "over"
        assert [each["place"] for each in info["standings"]] == [2, 1]
        assert record["ending"] == {"by": "resign", "seat": 0, "winners": [1]}
        match = replay(record)
        assert match.win_shares() == [0.0, 1.0]
        assert check_proof(match, record) == info["commitment"]
        late = await clients[1].ask("resign")
        assert late["error"]["id"] == "game-over"

    run(play())


def test_for_one_of_more_players_a_bot_plays_to_the_end(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance")
        clients = await everybody(server, made, tokens)
        await play_on(clients, 3)
        assert (await clients[2].ask("resign"))["type"] == "ok"
        await told(clients[0], "resigned")
        info = await info_of(server, made)
        assert info["state"] == "playing"
        assert (info["seats"][2]["who"], info["seats"][2]["name"]) == ("bot", "")
        assert (await clients[2].ask("resign"))["error"]["id"] == "retired"
        await _play_without(2, clients)
        record = await record_of(server, made)
        assert record["result"] is not None
        assert "ending" not in record
        assert record["stand_ins"] == [{"seat": 2, "from": 3, "why": "resign"}]
        assert replay(record).stand_ins == record["stand_ins"]

    run(play())


async def _play_without(gone: int, clients: list[Client]) -> None:
    """Play to the end; a bot plays the seat of the player who has gone."""
    position = await clients[gone].position()
    while (seat := position["view"]["to_act"]) is not None:
        if seat == gone:
            await _moved_past(clients[gone], position["version"])
        else:
            mine = await clients[seat].position()
            action = mine["yours"]["actions"][0]
            await clients[seat].ask("act", version=mine["version"], action=action)
        position = await clients[gone].position()


async def _moved_past(client: Client, version: int) -> None:
    await client.hear_that(lambda heard: heard["type"] == "moved" and heard["version"] > version)


def test_a_player_who_has_resigned_does_not_act_for_the_bot(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance", pace=10)
        clients = await everybody(server, made, tokens)
        seat = (await clients[0].position())["view"]["to_act"]
        await clients[seat].ask("resign")
        mine = await clients[seat].position()
        action = mine["yours"]["actions"][0]
        refused = await clients[seat].ask("act", version=mine["version"], action=action)
        assert refused["error"]["id"] == "retired"

    run(play())


@pytest.mark.parametrize(("timeout", "kind"), [("lost", "forfeited"), ("bot", "timed_out")])
def test_time_that_runs_out_is_told_and_the_record_says_so(
    server: Server, timeout: str, kind: str
) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, clock=SHORT, timeout=timeout)
        clients = await everybody(server, made, tokens)
        loser = (await clients[0].position())["view"]["to_act"]
        heard = await told(clients[1 - loser], kind)
        assert heard["seat"] == loser
        if timeout == "lost":
            record = await record_of(server, made)
            assert record["ending"] == {"by": "time", "seat": loser, "winners": [1 - loser]}
        else:
            assert (await clients[1 - loser].hear("moved"))["seat"] == loser
            await clients[1 - loser].ask("resign")
            record = await record_of(server, made)
            assert record["stand_ins"] == [{"seat": loser, "from": 0, "why": "time"}]
        assert replay(record).record() | {"sha256": 0, "proof": 0} == record | {
            "sha256": 0,
            "proof": 0,
        }
        assert kind in [each["kind"] for each in await incidents(server, made)]

    run(play())
