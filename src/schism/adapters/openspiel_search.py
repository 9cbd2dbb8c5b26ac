"""OpenSpiel's information set MCTS as one of our bots, limited by processor time.

Sampling and rollouts run in our compiled code, which is in its favour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from schism.adapters.openspiel import GameTable, SchismState, load_game
from schism.bots.bot import Bot, decision_seed
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.records import Observation, blank, copied
from schism.kernel.rollout import play_randomly

EXPLORATION = 0.7  # as in our own search, whose results also lie between 0 and 1
ENDLESS = 10**9


class Rollouts:
    """An evaluator that plays one random game to the end, with a uniform prior."""

    def evaluate(self, world: SchismState) -> list[float]:
        end = copied(world.state)
        play_randomly(world.deck.record, end)
        return [float(world.rules.win_share(end, seat)) for seat in range(world.table.seats)]

    def prior(self, world: SchismState) -> list[tuple[int, float]]:
        actions = world.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@dataclass(frozen=True, slots=True)
class OpenSpielBot(Bot):
    seed: int
    seconds: float

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        start = decision_seed(self.seed, seen)
        world = _sampled(deck, seen, start)
        random = np.random.RandomState(start & 0xFFFFFFFF)
        search = _TimedSearch(
            world.get_game(), Rollouts(), EXPLORATION, ENDLESS, random_state=random
        )
        return search.best(world, self.seconds)


def _sampled(deck: Deck, seen: Observation, start: int) -> SchismState:
    game = GAMES[deck.game]
    state = blank(game.rules.state)
    state.rng = np.uint64(start)
    game.rules.sample_hidden(deck.record, seen, state)
    table = GameTable(game, deck, _seats(seen, game.players.start))
    return SchismState(load_game(deck.game, "", {}), table, state)


def _seats(seen: Observation, fewest: int) -> int:
    return int(seen.players) if "players" in (seen.dtype.names or ()) else fewest


class _TimeIsUp(Exception):
    pass


class _TimedSearch(ISMCTSBot):
    """OpenSpiel's search, stopped by a clock instead of a number of simulations."""

    end = 0.0

    def sample_root_state(self, world: SchismState) -> SchismState:
        if thread_time() > self.end and self._root_node.total_visits > 0:
            raise _TimeIsUp
        return super().sample_root_state(world)  # type: ignore[no-any-return]

    def best(self, world: SchismState, seconds: float) -> int:
        self.end = thread_time() + seconds
        try:
            policy = self.run_search(world)
        except _TimeIsUp:
            policy = self.get_final_policy(world, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])
