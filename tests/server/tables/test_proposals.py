"""What players ask each other for: taking back, a draw, a pause where time counts."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.contract import Json
from tests.server.kit import Client, Server, everybody, play_on, run
from tests.server.lobby import full_table, make_table, seated
from tests.server.tables.test_incidents import incidents, told

CLOCK = {"seconds": 600, "increment": 5}


async def acted(clients: list[Client]) -> tuple[int, Json, Json]:
    """Somebody acts: who, their position before, and the answer."""
    await play_on(clients, 1)
    seat = (await clients[0].position())["view"]["to_act"]
    before = await clients[seat].position()
    action = before["yours"]["actions"][0]
    answer = await clients[seat].ask("act", version=before["version"], action=action)
    return seat, before, answer


async def proposal(client: Client) -> Json:
    found: Json = (
        await client.hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["proposal"] is not None
        )
    )["table"]["proposal"]
    return found


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_all_who_are_there_agree_and_the_decision_is_taken_back(server: Server, game: str) -> None:
    async def play() -> None:
        made, tokens = await full_table(server, game)
        clients = await everybody(server, made, tokens)
        seat, before, answer = await acted(clients)
        others = [each for each in range(len(clients)) if each != seat]
        assert seat in (await clients[seat].position())["askable_by"] or (
            seat in (await clients[seat].position())["undoable_by"]
        )
        asked = await clients[seat].ask("propose", version=answer["version"], what="undo")
        seen = await proposal(clients[others[0]])
        assert (seen["what"], seen["seat"], seen["waits_for"]) == ("undo", seat, others)
        assert seen["takes_back"][0] == {"seat": seat, "action": before["yours"]["actions"][0]}
        for other in others:
            answer = await clients[other].ask("answer", proposal=asked["version"], agree=True)
            assert answer["type"] == "ok"
        after = await clients[seat].position()
        assert after["yours"] == before["yours"]
        assert after["view"] == before["view"]
        async with server.http() as http:
            info = (await http.get(f"api/tables/{made['table']}")).json()
        assert info["practice"] is False  # the others have allowed it
        assert info["proposal"] is None

    run(play())


def test_who_is_refused_cannot_ask_again_until_the_game_goes_on(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server)
        seat, _, answer = await acted(clients)
        asked = await clients[seat].ask("propose", version=answer["version"], what="undo")
        second = await clients[1 - seat].ask("propose", version=asked["version"], what="draw")
        assert second["error"]["id"] == "proposal-open"
        await clients[1 - seat].ask("answer", proposal=asked["version"], agree=False)
        assert (await told(clients[seat], "declined"))["what"] == "undo"
        position = await clients[seat].position()
        assert seat not in position["askable_by"]
        again = await clients[seat].ask("propose", version=position["version"], what="undo")
        assert again["error"]["id"] == "proposal-declined"
        late = await clients[1 - seat].ask("answer", proposal=asked["version"], agree=True)
        assert late["error"]["id"] == "no-proposal"

    run(play())


def test_a_question_is_over_when_the_game_goes_on(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server)
        seat, _, answer = await acted(clients)
        asked = await clients[seat].ask("propose", version=answer["version"], what="draw")
        await play_on(clients, 1)
        late = await clients[1 - seat].ask("answer", proposal=asked["version"], agree=True)
        assert late["error"]["id"] == "no-proposal"

    run(play())


def test_the_same_question_and_answer_sent_twice_count_once(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server)
        seat, before, answer = await acted(clients)
        wish: dict[str, Any] = {"version": answer["version"], "what": "undo", "id": "ask"}
        asked = [await clients[seat].ask("propose", **wish) for _ in range(2)]
        assert asked[0] == asked[1]
        yes: dict[str, Any] = {"proposal": asked[0]["version"], "agree": True, "id": "yes"}
        answers = [await clients[1 - seat].ask("answer", **yes) for _ in range(2)]
        assert answers[0] == answers[1]
        assert (await clients[seat].position())["view"] == before["view"]

    run(play())


def test_who_asks_may_withdraw_and_nobody_answers_for_another(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, "tolerance")
        seat, _, answer = await acted(clients)
        asked = await clients[seat].ask("propose", version=answer["version"], what="undo")
        own = await clients[seat].ask("answer", proposal=asked["version"], agree=True)
        assert own["error"]["id"] == "no-proposal"
        withdrawn = await clients[seat].ask("answer", proposal=asked["version"], agree=False)
        assert withdrawn["type"] == "ok"
        await told(clients[(seat + 1) % 4], "withdrawn")

    run(play())


def test_nobody_is_asked_who_is_not_there(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        clients = await everybody(server, made, tokens)
        seat, _, answer = await acted(clients)
        await clients[1 - seat].close()
        await clients[seat].hear_that(
            lambda heard: (
                heard["type"] == "table" and not heard["table"]["seats"][1 - seat]["present"]
            )
        )
        asked = await clients[seat].ask("propose", version=answer["version"], what="undo")
        assert asked["error"]["id"] == "nobody-to-ask"

    run(play())


def test_a_draw_is_agreed_on_where_the_game_allows_it(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        clients = await everybody(server, made, tokens)
        position = await play_on(clients, 3)
        asked = await clients[0].ask("propose", version=position["version"], what="draw")
        await clients[1].ask("answer", proposal=asked["version"], agree=True)
        end = await clients[0].hear_that(
            lambda heard: heard["type"] == "moved" and heard["view"]["to_act"] is None
        )
        assert end["yours"]["actions"] == []
        async with server.http() as http:
            info = (await http.get(f"api/tables/{made['table']}")).json()
            record = (await http.get(f"api/tables/{made['table']}/record")).json()
        assert info["state"] == "over"
        assert [each["place"] for each in info["standings"]] == [1, 1]
        assert record["ending"] == {"by": "draw", "seat": None, "winners": [0, 1]}
        assert record["result"] is None
        assert [each["kind"] for each in await incidents(server, made)] == [
            "proposed",
            "agreed",
            "drawn",
        ]

    run(play())


def test_where_the_game_knows_no_draw_nobody_can_ask_for_one(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, "tolerance")
        version = (await clients[0].position())["version"]
        refused = await clients[0].ask("propose", version=version, what="draw")
        assert refused["error"]["id"] == "no-draw"

    run(play())


def test_where_time_counts_a_pause_needs_consent(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, clock=CLOCK)
        position = await clients[0].position()
        refused = await clients[0].ask("pause")
        assert refused["error"]["id"] == "pause-ask"
        asked = await clients[0].ask("propose", version=position["version"], what="pause")
        assert asked["type"] == "ok"
        running = await clients[0].ask("preview", version=position["version"], action=None)
        assert running["type"] == "preview"
        await clients[1].ask("answer", proposal=asked["version"], agree=True)
        paused = await clients[0].hear_that(
            lambda heard: heard["type"] == "table" and heard["table"]["state"] == "paused"
        )
        assert paused["table"]["proposal"] is None
        for kind in ("preview", "hint"):  # nobody studies what they could not before
            studied = await clients[0].ask(kind, version=paused["table"]["version"])
            assert studied["error"]["id"] == "paused"
        assert (await clients[1].ask("resume"))["type"] == "ok"

    run(play())


def test_among_bots_a_pause_needs_no_consent(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
            made = await make_table(http, game="avignon", seats=seats, clock=CLOCK)
        client = await Client.at(server, made["table"], token=made["token"])
        assert (await client.ask("pause"))["type"] == "ok"

    run(play())
