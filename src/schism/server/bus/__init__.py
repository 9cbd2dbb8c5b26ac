"""The message bus between processes that serve the same tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from schism.games.contract import Json

Listener = Callable[[Json], None]


class Bus(Protocol):
    shared: bool  # whether there may be other processes
    hearing_since: float  # monotonic time; infinity while disconnected

    async def check(self) -> None:
        """Raise unless the bus can be reached."""

    async def open(self, listener: Listener, database: str) -> None:
        """Call `listener` with every notice of another process from now on.

        Processes that use the same database hear each other; `database` is its id."""

    def publish(self, table: str, what: str, **details: Any) -> None:
        """Tell the other processes that something at a table has changed.

        A notice may get lost: they also look for changes every few seconds."""

    async def close(self) -> None: ...
