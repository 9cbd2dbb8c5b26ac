"""Rows of the database as values."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, NamedTuple


class _Row:
    __slots__ = ()

    def as_values(self) -> dict[str, Any]:
        return {each.name: getattr(self, each.name) for each in fields(self)}  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class TableRow(_Row):
    id: str
    game: str
    deck: str  # the hash of its values
    asked: dict[str, Any]  # the options as requested
    settings: dict[str, Any]
    secret: bytes
    rules: int
    state: str
    listed: bool
    host: int | None
    host_hash: str
    join_hash: str
    watch_hash: str
    rematch: str | None
    created: float
    seen: float | None = None  # when somebody was last there, if time is counted


@dataclass(frozen=True, slots=True)
class SeatRow(_Row):
    table_id: str
    seat: int
    who: str  # person, bot, open
    name: str
    level: str | None
    token_hash: str | None  # none: a bot, a free seat, or one reserved for a rematch


@dataclass(frozen=True, slots=True)
class ChatRow(_Row):
    table_id: str
    number: int
    seat: int
    name: str
    text: str
    request: str
    at: float


class Mark(NamedTuple):
    """Differs from an earlier one if the table has changed since."""

    version: int  # of its journal
    rest: tuple[Any, ...]  # of what else is stored
