"""Decks by their hash: shipped, of earlier versions, and one's own."""

from __future__ import annotations

import json

from schism.games.registry import GAMES, earlier_decks, find_deck, shipped_decks
from tests.server.kit import Server, run


def test_the_values_of_any_deck_are_told_by_its_hash(server: Server) -> None:
    game = GAMES["avignon"]
    mine = {**find_deck(game, None).as_json(), "id": "mine"}
    ours = [find_deck(game, p.stem) for p in (*shipped_decks(game), *earlier_decks(game))]

    async def ask() -> None:
        async with server.http() as http:
            stored = (await http.post("api/decks", json={"text": json.dumps(mine)})).json()
            for sha256 in (stored["sha256"], *(deck.sha256 for deck in ours)):
                told = await http.get(f"api/decks/avignon/{sha256}")
                assert told.json()["sha256"] == sha256

    run(ask())
