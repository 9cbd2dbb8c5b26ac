"""One process alone: nobody to tell."""

from __future__ import annotations

from schism.games.contract import Json
from schism.server.bus import Listener


class LocalBus:
    shared = False
    hearing_since = 0.0

    async def check(self) -> None:
        return

    async def open(self, listener: Listener) -> None:
        return

    def say(self, notice: Json) -> None:
        return

    async def close(self) -> None:
        return
