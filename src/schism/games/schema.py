"""The JSON of a game, declared as types: documents, programs and writers are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from schism.games.options import ChoiceOption, Declared, FlagOption, Option
from schism.games.readings import Reading, ReadingsOption


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
    keys = {name: NotRequired[_type(game, option)] for name, option in declared.items()}
    return TypedDict(f"{game.capitalize()}Options", keys)  # type: ignore[operator]


def readings_type(game: str, readings: Mapping[str, Reading]) -> Any:
    """The type of readings; those that are missing have their defaults."""
    keys = {name: NotRequired[_values(reading)] for name, reading in readings.items()}
    return TypedDict(f"{game.capitalize()}Readings", keys)  # type: ignore[operator]


def _values(reading: Reading) -> Any:
    if reading.other is None:
        return Literal[reading.default] | int
    return Literal[reading.default, reading.other]


def _type(game: str, option: Option) -> Any:
    if isinstance(option, ReadingsOption):
        return readings_type(game, option.readings)
    if isinstance(option, ChoiceOption):
        return Literal[option.choices] | list[str]
    return bool if isinstance(option, FlagOption) else int
