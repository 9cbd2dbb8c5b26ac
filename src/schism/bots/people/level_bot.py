"""A bot of one of the levels for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from schism.bots.bot import Bot, decision_seed
from schism.bots.greedy import glance
from schism.bots.people.levels import GREEDY_WORLDS, Level
from schism.bots.ranking import Values, draw, weigh
from schism.bots.search_bot import Budget, find_forced_win, grow_tree, root_actions
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.records import Observation
from schism.kernel.rng import stream
from schism.kernel.rules import NO_ACTION

FEWEST_VISITS = 0.1  # of the most visited action's: what a search has looked at less is unknown
_WORLDS, _DRAW = 1, 2  # the streams of a decision's seed


@dataclass(frozen=True, slots=True)
class LevelBot(Bot):
    seed: int
    level: Level

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        actions = members(tuple(seen.actions))
        if len(actions) == 1:
            return actions[0]
        if not self.level.iterations:
            return self._draw(seen, actions, *self._glances(deck, seen, actions))
        sure = find_forced_win(deck, seen)
        if sure != NO_ACTION:
            return sure
        return self._draw(seen, *self._searched(deck, seen, self.level.budget))

    def _glances(
        self, deck: Deck, seen: Observation, actions: Sequence[int]
    ) -> tuple[Values, Values]:
        """Return how much it likes each action, and what each is really expected to bring."""
        results = np.empty((GREEDY_WORLDS, len(actions)))
        states = np.zeros(2, GAMES[deck.game].rules.state)
        numbers = np.array(actions)
        glance(deck.record, seen, states, self._stream(seen, _WORLDS), numbers, results)
        liked, fair = np.empty(len(actions)), np.empty(len(actions))
        weigh(results, self.level.worlds, self.level.temper, liked)
        weigh(results, GREEDY_WORLDS, 0.0, fair)
        return liked, fair

    def _searched(
        self, deck: Deck, seen: Observation, budget: Budget
    ) -> tuple[list[int], Values, Values]:
        found = root_actions(grow_tree(deck, seen, self.seed, budget))
        enough = FEWEST_VISITS * max(each.visits for each in found)
        known = [each for each in found if each.visits >= enough]
        means = np.array([each.mean for each in known])
        return [each.action for each in known], means, means

    def _draw(self, seen: Observation, actions: Sequence[int], liked: Values, fair: Values) -> int:
        rng = self._stream(seen, _DRAW)
        return actions[draw(liked, fair, self.level.width, self.level.floor, rng)]

    def _stream(self, seen: Observation, number: int) -> np.uint64:
        return np.uint64(stream(np.uint64(decision_seed(self.seed, seen)), number))
