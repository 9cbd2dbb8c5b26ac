"""Tasks end even if what they await swallows a cancellation."""

from __future__ import annotations

import asyncio

from schism.server.tasks import cancel_tasks
from tests.server.kit import run


async def deaf_once(begun: asyncio.Event) -> None:
    """Like a driver whose answer arrives together with the cancellation."""
    begun.set()
    try:
        await asyncio.sleep(3600)
    except asyncio.CancelledError:
        await asyncio.sleep(3600)


def test_a_task_that_misses_a_cancellation_gets_another() -> None:
    async def end() -> None:
        begun = asyncio.Event()
        task = asyncio.create_task(deaf_once(begun))
        await begun.wait()
        await cancel_tasks([task])
        assert task.cancelled()

    run(end())


def test_what_ends_by_itself_in_time_is_not_cancelled() -> None:
    async def end() -> None:
        short, endless = (asyncio.create_task(asyncio.sleep(wait, wait)) for wait in (0.01, 3600))
        await cancel_tasks([short, endless], grace=0.2)
        assert short.result() == 0.01
        assert endless.cancelled()

    run(end())
