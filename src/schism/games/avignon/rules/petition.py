"""Petitions (2.8, 4.2): whom a step reaches, how many, and carrying it out choice by choice.

What can be asked about a step is asked of a row of heights, not of the state, so that the Samaritan
rule can look ahead with the same functions.
"""

from schism.games.avignon.rules import events
from schism.games.avignon.rules.draw import finish_action
from schism.games.avignon.rules.ending import look_for_winner
from schism.games.avignon.rules.moves import set_heights, shift, shifted
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, at, copies, members, placed
from schism.games.avignon.rules.state import (
    ANY_KIND,
    AT_PLACE,
    AT_THIS,
    CHOOSE,
    EVERY_HEIGHT,
    FIRST_CHOICE,
    GENOA,
    HOME,
    IN_PLAY,
    NUMBER,
    OTHERS,
    OVER,
    OWN_CONGREGATION,
    PLACE,
    SELF,
    STOP,
    SWAP,
    towards,
    turn_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State


@compiled
def actor_of(deck: DeckRecord, state: State, kind: int, step: int) -> int:
    """Return the player who carries out the step."""
    return turn_of(state) ^ int(deck.opponents[kind, step])


@compiled
def is_choice(deck: DeckRecord, kind: int, step: int) -> bool:
    return bool(deck.who[kind, step] >= OTHERS)


@compiled
def wanted_factions(deck: DeckRecord, state: State, kind: int, step: int) -> int:
    """Return a step's factions as bits; none if it names a kind that is not in this match."""
    only = deck.only[kind, step]
    if only != ANY_KIND and state.kinds[deck.faction[only]] != only:
        return 0
    return int(deck.factions[kind, step])


@compiled
def present(state: State, heights: int, factions: int, within: int) -> int:
    """Return the columns of people of these factions at these heights, as bits."""
    people, found = int(state.people), 0
    for column in range(COLUMNS):
        fits = (factions >> at(people, column)) & (within >> at(heights, column)) & 1
        found |= fits << column
    return found


@compiled
def reached(deck: DeckRecord, state: State, column: int, kind: int, step: int, heights: int) -> int:
    """Return the columns that a step moves or offers for choice, as bits."""
    who, own = deck.who[kind, step], at(heights, column)
    within = int(deck.within[actor_of(deck, state, kind, step), kind, step])
    if who == PLACE:
        within = (1 << own) & EVERY_HEIGHT
    elif own == EMPTY and deck.does[kind, step] == SWAP:
        return 0  # 2.8
    found = present(state, heights, wanted_factions(deck, state, kind, step), within)
    if who == SELF:
        return found & (1 << column)
    return found & ~(1 << column) if who in (OTHERS, PLACE) else found


@compiled
def how_many(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, heights: int
) -> int:
    """Return how many people may be chosen, counted on the table as it is now."""
    counting, counted = deck.counting[kind, step], int(deck.counted[kind, step])
    if counting == NUMBER:
        return int(deck.count[kind, step])
    if counting == IN_PLAY:
        return members(present(state, heights, counted, EVERY_HEIGHT))
    if counting in (AT_THIS, AT_PLACE):
        place = at(heights, column) if counting == AT_THIS else int(deck.count[kind, step])
        return members(present(state, heights, counted, (1 << place) & EVERY_HEIGHT))
    actor = actor_of(deck, state, kind, step)
    owner = actor if counting == OWN_CONGREGATION else 1 - actor
    return counted_in(int(state.congregation[owner]), counted)


@compiled
def counted_in(group: int, factions: int) -> int:
    found = 0
    for faction in range(FACTIONS):
        if (factions >> faction) & 1:
            found += copies(group, faction)
    return found


@compiled
def picks_of(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, heights: int, found: int
) -> int:
    """Return how many choices a step asks for, at most as many as are possible."""
    return min(how_many(deck, state, column, kind, step, heights), members(found))


@compiled
def heights_after(
    deck: DeckRecord, kind: int, step: int, actor: int, heights: int, own: int, column: int
) -> int:
    """Return the heights after a step moves one person; LEAVES if they leave the map."""
    does = deck.does[kind, step]
    if does == HOME:
        return placed(heights, column, GENOA)
    if does == SWAP:
        exchanged = placed(heights, own, at(heights, column))
        return placed(exchanged, column, at(heights, own))
    return shifted(heights, column, int(deck.by[kind, step]) * towards(actor))


@compiled
def petitioned_kind(state: State) -> int:
    return int(state.kinds[state.petitioner])


@compiled
def petition(deck: DeckRecord, state: State, column: int, log: Log) -> None:
    state.column = column
    state.petitioner = at(int(state.people), column)
    state.step = 0
    go_on(deck, state, log)


@compiled
def go_on(deck: DeckRecord, state: State, log: Log) -> None:
    """Carry out steps until one asks for a choice, the game ends or the petition is done."""
    kind, column = petitioned_kind(state), int(state.column)
    while state.step < deck.steps[kind]:
        step, heights = int(state.step), int(state.heights)
        found = reached(deck, state, column, kind, step, heights)
        if found == 0:
            tell_nothing(deck, state, kind, step, log)
        elif is_choice(deck, kind, step):
            picks = picks_of(deck, state, column, kind, step, heights, found)
            if picks > 0:
                ask(deck, state, kind, picks, found)
                return
            tell_nothing(deck, state, kind, step, log)
        else:
            move_all(deck, state, kind, found, log)
            if state.phase == OVER:
                return  # 3.1
        state.step += 1
    finish_action(state, log)


@compiled
def tell_nothing(deck: DeckRecord, state: State, kind: int, step: int, log: Log) -> None:
    """Log a step that cannot be carried out (2.8)."""
    does = int(deck.does[kind, step])
    emit(log, events.NOTHING, 208, actor_of(deck, state, kind, step), NO_CARD, kind, does)


@compiled
def ask(deck: DeckRecord, state: State, kind: int, picks: int, found: int) -> None:
    state.phase = CHOOSE
    state.to_act = actor_of(deck, state, kind, int(state.step))
    state.picks = picks
    state.choosable = found


@compiled
def move_all(deck: DeckRecord, state: State, kind: int, found: int, log: Log) -> None:
    """Carry out a step without a choice; its moves count together (3.1)."""
    somebody_left = False
    for column in range(COLUMNS):
        if (found >> column) & 1:
            somebody_left |= move_one(deck, state, kind, column, log)
    if somebody_left:
        look_for_winner(deck, state, log)


@compiled
def move_one(deck: DeckRecord, state: State, kind: int, column: int, log: Log) -> bool:
    """Carry out the current step on one person; return whether they joined a congregation."""
    step, heights = int(state.step), int(state.heights)
    does, actor = deck.does[kind, step], actor_of(deck, state, kind, step)
    if does in (HOME, SWAP):
        own = int(state.column)
        after = heights_after(deck, kind, step, actor, heights, own, column)
        set_heights(state, after, 402, actor, log)
        return False
    return shift(state, column, int(deck.by[kind, step]) * towards(actor), actor, log)


@compiled
def apply_choice(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    if action == STOP:
        emit(log, events.STOPPED, 402, int(state.to_act), NO_CARD, petitioned_kind(state))
        state.picks = 0
    else:
        pick(deck, state, action - FIRST_CHOICE, log)
    if state.picks == 0 and state.phase != OVER:
        state.choosable = 0
        state.step += 1
        go_on(deck, state, log)


@compiled
def pick(deck: DeckRecord, state: State, column: int, log: Log) -> None:
    state.picks -= 1
    state.choosable = int(state.choosable) & ~(1 << column)
    if move_one(deck, state, petitioned_kind(state), column, log):
        look_for_winner(deck, state, log)
