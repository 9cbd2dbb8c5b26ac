"""An optimistic bound on who could join a congregation within a turn.

The solver for forced wins prunes with it: it may say too many, never too few.
"""

from schism.games.avignon.rules.ending import others_need, owner_needs
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, at, members
from schism.games.avignon.rules.petition import is_under_way
from schism.games.avignon.rules.readings import AT_ONCE, reads
from schism.games.avignon.rules.state import (
    AVIGNON,
    BESEECH,
    CHASTISE,
    DISCARD,
    DRAW,
    ENOUGH,
    FACTION,
    GENOA,
    HEIGHTS,
    HOME,
    HOW_FAR,
    HOW_MANY,
    NUMBER,
    OWNER,
    PETITION,
    PLACE,
    PULL,
    PULL_OR_PUSH,
    PUSH,
    ROME,
    ROME_SEAT,
    SELF,
    turn_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

_FROM_GENOA = HEIGHTS - GENOA  # places to a congregation
_ANYWHERE = ROME - AVIGNON
_OFF_THE_MAP = HEIGHTS


@compiled
def may_win_now(deck: DeckRecord, state: State) -> bool:
    """Whether the player whose turn it is could win in the rest of it, at best."""
    seat = turn_of(state)
    gain, gift = most_joining(deck, state, seat), most_joining(deck, state, 1 - seat)
    if members(int(state.congregation[seat])) + gain >= ENOUGH:
        return True
    for faction in range(FACTIONS):
        kind = int(state.kinds[faction])
        for i in range(deck.wins[kind]):
            if may_come_true(deck, state, kind, i, seat, gain, gift):
                return True
    return False


@compiled
def may_come_true(
    deck: DeckRecord, state: State, kind: int, condition: int, seat: int, gain: int, gift: int
) -> bool:
    """Whether a win condition could hold after `gain` join the player and `gift` the opponent."""
    mine = owner_needs(deck, state, kind, condition)
    others = others_need(deck, state, kind, condition)
    if deck.winner[kind, condition] != OWNER:  # it is the opponent who has the person (3.2)
        mine, others = others, mine
    missing = members(mine & ~int(state.congregation[seat]))
    missing_there = members(others & ~int(state.congregation[1 - seat]))
    return missing <= gain and missing_there <= gift


@compiled
def most_joining(deck: DeckRecord, state: State, side: int) -> int:
    """How many people could join a side in the rest of the turn."""
    left = actions_left(state)
    if is_under_way(deck, state):
        return joining_by(deck, state, side, int(state.kinds[state.petitioner]), left > 0, True)
    most = nudged(state, side, 0) if left > 0 else 0
    if left > 0 and not (int(state.used) >> PETITION) & 1:
        for faction in range(FACTIONS):
            here = state.phase == DRAW or is_in_play(state, faction)
            if here or left > 1:
                kind = int(state.kinds[faction])
                most = max(most, joining_by(deck, state, side, kind, left > 1, here))
    return most


@compiled
def actions_left(state: State) -> int:
    """The actions left in this turn after the one under way."""
    return (1 if state.turns == 0 else 2) - members(int(state.used))


@compiled
def is_in_play(state: State, faction: int) -> bool:
    for column in range(COLUMNS):
        if at(int(state.people), column) == faction:
            return True
    return False


@compiled
def joining_by(
    deck: DeckRecord, state: State, side: int, kind: int, and_more: bool, here: bool
) -> int:
    """Count who could join by a kind's petition, plus another action if one is left.

    A person who is not in play must be drawn first, so the other action comes before theirs.
    """
    places, people = strength(deck, state, side, kind)
    joining = min(people, within(state, side, places))
    if reads(state, AT_ONCE) and places >= _FROM_GENOA:
        joining = people  # one column may send several
    return joining + nudged(state, side, places if here else 0) if and_more else joining


@compiled
def strength(deck: DeckRecord, state: State, side: int, kind: int) -> tuple[int, int]:
    """How far towards a side a petition can move one person, and how many people."""
    places, people = 0, 0
    for step in range(deck.steps[kind]):
        does, actor = deck.does[kind, step], turn_of(state) ^ int(deck.opponents[kind, step])
        if does in (PULL, PUSH, PULL_OR_PUSH):
            if does == PULL_OR_PUSH or (does == PULL) == (actor == side):
                places += most_places(deck, kind, step)
                people += most_moved(deck, kind, step)
        elif does != DISCARD:
            places += _FROM_GENOA - 1 if does == HOME else _ANYWHERE
    return places, people


@compiled
def most_places(deck: DeckRecord, kind: int, step: int) -> int:
    if deck.counting[HOW_FAR, kind, step] == NUMBER:
        return int(deck.number[HOW_FAR, kind, step])
    return _OFF_THE_MAP


@compiled
def most_moved(deck: DeckRecord, kind: int, step: int) -> int:
    who = deck.who[kind, step]
    if who == SELF:
        return 1
    if who == FACTION:
        return min(COLUMNS, 2 * members(int(deck.factions[kind, step])))
    if who == PLACE or deck.counting[HOW_MANY, kind, step] != NUMBER:
        return COLUMNS
    return int(deck.number[HOW_MANY, kind, step])


@compiled
def nudged(state: State, side: int, places: int) -> int:
    """1 if beseeching or chastising could carry somebody over the edge, else 0."""
    action = BESEECH if side == turn_of(state) else CHASTISE
    if (int(state.used) >> action) & 1:
        return 0
    return min(1, within(state, side, places + 1))


@compiled
def within(state: State, side: int, places: int) -> int:
    """How many people are at most `places` from leaving on a side."""
    count, heights = 0, int(state.heights)
    for column in range(COLUMNS):
        height = at(heights, column)
        if height == EMPTY:
            height = GENOA  # where the next one enters
        way = HEIGHTS - height if side == ROME_SEAT else height + 1
        count += 1 if way <= places else 0
    return count
