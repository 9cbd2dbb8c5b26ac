"""How bots think about a game: the hooks that search and playouts call."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.kernel.bits import Actions
from schism.kernel.compiled import compiled
from schism.kernel.dispatch import dispatched
from schism.kernel.records import DeckRecord, State
from schism.kernel.rules import NO_ACTION, NOBODY, legal, win_share

_TO_THE_END = 1 << 30  # milestones


@compiled
def only_results_count(deck: DeckRecord, state: State, seat: int) -> float:
    """Know nothing but who has won."""
    return win_share(state, seat) if state.to_act == NOBODY else 0.0


@compiled
def even_shares(deck: DeckRecord, state: State, shares: NDArray[np.float64]) -> None:
    """Expect the same for every seat until the game is over; needs a state with `players`."""
    for seat in range(state.players):
        over = state.to_act == NOBODY
        shares[seat] = win_share(state, seat) if over else 1.0 / state.players


@compiled
def to_the_end(state: State) -> int:
    return _TO_THE_END


@compiled
def all_legal(deck: DeckRecord, state: State) -> Actions:
    return legal(deck, state)


@compiled
def always(state: State) -> bool:
    return True


@compiled
def no_action(deck: DeckRecord, state: State) -> int:
    return NO_ACTION


@compiled
def no_win_near(deck: DeckRecord, state: State, effort: int) -> int:
    return NO_ACTION


@compiled
def nobody_sure(deck: DeckRecord, state: State) -> int:
    return -1


@compiled
def any_number(state: State) -> int:
    return 0


@compiled
def nothing_scored(
    deck: DeckRecord, state: State, actions: NDArray[np.int64], logits: NDArray[np.float64]
) -> int:
    return 0


@compiled
def no_choices(
    deck: DeckRecord, state: State, actions: NDArray[np.int64], features: Any, at: int
) -> int:
    return 0


@compiled
def solve_only_ends(
    deck: DeckRecord,
    state: State,
    seat: int,
    milestones: int,
    effort: int,
    bounds: NDArray[np.float64],
) -> None:
    """Know nothing until the game is over."""
    over = state.to_act == NOBODY
    bounds[0] = win_share(state, seat) if over else 0.0
    bounds[1] = bounds[0] if over else 1.0


@compiled
def nothing_learnt(deck: DeckRecord, state: State, again: State, seat: int) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class PlayoutSearch:
    """How everybody searches in the playouts of hints and reviews, where plain ones mislead."""

    iterations: int  # for each decision
    milestones: int  # that are played; then a last search says what the position is worth
    last_iterations: int
    slope: float  # of the calibration: by how much that search's log odds are too small
    simulations: int  # plain playouts that take as long


@dataclass(frozen=True, slots=True)
class Mind:
    """The compiled functions and the settings of a game's search. Depths count milestones.

    What a game leaves out suits any game: bots then play on at random to see who wins.
    """

    estimate: Callable[[DeckRecord, State, int], float] = only_results_count
    """Judge a position for a seat quickly: more is better, 0 is even."""

    evaluate: Callable[[DeckRecord, State, int], float] = only_results_count
    """Judge a position for a seat as well as is known, which takes longer."""

    values: Callable[[DeckRecord, State, NDArray[np.float64]], None] = even_shares
    """Write the share of the win each seat can expect; exact once the game is over."""

    policy_values: Callable[[DeckRecord, State, NDArray[np.float64]], None] | None = None
    """The same if from now on everybody plays by the learnt policy; None where that is not told
    apart."""

    search_depth: Callable[[State], int] = to_the_end
    """How far a search that starts here looks ahead before it takes the values."""

    rollout_depth: Callable[[State], int] = to_the_end
    """How far random play from a new node is worth more than the noise it adds."""

    distinct_actions: Callable[[DeckRecord, State], Actions] = all_legal
    """The legal actions, leaving out those with the same effect as one of a lower number."""

    ends_soon: Callable[[State], bool] = always
    """Whether the next trick or turn may be the last."""

    exploration: float = 0.7  # the constant of the upper confidence bound
    successive_halving: bool = False  # whether the master races the search's candidates in playouts
    playout_search: PlayoutSearch | None = None  # None where plain playouts are accurate enough

    forced_win: Callable[[DeckRecord, State], int] = no_action
    """An action that wins whatever the others do, or NO_ACTION."""

    solve: Callable[[DeckRecord, State, int, int, int, NDArray[np.float64]], None] = solve_only_ends
    """Write bounds on what a seat wins with best play on all sides, looking some milestones ahead
    and at so many positions at most; they are the same number where that is known."""

    near_win: Callable[[DeckRecord, State, int], int] = no_win_near
    """The same, as far as can be seen by looking at so many positions."""

    sure_winner: Callable[[DeckRecord, State], int] = nobody_sure
    """The seat that is sure to win, as far as can be seen in some microseconds, or -1. Searches ask
    this in games in which nothing is hidden."""

    outcomes: Callable[[State], int] = any_number
    """How many outcomes there are of what chance decides now; 0 if that is not known."""

    likely_action: Callable[[DeckRecord, State], int] = no_action
    """What the player to act probably does, judging by what they know, as learnt from games; or
    NO_ACTION."""

    score_choices: Callable[[DeckRecord, State, NDArray[np.int64], NDArray[np.float64]], int] = (
        nothing_scored
    )
    """Write the actions that the learnt policy chooses among and the logarithm of how likely each
    is, up to a constant; return how many there are. 0 where it has no opinion."""

    describe_choices: Callable[[DeckRecord, State, NDArray[np.int64], Any, int], int] = no_choices
    """Write the actions that the learnt policy chooses among, and as lists from a number on the
    features of the situation and of each action; return how many actions there are. 0 where it is
    not asked."""

    log_likelihood: Callable[[DeckRecord, State, State, int], float] = nothing_learnt
    """How likely what was seen of the others is in this world, as a logarithm, for the seat that
    thinks; the second state is for working in."""

    infers_if: str | None = None
    """The field of an observation that tells where worlds are worth weighing by that."""

    @property
    def proves(self) -> bool:
        """Whether searches can prove who wins."""
        return self.sure_winner is not nobody_sure

    @property
    def has_policy(self) -> bool:
        """Whether the game has a learnt policy."""
        return self.likely_action is not no_action


estimate = dispatched(Mind, lambda mind: mind.estimate)
evaluate = dispatched(Mind, lambda mind: mind.evaluate)
values = dispatched(Mind, lambda mind: mind.values)
policy_values = dispatched(Mind, lambda mind: mind.policy_values or mind.values)
search_depth = dispatched(Mind, lambda mind: mind.search_depth)
rollout_depth = dispatched(Mind, lambda mind: mind.rollout_depth)
distinct_actions = dispatched(Mind, lambda mind: mind.distinct_actions)
ends_soon = dispatched(Mind, lambda mind: mind.ends_soon)
near_win = dispatched(Mind, lambda mind: mind.near_win)
sure_winner = dispatched(Mind, lambda mind: mind.sure_winner)
outcomes = dispatched(Mind, lambda mind: mind.outcomes)
likely_action = dispatched(Mind, lambda mind: mind.likely_action)
describe_choices = dispatched(Mind, lambda mind: mind.describe_choices)
log_likelihood = dispatched(Mind, lambda mind: mind.log_likelihood)
