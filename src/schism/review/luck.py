"""What the true state was worth: for reviews, never for play."""

from __future__ import annotations

import numpy as np

from schism.bots.analysis import Mean
from schism.bots.playout import Results
from schism.bots.search_bot import Budget
from schism.games.contract import Outcome
from schism.kernel.records import State, copied
from schism.kernel.rng import stream
from schism.review.judgement import judge_state
from schism.table.match import Match


class LuckEstimator:
    """Estimates one seat's expected result in true states by many playouts."""

    def __init__(self, match: Match, seat: int, budget: Budget, seed: int) -> None:
        self.deck, self.seat, self.budget, self.seed = match.deck, seat, budget, seed
        self.asked = 0

    def value(self, state: State) -> Mean:
        return Mean.of(self._played(state, state))

    def change(self, match: Match, outcome: Outcome) -> Mean:
        """Return what an outcome of chance changes, compared with a random one."""
        before, dealt = match.state, copied(match.state)
        match.game.chance.apply(match.deck, dealt, outcome, None)
        return _less(self._played(dealt, before), self._played(before, before))

    def difference(self, match: Match, one: int, other: int) -> Mean:
        """Return the difference between two actions under the same chance."""
        self.asked += 1
        first, second = (self._again(after(match, each), match.state) for each in (one, other))
        return Mean.of(first - second)

    def _played(self, state: State, since: State) -> Results:
        self.asked += 1
        return self._again(state, since)

    def _again(self, state: State, since: State) -> Results:
        """Play out the state with the random numbers of the current question."""
        seed = int(stream(np.uint64(self.seed), self.asked))
        return judge_state(self.deck, state, since, self.seat, self.budget, seed)


def _less(one: Results, other: Results) -> Mean:
    """Return the difference of two independent averages."""
    first, second = Mean.of(one), Mean.of(other)
    error = float(np.hypot(first.error, second.error))
    return Mean(first.value - second.value, error, first.worlds)


def after(match: Match, action: int) -> State:
    state = copied(match.state)
    match.game.rules.apply(match.deck.record, state, action, None)
    return state
