"""The JSON of a game, declared as types: documents, programs and writers are made from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from schism.games.options import ChoiceOption, Declared, FlagOption, Option


@dataclass(frozen=True, slots=True)
class Schema:
    """Typed dictionaries. Those of events and options follow from their own declarations."""

    public: Any  # what everybody sees
    own: Any  # what a seat sees besides, and what it may do
    view: Any  # both put together, as `match.view(seat)` does it
    result: Any
    deck: Any


class DeckHead(TypedDict):
    """What every deck says of itself."""

    format: Literal["schism-deck/1"]
    id: str
    sha256: NotRequired[str]


def options_type(game: str, declared: Declared) -> Any:
    """The type of what can be asked for; everything may be left out."""
    keys = {name: NotRequired[_type(option)] for name, option in declared.items()}
    return TypedDict(f"{game.capitalize()}Options", keys)  # type: ignore[operator]


def _type(option: Option) -> Any:
    if isinstance(option, ChoiceOption):
        return Literal[option.choices] | list[str]
    return bool if isinstance(option, FlagOption) else int
