"""Changing the tunable parameters of a deck, within their bounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.games.study import Parameter, Path


def parameters_of(deck: Deck) -> list[Parameter]:
    return GAMES[deck.game].study.parameters(deck)


def value_of(data: Json, parameter: Parameter) -> int:
    return int(_at(data, parameter.path))


def has_room(data: Json, parameter: Parameter, step: int) -> bool:
    return parameter.low <= value_of(data, parameter) + step <= parameter.high


def adjust(deck: Deck, steps: Mapping[Parameter, int]) -> Deck:
    """Return the deck with each parameter changed by its step."""
    data = deepcopy(deck.data)
    for parameter, step in steps.items():
        _at(data, parameter.path[:-1])[parameter.path[-1]] = value_of(data, parameter) + step
    return GAMES[deck.game].load_deck(data, deck.id)


def changes(before: Deck, after: Deck, parameters: Sequence[Parameter]) -> list[Json]:
    """List the parameters whose values differ."""
    pairs = ((each, value_of(before.data, each), value_of(after.data, each)) for each in parameters)
    return [
        {"value": readable(before.data, parameter.path), "before": old, "after": new}
        for parameter, old, new in pairs
        if old != new
    ]


def readable(data: Json, path: Path) -> str:
    """Return a path as a person reads it: the entry's code or id, then the steps from 1."""
    row = _at(data, path[:2])
    steps = [str(step + 1) if isinstance(step, int) else step for step in path[2:]]
    return " ".join([str(row.get("code") or row["id"]), *steps])


def _at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data
