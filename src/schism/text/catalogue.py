"""The one catalogue behind terminal, log and web."""

from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "de")


@cache
def bundle(language: Language) -> FluentBundle:
    """All messages of a language. Isolation marks are off: terminals print them as rubbish."""
    made = FluentBundle([language], use_isolating=False)
    folder = files("schism.text") / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(language: Language, message: str, **values: Any) -> str:
    """A message in a language. A missing message or value is a mistake of ours, so it raises."""
    words = bundle(language)
    pattern = words.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = words.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)
