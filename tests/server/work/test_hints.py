"""Hints at the table, in words."""

from __future__ import annotations

import asyncio
import re

import pytest
import websockets

from schism.games.contract import Json
from schism.text import LANGUAGES, Language, say
from tests.server.conftest import Starter
from tests.server.kit import Client, Server, play_on, run
from tests.server.lobby import make_table, seated


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_calls_bots_as_the_page_does(server: Server, language: Language) -> None:
    bots = [{"who": "bot", "level": "greedy"}] * 2
    wish = {"game": "tolerance", "options": {"players": 3}, "seats": [{"who": "me"}, *bots]}

    async def asked() -> Json:
        """The player who says who starts is drawn by lot: at some table it is us."""
        async with server.http() as http:
            made = await make_table(http, **wish)
        client = await Client.at(server, made["table"], token=made["token"], lang=language)
        if not any(action.startswith("start") for action in client.welcome["yours"]["actions"]):
            return await asked()
        return await client.ask("hint", version=client.welcome["version"])

    sentence = run(asked())["sentence"]
    assert "greedy" not in sentence
    assert any(name in sentence for name in say(language, "web-bot-names").split(", ")[1:3])


CODE = re.compile(r"\([A-Z]\w+\)")  # of a card, as in "the Reeve (P9)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_reasons_speak_of_cards_by_their_names(
    server: Server, language: Language
) -> None:
    bots = [{"who": "bot", "level": "novice"}] * 2
    wish = {"game": "tolerance", "options": {"players": 3}, "seats": [{"who": "me"}, *bots]}

    async def asked() -> tuple[str, str]:
        async with server.http() as http:
            made = await make_table(http, **wish)
        client = await Client.at(server, made["table"], token=made["token"], lang=language)
        while True:
            state = await client.position()
            if state["view"]["to_act"] != 0:
                await client.hear("moved")
                continue
            hint, why = [
                await client.ask(kind, version=state["version"]) for kind in ("hint", "why")
            ]
            if why["type"] == "why":
                return str(hint["sentence"]), str(why["sentence"])
            action = state["yours"]["actions"][0]
            await client.ask("act", action=action, version=state["version"])

    hint, why = run(asked())
    assert not CODE.search(hint + why)
    assert any(name in why for name in say(language, "web-bot-names").split(", ")[1:3])


def test_the_server_answers_while_a_bot_thinks_about_a_hint(server: Server) -> None:
    """Else the page would take it for lost."""
    bot = {"who": "bot", "level": "novice"}

    async def asked() -> list[str]:
        async with server.http() as http:
            made = await make_table(http, game="avignon", seats=[{"who": "me"}, bot])
        client = await Client.at(server, made["table"], token=made["token"])
        await client.say(type="hint", id="hint", version=client.welcome["version"])
        await client.say(type="ping")
        return [(await client.hear("pong", "hint"))["type"] for _ in range(2)]

    assert run(asked()) == ["pong", "hint"]


def test_a_person_is_not_explained(server: Server) -> None:
    async def asked() -> Json:
        clients = await seated(server, "avignon")
        await play_on(clients, 3)
        position = await clients[0].position()
        return await clients[0].ask("why", version=position["version"])

    assert run(asked())["error"]["id"] == "why-nobody"


def test_a_server_that_stops_does_not_wait_for_hints(start_server: Starter) -> None:
    """Forty hints for ten people take longer than the five seconds that requests are waited for."""
    server = start_server()

    async def ask_and_stop() -> int:
        async with server.http() as http:
            made = await make_table(http, game="avignon", seats=[{"who": "me"}, {"who": "bot"}])
        clients = [await _from(f"10.0.0.{number % 10}", server, made) for number in range(40)]
        for client in clients:
            await client.say(type="hint", id="h", version=client.welcome["version"])
            await client.say(type="ping")
            await client.hear("pong")  # so the hint has been asked for
        return await asyncio.to_thread(server.stop)

    assert run(ask_and_stop()) == 0
    assert "exceeded" not in server.log.read_text(encoding="utf-8")


async def _from(address: str, server: Server, made: Json) -> Client:
    """The table's player, through a proxy that tells this address."""
    headers = {"x-forwarded-for": address}
    url = server.socket_url(made["table"])
    client = Client(await websockets.connect(url, additional_headers=headers, max_queue=None))
    await client.say(type="hello", token=made["token"])
    client.welcome = await client.hear("welcome")
    return client
