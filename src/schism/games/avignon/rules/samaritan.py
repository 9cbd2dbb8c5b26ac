"""The Samaritan rule (2.7): no turn ends in the position before the opponent's last turn.

A second action, or a choice in it, is forbidden if every way to complete it ends there without a
draw. While nobody is drawn people and congregations stay, so `state.watched` says whether it can
matter at all. With the reading `effects` (5.1) only those whom the opponent moved must not stand as
before, whoever else is drawn; `state.to_undo` has the bits of the position that count.

There is always a legal action: after any first action one of beseech and chastise is left for one
of those people, or an excommunication. Where a choice is due, the action or choice before it was
legal, so there is a way on.
"""

import numpy as np
from numpy.typing import NDArray

from schism.games.avignon.rules.ending import is_won
from schism.games.avignon.rules.moves import shifted, without
from schism.games.avignon.rules.packed import COLUMNS, at, members
from schism.games.avignon.rules.petition import petitioned_column, petitioned_kind
from schism.games.avignon.rules.readings import AT_ONCE, EFFECTS, reads
from schism.games.avignon.rules.state import (
    BESEECH,
    CHASTISE,
    EXCOMMUNICATE,
    FIRST_CHOICE,
    FIRST_PUSH,
    HEIGHT_BITS,
    HEIGHTS,
    HOW_FAR,
    MOST_STEPS,
    PETITION,
    PULL_OR_PUSH,
    STOP,
    WHOLE_POSITION,
    position,
    towards,
    turn_of,
)
from schism.games.avignon.rules.steps import (
    actor_of,
    after_step,
    number_of,
    picks_of,
    reached,
)
from schism.kernel.bits import lowest
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

Waiting = NDArray[np.int64]
_MOST_WAITING = (2 * COLUMNS + 1) * COLUMNS * MOST_STEPS + 1


@compiled
def returns(state: State, position: int) -> bool:
    """Whether a turn must not end in this position."""
    return (position ^ int(state.forbidden)) & int(state.to_undo) == 0


@compiled
def is_elsewhere(deck: DeckRecord, state: State, position: int) -> bool:
    """Whether a petition that leads here can no longer go back: somebody has left for good."""
    different = (position ^ int(state.forbidden)) & ~HEIGHT_BITS
    if different == 0:
        return False
    return different & int(state.to_undo) != 0 or is_free(deck, state, position)


@compiled
def is_free(deck: DeckRecord, state: State, position: int) -> bool:
    """Whether somebody is drawn or wins on the way here, so that anything goes (5.1, 5.2)."""
    return (reads(state, AT_ONCE) and has_left(state, position)) or is_won(deck, state, position)


@compiled
def has_left(state: State, ahead: int) -> bool:
    """Whether somebody who is in play now has left in a later position."""
    return (ahead ^ position(state)) & ~HEIGHT_BITS != 0


@compiled
def without_undoing(deck: DeckRecord, state: State, actions: int) -> int:
    """Return the actions, as bits, without those that would only undo the opponent's turn."""
    if reads(state, EFFECTS):
        actions = moves_without_undoing(deck, state, actions)
    else:
        actions &= ~undoing_move(state)
    people, now = int(state.people), position(state)
    for column in range(COLUMNS):
        action = 1 << (COLUMNS * PETITION + column)
        if actions & action:
            kind = int(state.kinds[at(people, column)])
            if not can_end_elsewhere(deck, state, column, kind, -1, 0, 0, 0, now):
                actions &= ~action
    return actions


@compiled
def undoing_move(state: State) -> int:
    """Return the bit of the beseech or chastise that leads to the forbidden heights, or 0."""
    difference = (int(state.forbidden) & HEIGHT_BITS) - int(state.heights)
    action = COLUMNS * (BESEECH if difference * towards(turn_of(state)) > 0 else CHASTISE)
    for column in range(COLUMNS):
        if abs(difference) == 1 << (3 * column):
            return 1 << (action + column)
    return 0


@compiled
def moves_without_undoing(deck: DeckRecord, state: State, actions: int) -> int:
    """Leave out what puts everybody back, even if somebody else is drawn (5.1)."""
    now, pull = position(state), towards(turn_of(state))
    for action in range(COLUMNS * PETITION):
        what, column = action // COLUMNS, action % COLUMNS
        if what == EXCOMMUNICATE:
            after = without(now, column)
        else:
            after = shifted(now, column, pull if what == BESEECH else -pull)
        if returns(state, after) and not is_won(deck, state, after):
            actions &= ~(1 << action)
    return actions


@compiled
def can_end_elsewhere(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    measure: int,
    position: int,
) -> bool:
    """Whether a petition can still end in another position, or with a draw.

    It has come to `position`, in `step` with `picks` choices left among the columns `choosable`.
    Nearly always the first way tried ends elsewhere.
    """
    return one_way_ends_elsewhere(
        deck, state, column, kind, step, picks, choosable, measure, position
    ) or some_way_ends_elsewhere(
        deck, state, column, kind, step, picks, choosable, measure, position
    )


@compiled
def one_way_ends_elsewhere(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    measure: int,
    position: int,
) -> bool:
    """Check only the way that always chooses the first column, and pulls."""
    while not is_elsewhere(deck, state, position):
        if picks > 0:
            actor, choice = actor_of(deck, state, kind, step), lowest(np.uint64(choosable))
            position = after_step(deck, kind, step, measure, actor, False, position, column, choice)
            choosable &= choosable - 1
            picks -= 1
        else:
            step, picks, choosable, measure, position = next_choice(
                deck, state, column, kind, step, position
            )
            if picks == 0:
                return not returns(state, position) or is_elsewhere(deck, state, position)
            if has_different_ends(deck, state, kind, step, picks, choosable):
                return True
    return True


@compiled
def has_different_ends(
    deck: DeckRecord, state: State, kind: int, step: int, picks: int, choosable: int
) -> bool:
    """Whether the last step leaves a choice of people: two choices cannot both lead back."""
    is_last = step == deck.steps[kind] - 1 and deck.by[kind, step] != 0
    return is_last and members(choosable) > picks and state.to_undo == WHOLE_POSITION


@compiled
def some_way_ends_elsewhere(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    measure: int,
    position: int,
) -> bool:
    """Check every way; what follows the end of a step is examined only once."""
    waiting = np.empty((_MOST_WAITING, 5), np.int64)  # places in the petition still to be tried
    rows = HEIGHT_BITS + 1 if reads(state, EFFECTS) else HEIGHTS**COLUMNS
    tried = np.zeros((MOST_STEPS + 1, rows), np.bool_)  # by steps done and heights
    put(waiting, 0, step, picks, choosable, measure, position)
    count = 1
    while count > 0:
        count -= 1
        step, picks, choosable, measure, position = taken(waiting, count)
        if picks == 0 and not is_elsewhere(deck, state, position):
            row = position & HEIGHT_BITS if reads(state, EFFECTS) else rank(position)
            if tried[step + 1, row]:
                continue
            tried[step + 1, row] = True
            step, picks, choosable, measure, position = next_choice(
                deck, state, column, kind, step, position
            )
        if is_elsewhere(deck, state, position) or (picks == 0 and not returns(state, position)):
            return True
        if picks > 0:
            count = add_choices(
                deck, state, column, kind, step, picks, choosable, measure, position, waiting, count
            )
    return False


@compiled
def rank(position: int) -> int:
    """Return the index of a full row of heights among all possible ones: fewer than numbers."""
    number = 0
    for column in range(COLUMNS):
        number = number * HEIGHTS + at(position, column)
    return number


@compiled
def put(
    waiting: Waiting,
    i: int,
    step: int,
    picks: int,
    choosable: int,
    measure: int,
    position: int,
) -> None:
    waiting[i, 0] = step
    waiting[i, 1] = picks
    waiting[i, 2] = choosable
    waiting[i, 3] = measure
    waiting[i, 4] = position


@compiled
def taken(waiting: Waiting, i: int) -> tuple[int, int, int, int, int]:
    place = waiting[i]
    return int(place[0]), int(place[1]), int(place[2]), int(place[3]), int(place[4])


@compiled
def add_choices(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    picks: int,
    choosable: int,
    measure: int,
    position: int,
    waiting: Waiting,
    count: int,
) -> int:
    """Push the result of each choice; return how many are waiting then.

    Who is chosen first makes no difference in the end, so columns are tried in ascending order.
    """
    may_stop = deck.up_to[kind, step] != 0
    if may_stop:
        put(waiting, count, step, 0, 0, measure, position)
        count += 1
    actor = actor_of(deck, state, kind, step)
    ways = 2 if deck.does[kind, step] == PULL_OR_PUSH else 1
    for choice in range(COLUMNS):
        if (choosable >> choice) & 1:
            choosable &= ~(1 << choice)
            if may_stop or members(choosable) >= picks - 1:
                for pushed in range(ways):
                    after = after_step(
                        deck, kind, step, measure, actor, pushed == 1, position, column, choice
                    )
                    put(waiting, count, step, picks - 1, choosable, measure, after)
                    count += 1
    return count


@compiled
def next_choice(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, position: int
) -> tuple[int, int, int, int, int]:
    """Return the next step with choices: how many, among which columns, how far, in which position.

    No choices: the petition is done, or can no longer return.
    """
    picks, choosable, measure = 0, 0, 0
    while picks == 0:
        step += 1
        if step >= deck.steps[kind]:
            break
        choosable = reached(deck, state, column, kind, step, position)
        if deck.by[kind, step] == 0:
            measure = number_of(deck, state, column, kind, step, HOW_FAR, position)
        if deck.chosen[kind, step]:
            picks = picks_of(deck, state, column, kind, step, position, choosable)
        else:
            position = all_moved(deck, state, column, kind, step, choosable, measure, position)
            if is_elsewhere(deck, state, position):
                break
    return step, picks, choosable, measure, position


@compiled
def all_moved(
    deck: DeckRecord,
    state: State,
    column: int,
    kind: int,
    step: int,
    found: int,
    measure: int,
    position: int,
) -> int:
    """Return the position after a step moves everybody it reaches."""
    actor = actor_of(deck, state, kind, step)
    for moved in range(COLUMNS):
        if (found >> moved) & 1:
            position = after_step(deck, kind, step, measure, actor, False, position, column, moved)
    return position


@compiled
def choices_without_undoing(deck: DeckRecord, state: State, actions: int) -> int:
    """Return the choices, as bits, without those that could only undo the opponent's turn."""
    column, kind, step = petitioned_column(state), petitioned_kind(state), int(state.step)
    left, now = actions, position(state)
    for action in range(FIRST_CHOICE, FIRST_PUSH + COLUMNS):
        if (actions >> action) & 1:
            picks, choosable, after = 0, 0, now
            if action != STOP:
                choice, pushed = (action - FIRST_CHOICE) % (COLUMNS + 1), action >= FIRST_PUSH
                picks, choosable = int(state.picks) - 1, int(state.choosable) & ~(1 << choice)
                actor, measure = int(state.to_act), int(state.measure)
                after = after_step(deck, kind, step, measure, actor, pushed, now, column, choice)
            if not can_end_elsewhere(
                deck, state, column, kind, step, picks, choosable, int(state.measure), after
            ):
                left &= ~(1 << action)
    return left
