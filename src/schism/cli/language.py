"""The language of the output: `--lang`, else the locale, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias, get_args

import typer

from schism.errors import SchismError
from schism.text import Language, say

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def of_arguments(arguments: Sequence[str]) -> str | None:
    """Return the value of `--lang` before parsing: help texts need it at import."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
    return None


def of_locale(environment: Mapping[str, str]) -> Language:
    """Return the language of the first variable that is set, as POSIX has it."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return "de" if locale.lower().startswith("de") else "en"


def known(language: str | None) -> Language | None:
    return next((each for each in get_args(Language) if each == language), None)


_language: Language = known(of_arguments(sys.argv[1:])) or of_locale(os.environ)


def set_language(wanted: str | None) -> None:
    """Set the language of all further messages; None leaves it."""
    global _language
    if wanted is None:
        return
    language = known(wanted)
    if language is None:
        raise SchismError("language", found=wanted, known=", ".join(get_args(Language)))
    _language = language


def current_language() -> Language:
    return _language


def whole(value: float) -> str:
    """Format a number without its fraction, as the language writes it."""
    return t("cli-whole", value=value)


def decimal(value: float) -> str:
    return t("cli-decimal", value=value)


def t(message: str, **values: Any) -> str:
    """Return a message in the current language."""
    return say(_language, message, **values)


Lang: TypeAlias = Annotated[
    str | None, typer.Option("--lang", metavar="en|de", help=t("cli-option-lang"))
]
