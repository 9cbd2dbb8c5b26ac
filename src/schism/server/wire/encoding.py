"""Messages as bytes: what all viewers share is encoded once, a seat's own parts are added."""

from __future__ import annotations

from typing import Any

import orjson

from schism.games.contract import Json


def encode(value: Any) -> bytes:
    return orjson.dumps(value)


def websocket_frame(text: bytes) -> bytes:
    """A text message as an unmasked frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class SharedMessage:
    """A message that is the same for everybody except a seat's own events and view."""

    def __init__(self, message: Json, view: bytes, events: str = "events") -> None:
        """`events`: the name of the field with each viewer's events, or how many."""
        self._start = b'%b,"view":%b,"%b":' % (encode(message)[:-1], view, events.encode())

    def complete(self, events: bytes, yours: bytes | None) -> bytes:
        """The message for one viewer."""
        parts = [self._start, events]
        if yours is not None:
            parts += (b',"yours":', yours)
        parts.append(b"}")
        return b"".join(parts)
