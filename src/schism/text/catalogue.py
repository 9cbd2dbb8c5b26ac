"""The one catalogue behind terminal, log and web."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "de")

FOLDERS: list[Path] = [Path(__file__).parent]  # each with a folder of Fluent files for a language
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def add_folder(folder: Path) -> None:
    """Add the messages of a game; they are loaded when a message is next needed."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        messages.cache_clear()


class Messages:
    """The messages of a language; a file is parsed when one of its messages is first needed."""

    def __init__(self, language: Language) -> None:
        # Without isolation marks, which terminals misprint.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._files = _find_messages(language)
        self._parsed: set[Path] = set()

    def __contains__(self, message: str) -> bool:
        return message in self._files

    def format(self, message: str, values: dict[str, Any]) -> str:
        """Format a message; raise if it or one of its values is missing."""
        self._parse(self._files[message])
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    def _parse(self, file: Path) -> None:
        if file not in self._parsed:
            self._parsed.add(file)
            self._bundle.add_resource(_resource(file))


@cache
def messages(language: Language) -> Messages:
    return Messages(language)


def _find_messages(language: Language) -> dict[str, Path]:
    files = (file for folder in FOLDERS for file in sorted((folder / language).glob("*.ftl")))
    return {message: file for file in files for message in _MESSAGE.findall(_read(file))}


@cache
def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _resource(file: Path) -> Resource:
    return FluentResource(_read(file))


def has_message(message: str) -> bool:
    return message in messages(LANGUAGES[0])


def for_game(game: str, message: str) -> str:
    """Return the game's own version of a general message, if it has one."""
    own = f"{game}-{message}"
    return own if has_message(own) else message


def say(language: Language, message: str, /, **values: Any) -> str:
    """Format a message in a language; raise if the message or a value is missing."""
    return messages(language).format(message, values)
