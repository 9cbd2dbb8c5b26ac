"""What a bot is, and where its random numbers come from."""

import hashlib
from collections.abc import Sequence
from typing import ClassVar, Protocol

import numpy as np

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.kernel.records import Observation
from schism.kernel.rng import stream


class Bot(Protocol):
    """A player. The same seed, observation and events give the same action."""

    listens: ClassVar[bool] = False  # whether it needs events, which take time to collect

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        """Choose one of the actions that the observation lists as legal.

        `heard` is every event of the game so far that the seat may know of, in order.
        """

    def leave(self, heard: Sequence[Json] = ()) -> None:
        """Clean up: the game is over or abandoned, and the bot will not be asked again."""
        return


def seat_seed(game_seed: int, seat: int) -> int:
    """Derive the seed of the bot in a seat; it does not depend on which bot that is."""
    return int(stream(np.uint64(game_seed), seat + 1)) >> 1


def decision_seed(seed: int, seen: Observation) -> int:
    """Derive the seed of one decision from the bot's own and what it sees."""
    digest = hashlib.blake2b(seen.tobytes(), digest_size=8, key=seed.to_bytes(8, "little"))
    return int.from_bytes(digest.digest(), "little")
