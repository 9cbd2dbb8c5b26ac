"""One ladder for the levels of a game: each against its neighbour below, over the same deals.

With more than two players one bot of a level sits against a table of the level below. Its share of
the wins is also converted into that of a game of one against one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from schism.bots.bot import Bot
from schism.bots.people.ladder import numbers_hash
from schism.bots.people.levels import LEVEL_IDS, levels_of
from schism.bots.registry import make_for_people
from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.lab.arena.ratings import collect_results, estimate_ratings, pair_share
from schism.lab.arena.tournament import Arena, one_against_many
from schism.lab.balance.intervals import Estimate

SEED = 24


@dataclass(frozen=True, slots=True)
class Step:
    """A level and the one below it."""

    level: str
    below: str
    wins: Estimate  # at a table
    pair: Estimate  # converted to one against one


@dataclass(frozen=True, slots=True)
class Ladder:
    game: str
    options: Mapping[str, Any]
    deals: int
    games: int
    ratings: dict[str, Estimate]
    steps: list[Step]

    def as_json(self) -> Json:
        return {
            "game": self.game,
            "options": dict(self.options),
            "deals": self.deals,
            "games": self.games,
            "ratings": {level: found.as_json() for level, found in self.ratings.items()},
            "pairs": {step.level: step.pair.as_json() for step in self.steps},
        }


class LevelArena(Arena):
    """The levels limited by iterations alone: a clock would measure the machine too."""

    __slots__ = ()

    def bot(self, level: str, seed: int) -> Bot:
        return make_for_people(self.game.id, levels_of(self.game.id)[level].untimed(), seed)

    def about(self) -> Json:
        return {**Arena.about(self), "levels": numbers_hash(self.game)}


def ladder_arena(game: str, options: Json) -> Arena:
    rules = game_called(game)
    seats = rules.seats(options)
    above = [one_against_many(i, i - 1, seats) for i in range(1, len(LEVEL_IDS))]
    seatings = [seating for each in above for seating in each]
    return LevelArena(find_deck(rules, None), options, SEED, LEVEL_IDS, seatings)


def ladder_of(arena: Arena, played: Sequence[Json]) -> Ladder:
    results = collect_results(played, len(LEVEL_IDS), arena.seats)
    ratings = dict(zip(LEVEL_IDS, estimate_ratings(results, SEED), strict=True))
    steps = []
    for lower, (below, level) in enumerate(pairwise(LEVEL_IDS)):
        wins = pair_share(results, lower + 1, lower)
        steps.append(Step(level, below, wins, _as_a_pair(wins, arena.seats)))
    games = len(played) * len(arena.seatings)
    return Ladder(arena.game.id, arena.wanted, len(played), games, ratings, steps)


def _as_a_pair(wins: Estimate, seats: int) -> Estimate:
    return Estimate(*(one_to_one(share, seats) for share in (wins.mean, wins.low, wins.high)))


def one_to_one(share: float, seats: int) -> float:
    """Convert a share of wins against a table of equals into that against one of them."""
    return share * (seats - 1) / (share * (seats - 1) + 1 - share)
