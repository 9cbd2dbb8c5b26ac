"""Tokens for the keys of a view, derived from its declared type.

The token of a key is all that stands between the value before it and its own: the end of a list, a
comma, the key, the beginning of a list. Values that never change become part of the next token.
"""

from __future__ import annotations

import json
from collections import namedtuple
from collections.abc import Mapping
from keyword import iskeyword
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from typing_extensions import TypeAliasType

from schism.games.events import words_of
from schism.games.readings import Reading
from schism.kernel.json_writer import TokenTable

_NO_CONSTANTS: Mapping[str, Any] = MappingProxyType({})


def add_keys(
    tokens: TokenTable, declared: type, constants: Mapping[str, Any] = _NO_CONSTANTS
) -> Any:
    """Add the tokens of an object's keys and return their numbers as attributes.

    `end` closes the object, and `again` closes it and leads up to the first key of another one in
    the same list. `as_` is the key `as`, a keyword of Python. Consecutive keys have
    consecutive numbers.
    """
    kinds = get_type_hints(declared)
    known = {**_only_values(kinds), **constants}
    numbers: dict[str, int] = {}
    text, first = "{", ""
    for key, kind in kinds.items():
        text += ("" if text == "{" else ",") + json.dumps(key) + ":"
        if key in known:
            text += json.dumps(known[key])
            continue
        depth = _depth(kind)
        text += "[" * depth
        first = first or text
        numbers[f"{key}_" if iskeyword(key) else key] = tokens.add(text)
        text = "]" * depth
    numbers["end"] = tokens.add(text + "}")
    numbers["again"] = tokens.add(f"{text}}},{first}")
    return namedtuple("Keys", numbers)(**numbers)


def add_dict_keys(tokens: TokenTable, words: TypeAliasType) -> int:
    """Add the tokens of a dictionary that has a key for each of these words; the number of the
    first of them is returned."""
    keys = [json.dumps(word) + ":" for word in words_of(words)]
    return tokens.add("{" + keys[0], *(f",{key}" for key in keys[1:]))


def add_readings(tokens: TokenTable, readings: Mapping[str, Reading]) -> int:
    """Add a token for each reading that differs from its default, up to its seat if it has one;
    the number of the first of them is returned."""
    others = {name: reading.other for name, reading in readings.items()}
    values = {name: "" if other is None else json.dumps(other) for name, other in others.items()}
    return tokens.add(*(f"{json.dumps(name)}:{value}" for name, value in values.items()))


def _only_values(kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The values of keys for which only one is declared."""
    literals = {key: get_args(k) for key, k in kinds.items() if get_origin(k) is Literal}
    return {key: values[0] for key, values in literals.items() if len(values) == 1}


def _depth(kind: Any) -> int:
    """Return the number of lists around the first value."""
    if get_origin(kind) not in (list, tuple):
        return 0
    return 1 + _depth(get_args(kind)[0])
