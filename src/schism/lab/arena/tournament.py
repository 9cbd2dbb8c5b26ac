"""A tournament: every bot against every other, over the same deals in every seat.

One bot plays against a table of another, and the other way round. Each deal is played once for each
such pair and each seat of the single bot, so every bot holds every hand of a deal equally often and
luck is the same for all. With two players, each pair simply plays both seats.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np

from schism import __version__
from schism.bot_session import bot_session, choose_action
from schism.bots.bot import Bot, seat_seed
from schism.bots.registry import make_bot
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.compiled import CACHE_DIRECTORY
from schism.kernel.rng import stream
from schism.kernel.rules import win_share
from schism.lab.jobs.job import Arrays, Piece, Workers
from schism.lab.jobs.workers import workers_for
from schism.table.match import Match, settle_options

Seating = tuple[int, ...]  # the number of the bot in each seat
DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Arena:
    deck: Deck
    wanted: Mapping[str, Any]  # options as requested
    seed: int
    bots: Sequence[str]  # levels
    seatings: Sequence[Seating]

    @property
    def game(self) -> Game:
        return GAMES[self.deck.game]

    @property
    def seats(self) -> int:
        return len(self.seatings[0])

    def match(self, number: int) -> Match:
        """Return the `number`-th deal at its first decision."""
        options = settle_options(self.game, self.deck, self.wanted, self.seed, number)
        return Match(self.game, self.deck, options, self.seed, number)

    def seat_bots(self, number: int, seating: Seating) -> dict[int, Bot]:
        """Make the bots of a deal; a seat has the same seed in every seating."""
        deal_seed = int(stream(np.uint64(self.seed), number))
        return {
            seat: self.bot(self.bots[bot], seat_seed(deal_seed, seat))
            for seat, bot in enumerate(seating)
        }

    def bot(self, level: str, seed: int) -> Bot:
        return make_bot(self.game.id, level, seed)

    def about(self) -> Json:
        """Return everything that determines a tournament except its length."""
        return {
            "version": __version__,
            "rules": CACHE_DIRECTORY.name,
            "game": self.game.id,
            "deck": self.deck.id,
            "deck_sha256": self.deck.sha256,
            "options": dict(self.wanted),
            "seed": self.seed,
            "bots": list(self.bots),
        }


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


@dataclass(frozen=True, slots=True)
class DealJob:
    """A job of a single piece, so that any workers can play a tournament."""

    arena: Arena
    number: int

    def about(self) -> Json:
        return {**self.arena.about(), DEAL: self.number}

    def pieces(self) -> list[Piece]:
        return [Piece(self.number, len(self.arena.seatings))]

    def play(self, piece: Piece) -> Arrays:
        line = json.dumps(play_deal(self.arena, self.number))
        return {DEAL: np.frombuffer(line.encode(), np.uint8)}


def play_deals(arena: Arena, numbers: Collection[int], jobs: int = 1) -> Iterator[Json]:
    """Yield deals as they finish, playing `jobs` of them in parallel processes."""
    with workers_for(len(numbers), jobs=jobs) as workers:
        yield from _finished(arena, numbers, workers)


def _finished(arena: Arena, numbers: Collection[int], workers: Workers) -> Iterator[Json]:
    """Keep only a few deals under way, so that an interrupt is quick."""
    under_way = 0
    for number in numbers:
        workers.submit(DealJob(arena, number), 0)
        under_way += 1
        if under_way > workers.size:
            yield _next_deal(workers)
            under_way -= 1
    for _ in range(under_way):
        yield _next_deal(workers)


def _next_deal(workers: Workers) -> Json:
    _, found = workers.result()
    deal: Json = json.loads(found[DEAL].tobytes())
    return deal
