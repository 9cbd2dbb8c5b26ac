"""The language of `phrases.json`, in which a game says how to put its things into words.

A thing is an event, an action, a row of the deck, or any part of one. A *rule* is applied to a
thing and yields a text, another value, or nothing:

    ".track"            a field of the thing; "." is the thing itself, a word without a dot is text
    ".seat | player"    a value piped through functions: `player`, `you`, `signed`, `row`,
                        `initial`, `capital`, `sentence`, `size`, `local`, `is X`, a field, or
                        another phrase of the file
    {"say": "track-{.track}", "with": {"who": ".seat | player"}}
                        one of the game's messages and its arguments; spaces and underscores in
                        a field become dashes in the name of the message
    {"maybe": "kind-{.}"}
                        the same, or nothing if there is no such message
    {"first": [...]}    the first of these rules that yields something
    {"list": ".effects", "where": [".do", "is", ".effect"], "as": "effect", "join": "; "}
                        each item that passes the test, put into words by a phrase, joined;
                        nothing if no item is left. A list of rules may stand for the field,
                        and a message for what joins them
    {"of": ".cause | row", ...}
                        the rest of the rule, applied to this instead; with "keep": ["actor"]
                        that field of the thing goes along
    {"if": ".guild", ...}
                        the rest of the rule if this yields something, otherwise nothing

A message also receives the thing's own texts and numbers under their names. An argument that
yields nothing is passed as "no" and one that is true as "yes", so that messages can select on it:
grammar is the business of the Fluent files. `web/src/text/phrases.ts` interprets the same
language, and `tests/text/phrase_language.json` has examples that both sides are tested with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from schism.text import Reader

Rule: TypeAlias = Any  # a text or an object, as the module says
Thing: TypeAlias = Any

_FIELD_IN_NAME = re.compile(r"\{([^}]*)\}")
_TESTS: dict[str, Callable[[Thing, Thing], bool]] = {
    "is": lambda item, wanted: bool(item == wanted),
    "in": lambda item, wanted: item in wanted,
    "not in": lambda item, wanted: item not in wanted,
}


def signed(number: int) -> str:
    return f"{number:+d}" if number else "±0"


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def sentence(text: str) -> str:
    return f"{capital(text)}."


class Phrases:
    """The phrases of one game, for one reader and one deck."""

    def __init__(
        self,
        game: str,
        phrases: Mapping[str, Rule],
        rows: Mapping[str, Thing],
        reader: Reader,
    ) -> None:
        self._game, self._phrases, self._reader = game, phrases, reader
        self._functions: dict[str, Callable[[Thing], Thing]] = {
            "player": dict(enumerate(reader.names)).get,
            "you": reader.is_you,
            "signed": signed,
            "row": rows.get,
            "initial": lambda text: text[0],
            "capital": capital,
            "sentence": sentence,
            "size": len,
            "local": lambda texts: texts.get(reader.language),
        }

    def apply(self, rule: Rule, thing: Thing) -> Thing:
        if isinstance(rule, str):
            return self._follow(rule, thing)
        about = _keep(thing, rule.get("keep", ()), self._follow(rule.get("of", "."), thing))
        if about is None or ("if" in rule and self.apply(rule["if"], about) is None):
            return None
        if "first" in rule:
            found = (self.apply(each, about) for each in rule["first"])
            return next((value for value in found if value is not None), None)
        return self._list(rule, about) if "list" in rule else self._message(rule, about)

    def _follow(self, path: str, thing: Thing) -> Thing:
        head, *functions = path.split(" | ")
        value = _field(thing, head) if head.startswith(".") else head
        for function in functions:
            value = None if value is None else self._call(function, value)
        return value

    def _call(self, function: str, value: Thing) -> Thing:
        if function.startswith("."):
            return _field(value, function)
        if function.startswith("is "):
            return value if str(value) == function.removeprefix("is ") else None
        if function in self._functions:
            return self._functions[function](value)
        return self.apply(self._phrases[function], value)

    def _list(self, rule: Rule, thing: Thing) -> Thing:
        items = self._items(rule["list"], thing)
        if "where" in rule:
            tested, test, wanted = rule["where"]
            value = self.apply(wanted, thing)
            items = [item for item in items if _TESTS[test](self.apply(tested, item), value)]
        if "as" in rule:
            items = [self._call(rule["as"], item) for item in items]
        return self.apply(rule["join"], thing).join(items) or None if "join" in rule else items

    def _items(self, source: Rule, thing: Thing) -> Sequence[Thing]:
        if not isinstance(source, list):
            return self.apply(source, thing) or ()
        found = (self.apply(rule, thing) for rule in source)
        return [value for value in found if value is not None]

    def _message(self, rule: Rule, thing: Thing) -> str | None:
        name = self._name(rule["maybe"] if "maybe" in rule else rule["say"], thing)
        if name is None or ("maybe" in rule and not self._reader.has(name)):
            return None
        own = thing.items() if isinstance(thing, dict) else ()
        values = {field: value for field, value in own if isinstance(value, str | int | float)}
        for argument, value in rule.get("with", {}).items():
            values[argument] = _argument(self.apply(value, thing))
        return self._reader.say(self._wording(name), **values)

    def _wording(self, name: str) -> str:
        """A message, or the one beside it for readers who do without codes."""
        plain = f"{name}-plain"
        return plain if self._reader.plain and self._reader.has(plain) else name

    def _name(self, template: str, thing: Thing) -> str | None:
        """Fill in a message's name; None if the thing lacks a field the name needs."""
        parts = {part: self._follow(part, thing) for part in _FIELD_IN_NAME.findall(template)}
        if None in parts.values():
            return None
        name = _FIELD_IN_NAME.sub(lambda found: str(parts[found[1]]), template)
        return f"{self._game}-{name.replace('_', '-').replace(' ', '-')}"


def _field(thing: Thing, path: str) -> Thing:
    if path == ".":
        return thing
    value = thing.get(path[1:]) if isinstance(thing, dict) else None
    return None if value is False else value


def _keep(thing: Thing, fields: Sequence[str], about: Thing) -> Thing:
    if not isinstance(about, dict):
        return about
    return {name: thing[name] for name in fields if name in thing} | about


def _argument(value: Thing) -> str | int | float:
    if value is True:
        return "yes"
    return value if isinstance(value, str | int | float) else "no"
