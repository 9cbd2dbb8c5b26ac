"""Messages as text: what all viewers share is written once, what is a seat's own is added."""

from __future__ import annotations

from typing import Any

import orjson

from schism.games.contract import Json


def encode(value: Any) -> bytes:
    return orjson.dumps(value)


def websocket_frame(text: bytes) -> bytes:
    """A message of text as RFC 6455 (5.2) has it on the wire, from a server."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class Shared:
    """A message that is the same for everybody, up to a seat's own events and its own view."""

    def __init__(self, message: Json, view: bytes) -> None:
        self._start = b'%b,"view":%b' % (encode(message)[:-1], view)

    def to(self, events: bytes | None, yours: bytes | None) -> bytes:
        parts = [self._start]
        if events is not None:
            parts += (b',"events":', events)
        if yours is not None:
            parts += (b',"yours":', yours)
        parts.append(b"}")
        return b"".join(parts)
