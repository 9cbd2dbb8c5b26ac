"""How processes that serve the same tables tell each other that something has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from schism.games.contract import Json

Listener = Callable[[Json], None]


class Bus(Protocol):
    shared: bool  # whether other processes may be there
    hearing_since: float  # by the monotonic clock; while nobody can be heard it is never

    async def check(self) -> None:
        """Complain if it cannot be reached."""

    async def open(self, listener: Listener) -> None:
        """From now on `listener` hears what other processes say."""

    def say(self, notice: Json) -> None:
        """Tell the others; what gets lost they find out a few seconds later."""

    async def close(self) -> None: ...
