"""What a player was told, in a form that can be compared with the truth afterwards."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

import orjson

from schism.games.contract import Json


def digest(*parts: Any) -> str:
    text = orjson.dumps(parts, option=orjson.OPT_SORT_KEYS)
    return hashlib.blake2b(text, digest_size=12).hexdigest()


class EventLog:
    """All events in order, as a chain: the last link stands for everything before it."""

    def __init__(self) -> None:
        self._chain = [""]

    def __len__(self) -> int:
        return len(self._chain) - 1

    def add(self, events: list[Json]) -> None:
        for event in events:
            self._chain.append(digest(self._chain[-1], event))

    def cut(self, length: int) -> None:
        del self._chain[length + 1 :]

    @property
    def link(self) -> str:
        return self._chain[-1]


@dataclass(frozen=True)
class Position:
    """A version as one viewer saw it: all events up to it, and the view."""

    version: int
    events: str
    view: str


@dataclass(frozen=True)
class Answered:
    """A request that got its `ok`."""

    request: str
    kind: str
    text: str | None
    version: int


@dataclass(frozen=True)
class Heard:
    """A step that a player was told of."""

    version: int
    kind: str
    seat: int | None
    text: str | None


@dataclass
class Notes:
    """Everything one seat was told, over all its sockets."""

    table: str
    seat: int
    positions: set[Position] = field(default_factory=set)
    answers: list[Answered] = field(default_factory=list)
    steps: set[Heard] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)
    returns: int = 0
    repeats: int = 0
