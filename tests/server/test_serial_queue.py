"""One thing after the other, whether a function asks or a task waits."""

from __future__ import annotations

import asyncio

from schism.server.tables.serial_queue import SerialQueue
from tests.server.kit import run


def test_what_comes_meanwhile_follows_in_the_order_it_came() -> None:
    async def take_turns() -> None:
        order, done = SerialQueue(), []

        async def wait(name: str) -> None:
            async with order:
                done.append(name)

        def work(name: str) -> None:
            done.append(name)
            order.free()

        order.take(lambda: done.append("first"))  # and does not end yet
        waiting = asyncio.create_task(wait("second"))
        await asyncio.sleep(0)
        order.take(lambda: work("third"))
        last = asyncio.create_task(wait("fourth"))
        await asyncio.sleep(0)
        assert done == ["first"]
        order.free()
        await asyncio.gather(waiting, last)
        assert done == ["first", "second", "third", "fourth"]
        assert not order.taken

    run(take_turns())


def test_whoever_gives_up_waiting_is_passed_over() -> None:
    async def give_up() -> None:
        order, done = SerialQueue(), []

        async def wait(name: str) -> None:
            async with order:
                done.append(name)

        await order.__aenter__()
        early, late, last = (asyncio.create_task(wait(name)) for name in ("early", "late", "last"))
        await asyncio.sleep(0)
        early.cancel()  # while he waits
        await asyncio.sleep(0)
        order.free()
        await asyncio.sleep(0)  # now it is the next one's turn, and he has not heard of it
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(early, late, last, return_exceptions=True)
        assert done[-1] == "last"
        assert "early" not in done
        assert not order.taken

    run(give_up())
