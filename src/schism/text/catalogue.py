"""The one catalogue behind terminal, log and web."""

from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "de")

FOLDERS: list[Path] = [Path(__file__).parent]  # each with a folder of Fluent files for a language


def add_folder(folder: Path) -> None:
    """Add the messages of a game; they are loaded when a message is next needed."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        bundle.cache_clear()


@cache
def bundle(language: Language) -> FluentBundle:
    """Load all messages of a language, without isolation marks, which terminals misprint."""
    made = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        for file in sorted((folder / language).glob("*.ftl")):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def has_message(message: str) -> bool:
    return bool(bundle(LANGUAGES[0]).has_message(message))


def for_game(game: str, message: str) -> str:
    """Return the game's own version of a general message, if it has one."""
    own = f"{game}-{message}"
    return own if has_message(own) else message


def say(language: Language, message: str, /, **values: Any) -> str:
    """Format a message in a language; raise if the message or a value is missing."""
    words = bundle(language)
    pattern = words.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = words.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)
