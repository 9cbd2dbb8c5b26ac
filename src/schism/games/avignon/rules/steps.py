"""What a step of a petition means (4.2): whom it reaches, how many, how far.

All of this is asked of a position, not of the state, so that the Samaritan rule can look ahead with
the same functions. The petitioned person is known by their column, COLUMNS once they have left.
"""

from schism.games.avignon.rules.moves import shifted, without
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, at, copies, members, placed
from schism.games.avignon.rules.state import (
    ANY_KIND,
    AT_THIS,
    DISCARD,
    DISTANCE,
    DISTANCE_FROM_THIS,
    DISTANCE_OF_THIS,
    GENOA,
    HOME,
    HOW_FAR,
    HOW_MANY,
    IN_PLAY,
    NUMBER,
    OTHERS,
    OWN_CONGREGATION,
    PLACE,
    PUSH,
    SELF,
    SWAP,
    congregation_in,
    person_at,
    present,
    towards,
    turn_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State


@compiled
def actor_of(deck: DeckRecord, state: State, kind: int, step: int) -> int:
    """Return the player who carries out the step."""
    return turn_of(state) ^ int(deck.opponents[kind, step])


@compiled
def those_of(deck: DeckRecord, state: State, factions: int, only: int) -> int:
    """Return factions as bits; none if they are narrowed to a kind that is not in this match."""
    if only != ANY_KIND and state.kinds[deck.faction[only]] != only:
        return 0
    return factions


@compiled
def height_of(position: int, column: int) -> int:
    """Return the height of the petitioned person, or EMPTY if they have left."""
    if column == COLUMNS or person_at(position, column) == EMPTY:
        return EMPTY
    return at(position, column)


@compiled
def reached(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, position: int
) -> int:
    """Return the columns that a step moves or offers for choice, as bits."""
    who = deck.who[kind, step]
    within = int(deck.within[actor_of(deck, state, kind, step), kind, step])
    if deck.here[kind, step]:
        within &= 1 << height_of(position, column)
    elif deck.does[kind, step] == SWAP and height_of(position, column) == EMPTY:
        return 0  # 2.8
    only = int(deck.only[kind, step])
    factions = those_of(deck, state, int(deck.factions[kind, step]), only)
    found = present(position, factions, within)
    if who == SELF:
        return found & (1 << column)
    return found & ~(1 << column) if who in (OTHERS, PLACE) else found


@compiled
def number_of(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, which: int, position: int
) -> int:
    """Return one of a step's numbers, counted on the table as it is now."""
    if deck.counting[which, kind, step] == NUMBER:
        return int(deck.number[which, kind, step])
    return counted_on(deck, state, column, kind, step, which, position)


@compiled
def counted_on(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, which: int, position: int
) -> int:
    """Count on the table.

    For the distance of each person moved it is the height to measure from, EMPTY if there is none.
    """
    counting = deck.counting[which, kind, step]
    actor = actor_of(deck, state, kind, step)
    place = int(deck.counted_at[actor, which, kind, step])
    if counting >= DISTANCE:
        return measured(int(counting), height_of(position, column), place)
    only = int(deck.counted_kind[which, kind, step])
    factions = those_of(deck, state, int(deck.counted[which, kind, step]), only)
    if counting == IN_PLAY:
        return members(present(position, factions, place))
    if counting == AT_THIS:
        return members(present(position, factions, place & (1 << height_of(position, column))))
    owner = actor if counting == OWN_CONGREGATION else 1 - actor
    return counted_in(congregation_in(position, owner), factions)


@compiled
def measured(counting: int, own: int, place: int) -> int:
    """Return this person's distance from a place, or the height that others are measured from."""
    if counting == DISTANCE_OF_THIS:
        return 0 if own == EMPTY else abs(own - place)
    return own if counting == DISTANCE_FROM_THIS else place


@compiled
def counted_in(group: int, factions: int) -> int:
    found = 0
    for faction in range(FACTIONS):
        if (factions >> faction) & 1:
            found += copies(group, faction)
    return found


@compiled
def picks_of(
    deck: DeckRecord, state: State, column: int, kind: int, step: int, position: int, found: int
) -> int:
    """Return how many choices a step asks for, at most as many as are possible."""
    wanted = number_of(deck, state, column, kind, step, HOW_MANY, position)
    return min(wanted, members(found))


@compiled
def way_of(
    deck: DeckRecord, kind: int, step: int, measure: int, actor: int, pushed: bool, height: int
) -> int:
    """Return how far, and which way, a step moves a person who stands at a height; Rome is up.

    `pushed` says which way where that is a choice.
    """
    far = measure
    if deck.counting[HOW_FAR, kind, step] in (DISTANCE, DISTANCE_FROM_THIS):
        far = 0 if measure == EMPTY else abs(height - measure)
    return (-far if pushed or deck.does[kind, step] == PUSH else far) * towards(actor)


@compiled
def after_step(
    deck: DeckRecord,
    kind: int,
    step: int,
    measure: int,
    actor: int,
    pushed: bool,
    position: int,
    own: int,
    column: int,
) -> int:
    """Return the position after a step does what it does to one person."""
    by = int(deck.by[kind, step])
    if by != 0:
        return shifted(position, column, by * towards(actor))
    does, height = deck.does[kind, step], at(position, column)
    if does == HOME:
        return placed(position, column, GENOA)
    if does == SWAP:
        return placed(placed(position, own, height), column, at(position, own))
    if does == DISCARD:
        return without(position, column)
    way = way_of(deck, kind, step, measure, actor, pushed, height)
    return shifted(position, column, way)
