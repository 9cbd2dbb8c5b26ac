"""Players add random numbers of their own to the secret that chance follows from."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

import pytest

from schism.errors import RecordError
from schism.games.contract import Json
from schism.games.random_source import with_contributions
from schism.table.proof import check_proof
from schism.table.record import seal
from schism.table.replay import replay
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, play_on, run
from tests.server.lobby import full_table, key_of, make_table


def random() -> str:
    return secrets.token_hex(16)


def is_told(state: str) -> Any:
    return lambda heard: heard["type"] == "table" and heard["table"]["state"] == state


async def seated(server: Server, **wish: Any) -> tuple[Json, list[Client]]:
    made, tokens = await full_table(server, contributions=True, **wish)
    return made, [await Client.at(server, made["table"], token=token) for token in tokens]


async def record_of(server: Server, made: Json) -> Json:
    async with server.http() as http:
        return (await http.get(f"api/tables/{made['table']}/record")).json()  # type: ignore[no-any-return]


def altered(record: Json, **contributions: str) -> Json:
    return seal({**record, "proof": {**record["proof"], "contributions": contributions}})


def test_cards_follow_from_the_secret_and_from_what_everybody_added(server: Server) -> None:
    async def play() -> None:
        made, players = await seated(server)
        before = players[0].welcome["table"]
        assert before["state"] == "waiting"
        added = [random(), random()]
        for player, each in zip(players, added, strict=True):
            assert (await player.ask("contribute", random=each))["type"] == "ok"
        begun = (await players[0].hear_that(is_told("playing")))["table"]
        assert [seat["contribution"] for seat in begun["seats"]] == added
        await play_on(players)
        record = await record_of(server, made)
        proof = record["proof"]
        assert proof["contributions"] == {"0": added[0], "1": added[1]}
        assert sha256(bytes.fromhex(proof["secret"])).hexdigest() == before["commitment"]
        assert check_proof(replay(record), record) == before["commitment"]
        for wrong in ({}, {"0": added[0]}, {"0": added[1], "1": added[0]}):
            other = altered(record, **wrong)
            with pytest.raises(RecordError):
                check_proof(replay(other), other)

    run(play())


@pytest.mark.parametrize("wrong", [{"2": "00" * 16}, {"0": "00"}, {"0": 1}, ["00" * 16], "x"])
def test_a_proof_whose_contributions_make_no_sense_is_refused(server: Server, wrong: Any) -> None:
    async def play() -> Json:
        made, tokens = await full_table(server)
        await play_on([await Client.at(server, made["table"], token=token) for token in tokens])
        return await record_of(server, made)

    record = run(play())
    assert check_proof(replay(record), record)  # without any it is as it was before
    odd = seal({**record, "proof": {**record["proof"], "contributions": wrong}})
    with pytest.raises(RecordError):
        check_proof(replay(odd), odd)


def test_one_who_plays_alone_starts_the_game_with_their_contribution(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            seats = [{"who": "me"}, {"who": "bot", "level": "greedy"}]
            made = await make_table(http, game="avignon", seats=seats, contributions=True)
        player = await Client.at(server, made["table"], token=made["token"])
        answer = await player.ask("contribute", random=random())
        assert (answer["type"], answer["version"]) == ("ok", 1)
        assert (await player.hear_that(is_told("playing")))["table"]["version"] == 2

    run(play())


def test_nobody_waits_for_one_who_adds_nothing(server: Server) -> None:
    async def play() -> None:
        made, players = await seated(server)
        added = random()
        await players[1].ask("contribute", random=added)
        await players[0].hear_that(is_told("playing"))
        await play_on(players)
        record = await record_of(server, made)
        assert record["proof"]["contributions"] == {"1": added}
        assert check_proof(replay(record), record)

    run(play())


def test_each_player_adds_once_and_before_the_game(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            made = await make_table(http, game="avignon")
        first = await Client.at(server, made["table"], token=made["token"])
        watching = await Client.at(server, made["table"], key=key_of(made["links"]["watch"]))
        added = random()
        same = {"id": "the same", "random": added}
        assert [(await first.ask("contribute", **same))["version"] for _ in range(2)] == [1, 1]
        refused = {
            "contributed": await first.ask("contribute", random=random()),
            "spectator": await watching.ask("contribute", random=random()),
        }
        for text in ("", "00", "0" * 33, "G" * 32, "AB" * 16):
            assert (await first.ask("contribute", random=text))["type"] == "error"
        async with server.http() as http:
            key = key_of(made["links"]["join"])
            joined = await http.post(
                f"api/tables/{made['table']}/join", json={"key": key, "name": "Bob"}
            )
        second = await Client.at(server, made["table"], token=joined.json()["token"])
        refused["started"] = await second.ask("contribute", random=random())
        for reason, answer in refused.items():
            assert answer["error"]["id"] == reason

    run(play())


def test_what_was_added_survives_a_kill_before_the_start(start_server: Starter) -> None:
    server = start_server()

    async def play() -> None:
        made, players = await seated(server)
        added = random()
        await players[0].ask("contribute", random=added)
        server.kill()
        server.start()
        tokens = [made["token"]]
        again = await Client.at(server, made["table"], token=tokens[0])
        assert again.welcome["table"]["seats"][0]["contribution"] == added
        if again.welcome["table"]["state"] == "waiting":
            await again.hear_that(is_told("playing"))

    run(play())


def test_the_secret_of_the_deal_is_made_as_documented() -> None:
    secret = bytes(range(32))
    assert with_contributions(secret, {}) == secret
    given = {2: "22" * 16, 0: "00" * 16}
    by_hand = secret + b"\x00" + bytes(16) + b"\x02" + bytes([0x22] * 16)
    assert with_contributions(secret, given) == sha256(by_hand).digest()
