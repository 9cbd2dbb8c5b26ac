"""Training data for the value network: positions of Tolerance and how their games ended.

Everybody looks one trick ahead, some by the greedy bot's estimate and some by the network learnt so
far, in every kind of game. Now and then somebody plays at random, so that unusual positions occur
too. All of it is compiled: the number of games matters more than how well they are played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.greedy import add_estimates, is_legal
from schism.games.contract import Json, Options
from schism.games.deck import Deck
from schism.games.registry import find_deck, game_called
from schism.games.tolerance.mind.features import FEATURES, write_features
from schism.games.tolerance.mind.value_net import values as net_values
from schism.games.tolerance.rules.observe import OBSERVATION
from schism.games.tolerance.rules.state import HAND, MAX_PLAYERS, ROUNDS, STATE
from schism.kernel.bits import LIMIT
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Observation, rows_of
from schism.kernel.rng import below, next_word
from schism.kernel.rollout import play_randomly, random_action
from schism.kernel.rules import (
    CHANCE,
    NOBODY,
    apply,
    chance,
    milestone,
    observe,
    sample_hidden,
    win_share,
)
from schism.lab.jobs.job import Arrays, Piece, split_games
from schism.table.setup import settle_options

NOBODY_SITS = -1.0  # in place of a share

_GAMES_A_PIECE = 100
_MOST_POSITIONS = ROUNDS * (HAND + 2)  # in a game: tricks, an execution, a deal
_PLAYERS = (4, 4, 4, 4, 3, 5)
_ROLES, _HIDDEN, _GERMAN, _ALL_GREEDY = 0.6, 0.2, 0.3, 0.2  # shares of the games
_MAJORITIES = 0.3
_AT_RANDOM = 8  # of a hundred decisions
_WORLDS = 8  # that a player imagines

States = NDArray[Any]
Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class TrainingGames:
    """A job whose arrays are `features` (position, seat, feature) and `shares` (position, seat)."""

    seed: int
    games: int

    def about(self) -> Json:
        return {"what": "training", "seed": self.seed}

    def pieces(self) -> Sequence[Piece]:
        return split_games(self.games, _GAMES_A_PIECE)

    def play(self, piece: Piece) -> Arrays:
        games = [self._game(number) for number in range(piece.first, piece.first + piece.games)]
        features, shares = zip(*games, strict=True)
        return {"features": np.concatenate(features), "shares": np.concatenate(shares)}

    def _game(self, number: int) -> tuple[NDArray[np.float16], NDArray[np.float32]]:
        rng = np.random.default_rng((self.seed, number))
        deck, options = self._table(number, rng)
        begun = game_called("tolerance").begin(deck, options, int(rng.integers(2**62)))
        learned = 0 if rng.random() < _ALL_GREEDY else int(rng.integers(1 << MAX_PLAYERS))
        features = np.zeros((_MOST_POSITIONS, MAX_PLAYERS, FEATURES), np.float32)
        worlds, seen = np.zeros(2, STATE), np.zeros(1, OBSERVATION)
        count = play_game(deck.record, rows_of(begun), worlds, seen, learned, features)
        seats = range(int(begun.players))
        shares = np.full((count, MAX_PLAYERS), NOBODY_SITS, np.float32)
        shares[:, : len(seats)] = [win_share(begun, seat) for seat in seats]
        return features[:count].astype(np.float16), shares

    def _table(self, number: int, rng: np.random.Generator) -> tuple[Deck, Options]:
        game = game_called("tolerance")
        edition = "house-de" if rng.random() < _GERMAN else "house-en"
        kind = "-majorities" if rng.random() < _MAJORITIES else ""
        deck = find_deck(game, edition + kind)
        wanted: Json = {"players": int(rng.choice(_PLAYERS))}
        if rng.random() < _ROLES:
            wanted |= {"roles": "random", "hidden_roles": bool(rng.random() < _HIDDEN)}
        return deck, settle_options(game, deck, wanted, self.seed, number)


@compiled
def play_game(
    deck: DeckRecord,
    states: States,
    worlds: States,
    seen: States,
    learned: int,
    features: NDArray[np.float32],
) -> int:
    """Play to the end and write everybody's features at the start of each trick and round.

    Returns the number of these positions.
    The seats whose bits are set in `learned` use the network.
    """
    state, count, reached = states[0], 0, milestone(states[0])
    values = np.empty(LIMIT)
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            chance(deck, state, None)
        elif below(state, 100) < _AT_RANDOM:
            apply(deck, state, random_action(deck, state), None)
        else:
            observe(deck, state, int(state.to_act), seen[0])
            by_value_net = bool((learned >> int(state.to_act)) & 1)
            look_ahead(deck, seen[0], worlds, next_word(state), by_value_net, values)
            apply(deck, state, int(values.argmax()), None)
        if milestone(state) != reached and state.to_act != NOBODY:
            reached = milestone(state)
            for seat in range(state.players):
                write_features(deck, state, seat, features[count, seat])
            count += 1
    return count


@compiled
def look_ahead(
    deck: DeckRecord,
    seen: Observation,
    worlds: States,
    rng: np.uint64,
    by_value_net: bool,
    values: Values,
) -> None:
    """Score each action by the position at the end of the trick."""
    values[:] = -np.inf
    if by_value_net:
        add_net_values(deck, seen, worlds, rng, values)
    else:
        add_estimates(deck, seen, worlds, rng, _WORLDS, values)


@compiled
def add_net_values(
    deck: DeckRecord, seen: Observation, worlds: States, rng: np.uint64, values: Values
) -> None:
    worlds[0].rng = rng
    shares = np.empty(MAX_PLAYERS)
    for world in range(_WORLDS):
        sample_hidden(deck, seen, worlds[0])
        for action in range(LIMIT):
            if is_legal(seen, action):
                values[action] = 0.0 if world == 0 else values[action]
                values[action] += value_after(deck, worlds, action, int(seen.seat), shares)


@compiled
def value_after(deck: DeckRecord, worlds: States, action: int, seat: int, shares: Values) -> float:
    worlds[1] = worlds[0]
    apply(deck, worlds[1], action, None)
    play_randomly(deck, worlds[1], milestone(worlds[0]) + 1)
    net_values(deck, worlds[1], shares)
    return float(shares[seat])
