"""What a game says, in the terminal, in logs and on the page; nothing here knows a game.

A game brings its messages (`text/en`, `text/de`) and `text/phrases.json`, whose rules are written
in the language that `schism.games.words.phrases` describes. `event` and `actions` are required:

    event           the rule for every event; `events` adds to it for some kinds of events
    together        rules for kinds of events that share one line when they follow one another:
                    the thing is the first event, with all of them as `.all`
    quiet_when_zero kinds of events that a story leaves out when their amount is 0
    actions         rules for actions, by pattern: `{card}` matches a word, and a word of digits
                    becomes a number. `action_names` has shorter rules for some of the patterns
    rows            the deck's tables whose rows can be looked up, each with the field to do it by
    names           the rule for what a row is called in the reader's language; names that a deck's
                    author has given (source `own`) stay as they are
    phrases         named rules; `card` is the one behind `card_text`
    mentions        fields of events that refer to a row, each with the phrase that names it in
                    sentences: the page turns these names into links

`web/src/games/words.ts` does the same for the page, from the same file.
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
from schism.games.words.phrases import Phrases, Rule, Thing
from schism.text import Reader

_OPTIONAL: Json = {
    "rows": {},
    "events": {},
    "together": {},
    "quiet_when_zero": [],
    "action_names": {},
    "names": None,
    "phrases": {},
}
_FILES: dict[str, Path] = {}  # by game


def add_phrases(game: str, file: Path) -> None:
    """Register a game's phrase file; it is read when something is first said."""
    _FILES[game] = file


@cache
def _read(file: Path) -> Json:
    return {**_OPTIONAL, **json.loads(file.read_text(encoding="utf-8"))}


class Words:
    """What a game can say to one reader about one deck."""

    def __init__(self, deck: Deck, reader: Reader) -> None:
        data = _read(_FILES[deck.game])
        self.game, self.reader, self._data = deck.game, reader, data
        self.rows: dict[str, Json] = {
            row[name]: row for table, name in data["rows"].items() for row in deck.data[table]
        }
        self._phrases = Phrases(deck.game, data["phrases"], self.rows, reader)
        if data["names"]:
            self.rows.update({code: self._localized(row) for code, row in self.rows.items()})

    def _localized(self, row: Json) -> Json:
        """Return a row with its name in the reader's language and the deck's beside it."""
        given = row.get("source", {}).get("name", "own") == "own"
        name = row["name"] if given else self._apply(self._data["names"], row)
        return {**row, "name": name, "deck_name": row["name"]}

    def say(self, message: str, /, **values: Any) -> str:
        """Return one of the game's own messages."""
        return self.reader.say(f"{self.game}-{message}", **values)

    def phrase(self, name: str, thing: Thing) -> str:
        """Apply a named phrase to a thing; empty if it yields nothing."""
        return self._apply(self._data["phrases"][name], thing)

    def _apply(self, rule: Rule, thing: Thing) -> str:
        return str(self._phrases.apply(rule, thing) or "")

    def sentence(self, event: Json) -> str:
        """Return the sentence for one event, as `match.events(seat)` gives it."""
        return self._about_event(self._data["events"].get(event["event"], {}), event)

    def _about_event(self, more: Json, event: Json) -> str:
        general = self._data["event"]
        arguments = {**general["with"], **more.get("with", {})}
        return self._apply({**general, **more, "with": arguments}, event)

    def story(self, events: Sequence[Json]) -> list[str]:
        """Tell many events, a line each; some share a line, and what changed nothing has none."""
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
        """Describe an action, given in notation, to somebody who has to choose."""
        pattern, parts = self._parse(action)
        return self._apply(self._data["actions"][pattern], parts)

    def action_name(self, action: str) -> str:
        """Name an action briefly, for use in a sentence or a table."""
        pattern, parts = self._parse(action)
        short = self._data["action_names"].get(pattern, self._data["actions"][pattern])
        return self._apply(short, parts)

    def _parse(self, action: str) -> tuple[str, Json]:
        """Find the pattern that an action matches, and what its placeholders stand for."""
        for pattern in self._data["actions"]:
            if found := _matcher(pattern).fullmatch(action):
                parts = found.groupdict().items()
                return pattern, {name: int(t) if t.isdecimal() else t for name, t in parts}
        raise ValueError(f"no words for the action {action!r}")

    def card_text(self, code: str) -> str:
        """Describe a card in one line: name, values and what it does."""
        return self.phrase("card", code)


@cache
def _matcher(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^ =]+)", pattern))
