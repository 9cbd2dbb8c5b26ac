"""One piece of work at a time, for callbacks and for tasks."""

from __future__ import annotations

import asyncio

from schism.server.tables.serial_queue import SerialQueue
from tests.server.kit import run


async def wait(queue: SerialQueue, done: list[str], name: str) -> None:
    async with queue:
        done.append(name)


def test_what_comes_meanwhile_follows_in_the_order_it_came() -> None:
    async def take_turns() -> None:
        queue, done = SerialQueue(), list[str]()

        def work(name: str) -> None:
            done.append(name)
            queue.release()

        queue.submit(lambda: done.append("first"))  # and does not end yet
        waiting = asyncio.create_task(wait(queue, done, "second"))
        await asyncio.sleep(0)
        queue.submit(lambda: work("third"))
        last = asyncio.create_task(wait(queue, done, "fourth"))
        await asyncio.sleep(0)
        assert done == ["first"]
        queue.release()
        await asyncio.gather(waiting, last)
        assert done == ["first", "second", "third", "fourth"]
        assert not queue.busy

    run(take_turns())


def test_a_waiter_that_gives_up_is_passed_over() -> None:
    async def give_up() -> None:
        queue, done = SerialQueue(), list[str]()

        await queue.__aenter__()
        names = ("early", "late", "last")
        early, late, last = (asyncio.create_task(wait(queue, done, name)) for name in names)
        await asyncio.sleep(0)
        early.cancel()  # while it waits
        await asyncio.sleep(0)
        queue.release()
        await asyncio.sleep(0)  # now it is the next one's turn, which has not been told yet
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(early, late, last, return_exceptions=True)
        assert done[-1] == "last"
        assert "early" not in done
        assert not queue.busy

    run(give_up())
