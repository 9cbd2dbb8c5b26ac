"""One game at a time, for the adapters that play single games."""

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
from schism.kernel.batch import MASK, SET, Offers, encode_single, offer_single, step_single
from schism.kernel.entry_points import observe_in
from schism.kernel.records import Observation, State
from schism.kernel.rng import stream
from schism.kernel.rules import CHANCE, NOBODY
from schism.table.beginnings import Beginnings
from schism.table.setup import LARGEST_SEED

Mask: TypeAlias = NDArray[np.int8]
Chance: TypeAlias = Callable[[Deck, State], Outcome]  # what to deal or draw now


def new_offers(rows: int) -> Offers:
    """Return empty arrays for what is offered in that many games."""
    return Offers(
        sets=np.zeros(rows, SET),
        masks=np.zeros(rows, MASK),
        seats=np.zeros(rows, np.int8),
    )


class SingleGame:
    """A game that starts with `restart`; the seed decides chance, unless `chance` does.

    Compiled code gets arrays of one row: passing a record takes ten times as long.
    """

    def __init__(
        self, game: str, deck: str | None, options: Mapping[str, Any], chance: Chance | None = None
    ) -> None:
        self.game = game_called(game)
        self.deck = find_deck(self.game, deck)
        self._decks = self.deck.rows
        self._beginnings = Beginnings(self.game, self.deck, options, 0)
        self._number, self._seeded, self._chance = 0, False, chance
        self._make_arrays()
        self.seats = self._beginnings.seats
        self.varies = self._beginnings.alike is None  # chance decides some options
        self._begin(0)

    def _make_arrays(self) -> None:
        rules = self.game.rules
        self._seen = np.zeros(1, rules.observation)
        self._tensor, self._zeros = np.zeros(1, rules.tensor), np.zeros(1, rules.tensor)
        self._vector: Vectors = as_vectors(self._tensor)[0]
        self._offers = new_offers(1)
        self._mask: Mask = self._offers.masks["words"].view(np.int8)[0, : self.game.actions]

    def _begin(self, number: int) -> None:
        self._states = self._beginnings.states([number])
        self.state: State = self._states[0]

    def restart(self, seed: int | None) -> None:
        """Start the first game of a seed, or without one the next game of the current seed."""
        if seed is None and not self._seeded:
            seed = secrets.randbelow(LARGEST_SEED)
        if seed is not None:
            old = self._beginnings
            self._beginnings = Beginnings(old.game, old.deck, old.wanted, seed)
            self.seats = self._beginnings.seats  # raises for an invalid seed
            self._seeded = True
        self._number = 0 if seed is not None else self._number + 1
        self._begin(self._number)
        self.state.rng = stream(np.uint64(self._beginnings.seed), self._number)
        self._offer()

    def play(self, action: int) -> None:
        """Apply an action of the seat to act; raise `IllegalAction` if it is illegal."""
        if self._chance is None:
            if not step_single(self._decks, self._states, action, self._offers):
                raise self.complaint(action)
            return
        if not self.allows(action):
            raise self.complaint(action)
        self.game.rules.apply(self.deck.record, self.state, action, None)
        self._offer()

    def _offer(self) -> None:
        """Resolve chance, then write out who is to act and what is legal."""
        while self._chance is not None and self.state.to_act == CHANCE:
            outcome = self._chance(self.deck, self.state)
            self.game.chance.apply(self.deck, self.state, outcome, None)
        offer_single(self._decks, self._states, self._offers)

    def allows(self, action: int) -> bool:
        return 0 <= action < self.game.actions and bool(self._mask[action])

    def complaint(self, action: int) -> IllegalAction:
        legal = ", ".join(map(str, np.flatnonzero(self._mask).tolist()))
        return IllegalAction("illegal", action=str(action), legal=legal)

    @property
    def to_act(self) -> int:
        return int(self._offers.seats[0])

    @property
    def over(self) -> bool:
        return bool(self._offers.seats[0] == NOBODY)

    def mask(self) -> Mask:
        """Return the action mask of the seat to act: 1 at each legal action."""
        return self._mask.copy()

    def vector(self, seat: int) -> Vectors:
        """Return what a seat may know as a vector, for a learner."""
        arrays = (self._seen, self._tensor, self._zeros)
        encode_single(self._decks, self._states, seat, *arrays)
        return self._vector.copy()

    def observation(self, seat: int) -> Observation:
        """Return what a seat may know as an observation, for a bot."""
        observe_in(self._decks, self._states, seat, self._seen)
        return self._seen[0]

    def shares(self) -> list[float]:
        """Return each seat's share of the win."""
        win_share = self.game.rules.win_share
        return [float(win_share(self.state, seat)) for seat in range(self.seats)]
