"""Ending tasks for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

_HEARD_WITHIN = 1.0  # seconds


async def cancel_tasks(tasks: Iterable[asyncio.Task[Any]], patience: float = 0.0) -> None:
    """After so many seconds to finish by themselves they are cancelled. A cancellation can get
    lost in a driver that is just finishing: it is said until heard."""
    pending = set(tasks)
    if pending and patience:
        _, pending = await asyncio.wait(pending, timeout=patience)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=_HEARD_WITHIN)
