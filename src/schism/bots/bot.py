"""What a bot is, and how it draws its numbers."""

import hashlib
from typing import Protocol

from schism.games.deck import Deck
from schism.kernel.records import Observation


class Bot(Protocol):
    """A player. The same seed and the same observation give the same action."""

    def choose(self, deck: Deck, seen: Observation) -> int:
        """One of the actions the observation says are legal."""


def numbers_from(seed: int, seen: Observation) -> int:
    """Where the bot's generator starts for this decision."""
    digest = hashlib.blake2b(seen.tobytes(), digest_size=8, key=seed.to_bytes(8, "little"))
    return int.from_bytes(digest.digest(), "little")
