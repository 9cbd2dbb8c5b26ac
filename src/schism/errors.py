"""Errors for people: messages of the catalogue, in the reader's language."""

from typing import Any

from schism.text import Language, say


class SchismError(ValueError):
    """Something a person can fix. `str()` is English; `words` is any language.

    A value may be another such error: the reason, which is put into words too.
    """

    def __init__(self, message: str, **values: Any) -> None:
        self.message = message
        self.values = values
        super().__init__(message, values)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle everything: by default an exception loses its keyword arguments."""
        return _blank, (type(self), self.args), self.__dict__

    def words(self, language: Language) -> str:
        """Return the message in a language."""
        values = {
            name: value.words(language) if isinstance(value, SchismError) else value
            for name, value in self.values.items()
        }
        return say(language, f"error-{self.message}", **values)

    def __str__(self) -> str:
        return self.words("en")


def _blank(kind: type[SchismError], args: tuple[Any, ...]) -> SchismError:
    return kind.__new__(kind, *args)


class IllegalAction(SchismError):
    """An action that the rules do not allow now; the match is as it was."""


class DeckError(SchismError):
    """A deck file that cannot be used; `path` leads to the value, `line` is set when known."""

    def __init__(self, message: str, path: tuple[str | int, ...] = (), **values: Any) -> None:
        super().__init__(message, **values)
        self.path = path
        self.line: int | None = None
        self.others: list[DeckError] = []  # what else is wrong with the file, in its order

    def words(self, language: Language) -> str:
        text = super().words(language)
        if self.line is None:
            return text
        return say(language, "error-line", line=str(self.line), text=text)


class RecordError(SchismError):
    """A record that is malformed or contradicts itself."""
