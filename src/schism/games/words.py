"""What a game says: one implementation for terminal, log and web, and it knows no game.

A game brings messages and `phrases.json`, which says how to put its things into words. That file
has rules in the language that `schism.games.phrases` describes. Only `event` and `actions` must be
there:

    event           the rule for every event, and in `events` what some kinds of them have besides
    together        kinds of events that make one sentence where they follow one another; the
                    sentence is about the first, which has them all as `.all`
    quiet_when_zero kinds of events that are left out of a story if their amount is 0
    actions         rules for actions by how they are written; `{card}` stands for any word, and
                    digits for a number. `action_names` has shorter ones for the same patterns
    rows            the tables of a deck whose rows have names, and the field with the name
    phrases         further rules, by name; `card` is what `card_text` says of a row
    mentions        fields of events that name a row, and the phrase by which sentences call it:
                    the page makes links of them

The page has the same in `web/src/games/words.ts`, on the same file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.phrases import Phrases, Rule, Thing
from schism.text import Reader

_NOTHING_MORE: Json = {
    "rows": {},
    "events": {},
    "together": {},
    "quiet_when_zero": [],
    "action_names": {},
    "phrases": {},
}
_FILES: dict[str, Path] = {}  # by game


def add_phrases(game: str, file: Path) -> None:
    """Make a game's phrases known; they are read when something is first said."""
    _FILES[game] = file


@cache
def _read(file: Path) -> Json:
    return {**_NOTHING_MORE, **json.loads(file.read_text(encoding="utf-8"))}


class Words:
    """What a game can say to one reader about one deck."""

    def __init__(self, deck: Deck, reader: Reader) -> None:
        data = _read(_FILES[deck.game])
        self.game, self.reader, self._data = deck.game, reader, data
        self.rows: dict[str, Json] = {
            row[name]: row for table, name in data["rows"].items() for row in deck.data[table]
        }
        self._phrases = Phrases(deck.game, data["phrases"], self.rows, reader)

    def say(self, message: str, /, **values: Any) -> str:
        """One of the game's own messages."""
        return self.reader.say(f"{self.game}-{message}", **values)

    def phrase(self, name: str, thing: Thing) -> str:
        """What a phrase of the game makes of a thing; empty if that is nothing."""
        return self._apply(self._data["phrases"][name], thing)

    def _apply(self, rule: Rule, thing: Thing) -> str:
        return str(self._phrases.apply(rule, thing) or "")

    def sentence(self, event: Json) -> str:
        """One event, as `match.events(seat)` gives it."""
        return self._about_event(self._data["events"].get(event["event"], {}), event)

    def _about_event(self, more: Json, event: Json) -> str:
        general = self._data["event"]
        arguments = {**general["with"], **more.get("with", {})}
        return self._apply({**general, **more, "with": arguments}, event)

    def story(self, events: Sequence[Json]) -> list[str]:
        """Many events, a line each: what belongs together in one, what changed nothing in none."""
        lines: list[str] = []
        for (kind, _), group in groupby(events, key=lambda event: (event["event"], event["seat"])):
            found = list(group)
            if kind in self._data["together"]:
                first = {**found[0], "all": found}
                lines.append(self._about_event(self._data["together"][kind], first))
            else:
                lines.extend(self.sentence(event) for event in found if not self._is_quiet(event))
        return lines

    def _is_quiet(self, event: Json) -> bool:
        return event["event"] in self._data["quiet_when_zero"] and event["amount"] == 0

    def action_text(self, action: str) -> str:
        """An action, given in notation, for somebody who is to choose."""
        pattern, parts = self._parse(action)
        return self._apply(self._data["actions"][pattern], parts)

    def action_name(self, action: str) -> str:
        """The same in as few words as will do, for a sentence or a table."""
        pattern, parts = self._parse(action)
        short = self._data["action_names"].get(pattern, self._data["actions"][pattern])
        return self._apply(short, parts)

    def _parse(self, action: str) -> tuple[str, Json]:
        """The pattern an action is written by, and what stands in its places."""
        for pattern in self._data["actions"]:
            if found := _matcher(pattern).fullmatch(action):
                parts = found.groupdict().items()
                return pattern, {name: int(t) if t.isdecimal() else t for name, t in parts}
        raise ValueError(f"no words for the action {action!r}")

    def card_text(self, code: str) -> str:
        """A card in one line: name, values and what it does."""
        return self.phrase("card", code)


@cache
def _matcher(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^ =]+)", pattern))
