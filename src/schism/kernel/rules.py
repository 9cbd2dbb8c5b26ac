"""What a game is: its records and the compiled functions that play it."""

from collections.abc import Callable
from dataclasses import dataclass

from schism.kernel.bits import Actions
from schism.kernel.dispatch import dispatched
from schism.kernel.json_writer import Writer
from schism.kernel.records import DeckRecord, Log, Observation, Record, RecordType, State

CHANCE = -1  # `state.to_act` when an outcome must be drawn before anybody can act
NOBODY = -2  # `state.to_act` when the game is over
NO_ACTION = -1  # in the place of an action


@dataclass(frozen=True, slots=True)
class Rules:
    """The records and functions of a game. Every state has the fields `rng` and `to_act`."""

    state: RecordType
    observation: RecordType
    tensor: RecordType

    legal: Callable[[DeckRecord, State], Actions]
    """The set of actions open to `state.to_act`."""

    apply: Callable[[DeckRecord, State, int, Log], None]
    """Carry out a legal action of `state.to_act`."""

    chance: Callable[[DeckRecord, State, Log], int]
    """Draw the outcome the state waits for from its own generator, and carry it out.

    Returns a number that tells outcomes apart where a search may meet the same one again."""

    observe: Callable[[DeckRecord, State, int, Observation], None]
    """Write what a seat may know into an empty observation."""

    write_public: Callable[[DeckRecord, Observation, int, Writer, int], int]
    """Write what everybody sees as JSON, by the bits of the display options that are on; returns
    the offset after."""

    write_own: Callable[[DeckRecord, Observation, Writer, int], int]
    """Write what only the observation's seat sees and what it may do; returns the offset after."""

    encode: Callable[[DeckRecord, Observation, Record], None]
    """Write an observation into a tensor of zeros, as numbers from -1 to 1."""

    sample_hidden: Callable[[DeckRecord, Observation, State], None]
    """Fill in a state that fits an observation, with chance from the state's generator."""

    win_share: Callable[[State, int], float]
    """What a seat has won: 1, a fraction of a shared win, or 0."""

    milestone: Callable[[State], int]
    """How far the game has got: a number that rises at the end of each trick or turn."""


legal = dispatched(Rules, lambda rules: rules.legal)
apply = dispatched(Rules, lambda rules: rules.apply)
chance = dispatched(Rules, lambda rules: rules.chance)
observe = dispatched(Rules, lambda rules: rules.observe)
write_public = dispatched(Rules, lambda rules: rules.write_public)
write_own = dispatched(Rules, lambda rules: rules.write_own)
encode = dispatched(Rules, lambda rules: rules.encode)
sample_hidden = dispatched(Rules, lambda rules: rules.sample_hidden)
win_share = dispatched(Rules, lambda rules: rules.win_share)
milestone = dispatched(Rules, lambda rules: rules.milestone)
