"""Options that games declare, on the command line: a command offers what any game has."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Parameter
from typing import Annotated, Any, ClassVar

import typer

from schism.cli.language import t
from schism.cli.parameters import names_in
from schism.games.options import CHOOSE, ChoiceOption, FlagOption, NumberOption, Option, is_display
from schism.games.readings import ReadingsOption, readings_in
from schism.games.registry import GAMES
from schism.text import has_message

_MANY_NUMBERS = 3  # from this many on, help shows N instead of a list
_KINDS: dict[type[Option], tuple[Any, Any]] = {  # the type for typer, and its default
    NumberOption: (int | None, None),
    ChoiceOption: (str | None, None),
    FlagOption: (bool, False),
    ReadingsOption: (list[str], []),
}


class GameOptions(dict[str, Any]):
    """The options given; the game adds defaults, and raises for those it does not have."""

    without: ClassVar[tuple[str, ...]] = ()
    for_people: ClassVar[bool] = False  # who look at the table, and can choose in turn

    @classmethod
    def parameters(cls) -> list[Parameter]:
        return [_parameter(name, cls._same(name)) for name in cls._names()]

    @classmethod
    def read(cls, given: dict[str, Any]) -> GameOptions:
        """Take the options of games out of the values a command was given."""
        values = {name: given.pop(name) for name in cls._names()}
        asked = {name: value for name, value in values.items() if value not in (None, False, [])}
        return cls({name: _meaning(value, cls._same(name)) for name, value in asked.items()})

    @classmethod
    def _names(cls) -> list[str]:
        declared = (pair for game in GAMES.values() for pair in game.options.items())
        shown = (name for name, option in declared if cls.for_people or not is_display(option))
        return [name for name in dict.fromkeys(shown) if name not in cls.without]

    @classmethod
    def _same(cls, name: str) -> list[Option]:
        """Return the declarations of an option in all games that have it."""
        found = [game.options[name] for game in GAMES.values() if name in game.options]
        return found if cls.for_people else [_undrafted(option) for option in found]


class TableOptions(GameOptions):
    for_people = True


class SettingOptions(GameOptions):
    """For several numbers of players."""

    without = ("players",)


def _undrafted(option: Option) -> Option:
    if not isinstance(option, ChoiceOption):
        return option
    return ChoiceOption(option.default, tuple(c for c in option.choices if c != CHOOSE))


def _parameter(name: str, options: list[Option]) -> Parameter:
    message = f"option-{name.replace('_', '-')}-help"
    draft = "yes" if any(CHOOSE in _choices(option) for option in options) else "no"
    about = t(message, readings=_readings(options), draft=draft) if has_message(message) else None
    option = typer.Option(_flag(name, options[0]), metavar=_metavar(options), help=about)
    kind, default = _KINDS[type(options[0])]
    return Parameter(
        name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option]
    )


def _flag(name: str, option: Option) -> str:
    return f"--{option.flag or name.replace('_', '-')}"


def _metavar(options: list[Option]) -> str:
    if isinstance(options[0], ReadingsOption):
        return "NAME=VALUE"
    numbers = {number for option in options for number in _numbers(option)}
    if numbers:
        return "N" if len(numbers) >= _MANY_NUMBERS else "|".join(map(str, sorted(numbers)))
    choices = [choice for option in options for choice in _choices(option)]
    return "|".join([*dict.fromkeys(choices), "ID,ID,.."]) if choices else ""


def _numbers(option: Option) -> Iterator[int]:
    if isinstance(option, NumberOption):
        yield from range(option.low, option.high + 1)


def _choices(option: Option) -> tuple[str, ...]:
    return option.choices if isinstance(option, ChoiceOption) else ()


def _readings(options: list[Option]) -> str:
    """List all readings with their values."""
    declared = [option.readings for option in options if isinstance(option, ReadingsOption)]
    found = (pair for readings in declared for pair in readings.items())
    return ", ".join(
        t("cli-reading", name=name, default=reading.known()[0], other=reading.known()[1])
        for name, reading in found
    )


def _meaning(value: Any, options: list[Option]) -> Any:
    """Parse readings, a choice, or ids separated by commas."""
    if isinstance(options[0], ReadingsOption):
        return readings_in(value)
    choices = {choice for option in options for choice in _choices(option)}
    return value if not choices or value in (*choices, CHOOSE) else names_in(value)
