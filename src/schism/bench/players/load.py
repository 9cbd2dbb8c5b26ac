"""`python -m schism.bench.players.load SIDE TABLES SECONDS RATE spread|together URL...`

Opens tables with four sockets each and plays on them: as fast as answers come, or at a rate of
moves a second. With several servers a table's people are spread over them, or together at one. A
move's time is from sending it to the mover's own next message about the table. Prints a line when
it begins to measure, and then one of JSON. Tables that end are replaced, outside the measured
time of a move; so that they do not all end at once, each has played some moves, more or fewer,
before anything is measured.
"""

from __future__ import annotations

import asyncio
import sys
import time
from importlib import import_module
from random import random, randrange
from typing import Any

import orjson

from schism.bench.players.player import Act, Player, Side
from schism.bench.players.post import Poster
from schism.bench.players.program import run_program

_WARM_UP = 1.0  # seconds
_HEAD_START = 150  # moves; a game has more


class Load:
    def __init__(self, side: Side, tables: int, rate: float, people: str, urls: list[str]) -> None:
        self.side, self.urls, self.spread = side, urls, people == "spread"
        self.pause = tables / rate if rate else 0.0  # seconds between moves of a table
        self.times: list[float] = []
        self.measuring = False
        self._without_start = tables  # that have not had their head start
        self._held: list[Act] = []
        self.ready = asyncio.Event()

    def hold(self, act: Act) -> None:
        """A table has its head start: it goes on when all have theirs."""
        self._held.append(act)
        self._without_start -= 1
        if self._without_start == 0:
            self.ready.set()
            for each in self._held:
                each()

    async def play_on(self, number: int) -> None:
        """Play one game after the other."""
        await Game(self, number, randrange(_HEAD_START)).play()
        while True:
            await Game(self, number, -1).play()


class Game:
    def __init__(self, load: Load, number: int, head_start: int) -> None:
        self._load, self._number = load, number
        self._left = head_start  # moves until all tables wait for each other
        self._last = time.perf_counter() - random() * load.pause
        self._sent: dict[int, float] = {}  # by seat
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self) -> None:
        urls = self._load.urls
        async with Poster(urls[self._number % len(urls)]) as lobby:
            seats = await self._load.side.open_table(lobby)
        players = [await self._connect(place, seat) for place, seat in enumerate(seats)]
        await self._end
        for player in players:
            player.close()

    async def _connect(self, place: int, seat: Any) -> Player:
        urls = self._load.urls
        url = urls[(self._number + (place if self._load.spread else 0)) % len(urls)]
        return await self._load.side.connect(
            url, seat, lambda act: self._step(place, act), self._finish
        )

    def _finish(self, error: Exception | None) -> None:
        if self._end.done():
            return
        if error is None:
            self._end.set_result(None)
        else:
            self._end.set_exception(error)

    def _step(self, place: int, act: Act | None) -> None:
        sent = self._sent.pop(place, None)
        if sent is not None and self._load.measuring:
            self._load.times.append(time.perf_counter() - sent)
        if act is not None:
            self._left -= 1
            if self._left == -1:
                self._load.hold(lambda: self._send(place, act))
            elif self._left >= 0 or not self._load.pause:
                self._send(place, act)
            else:
                self._send_in_time(place, act)

    def _send_in_time(self, place: int, act: Act) -> None:
        delay = self._last + self._load.pause - time.perf_counter()
        if delay > 0:
            asyncio.get_running_loop().call_later(delay, self._send, place, act)
        else:
            self._send(place, act)

    def _send(self, place: int, act: Act) -> None:
        self._sent[place] = self._last = time.perf_counter()
        act()


async def measure(load: Load, tables: int, seconds: float) -> None:
    games = [asyncio.create_task(load.play_on(number)) for number in range(tables)]
    failed = asyncio.ensure_future(asyncio.wait(games, return_when=asyncio.FIRST_COMPLETED))
    begun = asyncio.ensure_future(load.ready.wait())
    await asyncio.wait([failed, begun], return_when=asyncio.FIRST_COMPLETED)
    await asyncio.wait([failed], timeout=_WARM_UP)
    print("measuring", flush=True)
    load.measuring = True
    begin, used = time.perf_counter(), time.process_time()
    await asyncio.wait([failed], timeout=seconds)
    took, used = time.perf_counter() - begin, time.process_time() - used
    for game in games:
        if game.done():
            game.result()  # raises
    print(orjson.dumps(summary(load.times, took, used)).decode(), flush=True)


def summary(times: list[float], took: float, used: float) -> dict[str, float]:
    times.sort()
    at = {share: 1000 * times[int(share * len(times))] for share in (0.5, 0.99)}
    return {
        "moves": len(times),
        "rate": len(times) / took,
        "p50_ms": at[0.5],
        "p99_ms": at[0.99],
        "busy": used / took,  # of one processor, by the load itself
    }


def main(side: str, tables: str, seconds: str, rate: str, people: str, *urls: str) -> None:
    players: Any = import_module(f"schism.bench.players.{side}")

    async def run() -> None:
        load = Load(players, int(tables), float(rate), people, list(urls))
        await measure(load, int(tables), float(seconds))

    run_program(run())


if __name__ == "__main__":
    main(*sys.argv[1:])
