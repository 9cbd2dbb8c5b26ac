"""Messages as text: what all viewers share is written once, what is a seat's own is added."""

from __future__ import annotations

from typing import Any

import orjson

from schism.games.contract import Json


def encoded(value: Any) -> bytes:
    return orjson.dumps(value)


class Shared:
    """A message that is the same for everybody, up to a seat's own events and its own view."""

    def __init__(self, message: Json) -> None:
        self._start = encoded(message)[:-1]

    def to(self, events: bytes | None, yours: Json | None) -> bytes:
        parts = [self._start]
        if events is not None:
            parts += (b',"events":', events)
        if yours is not None:
            parts += (b',"yours":', encoded(yours))
        parts.append(b"}")
        return b"".join(parts)
