"""`python -m schism.bench.players.wake URL < SEATS`

Comes to sleeping tables, one after the other: the milliseconds until each says welcome.
"""

from __future__ import annotations

import sys
import time

import orjson

from schism.bench.players.ours import Seat, connect
from schism.bench.players.player import Act
from schism.bench.players.program import run_program


async def come_to_each(url: str, seats: list[Seat]) -> None:
    times = []
    for seat in seats:
        begin = time.perf_counter()
        await connect(url, seat, _look_on, _stay)
        times.append(1000 * (time.perf_counter() - begin))
    print(orjson.dumps(times).decode())


def _look_on(act: Act | None) -> None:
    return


def _stay(error: Exception | None) -> None:
    return


if __name__ == "__main__":
    run_program(come_to_each(sys.argv[1], [Seat(*each) for each in orjson.loads(sys.stdin.read())]))
