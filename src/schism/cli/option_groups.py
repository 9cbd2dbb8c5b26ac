"""Options that belong together: a command has one parameter for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any, TypeGuard, get_type_hints

from schism.cli.game_options import GameOptions


def expand_groups(command: Callable[..., None]) -> Callable[..., None]:
    """The command as typer reads it: in place of a group, an option for each of its fields.

    A group is a dataclass, or what games declare.
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
    return is_dataclass(kind) or _is_declared(kind)


def _is_declared(kind: Any) -> TypeGuard[type[GameOptions]]:
    return isinstance(kind, type) and issubclass(kind, GameOptions)


def _options_of(group: Any) -> list[Parameter]:
    if _is_declared(group):
        return group.parameters()
    kinds = get_type_hints(group, include_extras=True)
    return [_option(each.name, kinds[each.name], each.default) for each in fields(group)]


def _read(group: Any, given: dict[str, Any]) -> Any:
    if _is_declared(group):
        return group.read(given)
    return group(**{each.name: given.pop(each.name) for each in fields(group)})


def _option(name: str, kind: Any, default: Any) -> Parameter:
    shown = Parameter.empty if default is MISSING else default
    return Parameter(name, Parameter.KEYWORD_ONLY, default=shown, annotation=kind)
