"""What is said in one turn of the event loop leaves together."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from schism.server.wire.connection import Outbox
from tests.server.kit import run


class Broken:
    def flush(self) -> None:
        raise OSError("no such socket")


class Listening:
    heard = 0

    def flush(self) -> None:
        self.heard += 1


def test_a_socket_that_fails_does_not_silence_the_others(caplog: pytest.LogCaptureFixture) -> None:
    first, last = Listening(), Listening()

    async def speak() -> None:
        outbox: Any = Outbox()
        for connection in (first, Broken(), last):
            outbox.add(connection)
        await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR, "schism.socket"):
        run(speak())
    assert (first.heard, last.heard) == (1, 1)
    assert "no such socket" in caplog.text
