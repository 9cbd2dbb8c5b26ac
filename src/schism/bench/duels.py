"""How strong the bots are: each level alone against a table of the one below.

Deals and seeds are fixed; how far a search gets in its time is not, so shares vary a little from
run to run. Time is the processor's, so that a busy machine weakens nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from time import thread_time
from typing import Any

from schism.bots.bot import Bot
from schism.bots.search_bot import SearchBot
from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.lab.arena.ratings import collect_results, pair_share
from schism.lab.arena.tournament import Arena, one_against_many
from schism.lab.balance.intervals import Estimate
from schism.lab.jobs.rows import RowsJob

SEED = 20_251
OPENSPIEL = "openspiel"  # a level: its search, as one of our bots
OPENSPIEL_SECONDS = 0.05  # a move, as for the quick search


@dataclass(frozen=True, slots=True)
class Duel:
    game: str
    one: str
    many: str
    weight: int  # games for each game of the longest duel
    target: float | None = None
    options: Json = field(default_factory=dict)
    variant: str = ""  # what sets these options apart, for the table's labels

    @property
    def seats(self) -> int:
        return game_called(self.game).seats(self.options)

    def deals(self, games: int) -> int:
        """Return how many whole deals to play, at least two."""
        return max(2, round(games * self.weight / self.seats))


@dataclass(frozen=True, slots=True)
class Outcome:
    duel: Duel
    games: int
    wins: Estimate


class DuelArena(Arena):
    """A tournament in which OpenSpiel's search may sit."""

    __slots__ = ()

    def bot(self, level: str, seed: int) -> Bot:
        if level == OPENSPIEL:
            from schism.adapters.openspiel_search import OpenSpielBot  # an extra

            return OpenSpielBot(seed, OPENSPIEL_SECONDS)
        return by_processor_time(Arena.bot(self, level, seed))


def by_processor_time(bot: Bot) -> Bot:
    """Return the same bot with its seconds counted by the processor's clock."""
    if not isinstance(bot, SearchBot):
        return bot
    return replace(bot, budget=replace(bot.budget, clock=thread_time))


def duel_job(duel: Duel, games: int) -> RowsJob:
    return RowsJob(arena_for(duel), range(duel.deals(games)))


def outcome_of(duel: Duel, deals: Sequence[Json]) -> Outcome:
    results = collect_results(deals, 2, duel.seats)
    return Outcome(duel, len(deals) * duel.seats, pair_share(results, 0, 1))


def arena_for(duel: Duel) -> Arena:
    deck = find_deck(game_called(duel.game), None)
    seatings = one_against_many(0, 1, duel.seats)
    options: dict[str, Any] = dict(duel.options)
    return DuelArena(deck, options, SEED, (duel.one, duel.many), seatings)
