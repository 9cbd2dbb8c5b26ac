"""`python -m schism.bench.players.tables URL TABLES MOVES`

Opens tables with four sockets each and plays some moves on every one. Then prints one line of
JSON, a seat of each table, and keeps the sockets open until its input ends.
"""

from __future__ import annotations

import asyncio
import sys

import orjson

from schism.bench.players.ours import Seat, connect, open_table
from schism.bench.players.player import Act, Player
from schism.bench.players.post import Poster
from schism.bench.players.program import run_program

_AT_ONCE = 16


class _Table:
    def __init__(self, moves: int) -> None:
        self._left = moves
        self._done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self, url: str) -> tuple[Seat, list[Player]]:
        """Make the moves; return a seat, and the players, who stay."""
        async with Poster(url) as lobby:
            seats = await open_table(lobby)
        players = [await connect(url, seat, self._step, self._finish) for seat in seats]
        await self._done
        return seats[0], players

    def _step(self, act: Act | None) -> None:
        if self._left == 0:
            self._finish(None)
        elif act is not None:
            self._left -= 1
            act()

    def _finish(self, error: Exception | None) -> None:
        if not self._done.done():
            if error is None:
                self._done.set_result(None)
            else:
                self._done.set_exception(error)


async def play_at(url: str, tables: int, moves: int) -> None:
    room = asyncio.Semaphore(_AT_ONCE)

    async def play() -> tuple[Seat, list[Player]]:
        async with room:
            return await _Table(moves).play(url)

    played = await asyncio.gather(*(play() for _ in range(tables)))
    print(orjson.dumps([list(seat) for seat, _ in played]).decode(), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    run_program(play_at(sys.argv[1], *map(int, sys.argv[2:])))
