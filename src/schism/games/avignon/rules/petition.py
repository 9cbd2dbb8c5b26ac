"""Petitions (2.8, 4.2): carried out step by step and choice by choice."""

from schism.games.avignon.rules import events
from schism.games.avignon.rules.draw import await_draw, can_draw, empty_column, finish_action
from schism.games.avignon.rules.ending import look_after_move
from schism.games.avignon.rules.moves import discard_by_step, set_heights, shift
from schism.games.avignon.rules.packed import COLUMNS, at
from schism.games.avignon.rules.readings import AT_ONCE, reads
from schism.games.avignon.rules.state import (
    CHOOSE,
    DISCARD,
    FIRST_CHOICE,
    FIRST_PUSH,
    HEIGHT_BITS,
    HOME,
    HOW_FAR,
    NO_PETITIONER,
    OTHERS,
    OVER,
    STOP,
    SWAP,
    position,
    towards,
)
from schism.games.avignon.rules.steps import (
    actor_of,
    after_step,
    number_of,
    picks_of,
    reached,
    way_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State


@compiled
def petitioned_kind(state: State) -> int:
    return int(state.kinds[state.petitioner])


@compiled
def petitioned_column(state: State) -> int:
    """Return the column of the petitioned person, COLUMNS once they have left."""
    return COLUMNS if state.departed else int(state.column)


@compiled
def is_under_way(deck: DeckRecord, state: State) -> bool:
    """Whether a petition has begun and is not complete."""
    return bool(
        state.petitioner != NO_PETITIONER and state.step < deck.steps[petitioned_kind(state)]
    )


@compiled
def petition(deck: DeckRecord, state: State, column: int, log: Log) -> None:
    state.column = column
    state.petitioner = at(int(state.people), column)
    state.departed = 0
    state.step = 0
    go_on(deck, state, log)


@compiled
def go_on(deck: DeckRecord, state: State, log: Log) -> None:
    """Carry out steps until one asks for a choice or a draw, the game ends or all are done."""
    kind = petitioned_kind(state)
    while state.step < deck.steps[kind]:
        step, column, now = int(state.step), petitioned_column(state), position(state)
        found = reached(deck, state, column, kind, step, now)
        state.measure = 0
        if deck.by[kind, step] == 0:
            state.measure = number_of(deck, state, column, kind, step, HOW_FAR, now)
        if found == 0:
            tell_nothing(deck, state, kind, step, log)
        elif deck.chosen[kind, step]:
            picks = picks_of(deck, state, column, kind, step, now, found)
            if picks > 0:
                state.picks = picks
                state.choosable = found
                ask(deck, state)
                return
            tell_nothing(deck, state, kind, step, log)
        else:
            move_all(deck, state, kind, found, log)
            if state.phase == OVER:
                return  # 3.1
            if newcomers_are_due(state):
                await_draw(state, log)
                return
        state.step += 1
    finish_action(deck, state, log)


@compiled
def newcomers_are_due(state: State) -> bool:
    """Whether somebody must be drawn before the petition goes on (5.2)."""
    return reads(state, AT_ONCE) and empty_column(state) < COLUMNS and can_draw(state)


@compiled
def tell_nothing(deck: DeckRecord, state: State, kind: int, step: int, log: Log) -> None:
    """Log a step that cannot be carried out (2.8)."""
    does = int(deck.does[kind, step])
    emit(log, events.NOTHING, 208, actor_of(deck, state, kind, step), NO_CARD, kind, does)


@compiled
def ask(deck: DeckRecord, state: State) -> None:
    state.phase = CHOOSE
    state.to_act = actor_of(deck, state, petitioned_kind(state), int(state.step))


@compiled
def move_all(deck: DeckRecord, state: State, kind: int, found: int, log: Log) -> None:
    """Carry out a step without a choice; its moves count together (3.1)."""
    somebody_joined = False
    for column in range(COLUMNS):
        if (found >> column) & 1:
            somebody_joined |= move_one(deck, state, kind, column, False, log)
    if somebody_joined:
        look_after_move(deck, state, log)


@compiled
def move_one(
    deck: DeckRecord, state: State, kind: int, column: int, pushed: bool, log: Log
) -> bool:
    """Carry out the current step on one person; return whether they joined a congregation."""
    step = int(state.step)
    by, actor = int(deck.by[kind, step]), actor_of(deck, state, kind, step)
    if by != 0:
        return shift(state, column, by * towards(actor), actor, log)
    return move_otherwise(deck, state, kind, column, pushed, actor, log)


@compiled
def move_otherwise(
    deck: DeckRecord, state: State, kind: int, column: int, pushed: bool, actor: int, log: Log
) -> bool:
    """Carry out a step other than a pull or push by a fixed number."""
    step, measure = int(state.step), int(state.measure)
    does = deck.does[kind, step]
    if does == DISCARD:
        discard_by_step(state, column, actor, log)
        return False
    if does in (HOME, SWAP):
        own, now = int(state.column), position(state)
        after = after_step(deck, kind, step, measure, actor, pushed, now, own, column)
        set_heights(state, after & HEIGHT_BITS, 402, actor, log)
        return False
    height = at(int(state.heights), column)
    way = way_of(deck, kind, step, measure, actor, pushed, height)
    return shift(state, column, way, actor, log)


@compiled
def apply_choice(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    if action == STOP:
        emit(log, events.STOPPED, 402, int(state.to_act), NO_CARD, petitioned_kind(state))
        state.picks = 0
    elif action >= FIRST_PUSH:
        pick(deck, state, action - FIRST_PUSH, True, log)
    else:
        pick(deck, state, action - FIRST_CHOICE, False, log)
    if state.phase != OVER:
        continue_step(deck, state, log)


@compiled
def pick(deck: DeckRecord, state: State, column: int, pushed: bool, log: Log) -> None:
    state.picks -= 1
    state.choosable = int(state.choosable) & ~(1 << column)
    if move_one(deck, state, petitioned_kind(state), column, pushed, log):
        look_after_move(deck, state, log)


@compiled
def continue_step(deck: DeckRecord, state: State, log: Log) -> None:
    """Go on after a choice or a draw."""
    if newcomers_are_due(state):
        await_draw(state, log)
    elif state.picks > 0:
        ask(deck, state)
    else:
        state.choosable = 0
        state.step += 1
        go_on(deck, state, log)


@compiled
def welcome(deck: DeckRecord, state: State, column: int) -> None:
    """Let a newcomer be chosen in what is left of the step (5.2)."""
    kind, step = petitioned_kind(state), int(state.step)
    if state.picks > 0 and deck.who[kind, step] >= OTHERS:
        own = petitioned_column(state)
        found = reached(deck, state, own, kind, step, position(state))
        state.choosable = int(state.choosable) | (found & (1 << column))
