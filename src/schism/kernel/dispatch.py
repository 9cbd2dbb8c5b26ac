"""One code for every game: these functions find the game by the type of the record they are given.

Compiled callers are tied to the game's own function at compile time, at no cost; interpreted ones
look it up. A game joins by `register`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from schism.kernel.bits import Actions
from schism.kernel.json_writer import Writer
from schism.kernel.records import DeckRecord, Log, Observation, Record, RecordType, State

CHANCE = -1  # `state.to_act` when an outcome must be drawn before anybody can act
NOBODY = -2  # `state.to_act` when the game is over
NO_ACTION = -1  # where an action could stand


def nothing_is_forced(deck: DeckRecord, state: State) -> int:
    return NO_ACTION


@dataclass(frozen=True, slots=True)
class Rules:
    """The compiled functions of a game. Every state has the fields `rng` and `to_act`."""

    state: RecordType
    observation: RecordType
    tensor: RecordType
    legal: Callable[[DeckRecord, State], Actions]
    apply: Callable[[DeckRecord, State, int, Log], None]
    chance: Callable[[DeckRecord, State, Log], int]
    observe: Callable[[DeckRecord, State, int, Observation], None]
    write_public: Callable[[DeckRecord, Observation, bool, Writer, int], int]
    write_own: Callable[[DeckRecord, Observation, Writer, int], int]
    encode: Callable[[DeckRecord, Observation, Record], None]
    sample_hidden: Callable[[DeckRecord, Observation, State], None]
    win_share: Callable[[State, int], float]
    milestone: Callable[[State], int]
    estimate: Callable[[DeckRecord, State, int], float]
    horizon: Callable[[State], int]
    glance: Callable[[State], int]
    outlooks: Callable[[DeckRecord, State, NDArray[np.float64]], None]
    judge: Callable[[DeckRecord, State, int], float]
    distinct: Callable[[DeckRecord, State], Actions]
    ends_soon: Callable[[State], bool]
    boldness: float  # of a search: how much it tries what has looked worse so far
    second_look: bool  # whether playing on sensibly tells a master more than a longer search
    forced_win: Callable[[DeckRecord, State], int] = nothing_is_forced  # that wins for sure


_RULES: list[tuple[Rules, Any, Any]] = []


def register(rules: Rules) -> None:
    _RULES.append((rules, numba.from_dtype(rules.state), numba.from_dtype(rules.observation)))


def _of_type(kind: Any) -> Rules:
    return next(r for r, state, observation in _RULES if kind in (state, observation))


def _of(record: Any) -> Rules:
    return next(r for r, _, _ in _RULES if record.dtype in (r.state, r.observation))


def legal(deck: DeckRecord, state: State) -> Actions:
    """The actions open to `state.to_act`, as a set."""
    return _of(state).legal(deck, state)


def apply(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    """Carry out one legal action of `state.to_act`."""
    _of(state).apply(deck, state, action, log)


def chance(deck: DeckRecord, state: State, log: Log) -> int:
    """Draw the outcome the state waits for with its own generator, and carry it out.

    The number tells outcomes apart where a search may come upon the same one again.
    """
    return _of(state).chance(deck, state, log)


def observe(deck: DeckRecord, state: State, seat: int, seen: Observation) -> None:
    """Write what the seat may know into `seen`, from nothing."""
    _of(state).observe(deck, state, seat, seen)


def write_public(
    deck: DeckRecord, seen: Observation, open_piles: bool, out: Writer, at: int
) -> int:
    """Write the table as everybody sees it, from an observation; returns the offset after it."""
    return _of(seen).write_public(deck, seen, open_piles, out, at)


def write_own(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    """Write what an observation's seat sees besides, and what it may do."""
    return _of(seen).write_own(deck, seen, out, at)


def encode(deck: DeckRecord, seen: Observation, tensor: Record) -> None:
    """Write an observation into `tensor`, which comes as zeros, as numbers from -1 to 1."""
    _of(seen).encode(deck, seen, tensor)


def sample_hidden(deck: DeckRecord, seen: Observation, state: State) -> None:
    """Make a full state that fits what was seen; chance comes from `state.rng`."""
    _of(seen).sample_hidden(deck, seen, state)


def win_share(state: State, seat: int) -> float:
    """1 for a win alone, a share of it for a shared win, 0 for a loss."""
    return _of(state).win_share(state, seat)


def milestone(state: State) -> int:
    """A number that goes up as the game goes on, by one at the end of each trick or turn."""
    return _of(state).milestone(state)


def estimate(deck: DeckRecord, state: State, seat: int) -> float:
    """How good a position is for a seat, roughly; more is better, 0 is even."""
    return _of(state).estimate(deck, state, seat)


def judge(deck: DeckRecord, state: State, seat: int) -> float:
    """The same as well as is known, and not as fast: what sensible play goes by."""
    return _of(state).judge(deck, state, seat)


def distinct(deck: DeckRecord, state: State) -> Actions:
    """The legal actions without those that do the same as one of a lower number."""
    return _of(state).distinct(deck, state)


def ends_soon(state: State) -> bool:
    """Whether the trick or turn after this one may be the last."""
    return _of(state).ends_soon(state)


def horizon(state: State) -> int:
    """The milestone at which a search that starts here stops looking and takes the outlooks."""
    return _of(state).horizon(state)


def glance(state: State) -> int:
    """The milestone to which random play from here tells something."""
    return _of(state).glance(state)


def outlooks(deck: DeckRecord, state: State, shares: NDArray[np.float64]) -> None:
    """Write the share of the win that each seat can expect; exact when the game is over."""
    _of(state).outlooks(deck, state, shares)


@overload(legal, strict=False)
def _legal(deck: Any, state: Any) -> Any:
    chosen = _of_type(state).legal
    return lambda deck, state: chosen(deck, state)


@overload(apply, strict=False)
def _apply(deck: Any, state: Any, action: Any, log: Any) -> Any:
    chosen = _of_type(state).apply
    return lambda deck, state, action, log: chosen(deck, state, action, log)


@overload(chance, strict=False)
def _chance(deck: Any, state: Any, log: Any) -> Any:
    chosen = _of_type(state).chance
    return lambda deck, state, log: chosen(deck, state, log)


@overload(observe, strict=False)
def _observe(deck: Any, state: Any, seat: Any, seen: Any) -> Any:
    chosen = _of_type(state).observe
    return lambda deck, state, seat, seen: chosen(deck, state, seat, seen)


@overload(write_public, strict=False)
def _write_public(deck: Any, seen: Any, open_piles: Any, out: Any, at: Any) -> Any:
    chosen = _of_type(seen).write_public
    return lambda deck, seen, open_piles, out, at: chosen(deck, seen, open_piles, out, at)


@overload(write_own, strict=False)
def _write_own(deck: Any, seen: Any, out: Any, at: Any) -> Any:
    chosen = _of_type(seen).write_own
    return lambda deck, seen, out, at: chosen(deck, seen, out, at)


@overload(encode, strict=False)
def _encode(deck: Any, seen: Any, tensor: Any) -> Any:
    chosen = _of_type(seen).encode
    return lambda deck, seen, tensor: chosen(deck, seen, tensor)


@overload(sample_hidden, strict=False)
def _sample_hidden(deck: Any, seen: Any, state: Any) -> Any:
    chosen = _of_type(seen).sample_hidden
    return lambda deck, seen, state: chosen(deck, seen, state)


@overload(win_share, strict=False)
def _win_share(state: Any, seat: Any) -> Any:
    chosen = _of_type(state).win_share
    return lambda state, seat: chosen(state, seat)


@overload(milestone, strict=False)
def _milestone(state: Any) -> Any:
    chosen = _of_type(state).milestone
    return lambda state: chosen(state)


@overload(estimate, strict=False)
def _estimate(deck: Any, state: Any, seat: Any) -> Any:
    chosen = _of_type(state).estimate
    return lambda deck, state, seat: chosen(deck, state, seat)


@overload(judge, strict=False)
def _judge(deck: Any, state: Any, seat: Any) -> Any:
    chosen = _of_type(state).judge
    return lambda deck, state, seat: chosen(deck, state, seat)


@overload(distinct, strict=False)
def _distinct(deck: Any, state: Any) -> Any:
    chosen = _of_type(state).distinct
    return lambda deck, state: chosen(deck, state)


@overload(ends_soon, strict=False)
def _ends_soon(state: Any) -> Any:
    chosen = _of_type(state).ends_soon
    return lambda state: chosen(state)


@overload(horizon, strict=False)
def _horizon(state: Any) -> Any:
    chosen = _of_type(state).horizon
    return lambda state: chosen(state)


@overload(glance, strict=False)
def _glance(state: Any) -> Any:
    chosen = _of_type(state).glance
    return lambda state: chosen(state)


@overload(outlooks, strict=False)
def _outlooks(deck: Any, state: Any, shares: Any) -> Any:
    chosen = _of_type(state).outlooks
    return lambda deck, state, shares: chosen(deck, state, shares)
