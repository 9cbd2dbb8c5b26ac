"""The Samaritan rule (2.7): no turn ends in the position before the opponent's last turn.

A second action, or a choice in it, is forbidden if every way to complete it ends there without a
draw. While nobody is drawn people and congregations stay, so `state.watched` says whether it can
matter at all, and only the heights remain to be compared.

There is always a legal action: excommunicating draws, and after an excommunication at most one of
ten beseechings and chastisings leads to the forbidden position. Where a choice is asked for, the
action or choice before it was legal, so some way leads on.
"""

import numpy as np
from numpy.typing import NDArray

from schism.games.avignon.rules.moves import LEAVES
from schism.games.avignon.rules.packed import COLUMNS, at, members
from schism.games.avignon.rules.petition import (
    actor_of,
    heights_after,
    is_choice,
    petitioned_kind,
    picks_of,
    reached,
)
from schism.games.avignon.rules.state import (
    BESEECH,
    CHASTISE,
    HEIGHT_BITS,
    HEIGHTS,
    MOST_STEPS,
    PETITION,
    towards,
    turn_of,
)
from schism.kernel.bits import lowest
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

Waiting = NDArray[np.int64]
_MOST_WAITING = (COLUMNS + 1) * COLUMNS * MOST_STEPS + 1


@compiled
def forbidden_heights(state: State) -> int:
    return int(state.forbidden) & HEIGHT_BITS


@compiled
def without_undoing(deck: DeckRecord, state: State, actions: int) -> int:
    """Return the actions, as bits, without those that would only undo the opponent's turn."""
    actions &= ~undoing_move(state)
    people = int(state.people)
    for column in range(COLUMNS):
        action = 1 << (COLUMNS * PETITION + column)
        if actions & action:
            kind = int(state.kinds[at(people, column)])
            if not can_end_elsewhere(deck, state, column, kind, -1, 0, 0, int(state.heights)):
                actions &= ~action
    return actions


@compiled
def undoing_move(state: State) -> int:
    """Return the bit of the beseech or chastise that leads to the forbidden heights, or 0."""
    difference = forbidden_heights(state) - int(state.heights)
    action = COLUMNS * (BESEECH if difference * towards(turn_of(state)) > 0 else CHASTISE)
    for column in range(COLUMNS):
        if abs(difference) == 1 << (3 * column):
            return 1 << (action + column)
    return 0


@compiled
def can_end_elsewhere(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    heights: int,
) -> bool:
    """Whether a petition can still end in another position, or with a draw.

    It stands at `heights`, in `step` with `picks` choices left among the columns `choosable`.
    Nearly always the first way that comes to mind ends elsewhere.
    """
    return one_way_ends_elsewhere(
        deck, state, column, kind, step, picks, choosable, heights
    ) or some_way_ends_elsewhere(deck, state, column, kind, step, picks, choosable, heights)


@compiled
def one_way_ends_elsewhere(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    heights: int,
) -> bool:
    """Check only the line that always chooses the first column."""
    while heights != LEAVES:
        if picks > 0:
            actor, choice = actor_of(deck, state, kind, step), lowest(np.uint64(choosable))
            heights = heights_after(deck, kind, step, actor, heights, column, choice)
            choosable &= choosable - 1
            picks -= 1
        else:
            step, picks, choosable, heights = next_choice(deck, state, column, kind, step, heights)
            if picks == 0:
                return heights != forbidden_heights(state)
    return True


@compiled
def some_way_ends_elsewhere(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    heights: int,
) -> bool:
    """Check every line; what follows the end of a step is examined only once."""
    waiting = np.empty((_MOST_WAITING, 4), np.int64)  # places in the petition still to be tried
    tried = np.zeros((MOST_STEPS + 1, HEIGHTS**COLUMNS), np.bool_)  # by steps done and heights
    put(waiting, 0, step, picks, choosable, heights)
    count = 1
    while count > 0:
        count -= 1
        step, picks, choosable, heights = taken(waiting, count)
        if picks == 0 and heights != LEAVES:
            if tried[step + 1, rank(heights)]:
                continue
            tried[step + 1, rank(heights)] = True
            step, picks, choosable, heights = next_choice(deck, state, column, kind, step, heights)
        if heights == LEAVES or (picks == 0 and heights != forbidden_heights(state)):
            return True
        if picks > 0:
            count = add_choices(
                deck, state, column, kind, step, picks, choosable, heights, waiting, count
            )
    return False


@compiled
def rank(heights: int) -> int:
    """Return the index of a full row of heights among all possible ones."""
    number = 0
    for column in range(COLUMNS):
        number = number * HEIGHTS + at(heights, column)
    return number


@compiled
def put(waiting: Waiting, i: int, step: int, picks: int, choosable: int, heights: int) -> None:
    waiting[i, 0] = step
    waiting[i, 1] = picks
    waiting[i, 2] = choosable
    waiting[i, 3] = heights


@compiled
def taken(waiting: Waiting, i: int) -> tuple[int, int, int, int]:
    return int(waiting[i, 0]), int(waiting[i, 1]), int(waiting[i, 2]), int(waiting[i, 3])


@compiled
def add_choices(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    heights: int,
    waiting: Waiting,
    count: int,
) -> int:
    """Push the result of each choice; return how many are waiting then.

    Who is chosen first makes no difference in the end, so columns are tried in ascending order.
    """
    may_stop = deck.up_to[kind, step] != 0
    if may_stop:
        put(waiting, count, step, 0, 0, heights)
        count += 1
    actor = actor_of(deck, state, kind, step)
    for choice in range(COLUMNS):
        if (choosable >> choice) & 1:
            choosable &= ~(1 << choice)
            if may_stop or members(choosable) >= picks - 1:
                after = heights_after(deck, kind, step, actor, heights, column, choice)
                put(waiting, count, step, picks - 1, choosable, after)
                count += 1
    return count


@compiled
def next_choice(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, heights: int
) -> tuple[int, int, int, int]:
    """Return the next step with choices: how many, among which columns, at which heights.

    No choices: the petition is done. LEAVES instead of heights: somebody has left on the way.
    """
    picks, choosable = 0, 0
    while picks == 0 and heights != LEAVES:
        step += 1
        if step >= deck.steps[kind]:
            break
        choosable = reached(deck, state, column, kind, step, heights)
        if is_choice(deck, kind, step):
            picks = picks_of(deck, state, column, kind, step, heights, choosable)
        else:
            heights = all_moved(deck, state, column, kind, step, choosable, heights)
    return step, picks, choosable, heights


@compiled
def all_moved(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    found: int,
    heights: int,
) -> int:
    """Return the heights after a step moves everybody it reaches; LEAVES if somebody leaves."""
    actor = actor_of(deck, state, kind, step)
    for moved in range(COLUMNS):
        if (found >> moved) & 1:
            heights = heights_after(deck, kind, step, actor, heights, column, moved)
            if heights == LEAVES:
                return LEAVES
    return heights


@compiled
def choices_left(deck: DeckRecord, state: State) -> int:
    """Return the columns that may be chosen, as bits, without those that could only undo."""
    column, kind, step = int(state.column), petitioned_kind(state), int(state.step)
    picks, heights, choosable = int(state.picks), int(state.heights), int(state.choosable)
    actor, left = int(state.to_act), choosable
    for choice in range(COLUMNS):
        one = 1 << choice
        if choosable & one:
            after = heights_after(deck, kind, step, actor, heights, column, choice)
            if after != LEAVES and not can_end_elsewhere(
                deck, state, column, kind, step, picks - 1, choosable & ~one, after
            ):
                left &= ~one
    return left


@compiled
def may_stop_here(deck: DeckRecord, state: State) -> bool:
    column, kind, step = int(state.column), petitioned_kind(state), int(state.step)
    return can_end_elsewhere(deck, state, column, kind, step, 0, 0, int(state.heights))
