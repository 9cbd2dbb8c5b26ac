"""Any legal action, each as likely as the other."""

from dataclasses import dataclass

from schism.bots.bot import numbers_from
from schism.games.deck import Deck
from schism.games.source import Seeded
from schism.kernel.bits import members
from schism.kernel.records import Observation


@dataclass(frozen=True, slots=True)
class RandomBot:
    seed: int

    def choose(self, deck: Deck, seen: Observation) -> int:
        actions = members(tuple(seen.actions))
        return actions[Seeded(numbers_from(self.seed, seen)).below(len(actions))]
