"""The options of a match, declared once by each game.

Checks, the command line, the page's form and the protocol's documentation are made from them.
Options of a match stand in its record; display options only change how a table shows the match.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, SupportsIndex, TypeAlias

from schism.errors import SchismError
from schism.games.readings import ReadingsOption

CHOOSE = "choose"  # the choice that leaves an option to a draft
ALL_SHOWN = -1  # display flags: everything that some display option would show


def whole_number(value: object) -> int | None:
    """Return a whole number, of numpy's too, as a plain one; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return operator.index(value)


@dataclass(frozen=True, slots=True)
class NumberOption:
    default: int
    low: int
    high: int
    flag: str | None = None
    kind: Literal["number"] = "number"

    def check(self, name: str, value: Any) -> int:
        number = whole_number(value)
        if number is not None and self.low <= number <= self.high:
            return number
        if self.low == self.high:
            raise SchismError("option-fixed", option=name, only=self.low, found=repr(value))
        raise SchismError(
            "option-number", option=name, low=self.low, high=self.high, found=repr(value)
        )


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One of the choices, or a list of ids: the game checks which ids there are."""

    default: str
    choices: tuple[str, ...]
    secret_with: str | None = None  # a flag that makes what is picked the picker's secret
    flag: str | None = None
    kind: Literal["choice"] = "choice"

    def check(self, name: str, value: Any) -> Any:
        return value


@dataclass(frozen=True, slots=True)
class FlagOption:
    """A display option may show more of the table, and never less."""

    default: bool = False
    display: bool = False
    unless: tuple[str, str] | None = None  # another option, and the choice that rules this one out
    flag: str | None = None
    kind: Literal["flag"] = "flag"

    def check(self, name: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise SchismError("option-flag", option=name, found=repr(value))
        return value


Option: TypeAlias = NumberOption | ChoiceOption | FlagOption | ReadingsOption
Declared: TypeAlias = Mapping[str, Option]


def is_display(option: Option) -> bool:
    return isinstance(option, FlagOption) and option.display


def match_options(declared: Declared) -> dict[str, Option]:
    return {name: option for name, option in declared.items() if not is_display(option)}


def display_options(declared: Declared) -> dict[str, Option]:
    return {name: option for name, option in declared.items() if is_display(option)}


def check_options(declared: Declared, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Add defaults to the options requested; raise an error for unknown ones.

    Options without a choice are left out: a number with only one value, readings as by default.
    """
    for name in wanted:
        if name not in declared:
            raise SchismError("option-unknown", option=name, known=", ".join(sorted(declared)))
    checked = {
        name: option.check(name, wanted.get(name, option.default))
        for name, option in declared.items()
    }
    return {name: value for name, value in checked.items() if _says(declared[name], value)}


def _says(option: Option, value: Any) -> bool:
    if isinstance(option, ReadingsOption):
        return bool(value)
    return not isinstance(option, NumberOption) or option.low < option.high


def split_options(
    declared: Declared, wanted: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, bool]]:
    """Split a request into options of the match, unchanged, and complete display options."""
    shown = display_options(declared)
    asked = {name: value for name, value in wanted.items() if name not in shown}
    return asked, check_options(shown, {n: v for n, v in wanted.items() if n in shown})


def secret_options(declared: Declared, options: Mapping[str, Any]) -> list[str]:
    """The options of a match that not everybody knows."""
    return [
        name
        for name, option in declared.items()
        if isinstance(option, ChoiceOption) and options.get(str(option.secret_with))
    ]


def display_flag(declared: Declared, name: str) -> int:
    """The bit of a display option, as compiled code knows it."""
    return 1 << list(display_options(declared)).index(name)


def display_flags(declared: Declared, shown: Mapping[str, Any]) -> int:
    """The bits of the display options that are on."""
    values = check_options(display_options(declared), shown)
    return sum(display_flag(declared, name) for name, on in values.items() if on)


def stored_display(declared: Declared, settings: Mapping[str, Any]) -> dict[str, bool]:
    """Return the display options of a table's settings; a table may be older than an option."""
    shown = display_options(declared)
    return {name: bool(settings.get(name, option.default)) for name, option in shown.items()}
