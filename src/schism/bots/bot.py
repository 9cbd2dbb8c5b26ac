"""What a bot is, and how it draws its numbers."""

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

    listens: ClassVar[bool] = False  # whether it wants to hear events: they cost time to collect

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        """One of the actions the observation says are legal.

        `heard` is all that has happened in this game as far as the seat may know, in order.
        """

    def leave(self, heard: Sequence[Json] = ()) -> None:
        """The game is over, or broken off; the bot is not asked again."""
        return


def seat_seed(game_seed: int, seat: int) -> int:
    """For the bot in a seat of the game: the same whichever bot sits there."""
    return int(stream(np.uint64(game_seed), seat + 1)) >> 1


def numbers_from(seed: int, seen: Observation) -> int:
    """Where the bot's generator starts for this decision."""
    digest = hashlib.blake2b(seen.tobytes(), digest_size=8, key=seed.to_bytes(8, "little"))
    return int.from_bytes(digest.digest(), "little")
