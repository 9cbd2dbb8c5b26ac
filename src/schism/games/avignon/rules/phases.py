"""The two switches of the game: what may be done in a phase, and what doing it means."""

import numpy as np

from schism.games.avignon.rules.actions import apply_action, legal_action
from schism.games.avignon.rules.draw import (
    await_setup,
    chance_draw,
    empty_column,
    enter,
    refill_pile,
)
from schism.games.avignon.rules.packed import COLUMNS, everybody
from schism.games.avignon.rules.petition import (
    apply_choice,
    continue_step,
    is_under_way,
    petitioned_kind,
    welcome,
)
from schism.games.avignon.rules.readings import AT_ONCE, reads
from schism.games.avignon.rules.samaritan import choices_without_undoing
from schism.games.avignon.rules.state import (
    ACT,
    CHOOSE,
    FIRST_CHOICE,
    FIRST_PUSH,
    NO_PETITIONER,
    NO_POSITION,
    NOBODY_WON,
    NOT_ENDED,
    PULL_OR_PUSH,
    SETUP,
    STOP,
    WHOLE_POSITION,
)
from schism.games.avignon.rules.turn import begin_turn, next_action
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
    state.to_undo = WHOLE_POSITION
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
    kind, step, columns = petitioned_kind(state), int(state.step), int(state.choosable)
    actions = columns << FIRST_CHOICE
    if deck.does[kind, step] == PULL_OR_PUSH:
        actions |= columns << FIRST_PUSH
    if deck.up_to[kind, step]:
        actions |= 1 << STOP
    if state.watched:
        actions = choices_without_undoing(deck, state, actions)
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
def apply_draw(deck: DeckRecord, state: State, faction: int, log: Log) -> None:
    """Put this person into the first empty column."""
    column = empty_column(state)
    enter(state, faction, column, log)
    if reads(state, AT_ONCE) and is_under_way(deck, state):
        welcome(deck, state, column)
        continue_step(deck, state, log)  # 5.2
    elif empty_column(state) < COLUMNS:
        refill_pile(state, log)
    elif state.phase == SETUP:
        begin_turn(state)
    else:
        next_action(state, log)


@compiled
def milestone(state: State) -> int:
    """Return the number of turns so far."""
    return int(state.turns)
