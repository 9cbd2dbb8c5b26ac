"""What the true state was worth: for reviews, never for play."""

from __future__ import annotations

import numpy as np

from schism.bots.analysis import MIN_WORLDS, Mean
from schism.bots.ismcts import search_end
from schism.bots.playout import STATES, WORLD, Results, play_from
from schism.bots.search_bot import Budget
from schism.games.contract import Outcome
from schism.kernel.records import State, copied
from schism.kernel.rng import stream
from schism.table.match import Match

_PLAYS = 1000  # playouts of a state, if the budget does not say


class LuckEstimator:
    """Estimates one seat's expected result in true states by many playouts."""

    def __init__(self, match: Match, seat: int, budget: Budget, seed: int) -> None:
        self.deck, self.seat, self.seed = match.deck, seat, seed
        self.states = np.zeros(STATES, match.game.rules.state)
        self.results: Results = np.empty(max(MIN_WORLDS, budget.iterations or _PLAYS))
        self.asked = 0

    def value(self, state: State) -> Mean:
        return Mean.of(self._played(state, search_end(state)))

    def change(self, match: Match, outcome: Outcome) -> Mean:
        """Return what an outcome of chance changes, compared with a random one."""
        before, dealt = match.state, copied(match.state)
        match.game.chance.apply(match.deck, dealt, outcome, None)
        end = search_end(before)
        return _less(self._played(dealt, end), self._played(before, end))

    def difference(self, match: Match, one: int, other: int) -> Mean:
        """Return the difference between two actions under the same chance."""
        end = search_end(match.state)
        self.asked += 1
        return Mean.of(self._again(after(match, one), end) - self._again(after(match, other), end))

    def _played(self, state: State, end: int) -> Results:
        self.asked += 1
        return self._again(state, end)

    def _again(self, state: State, end: int) -> Results:
        """Play out the state with the random numbers of the current question."""
        self.states[WORLD] = state
        seed = np.uint64(stream(np.uint64(self.seed), self.asked))
        play_from(self.deck.record, self.states, seed, end, self.seat, self.results)
        return self.results.copy()


def _less(one: Results, other: Results) -> Mean:
    """Return the difference of two independent averages."""
    first, second = Mean.of(one), Mean.of(other)
    error = float(np.hypot(first.error, second.error))
    return Mean(first.value - second.value, error, first.worlds)


def after(match: Match, action: int) -> State:
    state = copied(match.state)
    match.game.rules.apply(match.deck.record, state, action, None)
    return state
