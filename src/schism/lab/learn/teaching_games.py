"""Games between searching bots, with the visit counts of each search.

They are played in every kind of game that is to be learnt. Now and then a bot plays at random,
so that unusual positions occur too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.bots.search_bot import Budget, grow_tree, root_actions
from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.kernel.bits import LIMIT
from schism.kernel.rng import stream
from schism.lab.jobs.job import Arrays, Piece, split_games
from schism.table.match import Match, settle_options

GAMES_A_PIECE = 10
_AT_RANDOM = 0.04  # of the decisions


@dataclass(frozen=True, slots=True)
class TeachingGames:
    """A job whose arrays have a row for each decision.

    `states` are the positions, `kinds` the kinds of game, `visits` how often the search
    visited each action.
    """

    game: str
    kinds: Sequence[tuple[str, Json]]  # deck and options
    seed: int
    games: int
    iterations: int  # of a search

    def about(self) -> Json:
        return {
            "what": "teaching games",
            "game": self.game,
            "kinds": list(self.kinds),
            "seed": self.seed,
            "iterations": self.iterations,
        }

    def pieces(self) -> Sequence[Piece]:
        return split_games(self.games, GAMES_A_PIECE)

    def play(self, piece: Piece) -> Arrays:
        decisions = [each for number in piece.numbers for each in self._decisions(number)]
        states, kinds, visits = zip(*decisions, strict=True)
        return {
            "states": np.array(states),
            "kinds": np.array(kinds, np.int8),
            "visits": np.array(visits),
        }

    def _decisions(self, number: int) -> list[tuple[Any, int, NDArray[np.uint16]]]:
        kind = number % len(self.kinds)
        match = self._match(kind, number)
        rng = np.random.default_rng((self.seed, number))
        seed = int(stream(np.uint64(self.seed), number))
        found = []
        while match.to_act is not None:
            actions = match.legal_numbers()
            action = int(rng.choice(actions))
            if len(actions) > 1 and rng.random() >= _AT_RANDOM:
                visits = self._search(match, seed)
                found.append((match.state.copy(), kind, visits))
                action = int(visits.argmax())
            match.play(action)
        return found

    def _match(self, kind: int, number: int) -> Match:
        game = game_called(self.game)
        name, wanted = self.kinds[kind]
        deck = find_deck(game, name)
        options = settle_options(game, deck, wanted, self.seed, number)
        return Match(game, deck, options, self.seed, number)

    def _search(self, match: Match, seed: int) -> NDArray[np.uint16]:
        assert match.to_act is not None
        seen = match.observation(match.to_act)
        tree = grow_tree(match.deck, seen, seed, Budget(iterations=self.iterations))
        visits = np.zeros(LIMIT, np.uint16)
        for each in root_actions(tree):
            visits[each.action] = each.visits
        return visits
