"""Thousands of games at a time: arrays in, arrays out, all of it compiled, on all cores.

    env = Batched(game, games=4096, seed=1, players=4)
    while learning:
        actions = policy(env.observations, env.masks)      # a legal action for each game
        env.step(actions)                                  # then env.rewards, env.done

A game that ends gives its rewards, and the next one starts in the same step. The k-th game of row
i is game number i + k * games of the seed, the one that `schism.new` and `schism simulate` play
under that number, whatever the number of threads.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from schism.adapters.single import Chance, new_offers
from schism.adapters.team import ThreadTeam
from schism.adapters.tensors import Vectors, as_vectors
from schism.errors import IllegalAction, SchismError
from schism.games.contract import States
from schism.games.registry import find_deck, game_called
from schism.kernel.batch import (
    ALL_LEGAL,
    GENERATOR,
    Games,
    choose_randomly,
    encode_games,
    first_illegal,
    offer_row,
    random_games,
    start_games,
    step_games,
)
from schism.kernel.bits import members
from schism.kernel.rng import stream
from schism.kernel.rules import CHANCE, NOBODY
from schism.table.beginnings import Beginnings


class Batched:
    """Many games at once. After the start and after each step there are:

    - `seats`: the seat to act in each game
    - `masks`: a row of booleans for each game, true where an action is legal
    - `observations`: what the seat to act may know, unless switched off; `tensors` has it by name
    - `rewards`: each seat's share of the win in each game, 0 until the game ends
    - `done`: which games ended in the last step

    These are read-only views of the environment's memory, and change with the next step.
    """

    def __init__(
        self,
        game: str,
        *,
        games: int,
        seed: int,
        deck: str | None = None,
        observe: bool = True,
        threads: int | None = None,
        chance: Chance | None = None,
        **options: Any,
    ) -> None:
        if games < 1:
            raise SchismError("simulate-games", found=games)
        self.game = game_called(game)
        self.deck = find_deck(self.game, deck)
        self._beginnings = Beginnings(self.game, self.deck, options, seed)
        self.players = self._beginnings.seats  # raises for an invalid seed
        self.games, self.seed, self._chance = games, np.uint64(seed), chance
        self._make_arrays(observe)
        self._team = ThreadTeam(games, threads or os.cpu_count() or 1)
        self._start()

    def _make_arrays(self, observe: bool) -> None:
        games, rules = self.games, self.game.rules
        numbers = np.arange(games)
        self._rows = Games(
            states=np.zeros(games, rules.state),
            starts=self._next_starts(numbers[: 1 if self._beginnings.alike is not None else None]),
            numbers=numbers,
            seed=self.seed,
            offers=new_offers(games),
            rewards=np.zeros((games, self.players), np.float32),
            done=np.zeros(games, np.bool_),
        )
        self._chosen = np.zeros(games, np.int64)
        self._tensors = np.zeros(games if observe else 0, rules.tensor)
        self._zeros = np.zeros(1, rules.tensor)
        self._chances = np.zeros(games, GENERATOR)
        self._chances["rng"] = [stream(~self.seed, number) for number in range(games)]
        self._publish()

    def _publish(self) -> None:
        offers = self._rows.offers
        self.seats = _read_only(offers.seats)
        self.masks = _read_only(offers.masks["words"].view(np.bool_)[:, : self.game.actions])
        self.rewards = _read_only(self._rows.rewards)
        self.done = _read_only(self._rows.done)
        self.tensors = _read_only(self._tensors)
        self.observations: Vectors = _read_only(as_vectors(self._tensors))

    def _start(self) -> None:
        start_games(self.deck.record, self._rows, self._chance is None)
        self._prepare_starts(np.arange(self.games))
        self._settle()
        self._team.share(self._look)

    def step(self, actions: ArrayLike) -> None:
        """Apply an action in every game; if one is illegal, no game changes."""
        self._choose(actions)
        if self._chance is None:
            self._team.share(self._step_and_look)
        else:
            self._team.share(self._step)
            self._settle()
            self._team.share(self._look)
        self._prepare_starts(np.flatnonzero(self.done))

    def play_randomly(self, steps: int) -> None:
        """Take random actions for some steps, faster than `step` does, since no arrays are
        exchanged.

        Useful before training, so that a learner's games are not all at the same point.
        """
        if self._chance is not None or self._beginnings.alike is None:
            for _ in range(steps):
                self.step(self.random_actions())
            return
        self._team.share(lambda first, stop: self._play_randomly(steps, first, stop))

    def random_actions(self) -> NDArray[np.int64]:
        """Draw a legal action for each game, from generators of the environment's own."""
        actions = np.empty(self.games, np.int64)
        sets = self._rows.offers.sets
        self._team.share(
            lambda first, stop: choose_randomly(sets, self._chances, actions, first, stop)
        )
        return actions

    def _choose(self, actions: ArrayLike) -> None:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} {given.shape}"
            raise SchismError("batch-actions", games=self.games, found=found)
        chosen = self._chosen
        chosen[:] = given
        sets = self._rows.offers.sets
        row = first_illegal(sets, chosen, 0, self.games)
        if row != ALL_LEGAL:
            legal = ", ".join(map(str, members(tuple(sets[row].words))))
            raise IllegalAction("batch-illegal", row=row, action=str(given[row]), legal=legal)

    def _step_and_look(self, first: int, stop: int) -> None:
        self._step(first, stop)
        self._look(first, stop)

    def _step(self, first: int, stop: int) -> None:
        draws = self._chance is None
        step_games(self.deck.record, self._rows, draws, self._chosen, first, stop)

    def _play_randomly(self, steps: int, first: int, stop: int) -> None:
        random_games(self.deck.record, self._rows, self._chances, steps, first, stop)
        self._look(first, stop)

    def _look(self, first: int, stop: int) -> None:
        if len(self._tensors):
            encode_games(
                self.deck.record,
                self._rows.states,
                np.zeros(1, self.game.rules.observation),
                self._tensors,
                self._zeros,
                first,
                stop,
            )

    def _prepare_starts(self, rows: NDArray[np.int64]) -> None:
        """Prepare the starts of the next games, where chance decides some of their options."""
        if self._beginnings.alike is None and len(rows):
            self._rows.starts[rows] = self._next_starts(self._rows.numbers[rows] + self.games)

    def _next_starts(self, numbers: NDArray[np.int64]) -> States:
        return self._beginnings.states(numbers.tolist())

    def _settle(self) -> None:
        """Deal and draw what the caller's `chance` says, if there is one."""
        if self._chance is None:
            return
        for row in np.flatnonzero(self.seats == CHANCE).tolist():
            state = self._rows.states[row]
            while state.to_act == CHANCE:
                outcome = self._chance(self.deck, state)
                self.game.chance.apply(self.deck, state, outcome, None)
                if state.to_act == NOBODY:  # chance came last
                    self._end(row)
            offer_row(self.deck.record, self._rows.states, self._rows.offers, row)

    def _end(self, row: int) -> None:
        """Pay out rewards and start the row's next game, as `end_game` does for the others."""
        rows, state = self._rows, self._rows.states[row]
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[row, seat] = self.game.rules.win_share(state, seat)
        rows.done[row] = True
        rows.numbers[row] += self.games
        rows.states[row] = rows.starts[row if len(rows.starts) > 1 else 0]
        state.rng = stream(self.seed, rows.numbers[row])


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
