"""Values of a deck that are ours to choose, how far they may go, and whom they help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.games.study import Item, Path


@dataclass(frozen=True, slots=True)
class Knob:
    path: Path  # into the deck's data
    low: int
    high: int
    helps: Item | None = None  # whom more of it helps

    def value(self, data: Json) -> int:
        return int(_at(data, self.path))

    def room(self, data: Json, step: int) -> bool:
        return self.low <= self.value(data) + step <= self.high


def knobs_of(deck: Deck) -> list[Knob]:
    return [Knob(*each) for each in GAMES[deck.game].study.knobs(deck)]


def turned(deck: Deck, steps: Mapping[Knob, int]) -> Deck:
    data = deepcopy(deck.data)
    for knob, step in steps.items():
        _at(data, knob.path[:-1])[knob.path[-1]] = knob.value(data) + step
    return GAMES[deck.game].load_deck(data, deck.id)


def changes(before: Deck, after: Deck, knobs: Sequence[Knob]) -> list[Json]:
    """What has another value now."""
    pairs = ((knob, knob.value(before.data), knob.value(after.data)) for knob in knobs)
    return [
        {"value": named(before.data, knob.path), "before": old, "after": new}
        for knob, old, new in pairs
        if old != new
    ]


def named(data: Json, path: Path) -> str:
    """The way to a value as a person reads it: `ned reign 2 suits N most`."""
    row = _at(data, path[:2])
    steps = [str(step + 1) if isinstance(step, int) else step for step in path[2:]]
    return " ".join([str(row.get("code") or row["id"]), *steps])


def _at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data
