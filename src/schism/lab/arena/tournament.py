"""A tournament: every bot against every other, over the same deals in every seat.

One bot plays against a table of another, and the other way round. Each deal is played once for each
such pair and each seat of the single bot, so every bot holds every hand of a deal equally often and
luck is the same for all. With two players, each pair simply plays both seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from schism import __version__
from schism.bot_session import bot_session, choose_action, warm_up_bots
from schism.bots.bot import Bot
from schism.games.contract import Json
from schism.kernel.compiled import CACHE_DIRECTORY
from schism.kernel.rules import win_share
from schism.lab.jobs.job import Workers
from schism.lab.jobs.rows import RowsJob, row_in
from schism.lab.jobs.setup import Setup
from schism.lab.jobs.workers import workers_for
from schism.table.match import Match

Seating = tuple[int, ...]  # the number of the bot in each seat


@dataclass(frozen=True, slots=True)
class Arena(Setup):
    """Every deal is played in each of the seatings."""

    seatings: Sequence[Seating]

    @property
    def seats(self) -> int:
        return len(self.seatings[0])

    def seat_bots(self, number: int, seating: Seating) -> dict[int, Bot]:
        return self.make_bots(number, [self.bots[bot] for bot in seating])

    def warm_up(self) -> None:
        """Compile what the bots need, before the clock and other processes start."""
        warm_up_bots(self.match(0), [self.bot(level, 0) for level in self.bots])

    def row(self, number: int) -> Json:
        return play_deal(self, number)

    def about(self) -> Json:
        versions = {"version": __version__, "rules": CACHE_DIRECTORY.name}
        return {**versions, **Setup.about(self)}


def one_against_many(one: int, many: int, seats: int) -> list[Seating]:
    """Seat one bot in each seat in turn, against a table of another."""
    return [tuple(one if seat == s else many for seat in range(seats)) for s in range(seats)]


def round_robin(bots: int, seats: int) -> list[Seating]:
    """Seat every pair, each of the two alone in turn, without repeating a seating."""
    every = (one_against_many(i, j, seats) for i, j in permutations(range(bots), 2))
    return list(dict.fromkeys(seating for seatings in every for seating in seatings))


def play_deal(arena: Arena, number: int) -> Json:
    """Play one deal in every seating; return it as a line of the tournament file."""
    games = [_play(arena, number, seating) for seating in arena.seatings]
    return {"deal": number, "games": games}


def _play(arena: Arena, number: int, seating: Seating) -> Json:
    match = arena.match(number)
    bots = arena.seat_bots(number, seating)
    with bot_session(match, bots):
        while match.to_act is not None:
            match.play(choose_action(match, bots[match.to_act]))
    wins = [float(win_share(match.state, seat)) for seat in range(arena.seats)]
    return {"seats": list(seating), "wins": wins, **_numbers(match, arena.seats)}


def _numbers(match: Match, seats: int) -> Json:
    """Return what the game counts besides wins."""
    states = np.array([match.state], match.game.rules.state)
    counted = match.game.study.numbers(states)
    return {name: rows[0, :seats].tolist() for name, rows in counted.items()}


def play_deals(arena: Arena, numbers: Sequence[int], jobs: int = 1) -> Iterator[Json]:
    """Yield deals as they finish, playing `jobs` of them in parallel processes."""
    with workers_for(len(numbers), jobs=jobs) as workers:
        yield from _finished(RowsJob(arena, numbers), workers)


def _finished(job: RowsJob, workers: Workers) -> Iterator[Json]:
    """Keep only a few deals under way, so that an interrupt is quick."""
    under_way = 0
    for place in range(len(job.numbers)):
        workers.submit(job, place)
        under_way += 1
        if under_way > workers.size:
            yield _next_deal(workers)
            under_way -= 1
    for _ in range(under_way):
        yield _next_deal(workers)


def _next_deal(workers: Workers) -> Json:
    _, found = workers.result()
    return row_in(found)
