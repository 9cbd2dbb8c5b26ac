"""How strong the bots are: each level alone against a table of the one below.

Deals and seeds are fixed; how far a search gets in its time is not, so shares differ a little from
run to run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from schism.bots.bot import Bot
from schism.bots.registry import bot_called
from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.lab.arena.ratings import collected, pair
from schism.lab.arena.tournament import Arena, one_against_many, played
from schism.lab.balance.intervals import Estimate

SEED = 20_251
PEER = "openspiel"
PEER_SECONDS = 0.05  # a move, as for the quick search


@dataclass(frozen=True, slots=True)
class Duel:
    game: str
    one: str
    many: str
    weight: int  # games for each game of the longest duel
    target: float | None = None
    options: Json = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return int(self.options.get("players", game_called(self.game).players.start))

    def deals(self, games: int) -> int:
        """Whole deals, two at least."""
        return max(2, round(games * self.weight / self.seats))


@dataclass(frozen=True, slots=True)
class Outcome:
    duel: Duel
    games: int
    wins: Estimate


_BERTRAM: Json = {"players": 4}
_ROLES: Json = {"players": 4, "roles": "random"}

LEVELS = (
    Duel("tolerance", "greedy", "random", 12, 0.65, _BERTRAM),
    Duel("tolerance", "greedy", "random", 12, 0.65, _ROLES),
    Duel("tolerance", "quick", "greedy", 5, 0.45, _BERTRAM),
    Duel("tolerance", "quick", "greedy", 5, 0.45, _ROLES),
    Duel("tolerance", "master", "quick", 1, 0.33, _BERTRAM),
    Duel("tolerance", "master", "quick", 1, 0.33, _ROLES),
    Duel("avignon", "greedy", "random", 12, 0.80),
    Duel("avignon", "quick", "greedy", 10, 0.80),
    Duel("avignon", "master", "quick", 1, 0.60),
)
PEERS = (
    Duel("tolerance", "quick", PEER, 1, 0.25, _BERTRAM),
    Duel("tolerance", PEER, "quick", 1, None, _BERTRAM),
    Duel("avignon", "quick", PEER, 3, 0.50),
)


class DuelArena(Arena):
    """A tournament in which OpenSpiel's search may sit."""

    __slots__ = ()

    def bot(self, level: str, seed: int) -> Bot:
        if level == PEER:
            from schism.adapters.openspiel_search import OpenSpielBot  # an extra

            return OpenSpielBot(seed, PEER_SECONDS)
        return bot_called(self.game.id, level, seed)


def fought(duel: Duel, games: int, jobs: int) -> Iterator[int | Outcome]:
    """The number of games done, now and then, and at last the outcome."""
    arena = arena_for(duel)
    deals: list[Json] = []
    total = duel.deals(games)
    for deal in played(arena, range(total), jobs):
        deals.append(deal)
        yield len(deals) * duel.seats
    results = collected(deals, 2, duel.seats)
    yield Outcome(duel, total * duel.seats, pair(results, 0, 1))


def arena_for(duel: Duel) -> Arena:
    deck = find_deck(game_called(duel.game), None)
    seatings = one_against_many(0, 1, duel.seats)
    options: dict[str, Any] = dict(duel.options)
    return DuelArena(deck, options, SEED, (duel.one, duel.many), seatings)
