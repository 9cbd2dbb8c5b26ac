"""Real games with the sentences Python makes of them; the page's own are compared with them."""

from __future__ import annotations

import json
import sys
from typing import Any

from schism.games.registry import words_for
from schism.text import LANGUAGES, Reader
from tests.kit import random_match

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("tolerance", 3, {"roles": "random", "hidden_roles": True}),
    ("tolerance", 5, {"deck": "house-de", "players": 5}),
    ("avignon", 4, {}),
    ("avignon", 9, {"kinds": "expansion"}),
]
NAMES = ("Anna", "Ben", "Clara", "Dora", "Emil")


def dump() -> list[dict[str, Any]]:
    found = []
    for game, seed, options in GAMES:
        match = random_match(game, seed, **options)
        events = match.everything()
        actions = sorted({entry.action for entry in match.journal if entry.action})
        for language in LANGUAGES:
            for seat in (None, 1):
                words = words_for(match.deck, Reader(language, NAMES, seat))
                codes = [row.get("code", row.get("id")) for row in deck_rows(match.deck.data)]
                found.append(
                    {
                        "game": game,
                        "deck": match.deck.data,
                        "language": language,
                        "seat": seat,
                        "names": NAMES,
                        "events": events,
                        "sentences": [words.sentence(event) for event in events],
                        "story": words.story(events),
                        "actions": actions,
                        "action_texts": [words.action_text(action) for action in actions],
                        "action_names": [words.action_name(action) for action in actions],
                        "codes": codes,
                        "card_texts": [words.card_text(code) for code in codes],
                    }
                )
    return found


def deck_rows(data: dict[str, Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = data.get("card") or data["kind"]
    return rows


if __name__ == "__main__":
    json.dump(dump(), sys.stdout)
