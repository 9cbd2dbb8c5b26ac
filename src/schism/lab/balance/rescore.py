"""Rescoring games with other card values: the same plays, perhaps another winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import States
from schism.games.deck import Deck
from schism.kernel.rollout import rescore_games

Shares: TypeAlias = NDArray[np.float64]  # a row a game, a column a seat


@dataclass(frozen=True, slots=True)
class PlayedGames:
    """The decisions of finished games, one game after the other."""

    states: States  # before the first deal, ready to be played
    phases: NDArray[Any]  # of each decision
    actions: NDArray[Any]
    lengths: NDArray[Any]  # decisions in each game


def rescore(
    games: PlayedGames, deck: Deck, anchors: Sequence[int], seats: int
) -> tuple[States, Shares]:
    """Replay the games with a deck; return the final states and each seat's share of the win.

    Anchors are the phases whose decisions are the same whatever the deck's values are.
    """
    states, shares = games.states.copy(), np.empty((len(games.states), seats))
    anchor_bits = sum(1 << phase for phase in anchors)
    decisions = (games.phases, games.actions, games.lengths)
    rescore_games(deck.record, states, *decisions, anchor_bits, shares)
    return states, shares
