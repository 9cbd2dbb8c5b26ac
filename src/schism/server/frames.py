"""Messages as text: what all viewers share is written once, what is a seat's own is added."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from schism.games.contract import Json


def encoded(value: Any) -> str:
    return to_json(value).decode()


class Shared:
    """A message that is the same for everybody, up to a seat's own events and its own view."""

    def __init__(self, message: Json) -> None:
        self._start = encoded(message)[:-1]
        self._whole = self._start + "}"

    def to(self, events: str | None, yours: Json | None) -> str:
        if events is None and yours is None:
            return self._whole
        parts = [self._start]
        if events is not None:
            parts += (',"events":', events)
        if yours is not None:
            parts += (',"yours":', encoded(yours))
        parts.append("}")
        return "".join(parts)
