"""Our games for OpenSpiel's `algorithms/ismcts.py`, and that search as one of our bots.

The adapter is thin and in the peer's favour: steps, samples and rollouts run in our compiled code,
so all the time it spends is its own. Chance is drawn as soon as it is due, as in a sampled world.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

from schism.bots.bot import Bot, numbers_from
from schism.games.contract import Game, Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.bits import members
from schism.kernel.dispatch import CHANCE, NOBODY
from schism.kernel.records import Observation, State, blank, copied
from schism.kernel.rollout import play_out

EXPLORATION = 0.7  # as bold as our own search: results lie between 0 and 1 in both
ENDLESS = 10**9


class World:
    """A state with the methods of a `pyspiel.State` that the search calls."""

    def __init__(self, deck: Deck, seats: int, state: State) -> None:
        self.deck, self.seats, self.state = deck, seats, state

    @property
    def rules(self) -> Any:
        return GAMES[self.deck.game].rules

    def get_game(self) -> Any:
        return _described()

    def clone(self) -> World:
        return World(self.deck, self.seats, copied(self.state))

    def current_player(self) -> int:
        return int(self.state.to_act)

    def is_terminal(self) -> bool:
        return bool(self.state.to_act == NOBODY)

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return members(self.rules.legal(self.deck.record, self.state))

    def apply_action(self, action: int) -> None:
        self.rules.apply(self.deck.record, self.state, action, None)
        while self.state.to_act == CHANCE:
            self.rules.chance(self.deck.record, self.state, None)

    def returns(self) -> list[float]:
        return [self.rules.win_share(self.state, seat) for seat in range(self.seats)]

    def information_state_string(self) -> bytes:
        return self._seen().tobytes()  # type: ignore[no-any-return]

    def _seen(self) -> Observation:
        seen = blank(self.rules.observation)
        self.rules.observe(self.deck.record, self.state, self.current_player(), seen)
        return seen

    def resample_from_infostate(self, player: int, sampler: object) -> World:
        """Our sampler; chance comes from this world's own generator and moves it on."""
        twin = blank(self.rules.state)
        twin.rng = self.state.rng
        self.rules.sample_hidden(self.deck.record, self._seen(), twin)
        self.state.rng = twin.rng
        return World(self.deck, self.seats, twin)


class Rollouts:
    """The evaluator: one random game to the end, and no preference among actions."""

    def evaluate(self, world: World) -> list[float]:
        end = world.clone()
        play_out(end.deck.record, end.state)
        return end.returns()

    def prior(self, world: World) -> list[tuple[int, float]]:
        actions = world.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@dataclass(frozen=True, slots=True)
class OpenSpielBot(Bot):
    """OpenSpiel's search with a clock."""

    seed: int
    seconds: float

    def choose(self, deck: Deck, seen: Observation, heard: Sequence[Json] = ()) -> int:
        start = numbers_from(self.seed, seen)
        search = _timed_search()(
            _described(),
            Rollouts(),
            EXPLORATION,
            ENDLESS,
            random_state=np.random.RandomState(start & 0xFFFFFFFF),
        )
        return int(search.best(_sampled(deck, seen, start), self.seconds))


def _sampled(deck: Deck, seen: Observation, start: int) -> World:
    game = GAMES[deck.game]
    state = blank(game.rules.state)
    state.rng = np.uint64(start)
    game.rules.sample_hidden(deck.record, seen, state)
    return World(deck, _seats(game, seen), state)


def _seats(game: Game, seen: Observation) -> int:
    return int(seen.players) if "players" in (seen.dtype.names or ()) else game.players.start


@cache
def _described() -> Any:
    """What the search asks of a game."""
    kinds = importlib.import_module("pyspiel").GameType
    kind = SimpleNamespace(
        dynamics=kinds.Dynamics.SEQUENTIAL,
        information=kinds.Information.IMPERFECT_INFORMATION,
    )
    return SimpleNamespace(get_type=lambda: kind)


class _TimeIsUp(Exception):
    pass


@cache
def _timed_search() -> Any:
    """OpenSpiel's search, which counts simulations, ended by a clock instead."""
    ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")

    class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
        end = 0.0

        def sample_root_state(self, world: World) -> World:
            if perf_counter() > self.end and self._root_node.total_visits > 0:
                raise _TimeIsUp
            return super().sample_root_state(world)  # type: ignore[no-any-return]

        def best(self, world: World, seconds: float) -> int:
            self.end = perf_counter() + seconds
            try:
                policy = self.run_search(world)
            except _TimeIsUp:
                policy = self.get_final_policy(world, self._root_node)
            return max(policy, key=lambda pair: pair[1])[0]  # type: ignore[no-any-return]

    return TimedSearch
