"""Background tasks: starting them, and cancelling them for certain."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from functools import partial
from typing import Any, TypeAlias

_log = logging.getLogger("schism.tasks")
_CANCEL_AGAIN_AFTER = 1.0  # seconds

Tasks: TypeAlias = set[asyncio.Task[None]]


def spawn(work: Coroutine[Any, Any, None], tasks: Tasks) -> asyncio.Task[None]:
    """Run `work` without waiting for it. It stays in `tasks` until done; a failure is logged."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(partial(_finish, tasks))
    return task


def _finish(tasks: Tasks, task: asyncio.Task[None]) -> None:
    tasks.discard(task)
    if not task.cancelled() and task.exception() is not None:
        _log.error("in the background", exc_info=task.exception())


async def cancel_tasks(tasks: Iterable[asyncio.Task[Any]], grace: float = 0.0) -> None:
    """Give tasks `grace` seconds to finish, then cancel them.

    A cancellation can get lost in a driver that is just finishing, so it is repeated until the
    task has ended."""
    pending = set(tasks)
    if pending and grace:
        _, pending = await asyncio.wait(pending, timeout=grace)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=_CANCEL_AGAIN_AFTER)
