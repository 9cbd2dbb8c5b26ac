"""What each action is worth, as accurately as we can tell people who ask.

Plain playouts are good enough to choose by, but in some games not to show: sensible players
overlook what a search sees. There everybody searches in the playouts, and a last search, calibrated
on games, says what the position reached is worth. Such playouts are slow, so only the actions that
a search of the decision finds worth a thought are compared. All this is for games in which nothing
is hidden that matters.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from schism.bots.analysis import MIN_WORLDS, Analysis, analyse
from schism.bots.bot import decision_seed
from schism.bots.ismcts import search_end
from schism.bots.playout import STATES, WORLD, Results, play_from
from schism.bots.search_bot import (
    Budget,
    find_forced_win,
    grow_tree,
    root_actions,
    sample_world,
)
from schism.bots.searched_playout import play_from_by_search
from schism.bots.tree import new_tree
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.mind import PlayoutSearch
from schism.kernel.records import Observation, State

CANDIDATES = 3
_FEWEST = 4  # slow playouts of each action, or searches of a position
_SCREENING = Budget(iterations=4000)  # of the search that finds the candidates
_SOLVED_AHEAD, _SOLVING_EFFORT = 1, 50_000  # milestones, and positions: some 5 ms
_SIMULATIONS_A_SECOND = 4000  # plain ones, roughly


def candidates(deck: Deck, seen: Observation, seed: int) -> list[int]:
    """The legal actions, or where playouts are slow those that a search visits most, after one that
    is sure to win."""
    actions = members(tuple(seen.actions))
    if GAMES[deck.game].mind.playout_search is None or len(actions) <= 2:
        return actions
    found = root_actions(grow_tree(deck, seen, seed, _SCREENING))
    sure = find_forced_win(deck, seen)
    found.sort(key=lambda each: (each.action != sure, -each.proven, -each.visits))
    return [each.action for each in found[:CANDIDATES]]


def judge(
    deck: Deck, seen: Observation, budget: Budget, seed: int, among: Sequence[int] | None = None
) -> Analysis:
    """Compare the candidates of the seat that made the observation, or the actions in `among`.

    The budget counts simulations, each as long as a plain playout.
    """
    search = GAMES[deck.game].mind.playout_search
    if search is None or len(members(tuple(seen.actions))) == 1:
        return analyse(deck, seen, budget, seed, among)
    actions = candidates(deck, seen, seed) if among is None else list(among)
    count, playouts = _playouts(budget, search, len(actions)), SearchedPlayouts(deck, search)
    columns = [playouts.play_after(seen, action, seed, count) for action in actions]
    return Analysis(actions, np.column_stack(columns))


def bounds_after(deck: Deck, seen: Observation, action: int) -> tuple[float, float]:
    """Bound the seat's share of the win with best play on all sides, if it is known."""
    game, bounds = GAMES[deck.game], np.zeros(2)
    state = sample_world(deck, seen)
    if action == find_forced_win(deck, seen):
        return 1.0, 1.0
    game.rules.apply(deck.record, state, action, None)
    game.mind.solve(deck.record, state, int(seen.seat), _SOLVED_AHEAD, _SOLVING_EFFORT, bounds)
    return float(bounds[0]), float(bounds[1])


def judge_state(
    deck: Deck, state: State, since: State, seat: int, budget: Budget, seed: int
) -> Results:
    """What a seat can expect from a true state: one number for each playout, or for each search.

    Playouts go as far as from `since`, so that states before and after a step can be compared.
    """
    search = GAMES[deck.game].mind.playout_search
    if search is not None:  # searched at once: it hardly varies, so a few searches do
        playouts = SearchedPlayouts(deck, search)
        return playouts.play_from(state, playouts.milestone(state), seat, seed, _FEWEST)
    results = np.empty(max(MIN_WORLDS, _simulations(budget)))
    states = np.zeros(STATES, GAMES[deck.game].rules.state)
    states[WORLD] = state
    play_from(deck.record, states, np.uint64(seed), search_end(since), seat, results)
    return results


def _simulations(budget: Budget) -> int:
    """A budget of seconds must not depend on the machine: the same seed, the same answer."""
    if budget.iterations is not None:
        return budget.iterations
    return int(_SIMULATIONS_A_SECOND * (budget.seconds or 0.0))


def _playouts(budget: Budget, search: PlayoutSearch, actions: int) -> int:
    return max(_FEWEST, _simulations(budget) // (search.simulations * actions))


class SearchedPlayouts:
    """The room that playouts with searching players need, and their settings."""

    def __init__(self, deck: Deck, search: PlayoutSearch) -> None:
        self.deck, self.search = deck, search
        self.game = GAMES[deck.game]
        states = np.zeros(STATES, self.game.rules.state)
        seens = np.zeros(2, self.game.rules.observation)
        most = max(search.iterations, search.last_iterations)
        self.room = states, seens, new_tree(Budget(iterations=most).nodes())

    def milestone(self, state: State) -> int:
        return int(self.game.rules.milestone(state))

    def play_after(self, seen: Observation, action: int, seed: int, count: int) -> Results:
        """Return what the seat can expect of an action; what is certain is not played out.

        Other bounds are left aside: they hold for perfect play, and what is told is what strong
        players make of a position.
        """
        low, high = bounds_after(self.deck, seen, action)
        if low == high:
            return np.full(count, low)
        state = sample_world(self.deck, seen)
        end = self.milestone(state) + self.search.milestones
        self.game.rules.apply(self.deck.record, state, action, None)
        return self.play_from(state, end, int(seen.seat), decision_seed(seed, seen), count)

    def play_from(self, state: State, end: int, seat: int, seed: int, count: int) -> Results:
        """Return what the seat can expect, one number for each playout up to a milestone."""
        self.room[0][WORLD] = state
        effort = np.array([self.search.iterations, end, self.search.last_iterations])
        how = effort, self.game.mind.exploration, self.search.slope
        results = np.empty(count)
        play_from_by_search(self.deck.record, *self.room, np.uint64(seed), *how, seat, results)
        return results
