"""Drawing people (1.4, 2.3, 2.5, 2.6): the only chance in the game, one person at a time.

The draw pile has no order: a state knows how many people of each faction it holds, and who
comes next is decided when somebody is drawn. Whenever a state waits for chance, somebody is in the
draw pile, so `draw_weight` tells a search all there is to know.
"""

import numpy as np

from schism.games.avignon.rules import events
from schism.games.avignon.rules.ending import look_for_winner
from schism.games.avignon.rules.packed import (
    COLUMNS,
    EMPTY,
    at,
    copies,
    members,
    placed,
    row_of,
    without_one,
)
from schism.games.avignon.rules.readings import EACH_ACTION, WHEN_EMPTY, reads
from schism.games.avignon.rules.state import (
    DRAW,
    GENOA,
    OVER,
    SETUP,
    turn_of,
)
from schism.games.avignon.rules.turn import next_action
from schism.kernel.bits import nth_one
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State
from schism.kernel.rng import below
from schism.kernel.rules import CHANCE


@compiled
def await_setup(state: State) -> None:
    """Set up five empty columns at the height of Genoa (1.4)."""
    state.heights = row_of(GENOA)
    state.people = row_of(EMPTY)
    state.phase = SETUP
    state.to_act = CHANCE


@compiled
def empty_column(state: State) -> int:
    """Return the first empty column, from the left as Avignon sees it; COLUMNS if none."""
    column, people = 0, int(state.people)
    while column < COLUMNS and at(people, column) != EMPTY:
        column += 1
    return column


@compiled
def finish_action(deck: DeckRecord, state: State, log: Log) -> None:
    """Finish an action: replacements enter (2.5), then the next action is due."""
    if reads(state, EACH_ACTION):
        look_for_winner(deck, state, log)  # 5.4
        if state.phase == OVER:
            return
    if empty_column(state) < COLUMNS:
        await_draw(state, log)
    else:
        next_action(state, log)


@compiled
def can_draw(state: State) -> bool:
    """Whether anybody is left to draw: with other readings, everybody may have joined."""
    return int(state.pile) | int(state.discards) != 0


@compiled
def await_draw(state: State, log: Log) -> None:
    state.phase = DRAW
    state.to_act = CHANCE
    refill_pile(state, log)


@compiled
def refill_pile(state: State, log: Log) -> None:
    """Turn the discard pile into a new draw pile if that is empty (2.6)."""
    if state.pile == 0 and state.discards != 0:
        emit(log, events.RESHUFFLED, 206, turn_of(state), amount=members(int(state.discards)))
        state.pile = state.discards
        state.discards = 0


@compiled
def draw_weight(state: State, faction: int) -> int:
    """Return the weight of drawing the faction's kind next, out of `draw_weights`."""
    return copies(int(state.pile), faction)


@compiled
def draw_weights(state: State) -> int:
    return members(int(state.pile))


@compiled
def chance_draw(state: State) -> int:
    """Draw a person from the pile with the state's own generator."""
    person = below(state, draw_weights(state))
    return nth_one(np.uint64(state.pile), person) >> 1


@compiled
def enter(state: State, faction: int, column: int, log: Log) -> None:
    """Enter at the height of an excommunicated person, or at Genoa if the last one left the map."""
    what, rule = events.DRAWN, 203
    if state.phase == SETUP:
        what, rule = events.PLACED, 104
    elif at(int(state.heights), column) == EMPTY:
        state.heights = placed(int(state.heights), column, GENOA)
        rule = 205
    state.people = placed(int(state.people), column, faction)
    state.pile = without_one(int(state.pile), faction)
    height, kind = at(int(state.heights), column), state.kinds[faction]
    emit(log, what, rule, turn_of(state), kind, NO_CARD, column, total=height)
    if reads(state, WHEN_EMPTY):
        refill_pile(state, log)  # 5.3
