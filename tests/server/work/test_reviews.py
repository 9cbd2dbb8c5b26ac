"""Replays, reviews sent decision by decision, and previews of other moves."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx

from schism.games.contract import Json
from schism.server.reviews.reviews import ReviewJob, ReviewQueue
from tests.kit import random_match
from tests.server.kit import Server, everybody, play_on, run
from tests.server.lobby import full_table

SAMPLE: Json = json.loads(
    (Path(__file__).parents[3] / "docs/review-sample.json").read_text(encoding="utf-8")
)


def test_a_finished_game_is_reviewed_once_for_everybody_who_asks(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        path = f"api/tables/{made['table']}/review"
        assert (await get(server, path)).status_code == 409
        await play_on(await everybody(server, made, tokens))
        assert (await get(server, path, seat=7)).status_code == 404
        first = await get(server, path, seat=1)
        assert first.status_code == 200
        assert (first.json()["format"], first.json()["seat"]) == ("schism-review/2", 1)
        assert first.json()["decisions"]
        assert (await get(server, path, seat=1)).json() == first.json()

    run(play())


def test_two_who_ask_at_once_get_the_same_review() -> None:
    match = random_match("avignon", 9)

    async def ask() -> list[ReviewJob]:
        reviews = ReviewQueue()
        try:
            return await asyncio.gather(
                *(reviews.get(match.record(), match.deck, 0) for _ in range(2))
            )
        finally:
            reviews.close()

    first, second = asyncio.run(ask())
    assert first is second
    assert first.listeners == 2


async def get(server: Server, path: str, **params: int) -> httpx.Response:
    async with server.http() as http:
        return await http.get(path, params=params)


async def post(server: Server, path: str, body: Json) -> httpx.Response:
    async with server.http() as http:
        return await http.post(path, json=body)


def test_a_review_is_told_decision_by_decision(server: Server) -> None:
    answer = run(post(server, "api/reviews", {"record": SAMPLE, "seat": 1}))
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert lines[0] == {"done": 0, "of": 16}
    assert [line["done"] for line in lines] == [*range(17), 16]
    whole = lines[-1]["review"]
    assert whole["decisions"] == [line["decision"] for line in lines[1:-1]]
    again = run(post(server, "api/reviews", {"record": SAMPLE, "seat": 1}))
    assert again.text == answer.text


def test_who_leaves_a_review_can_ask_for_it_again(server: Server) -> None:
    record = random_match("avignon", 8).record()

    async def play() -> None:
        async with server.http() as http:
            body = {"record": record, "seat": 0}
            async with http.stream("POST", "api/reviews", json=body) as half:
                await anext(half.aiter_lines())
            whole = await http.post("api/reviews", json=body)
        assert "review" in json.loads(whole.text.splitlines()[-1])

    run(play())


def test_what_cannot_be_reviewed_is_refused_before_the_first_line(server: Server) -> None:
    wrong = run(post(server, "api/reviews", {"record": SAMPLE, "seat": 2}))
    assert (wrong.status_code, wrong.json()["error"]["id"]) == (404, "seat-unknown")
    forged = {**SAMPLE, "actions": ["beseech 1"] * 3}
    assert run(post(server, "api/reviews", {"record": forged, "seat": 0})).status_code == 422


def test_another_action_than_the_one_taken_can_be_looked_at(server: Server) -> None:
    wish = {"record": SAMPLE, "version": 1, "action": "petition 4"}
    events = run(post(server, "api/replays/preview", wish)).json()["events"]
    assert (events[0]["event"], events[0]["seat"]) == ("petitioned", 1)
    for version, status in ((1000, 404), (0, 409)):
        wrong = {"record": SAMPLE, "version": version, "action": "petition 9"}
        assert run(post(server, "api/replays/preview", wrong)).status_code == status
