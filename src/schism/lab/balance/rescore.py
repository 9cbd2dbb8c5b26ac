"""Games told again with other values: the same cards played, and perhaps another winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import States
from schism.games.deck import Deck
from schism.kernel.rescore import retell_games

Shares: TypeAlias = NDArray[np.float64]  # a row for each game, a column for each seat


@dataclass(frozen=True, slots=True)
class Told:
    """Games as they were played, one after the other."""

    states: States  # before the first deal, ready to be played
    phases: NDArray[Any]  # of each decision
    actions: NDArray[Any]
    lengths: NDArray[Any]  # decisions in each game


def retold(told: Told, deck: Deck, anchors: Sequence[int], seats: int) -> tuple[States, Shares]:
    """The states at the end and each seat's part of the win.

    In the phases called anchors the same is asked whatever the deck's values are.
    """
    states, shares = told.states.copy(), np.empty((len(told.states), seats))
    asked_alike = sum(1 << phase for phase in anchors)
    decisions = (told.phases, told.actions, told.lengths)
    retell_games(deck.record, states, *decisions, asked_alike, shares)
    return states, shares
