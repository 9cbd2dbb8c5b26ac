"""A bot that picks among the legal actions uniformly."""

from collections.abc import Sequence
from dataclasses import dataclass

from schism.bots.bot import Bot, decision_seed
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.random_source import Seeded
from schism.kernel.bits import members
from schism.kernel.records import Observation


@dataclass(frozen=True, slots=True)
class RandomBot(Bot):
    seed: int

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        actions = members(tuple(seen.actions))
        return actions[Seeded(decision_seed(self.seed, seen)).below(len(actions))]
