"""A bound on what the rest of a turn can bring if nobody is drawn: never too low, and quick.

A petition's power, towards the player on turn and towards the opponent, is in places: how many all
its moves add up to, and how far and how many people it can carry.
"""

import numpy as np
from numpy.typing import NDArray

from schism.games.avignon.mind.reach import actions_left, most_moved, most_places
from schism.games.avignon.rules.ending import others_need, owner_needs
from schism.games.avignon.rules.packed import (
    COLUMNS,
    EMPTY,
    FACTIONS,
    GROUP_BITS,
    at,
    members,
    presence,
)
from schism.games.avignon.rules.petition import is_under_way
from schism.games.avignon.rules.state import (
    BESEECH,
    CHASTISE,
    ENOUGH,
    GENOA,
    HEIGHTS,
    HOME,
    HOW_MANY,
    IN_PLAY,
    OWNER,
    PETITION,
    PULL,
    PULL_OR_PUSH,
    PUSH,
    ROME_SEAT,
    SWAP,
    turn_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, State

Powers = NDArray[np.int64]

MINE, THEIRS = range(2)  # sides: of the player on turn, and of the opponent
PLACES, REACH, PEOPLE, TO_GENOA, SWAPS = range(5)
NO_PETITION = FACTIONS
POWERS = (FACTIONS + 1, THEIRS + 1, SWAPS + 1)

_BYTE = 8  # bits of each number in a packed row
_MASK = (1 << _BYTE) - 1
_NOWHERE = HEIGHTS + HEIGHTS  # places: nobody of that faction is there
_FROM_GENOA = HEIGHTS - GENOA


@compiled
def write_powers(deck: DeckRecord, state: State, powers: Powers) -> None:
    powers[:] = 0
    for faction in range(FACTIONS):
        kind = int(state.kinds[faction])
        for step in range(deck.steps[kind]):
            does, actor = deck.does[kind, step], int(deck.opponents[kind, step])
            for side in range(THEIRS + 1):
                power = powers[faction, side]
                if does in (PULL, PUSH, PULL_OR_PUSH):
                    if does == PULL_OR_PUSH or (does == PULL) == (actor == side):
                        places, people = most_places(deck, kind, step), at_most(deck, kind, step)
                        power[PLACES] += places * people
                        power[REACH] += places
                        power[PEOPLE] += people
                elif does == HOME:
                    power[TO_GENOA] = 1
                elif does == SWAP:
                    power[SWAPS] = 1


@compiled
def at_most(deck: DeckRecord, kind: int, step: int) -> int:
    """How many people a step moves at most: no more than there are of those it counts."""
    people = most_moved(deck, kind, step)
    if deck.counting[HOW_MANY, kind, step] == IN_PLAY:
        return min(people, 2 * members(int(deck.counted[HOW_MANY, kind, step])))
    return people


@compiled
def may_win(deck: DeckRecord, state: State, powers: Powers) -> bool:
    """Whether the player on turn could win in the rest of it, at best."""
    left = actions_left(state)
    pull = nudge(state, BESEECH, left)
    push = nudge(state, CHASTISE, left)
    if is_under_way(deck, state):
        return may_win_by(deck, state, powers, int(state.petitioner), pull, push)
    if left > 0 and not (int(state.used) >> PETITION) & 1:
        with_it = min(left - 1, 1)
        people = int(state.people)
        for column in range(COLUMNS):
            faction = at(people, column)
            if faction != EMPTY and may_win_by(
                deck, state, powers, faction, pull * with_it, push * with_it
            ):
                return True
    if left > 1 or pull == 0 or push == 0:
        return may_win_by(deck, state, powers, NO_PETITION, pull, push)
    pulled = may_win_by(deck, state, powers, NO_PETITION, pull, 0)
    return pulled or may_win_by(deck, state, powers, NO_PETITION, 0, push)


@compiled
def nudge(state: State, action: int, left: int) -> int:
    """1 if the player may still beseech or chastise, else 0."""
    return 1 if left > 0 and not (int(state.used) >> action) & 1 else 0


@compiled
def may_win_by(
    deck: DeckRecord, state: State, powers: Powers, faction: int, pull: int, push: int
) -> bool:
    """Whether a petition with so many single pulls and pushes could win."""
    seat = turn_of(state)
    own, other = int(state.congregation[seat]), int(state.congregation[1 - seat])
    mine, theirs = powers[faction, MINE], powers[faction, THEIRS]
    if most_joining(state, seat, mine, pull) >= ENOUGH - members(own):
        return True
    for owner in range(FACTIONS):
        kind = int(state.kinds[owner])
        for i in range(deck.wins[kind]):
            here = owner_needs(deck, state, kind, i) | presence(owner)
            there = others_need(deck, state, kind, i)
            if deck.winner[kind, i] != OWNER:  # it is the opponent who has the person (3.2)
                here, there = there, here
            gets = can_send(state, seat, here & ~own, mine, pull)
            if gets and can_send(state, 1 - seat, there & ~other, theirs, push):
                return True
    return False


@compiled
def way_out(height: int, side: int) -> int:
    """How many places it takes to leave the map on a side."""
    return HEIGHTS - height if side == ROME_SEAT else height + 1


@compiled
def most_joining(state: State, side: int, power: NDArray[np.int64], more: int) -> int:
    """How many people could leave on a side if the nearest go first."""
    ways, people, heights = 0, int(state.people), int(state.heights)
    for column in range(COLUMNS):
        if at(people, column) != EMPTY:
            way = way_out(at(heights, column), side)
            if power[TO_GENOA]:
                way = min(way, _FROM_GENOA)
            ways += 1 << (_BYTE * way)
    places, joining = int(power[PLACES]) + more, 0
    for way in range(1, min(HEIGHTS, int(power[REACH]) + more) + 1):
        here = min((ways >> (_BYTE * way)) & _MASK, places // way)
        joining += here
        places -= here * way
    return min(joining, int(power[PEOPLE]) + more)


@compiled
def can_send(state: State, side: int, missing: int, power: NDArray[np.int64], more: int) -> bool:
    """Whether one person of each faction (bits of a group) could leave on a side."""
    if missing == 0:
        return True
    if missing >> GROUP_BITS:
        return False  # of a kind that is not in this match
    places, people = 0, 0
    for faction in range(FACTIONS):
        if missing & presence(faction):
            way = nearest(state, side, faction, power[SWAPS] != 0)
            if power[TO_GENOA]:
                way = min(way, _FROM_GENOA) if way != _NOWHERE else way
            if way > power[REACH] + more:
                return False
            places += way
            people += 1
    return bool(places <= power[PLACES] + more and people <= power[PEOPLE] + more)


@compiled
def nearest(state: State, side: int, faction: int, swaps: bool) -> int:
    """How far the nearest person of a faction is from leaving; anybody's place if they swap."""
    heights, people, best, there = int(state.heights), int(state.people), _NOWHERE, False
    for column in range(COLUMNS):
        found = at(people, column)
        if found == faction:
            there = True
        if found == faction or (swaps and found != EMPTY):
            best = min(best, way_out(at(heights, column), side))
    return best if there else _NOWHERE
