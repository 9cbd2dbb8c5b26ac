"""Training data for the value network: positions of Tolerance and how their games ended.

Everybody draws cards from the learnt policy and decides sensibly otherwise, in the kinds of games
that the policy is learnt from. Now and then somebody plays at random, so that unusual positions
occur too. All of it is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.playout import PLAYED, STATES, sensible_action
from schism.games.contract import Json
from schism.games.registry import game_called
from schism.games.tolerance.mind.features import FEATURES, write_features
from schism.games.tolerance.mind.policy_net import score_choices
from schism.games.tolerance.rules.state import HAND, MAX_PLAYERS, ROUNDS
from schism.kernel.bits import LIMIT
from schism.kernel.compiled import compiled
from schism.kernel.reals import exp
from schism.kernel.records import DeckRecord
from schism.kernel.rng import below, next_word, stream
from schism.kernel.rollout import random_action
from schism.kernel.rules import CHANCE, NOBODY, apply, chance, milestone, win_share
from schism.lab.jobs.job import Arrays, Piece, split_games
from schism.lab.learn.self_play import Kind, learning_of

NOBODY_SITS = -1.0  # in place of a share

_GAMES_A_PIECE = 500  # all of one kind
_STARTS = 200  # of each kind: who has which role
_MOST_POSITIONS = ROUNDS * (HAND + 2)  # in a game: tricks, an execution, a deal
_AT_RANDOM = 2  # of a hundred decisions
_HIGH_BITS, _UNIT = np.uint64(11), 2.0**-53  # of a random word, for a number below 1

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
        kinds = _kinds(self.seed)
        kind = kinds[piece.first // _GAMES_A_PIECE % len(kinds)]
        starts = kind.starts[np.arange(piece.first, piece.first + piece.games) % len(kind.starts)]
        room = len(starts) * _MOST_POSITIONS
        features = np.zeros((room, MAX_PLAYERS, FEATURES), np.float32)
        shares = np.full((room, MAX_PLAYERS), NOBODY_SITS, np.float32)
        seed = np.uint64(stream(np.uint64(self.seed), piece.first))
        count = play_games(kind.deck, starts, seed, features, shares)
        return {"features": features[:count].astype(np.float16), "shares": shares[:count]}


@cache
def _kinds(seed: int) -> list[Kind]:
    game = game_called("tolerance")
    kinds = learning_of(game).kinds
    return [Kind.of(game, name, options, _STARTS, seed) for name, options in kinds]


@compiled
def play_games(
    deck: DeckRecord,
    starts: States,
    seed: np.uint64,
    features: NDArray[np.float32],
    shares: NDArray[np.float32],
) -> int:
    """Play a game of a seed from each start; return how many positions were written."""
    states, count = np.zeros(STATES, starts.dtype), 0
    for i in range(len(starts)):
        states[PLAYED] = starts[i]
        states[PLAYED].rng = stream(seed, i)
        more = play_game(deck, states, features[count:])
        for seat in range(starts[i].players):
            shares[count : count + more, seat] = win_share(states[PLAYED], seat)
        count += more
    return count


@compiled
def play_game(deck: DeckRecord, states: States, features: NDArray[np.float32]) -> int:
    """Play `states[PLAYED]` to its end; write all features when a trick or round begins.

    Returns the number of these positions.
    """
    state, count = states[PLAYED], 0
    reached, actions, logits = milestone(state), np.empty(LIMIT, np.int64), np.empty(LIMIT)
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            chance(deck, state, None)
        else:
            apply(deck, state, drawn_action(deck, states, actions, logits), None)
        if milestone(state) != reached and state.to_act != NOBODY:
            reached = milestone(state)
            for seat in range(state.players):
                write_features(deck, state, seat, features[count, seat])
            count += 1
    return count


@compiled
def drawn_action(
    deck: DeckRecord, states: States, actions: NDArray[np.int64], logits: Values
) -> int:
    """Draw a card from the policy; decide sensibly where it has no opinion."""
    state = states[PLAYED]
    if below(state, 100) < _AT_RANDOM:
        return int(random_action(deck, state))
    count = score_choices(deck, state, actions, logits)
    if count == 0:
        return int(sensible_action(deck, states))
    total, mark = 0.0, float(next_word(state) >> _HIGH_BITS) * _UNIT
    for i in range(count):
        logits[i] = exp(logits[i])
        total += logits[i]
    for i in range(count):
        mark -= logits[i] / total
        if mark < 0.0:
            return int(actions[i])
    return int(actions[0])
