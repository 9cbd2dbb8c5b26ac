"""Hints at the table, in words."""

from __future__ import annotations

import pytest

from schism.games.contract import Json
from schism.text import LANGUAGES, Language, say
from tests.server.kit import Client, Server, run
from tests.server.lobby import make_table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_calls_bots_as_the_page_does(server: Server, language: Language) -> None:
    bots = [{"who": "bot", "level": "greedy"}] * 2
    wish = {"game": "tolerance", "options": {"players": 3}, "seats": [{"who": "me"}, *bots]}

    async def asked() -> Json:
        """Who says who starts is drawn by chance: at some table it is me."""
        async with server.http() as http:
            made = await make_table(http, **wish)
        client = await Client.at(server, made["table"], token=made["token"], lang=language)
        if not any(action.startswith("start") for action in client.welcome["yours"]["actions"]):
            return await asked()
        return await client.ask("hint", version=client.welcome["version"])

    sentence = run(asked())["sentence"]
    assert "greedy" not in sentence
    assert any(name in sentence for name in say(language, "web-bot-names").split(", ")[1:3])
