"""Sentences of real games, stored: the tests of the terminal and of the page compare with them.

After a change of messages or phrases, `python -m tests.text.sample_sentences` writes them anew;
then read what has changed in them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

from schism.games.contract import Json
from schism.games.registry import load_json
from schism.games.words import Words
from schism.text import LANGUAGES, Reader
from tests.kit import random_match

STORED = Path(__file__).parent / "sentences"
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "tolerance": (5, {"deck": "house-de", "players": 5}),
    "avignon": (9, {"kinds": "expansion"}),
}
MORE_ACTIONS = {
    "tolerance": ["start 0", "start 1", "repay 0", "repay 1", "repay 2", "execute WM", "WM=N"],
    "avignon": ["stop", "swap 3", "home 2", "discard 4"],
}
MORE_EVENTS: dict[str, list[Json]] = {
    "tolerance": [
        {"event": "debt_stopped", "rule": "6.3", "seat": 1},
        {"event": "loan_cost", "rule": "9.2", "seat": 1, "amount": -3, "total": 12},
    ],
    "avignon": [
        {"event": "nothing", "rule": "2.8", "seat": 0, "cause": "bishop", "do": "home"},
        {"event": "nothing", "rule": "2.8", "seat": 0, "cause": "bishop", "do": "pull_or_push"},
        {"event": "nothing", "rule": "2.8", "seat": 0, "cause": "bishop", "do": "discard"},
        {
            "event": "discarded",
            "rule": "4.2",
            "seat": 0,
            "kind": "noble",
            "column": 2,
            "place": "nice",
        },
        {"event": "stopped", "rule": "2.8", "seat": 1},
        {"event": "ended", "rule": "3.5", "seat": -1, "by": "limit"},
        {"event": "asked", "rule": "4.2", "seat": 0, "cause": "bishop", "do": "pull", "count": 1},
    ],
}
PHRASES: dict[str, list[tuple[str, Json]]] = {
    "tolerance": [
        ("effect", {"do": "tax", "choose": 1}),
        ("effect", {"do": "tax", "choose": 1, "suits": "PN"}),
        ("effect", {"do": "piety", "suits": "NTPW", "religion": "monarch"}),
        ("effect", {"do": "kill", "all": True, "suits": "NCTPW"}),
        ("effect", {"do": "kill", "highest": "rank"}),
        ("effect", {"do": "kill", "highest": "money", "religion": "catholic"}),
    ],
    "avignon": [
        ("step", {"do": "swap", "who": "any", "count": 1, "up_to": True, "where": "own_half"}),
        ("step", {"do": "home", "who": "faction", "kind": "guild_master", "actor": "opponent"}),
        ("step", {"do": "pull", "by": 2, "who": "others", "count": {"at": "nice"}}),
        ("step", {"do": "push", "by": 1, "who": "any", "count": {"in_play": "abbess"}}),
        ("win", {"side": "owner", "owner_has": ["noble", "abbess"], "opponent_has": ["knight"]}),
        ("win", {"side": "opponent", "opponent_has": ["knight"]}),
        ("win", {"side": "owner", "owner_has": ["noble"], "opponent_has_kinds": ["priest"]}),
        ("step", {"do": "pull_or_push", "by": 1, "who": "others", "count": 2}),
        ("step", {"do": "pull", "by": 1, "who": "others", "kind": "bishop", "count": 1}),
        ("step", {"do": "home", "who": "others", "kind": "bishop", "count": 2, "up_to": True}),
        ("step", {"do": "push", "by": 2, "who": "any", "kind": "knight", "count": 1}),
        ("step", {"do": "push", "by": 1, "who": "any", "count": 5}),
        ("step", {"do": "push", "by": 1, "who": "any", "kind": "knight", "count": 5}),
        ("step", {"do": "home", "who": "any", "faction": "knight", "count": 5, "where": "nice"}),
        ("step", {"do": "pull", "by": 1, "who": "any", "count": 5, "up_to": True}),
        ("step", {"do": "discard", "who": "others", "count": 4}),
        ("step", {"do": "push", "by": 1, "who": "others", "kind": "bishop", "count": 5}),
        ("step", {"do": "home", "who": "others", "faction": "bishop", "count": 4}),
        ("step", {"do": "pull", "by": 1, "who": "others", "count": 5, "up_to": True}),
        ("step", {"do": "push", "by": 3, "who": "any", "faction": "knight", "count": 2}),
        ("step", {"do": "pull_or_push", "by": 1, "who": "self", "where": "own_half"}),
        ("step", {"do": "pull", "by": {"distance": "genoa"}, "who": "any", "count": 1}),
        ("step", {"do": "push", "by": {"distance": "this"}, "who": "place", "kind": "priest"}),
        ("step", {"do": "push", "by": {"distance": "own_city", "of": "this"}, "who": "self"}),
        ("step", {"do": "pull", "by": {"in_play": "knight"}, "who": "self"}),
        ("step", {"do": "pull", "by": {"at": "own_half", "faction": "noble"}, "who": "self"}),
        ("step", {"do": "discard", "who": "others", "count": {"distance": "opponent_city"}}),
        ("step", {"do": "discard", "who": "any", "count": {"kind_in_play": "priest"}}),
        ("step", {"do": "discard", "who": "faction", "faction": "bishop", "where": "this"}),
        ("step", {"do": "home", "who": "place", "faction": "noble", "where": "opponent_half"}),
        ("step", {"do": "pull", "by": 1, "who": "any", "kind": "noble", "count": 2}),
        ("step", {"do": "discard", "who": "faction", "kind": "noble", "where": "nice"}),
        (
            "step",
            {
                "do": "push",
                "by": {"distance": "opponent_city", "of": "this"},
                "who": "others",
                "count": {"congregation": "own"},
                "where": "own_half",
                "actor": "opponent",
            },
        ),
        ("step", {"do": "home", "who": "self", "where": "opponent_half", "actor": "opponent"}),
        (
            "step",
            {
                "do": "pull",
                "by": {"congregation": "own", "kind": "priest"},
                "who": "others",
                "count": {"congregation": "opponent", "faction": "bishop"},
                "where": "own_city",
            },
        ),
    ],
}
OPENING = 20  # events
READERS = ((None, False), (1, False), (1, True))  # who reads, and whether without codes


def sample(game: str) -> Json:
    """How a game begins, one of everything that can happen, and all cards, with their words."""
    seed, options = GAMES[game]
    match = random_match(game, seed, **options)
    events = match.everything()
    actions = [entry.action for entry in match.journal if entry.action]
    things: Json = {
        "names": ["Anna", "Ben", "Clara", "Dora", "Emil"],
        "deck": _without_sources(match.deck.data),
        "events": [*events[:OPENING], *_different(events[OPENING:]), *MORE_EVENTS[game]],
        "actions": sorted({*actions[:3], *MORE_ACTIONS[game]}),
        "things": PHRASES[game],
    }
    return {**things, "said": said(things)}


def said(things: Json) -> list[Json]:
    """What every reader reads of the things of a sample."""
    deck = load_json(json.dumps(things["deck"]), "sample")
    found = []
    for language, (seat, plain) in product(LANGUAGES, READERS):
        words = Words(deck, Reader(language, things["names"], seat, plain))
        texts = {
            "sentences": [words.sentence(event) for event in things["events"]],
            "story": words.story(things["events"]),
            "action_texts": [words.action_text(action) for action in things["actions"]],
            "action_names": [words.action_name(action) for action in things["actions"]],
            "card_texts": [words.card_text(code) for code in words.rows],
            "phrases": [words.phrase(name, thing) for name, thing in things["things"]],
        }
        found.append({"language": language, "seat": seat, "plain": plain, **texts})
    return found


def _different(events: Iterable[Json]) -> list[Json]:
    """The first of each kind; one kind may happen by different rules, or to one's self."""
    found = {
        (e["event"], e["rule"], e["seat"] == 1, e.get("effect")): e for e in reversed([*events])
    }
    return list(found.values())[::-1]


def _without_sources(data: Any) -> Any:
    if isinstance(data, list):
        return [_without_sources(each) for each in data]
    if isinstance(data, dict):
        return {key: _without_sources(each) for key, each in data.items() if key != "source"}
    return data


if __name__ == "__main__":
    for name in GAMES:
        text = json.dumps(sample(name), ensure_ascii=False, indent=1)
        (STORED / f"{name}.json").write_text(text + "\n", encoding="utf-8")
