"""One game at a time, as the adapters for single games play it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.adapters.tensors import Vectors, as_vectors
from schism.errors import IllegalAction
from schism.games.contract import Outcome
from schism.games.deck import Deck
from schism.games.registry import find_deck, game_called
from schism.kernel.batch import look, settle
from schism.kernel.bits import members
from schism.kernel.dispatch import CHANCE, NOBODY
from schism.kernel.records import Observation, State
from schism.kernel.rng import stream
from schism.table.beginnings import Beginnings
from schism.table.match import LARGEST_SEED

Mask: TypeAlias = NDArray[np.int8]
Chance: TypeAlias = Callable[[Deck, State], Outcome]  # what to deal or draw now


class Single:
    """A game that begins with `restart`. Without a chance of one's own, the seed decides."""

    def __init__(
        self, game: str, deck: str | None, options: Mapping[str, Any], chance: Chance | None = None
    ) -> None:
        self.game = game_called(game)
        self.deck = find_deck(self.game, deck)
        self._beginnings = Beginnings(self.game, self.deck, options, 0)
        self._number, self._seeded, self._chance = 0, False, chance
        self._seen = np.zeros(1, self.game.rules.observation)
        self._tensor = np.zeros(1, self.game.rules.tensor)
        self._vector: Vectors = as_vectors(self._tensor)[0]
        self.seats = self._beginnings.seats
        self.varies = self._beginnings.alike is None  # chance has a part in the options
        self.state: State = self._beginnings.states([0])[0]

    def restart(self, seed: int | None) -> None:
        """The first game of a seed; without one the next game of the last seed."""
        if seed is None and not self._seeded:
            seed = secrets.randbelow(LARGEST_SEED)
        if seed is not None:
            old = self._beginnings
            self._beginnings = Beginnings(old.game, old.deck, old.wanted, seed)
            self.seats = self._beginnings.seats  # complains of what is no seed
            self._seeded = True
        self._number = 0 if seed is not None else self._number + 1
        self.state = self._beginnings.states([self._number])[0]
        self.state.rng = stream(np.uint64(self._beginnings.seed), self._number)
        self._settle()

    def play(self, action: int) -> None:
        """Carry out a legal action of the seat to act; an illegal one changes nothing."""
        if not self.allows(action):
            raise self.complaint(action)
        self.game.rules.apply(self.deck.record, self.state, action, None)
        self._settle()

    def _settle(self) -> None:
        if self._chance is None:
            settle(self.deck.record, self.state)
            return
        while self.state.to_act == CHANCE:
            outcome = self._chance(self.deck, self.state)
            self.game.force_outcome(self.deck, self.state, outcome, None)

    def allows(self, action: int) -> bool:
        if not 0 <= action < self.game.actions:
            return False
        legal = self.game.rules.legal(self.deck.record, self.state)
        return bool(int(legal[action >> 6]) >> (action & 63) & 1)

    def complaint(self, action: int) -> IllegalAction:
        legal = members(self.game.rules.legal(self.deck.record, self.state))
        return IllegalAction("illegal", action=str(action), legal=", ".join(map(str, legal)))

    @property
    def to_act(self) -> int:
        return int(self.state.to_act)

    @property
    def over(self) -> bool:
        return bool(self.state.to_act == NOBODY)

    def mask(self) -> Mask:
        """What the seat to act may do: 1 at each legal action."""
        words = np.array(self.game.rules.legal(self.deck.record, self.state), np.uint64)
        bits = np.unpackbits(words.view(np.uint8), count=self.game.actions, bitorder="little")
        return bits.view(np.int8)

    def vector(self, seat: int) -> Vectors:
        """What a seat may know, for a learner."""
        self._vector.fill(0)
        look(self.deck.record, self.state, seat, self._seen[0], self._tensor[0])
        return self._vector.copy()

    def observation(self, seat: int) -> Observation:
        """What a seat may know, for a bot."""
        self.game.rules.observe(self.deck.record, self.state, seat, self._seen[0])
        return self._seen[0]

    def shares(self) -> list[float]:
        """Each seat's part of the win."""
        win_share = self.game.rules.win_share
        return [float(win_share(self.state, seat)) for seat in range(self.seats)]
