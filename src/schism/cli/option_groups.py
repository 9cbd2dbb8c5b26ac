"""Groups of options that a command takes as one parameter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, TypeGuard, get_args, get_origin, get_type_hints

from schism.cli.game_options import GameOptions


def expand_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command as typer reads it, with an option for each field of a group.

    A group is a dataclass, or what games declare. The fields of a dataclass are annotated with
    their options, or the parameter is: `Annotated[Group, {"field": option}]`.
    """
    kinds = get_type_hints(command, include_extras=True)
    groups = {name: kinds[name] for name in kinds if _is_group(kinds[name])}
    parameters = [
        option
        for parameter in signature(command).parameters.values()
        for option in (
            _options_of(groups[parameter.name])
            if parameter.name in groups
            else [_option(parameter.name, kinds[parameter.name], parameter.default)]
        )
    ]

    @wraps(command)
    def spread(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = _read(group, given)
        command(**given)

    spread.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    spread.__annotations__ = {option.name: option.annotation for option in parameters}
    return spread


def _is_group(kind: Any) -> bool:
    return is_dataclass(_plain(kind)) or _is_declared(kind)


def _plain(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _is_declared(kind: Any) -> TypeGuard[type[GameOptions]]:
    return isinstance(kind, type) and issubclass(kind, GameOptions)


def _options_of(group: Any) -> list[Parameter]:
    if _is_declared(group):
        return group.parameters()
    kinds = get_type_hints(_plain(group), include_extras=True)
    if group is not _plain(group):
        named = group.__metadata__[0]
        kinds = {name: Annotated[_readable(kinds[name]), named[name]] for name in named}
    return [_option(each.name, kinds[each.name], each.default) for each in fields(_plain(group))]


def _readable(kind: Any) -> Any:
    """As typer reads it: values of an option given several times are a list."""
    return list[get_args(kind)[0]] if get_origin(kind) is tuple else kind  # type: ignore[misc]


def _read(group: Any, given: dict[str, Any]) -> Any:
    if _is_declared(group):
        return group.read(given)
    kinds = get_type_hints(_plain(group))
    values = {each.name: given.pop(each.name) for each in fields(_plain(group))}
    tuples = {name: tuple(values[name]) for name in values if get_origin(kinds[name]) is tuple}
    return _plain(group)(**(values | tuples))


def _option(name: str, kind: Any, default: Any) -> Parameter:
    shown = Parameter.empty if default is MISSING else default
    return Parameter(name, Parameter.KEYWORD_ONLY, default=shown, annotation=kind)
