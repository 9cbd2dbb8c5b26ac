"""The two switches of the game: what may be done in a phase, and what doing it means."""

import numpy as np

from schism.games.avignon.rules.actions import apply_action, legal_action
from schism.games.avignon.rules.draw import apply_draw, await_setup, chance_draw
from schism.games.avignon.rules.packed import everybody
from schism.games.avignon.rules.petition import apply_choice, petitioned_kind
from schism.games.avignon.rules.samaritan import choices_left, may_stop_here
from schism.games.avignon.rules.state import (
    ACT,
    CHOOSE,
    FIRST_CHOICE,
    NO_PETITIONER,
    NO_POSITION,
    NOBODY_WON,
    NOT_ENDED,
    STOP,
)
from schism.kernel.bits import NO_ACTIONS, Actions
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Log, State

_NONE = np.uint64(0)
_EVERYBODY = everybody()


@compiled
def begin(state: State) -> None:
    """Begin before the set-up; the kinds are already chosen."""
    state.pile = _EVERYBODY
    state.forbidden = NO_POSITION
    state.petitioner = NO_PETITIONER
    state.winner = NOBODY_WON
    state.reason = NOT_ENDED
    await_setup(state)


@compiled
def legal(deck: DeckRecord, state: State) -> Actions:
    phase = state.phase
    if phase == ACT:
        return legal_action(deck, state)
    if phase == CHOOSE:
        return legal_choice(deck, state)
    return NO_ACTIONS


@compiled
def legal_choice(deck: DeckRecord, state: State) -> Actions:
    columns = choices_left(deck, state) if state.watched else int(state.choosable)
    stops = deck.up_to[petitioned_kind(state), state.step] != 0
    if stops and state.watched:
        stops = may_stop_here(deck, state)
    actions = columns << FIRST_CHOICE | (1 << STOP if stops else 0)
    return (np.uint64(actions), _NONE, _NONE, _NONE)


@compiled
def apply(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    if state.phase == ACT:
        apply_action(deck, state, action, log)
    elif state.phase == CHOOSE:
        apply_choice(deck, state, action, log)


@compiled
def chance(deck: DeckRecord, state: State, log: Log) -> int:
    """Draw one person; the number is their faction."""
    faction = chance_draw(state)
    apply_draw(deck, state, faction, log)
    return faction


@compiled
def milestone(state: State) -> int:
    """Return the number of turns so far."""
    return int(state.turns)
