"""Ending tasks for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

_HEARD_WITHIN = 1.0  # seconds


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """A cancellation can get lost in a driver that is just finishing: it is said until heard."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=_HEARD_WITHIN)
