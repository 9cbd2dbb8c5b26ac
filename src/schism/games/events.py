"""The kinds of events of a game, declared once.

A declaration says which columns of the kernel's rows a kind uses, what they are called in JSON,
and what their numbers mean. From it follow the numbers that compiled rules emit, the JSON and its
types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypeAlias, Union, get_args

from typing_extensions import TypeAliasType, TypedDict

from schism.games.deck import Deck
from schism.kernel.log import EVENT_FIELDS, Row, rule_text

Json: TypeAlias = dict[str, Any]
Table: TypeAlias = Sequence[Any]  # what each number means; None is left out of the event

KIND, SEAT, RULE = (EVENT_FIELDS.index(name) for name in ("kind", "seat", "rule"))


def words_of(words: TypeAliasType) -> tuple[str, ...]:
    """The words of a declared alternative, in the order of their numbers."""
    return get_args(words.__value__)


@dataclass(frozen=True, slots=True)
class EventField:
    """A value of an event: its key, the column it comes from and its type in JSON."""

    key: str
    column: int
    type: Any
    meaning: Table | Callable[[Deck], Table] | None = None
    required: bool = True


def number(key: str, column: str) -> EventField:
    return EventField(key, EVENT_FIELDS.index(column), int)


def word(key: str, column: str, words: TypeAliasType) -> EventField:
    return EventField(key, EVENT_FIELDS.index(column), words, words_of(words))


def looked_up(
    key: str,
    column: str,
    meaning: Table | Callable[[Deck], Table],
    type: Any = str,  # noqa: A002
    required: bool = True,
) -> EventField:
    """A value from a table of the game or of its deck. No card is -1, so the last entry of a table
    can stand for it: None if the key is to be left out then."""
    return EventField(key, EVENT_FIELDS.index(column), type, meaning, required)


class EventKinds:
    """All kinds of events of a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kinds: list[tuple[str, tuple[EventField, ...]]] = []

    def add(self, name: str, *fields: EventField) -> int:
        """Declare the next kind and return its number."""
        self.kinds.append((name, fields))
        return len(self.kinds) - 1

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.kinds]

    def describe(self, deck: Deck, row: Row) -> Json:
        """An event with words for its numbers; what does not apply is left out."""
        name, fields = self.kinds[row[KIND]]
        event: Json = {"event": name, "rule": rule_text(row[RULE]), "seat": row[SEAT]}
        for field in fields:
            value, meaning = row[field.column], field.meaning
            if meaning is not None:
                value = (meaning(deck) if callable(meaning) else meaning)[value]
            if value is not None:
                event[field.key] = value
        return event

    def type(self) -> Any:
        """The type of all events, for documents and programs."""
        kinds = tuple(self._type(name, fields) for name, fields in self.kinds)
        return TypeAliasType(f"{self.game.capitalize()}Event", Union[kinds])  # noqa: UP007

    def _type(self, name: str, fields: tuple[EventField, ...]) -> Any:
        own = {f.key: f.type if f.required else NotRequired[f.type] for f in fields}
        title = "".join(part.capitalize() for part in (self.game, *name.split("_")))
        keys: Any = {"event": Literal[name], "rule": str, "seat": int, **own}
        return TypedDict(title, keys)  # type: ignore[operator]
