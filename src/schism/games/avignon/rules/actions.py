"""The four actions (2.3)."""

import numpy as np

from schism.games.avignon.rules import events
from schism.games.avignon.rules.draw import finish_action
from schism.games.avignon.rules.ending import look_after_move
from schism.games.avignon.rules.moves import discard, shift, tell
from schism.games.avignon.rules.packed import COLUMNS, EVERY_COLUMN, at
from schism.games.avignon.rules.petition import petition
from schism.games.avignon.rules.samaritan import without_undoing
from schism.games.avignon.rules.state import (
    BESEECH,
    EXCOMMUNICATE,
    OVER,
    PETITION,
    towards,
    turn_of,
)
from schism.kernel.bits import Actions
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Log, State

_NONE = np.uint64(0)


@compiled
def legal_action(deck: DeckRecord, state: State) -> Actions:
    """Allow any action not yet used this turn (2.1), on any person in play."""
    actions, used = 0, int(state.used)
    for action in range(PETITION + 1):
        if not (used >> action) & 1:
            actions |= EVERY_COLUMN << (COLUMNS * action)
    if state.watched:
        actions = without_undoing(deck, state, actions)
    return (np.uint64(actions), _NONE, _NONE, _NONE)


@compiled
def apply_action(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    what, column = action // COLUMNS, action % COLUMNS
    state.used = int(state.used) | 1 << what
    tell_action(state, what, column, log)
    if what == PETITION:
        petition(deck, state, column, log)
    elif what == EXCOMMUNICATE:
        discard(state, column)
        finish_action(deck, state, log)
    else:
        beseech_or_chastise(deck, state, what, column, log)


@compiled
def tell_action(state: State, what: int, column: int, log: Log) -> None:
    height = at(int(state.heights), column)
    tell(state, events.BESOUGHT + what, 203, turn_of(state), column, height, height, log)


@compiled
def beseech_or_chastise(deck: DeckRecord, state: State, what: int, column: int, log: Log) -> None:
    seat = turn_of(state)
    pull = towards(seat)
    if shift(state, column, pull if what == BESEECH else -pull, seat, log):
        look_after_move(deck, state, log)
    if state.phase != OVER:
        finish_action(deck, state, log)
