"""Asking for a lot only delays yourself."""

from __future__ import annotations

import asyncio

import pytest

from schism.errors import SchismError
from schism.server.fair_queue import FairQueue


def test_people_are_served_in_turn() -> None:
    async def ask() -> list[str]:
        queue, served = FairQueue(at_once=1, most_waiting=5), []

        async def work(person: str) -> None:
            async with queue.turn(person):
                await asyncio.sleep(0)
                served.append(person)

        await asyncio.gather(*(work(person) for person in "aaaabbc"))
        return served

    assert asyncio.run(ask()) == list("aabcaba")


def test_too_many_requests_of_one_person_are_refused_and_no_others() -> None:
    async def ask() -> None:
        queue, gate = FairQueue(at_once=1, most_waiting=2), asyncio.Event()

        async def work(person: str) -> None:
            async with queue.turn(person):
                await gate.wait()

        waiting = [asyncio.create_task(work("a")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(SchismError) as refused:
            await work("a")
        assert refused.value.message == "too-many"
        other = asyncio.create_task(work("b"))
        gate.set()
        await asyncio.gather(*waiting, other)

    asyncio.run(ask())


def test_who_goes_away_while_waiting_holds_up_nobody() -> None:
    async def ask() -> None:
        queue, gate = FairQueue(at_once=1, most_waiting=2), asyncio.Event()

        async def work() -> None:
            async with queue.turn("a"):
                await gate.wait()

        first, second = [asyncio.create_task(work()) for _ in range(2)]
        await asyncio.sleep(0)
        second.cancel()
        gate.set()
        await first
        async with queue.turn("b"):
            pass

    asyncio.run(ask())
