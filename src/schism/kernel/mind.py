"""How bots think about a game: the hooks that search and playouts call."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import Actions
from schism.kernel.dispatch import dispatched
from schism.kernel.records import DeckRecord, State
from schism.kernel.rules import NO_ACTION


def no_forced_win(deck: DeckRecord, state: State) -> int:
    return NO_ACTION


@dataclass(frozen=True, slots=True)
class Mind:
    """The compiled functions and the settings of a game's search. Depths count milestones."""

    estimate: Callable[[DeckRecord, State, int], float]
    """Judge a position for a seat quickly: more is better, 0 is even."""

    evaluate: Callable[[DeckRecord, State, int], float]
    """Judge a position for a seat as well as is known, which takes longer."""

    values: Callable[[DeckRecord, State, NDArray[np.float64]], None]
    """Write the share of the win each seat can expect; exact once the game is over."""

    search_depth: Callable[[State], int]
    """How far a search that starts here looks ahead before it takes the values."""

    rollout_depth: Callable[[State], int]
    """How far random play from a new node is worth more than the noise it adds."""

    distinct_actions: Callable[[DeckRecord, State], Actions]
    """The legal actions, leaving out those with the same effect as one of a lower number."""

    ends_soon: Callable[[State], bool]
    """Whether the next trick or turn may be the last."""

    exploration: float  # the constant of the upper confidence bound
    successive_halving: bool  # whether the master races the search's candidates in playouts

    forced_win: Callable[[DeckRecord, State], int] = no_forced_win
    """An action that wins whatever the others do, or NO_ACTION."""


estimate = dispatched(Mind, lambda mind: mind.estimate)
evaluate = dispatched(Mind, lambda mind: mind.evaluate)
values = dispatched(Mind, lambda mind: mind.values)
search_depth = dispatched(Mind, lambda mind: mind.search_depth)
rollout_depth = dispatched(Mind, lambda mind: mind.rollout_depth)
distinct_actions = dispatched(Mind, lambda mind: mind.distinct_actions)
ends_soon = dispatched(Mind, lambda mind: mind.ends_soon)
