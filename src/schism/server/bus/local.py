"""The bus of a single process: there is nobody to tell."""

from __future__ import annotations

from typing import Any

from schism.server.bus import Listener


class LocalBus:
    shared = False
    hearing_since = 0.0

    async def check(self) -> None:
        return

    async def open(self, listener: Listener, database: str) -> None:
        return

    def publish(self, table: str, what: str, **details: Any) -> None:
        return

    async def close(self) -> None:
        return
