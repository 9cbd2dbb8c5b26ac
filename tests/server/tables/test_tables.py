"""Tables on a real server: joining, playing, reconnecting, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from schism.games.contract import Json
from schism.table.proof import check_proof
from schism.table.replay import replay
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, everybody, moved_to, play_on, run
from tests.server.lobby import bearer, full_table, join, key_of, make_table, seated


async def get(server: Server, path: str, **arguments: Any) -> Any:
    async with server.http() as http:
        return await http.get(path, **arguments)


async def post(server: Server, path: str, body: Any = None, token: str | None = None) -> Any:
    async with server.http() as http:
        return await http.post(path, json=body, headers=bearer(token) if token else {})


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_a_game_of_people_is_played_to_its_end_and_its_deals_are_proven(
    server: Server, game: str
) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, game)
        clients = await everybody(server, made, tokens)
        commitment = clients[0].welcome["table"]["commitment"]
        early = await get(server, f"api/tables/{made['table']}/record")
        assert early.status_code == 409
        assert (await play_on(clients))["view"]["phase"] == "over"
        record = (await get(server, f"api/tables/{made['table']}/record")).json()
        assert check_proof(replay(record), record) == commitment
        info = (await get(server, f"api/tables/{made['table']}")).json()
        assert len(info["standings"]) == len(clients)
        assert info["changed"] > info["created"]
        late = await clients[0].ask("act", version=2**31, action="N9")
        assert late["type"] == "stale"
        late = await clients[0].ask("act", version=late["version"], action="N9")
        assert late["error"]["id"] == "game-over"

    run(play())


def test_bots_play_their_seats_by_themselves(server: Server) -> None:
    async def play() -> None:
        seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
        async with server.http() as http:
            made = await make_table(http, game="avignon", seats=seats)
        client = await Client.at(server, made["table"], token=made["token"])
        message = client.welcome
        while message["view"]["to_act"] is not None:
            if message.get("yours", {}).get("actions"):
                action = message["yours"]["actions"][0]
                version = message["version"]
                await client.say(type="act", id=str(version), version=version, action=action)
            message = await client.hear("moved")
        assert message["view"]["result"] is not None

    run(play())


def test_the_same_request_twice_is_one_action(server: Server) -> None:
    async def play() -> None:
        rome, _ = await seated(server)
        request = {"id": "again", "version": 1, "action": "beseech 1"}
        first = await rome.ask("act", **request)
        assert first == {"type": "ok", "id": "again", "version": 2}
        assert await rome.ask("act", **request) == first
        assert (await rome.position())["version"] == 2

    run(play())


def test_a_stale_request_is_answered_with_the_current_view(server: Server) -> None:
    async def play() -> None:
        rome, avignon = await seated(server)
        await rome.ask("act", version=1, action="beseech 1")
        stale = await avignon.ask("act", version=1, action="beseech 2")
        assert (stale["type"], stale["version"], stale["since"]) == ("stale", 2, 1)
        assert [event["event"] for event in stale["events"]][:1] == ["besought"]
        assert stale["yours"]["actions"]

    run(play())


def test_who_comes_back_hears_what_he_missed(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, grace=1000)
        rome, avignon = await everybody(server, made, tokens)
        await rome.ask("act", version=1, action="beseech 1")
        await rome.close()
        moved = await avignon.ask("act", version=2, action="beseech 2")
        assert moved["version"] == 3
        again = await Client.at(server, made["table"], token=tokens[0], since=2)
        welcome = again.welcome
        assert (welcome["seat"], welcome["since"], welcome["version"]) == (0, 2, 3)
        assert welcome["events"] == (await moved_to(avignon, 3))["events"]

    run(play())


def test_who_comes_back_after_something_was_taken_back_knows_what_is_left(server: Server) -> None:
    """The client joined at version 2, so that version 1 alone would say nothing."""

    async def play() -> None:
        made, tokens = await full_table(server, grace=1000)
        rome, avignon = await everybody(server, made, tokens)
        await avignon.close()
        await rome.ask("act", version=1, action="beseech 1")
        late = await Client.at(server, made["table"], token=tokens[1])
        known = late.welcome["events"]
        await late.close()
        await rome.ask("undo", version=2)
        welcome = (await Client.at(server, made["table"], token=tokens[1], since=2)).welcome
        assert (welcome["since"], welcome["version"], welcome["events"]) == (1, 3, [])
        whole = (await Client.at(server, made["table"], token=tokens[1])).welcome
        assert (whole["since"], whole["events_before"]) == (0, 0)
        assert known[: welcome["events_before"]] == whole["events"]
        assert len(known) > len(whole["events"])

    run(play())


def test_ones_own_last_action_can_be_taken_back_until_somebody_acts(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, "tolerance")
        before = await play_on(clients, 2)
        seat = before["seat"]
        undone = await clients[seat].ask("undo", version=before["version"])
        assert undone["type"] == "ok"
        told = [m for m in clients[0].heard if m["type"] == "undone"] or [
            await clients[0].hear("undone")
        ]
        assert told[0]["seat"] == seat
        assert told[0]["events_dropped"] == len(before["events"])
        twice = await clients[seat].ask("undo", version=undone["version"])
        assert twice["error"]["id"] == "no-undo"
        after = await play_on(clients, 2)
        other = await clients[(after["seat"] + 1) % 4].ask("undo", version=after["version"])
        assert other["error"]["id"] == "no-undo"

    run(play())


def test_spectators_see_the_public_part_and_only_watch(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance")
        watcher = await Client.at(server, made["table"], key=key_of(made["links"]["watch"]))
        assert "yours" not in watcher.welcome
        assert watcher.welcome["seat"] is None
        clients = await everybody(server, made, tokens)
        await play_on(clients, 3)
        assert (await watcher.hear("moved"))["view"]["hand"] == []
        refused = await watcher.ask("act", version=1, action="start 0")
        assert refused["error"]["id"] == "spectator"
        nobody = await Client.at(server, made["table"])
        assert nobody.welcome["error"]["id"] == "key"
        assert await nobody.closed() == 4003

    run(play())


def test_an_action_for_somebody_elses_turn_is_refused(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        _, avignon = await everybody(server, made, tokens)
        refused = await avignon.ask("act", version=1, action="beseech 1")
        assert refused["error"]["id"] == "not-your-turn"
        wrong = await Client.at(server, made["table"], token="guessed")
        assert wrong.welcome["error"]["id"] == "token"

    run(play())


NONSENSE = ["", "nonsense", "[]", "[" * 5000, '{"type": "act"}', '{"type": 7}', "null"]


@pytest.mark.parametrize("text", NONSENSE)
def test_what_cannot_be_understood_is_answered_and_harms_nobody(server: Server, text: str) -> None:
    async def play() -> None:
        rome, _ = await seated(server)
        await rome.say_raw(text)
        assert (await rome.hear("error"))["error"]["id"] == "message"
        assert (await rome.ask("act", version=1, action="beseech 1"))["type"] == "ok"

    run(play())


def test_chat_reaches_everybody_and_is_there_for_those_who_come_later(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        rome, avignon = await everybody(server, made, tokens)
        assert (await rome.ask("chat", text="<b>Ave</b>", id="1"))["type"] == "ok"
        assert (await rome.ask("chat", text="<b>Ave</b>", id="1"))["type"] == "ok"
        assert (await avignon.hear("chat"))["text"] == "<b>Ave</b>"
        later = await Client.at(server, made["table"], token=tokens[1])
        assert [chat["name"] for chat in later.welcome["chat"]] == ["Ann"]
        long = await rome.ask("chat", text="x" * 501)
        assert long["type"] == "error"

    run(play())


def test_a_paused_game_waits_until_somebody_resumes_it(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        rome, avignon = await everybody(server, made, tokens)
        assert (await avignon.ask("pause"))["version"] == 2
        assert (await rome.ask("act", version=2, action="beseech 1"))["error"]["id"] == "paused"
        answer = await post(server, f"api/tables/{made['table']}/resume", token=tokens[0])
        assert answer.json()["state"] == "playing"
        assert (await rome.ask("act", version=3, action="beseech 1"))["type"] == "ok"

    run(play())


def test_a_preview_tells_what_an_action_would_do_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        rome, avignon = await seated(server)
        told = await rome.ask("preview", version=1, action="beseech 1")
        assert [event["event"] for event in told["events"]] == ["besought", "moved"]
        assert (await rome.position())["version"] == 1
        assert (await avignon.ask("preview", version=1, action="beseech 1"))["type"] == "error"

    run(play())


def test_a_hint_is_something_one_may_do(server: Server) -> None:
    async def play() -> None:
        rome, _ = await seated(server)
        hint = await rome.ask("hint", version=1)
        assert hint["action"] in rome.welcome["yours"]["actions"]
        assert hint["sentence"]

    run(play())


def test_1_6_secret_roles_are_wished_for_and_known_to_their_owners_only(server: Server) -> None:
    options = {"roles": "choose", "hidden_roles": True}
    wishes = ["ned,pierre,juba,george", "ned,bertram", "bertram", "juba"]

    async def play() -> None:
        clients = await seated(server, "tolerance", options=options)
        offered = []
        for seat, client in enumerate(clients):
            position = await client.position()
            assert (position["view"]["phase"], position["view"]["wishes"]) == ("draft", 4)
            offered.append(position["yours"]["actions"])
            for bad in ("ned,ned", "nobody", "", "ned,pierre,juba,george,gregory"):
                assert (await client.ask("act", version=seat + 1, action=bad))["type"] == "error"
            told = await client.ask("act", version=seat + 1, action=wishes[seat])
            assert told["type"] == "ok"
        assert offered == [offered[0]] * 4
        assert len(offered[0]) == 8
        roles = [(await client.position())["yours"]["role"] for client in clients]
        assert sorted(roles[:2]) in (["bertram", "ned"], ["ned", "pierre"])
        assert roles[2:] == ["bertram", "juba"]
        choices = [m for m in clients[3].heard if m["type"] == "moved" and m["version"] <= 5]
        assert all("action" not in message for message in choices)
        seats = (await clients[0].position())["view"]["seats"]
        assert [seat["role"] for seat in seats] == [None] * 4

    run(play())


def test_named_roles_cannot_be_secret(server: Server) -> None:
    roles = ["ned", "pierre", "george", "juba"]
    wish = {"game": "tolerance", "name": "A", "options": {"roles": roles, "hidden_roles": True}}
    answer = run(post(server, "api/tables", wish))
    assert answer.status_code == 422
    assert answer.json()["error"]["id"] == "option-not-secret"


def test_a_killed_server_has_everything_it_had_acknowledged(start_server: Starter) -> None:
    async def begin(server: Server) -> tuple[Json, list[str], Json]:
        made, tokens = await full_table(server, "tolerance")
        return made, tokens, await play_on(await everybody(server, made, tokens), 20)

    server = start_server()
    made, tokens, before = run(begin(server))
    server.kill()
    server.start()

    async def again() -> None:
        clients = await everybody(server, made, tokens)
        assert clients[0].welcome["version"] == before["version"]
        assert clients[0].welcome["view"] == before["view"]
        assert clients[0].welcome["yours"] == before["yours"]
        await play_on(clients, 5)

    run(again())
    assert server.stop() == 0


def test_the_host_removes_players_and_gives_seats_to_bots(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            made = await make_table(http, game="tolerance")
            bob = await join(http, made)
        guest = await Client.at(server, made["table"], token=bob["token"])
        path = f"api/tables/{made['table']}/seats/{bob['seat']}"
        assert (await post(server, path, {"who": "bot"}, bob["token"])).status_code == 403
        answer = await post(server, path, {"who": "bot"}, made["token"])
        assert answer.json()["seats"][bob["seat"]]["who"] == "bot"
        assert await guest.closed() == 4001
        gone = await Client.at(server, made["table"], token=bob["token"])
        assert gone.welcome["error"]["id"] == "token"
        started = await post(server, f"api/tables/{made['table']}/start", token=made["token"])
        assert started.status_code == 204

    run(play())


def test_the_host_begins_with_bots_of_the_level_wanted(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            made = await make_table(http, game="tolerance")
        table = f"api/tables/{made['table']}"
        wishes: list[Any] = [{"level": "oracle"}, {"level": 3}, [], {"strength": "master"}]
        for wish in wishes:
            refused = await post(server, f"{table}/start", wish, made["token"])
            assert refused.status_code in (400, 422), wish
        wish = {"level": "greedy"}
        assert (await post(server, f"{table}/start", wish, made["token"])).status_code == 204
        async with server.http() as http:
            seats = (await http.get(table)).json()["seats"]
        assert [seat["level"] for seat in seats] == [None, *["greedy"] * (len(seats) - 1)]

    run(play())


def test_a_rematch_moves_everybody_one_seat_on(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        await play_on(await everybody(server, made, tokens))
        path = f"api/tables/{made['table']}/rematch"
        first, second = [(await post(server, path, token=token)).json() for token in tokens]
        assert first["table"] == second["table"]
        assert [first["seat"], second["seat"]] == [1, 0]
        clients = await everybody(server, first, [second["token"], first["token"]])
        assert clients[0].welcome["table"]["state"] == "playing"

    run(play())


def test_an_absent_players_seat_is_held_by_a_bot_and_handed_back(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, grace=0)
        avignon = await Client.at(server, made["table"], token=tokens[1])
        await avignon.hear_that(lambda m: m["type"] == "moved" and m["seat"] == 0)
        rome = await Client.at(server, made["table"], token=tokens[0])
        assert not rome.welcome["table"]["seats"][0]["held_by_bot"]
        await play_on([rome, avignon], 2)

    run(play())


def test_a_deck_of_ones_own_is_uploaded_and_played_with(server: Server) -> None:
    async def play() -> None:
        shown = (await get(server, "api/decks/avignon/house")).json()
        shown["id"] = "mine"
        stored = (await post(server, "api/decks", {"text": json.dumps(shown)})).json()
        rome, _ = await seated(server, deck=stored["sha256"])
        assert rome.welcome["table"]["deck"] == "mine"
        bad = await post(server, "api/decks", {"text": "format = 3"})
        assert bad.status_code == 422

    run(play())


def test_a_record_is_replayed_as_a_seat_saw_it(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, "tolerance")
        clients = await everybody(server, made, tokens)
        await play_on(clients)
        record = (await get(server, f"api/tables/{made['table']}/record")).json()
        frames = (await post(server, "api/replays", {"record": record, "seat": 2})).json()["frames"]
        told = [m for m in clients[2].heard if m["type"] == "moved"]
        assert [frame["view"] for frame in frames[1:]] == [m["view"] for m in told]
        assert [frame["yours"] for frame in frames[1:]] == [m["yours"] for m in told]
        assert [frame["events"] for frame in frames[1:]] == [m["events"] for m in told]
        changed = {**record, "actions": record["actions"][:-1]}
        refused = await post(server, "api/replays", {"record": changed})
        assert refused.status_code == 422

    run(play())


def test_errors_speak_the_readers_language(server: Server) -> None:
    answer = run(get(server, "api/tables/nowhere", headers={"Accept-Language": "de-DE,en"}))
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == "Einen Tisch „nowhere“ gibt es nicht."


def test_the_server_tells_how_it_is(server: Server) -> None:
    assert run(get(server, "api/health")).json()["status"] == "ok"
    assert run(get(server, "api/ready")).status_code == 200
    assert "schism_connections" in run(get(server, "api/metrics")).text
