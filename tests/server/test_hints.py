"""Hints at the table, in words."""

from __future__ import annotations

import re

import pytest

from schism.games.contract import Json
from schism.text import LANGUAGES, Language, say
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


def test_a_person_is_not_explained(server: Server) -> None:
    async def asked() -> Json:
        clients = await seated(server, "avignon")
        await play_on(clients, 3)
        position = await clients[0].position()
        return await clients[0].ask("why", version=position["version"])

    assert run(asked())["error"]["id"] == "why-nobody"
