"""The language this process speaks: what `--lang` says, else the locale, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from schism.errors import SchismError
from schism.text import Language, say

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def of_arguments(arguments: Sequence[str]) -> str | None:
    """What `--lang` asks for, before anything else is read: help texts need it at import."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
    return None


def of_locale(environment: Mapping[str, str]) -> Language:
    """The first variable that is set decides, as POSIX has it."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return "de" if locale.lower().startswith("de") else "en"


def known(language: str | None) -> Language | None:
    return next((each for each in get_args(Language) if each == language), None)


_spoken: Language = known(of_arguments(sys.argv[1:])) or of_locale(os.environ)


def set_language(wanted: str | None) -> None:
    """From now on in this language; without one as before."""
    global _spoken
    if wanted is None:
        return
    language = known(wanted)
    if language is None:
        raise SchismError("language", found=wanted, known=", ".join(get_args(Language)))
    _spoken = language


def current_language() -> Language:
    return _spoken


def whole(value: float) -> str:
    """A number without its fraction, written as the language has it."""
    return t("cli-whole", value=value)


def decimal(value: float) -> str:
    return t("cli-decimal", value=value)


def t(message: str, **values: Any) -> str:
    """A message in the language spoken."""
    return say(_spoken, message, **values)
