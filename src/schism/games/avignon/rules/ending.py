"""The end of the game (rule 3): three people, a win condition, or the limit of turns."""

import numpy as np

from schism.games.avignon.rules import events
from schism.games.avignon.rules.packed import FACTIONS, GROUP_BITS, copies, members, presence
from schism.games.avignon.rules.readings import EACH_ACTION, reads
from schism.games.avignon.rules.state import (
    BY_LIMIT,
    BY_OPPONENT,
    BY_OWNER,
    BY_THREE,
    ENOUGH,
    NOBODY_WON,
    NOT_ENDED,
    OPPONENT,
    OVER,
    OWNER,
    PLAYERS,
    congregation_in,
    position,
    turn_of,
)
from schism.kernel.bits import lowest
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State
from schism.kernel.rules import NOBODY

NOBODY_IN_MATCH = 1 << GROUP_BITS  # a bit that no group has


@compiled
def look_after_move(deck: DeckRecord, state: State, log: Log) -> None:
    """Look for a winner after somebody joined (3.1), unless only complete actions count (5.4)."""
    if not reads(state, EACH_ACTION):
        look_for_winner(deck, state, log)


@compiled
def look_for_winner(deck: DeckRecord, state: State, log: Log) -> None:
    """End the game if somebody has won; the player on turn comes first (3.3)."""
    now = position(state)
    for seat in (turn_of(state), 1 - turn_of(state)):
        reason = reason_to_win(deck, state, seat, now)
        if reason != NOT_ENDED:
            end(state, seat, reason)
            rule = 301 if reason == BY_THREE else 302
            emit(log, events.WON, rule, seat, NO_CARD, NO_CARD, reason)
            return


@compiled
def is_won(deck: DeckRecord, state: State, position: int) -> bool:
    """Whether somebody would have won in a later position."""
    for seat in range(PLAYERS):
        if reason_to_win(deck, state, seat, position) != NOT_ENDED:
            return True
    return False


@compiled
def reason_to_win(deck: DeckRecord, state: State, seat: int, position: int) -> int:
    """Return the first reason that holds: three people, an owner's or an opponent's condition."""
    if members(congregation_in(position, seat)) >= ENOUGH:
        return BY_THREE
    if condition_holds(deck, state, seat, OWNER, position):
        return BY_OWNER
    return BY_OPPONENT if condition_holds(deck, state, 1 - seat, OPPONENT, position) else NOT_ENDED


@compiled
def condition_holds(deck: DeckRecord, state: State, owner: int, winner: int, position: int) -> bool:
    """Whether somebody in the owner's congregation makes `winner`, OWNER or OPPONENT, win (3.2)."""
    own, other = congregation_in(position, owner), congregation_in(position, 1 - owner)
    for faction in range(FACTIONS):
        if copies(own, faction) > 0:
            kind = int(state.kinds[faction])
            for i in range(deck.wins[kind]):
                wanted, others = int(deck.owner_has[kind, i]), int(deck.opponent_has[kind, i])
                met = own & wanted == wanted and other & others == others
                wins = met and deck.winner[kind, i] == winner
                if wins and kinds_are_there(deck, state, kind, i, own, other):
                    return True
    return False


@compiled
def kinds_are_there(
    deck: DeckRecord, state: State, kind: int, condition: int, own: int, other: int
) -> bool:
    """Whether the kinds that a condition names are in the congregations."""
    wanted = owner_needs(deck, state, kind, condition)
    others = others_need(deck, state, kind, condition)
    return own & wanted == wanted and other & others == others


@compiled
def owner_needs(deck: DeckRecord, state: State, kind: int, condition: int) -> int:
    """Return who must be in the owner's congregation, as bits of a group."""
    factions, kinds = deck.owner_has[kind, condition], deck.owner_has_kinds[kind, condition]
    return needed(deck, state, int(factions), int(kinds))


@compiled
def others_need(deck: DeckRecord, state: State, kind: int, condition: int) -> int:
    factions, kinds = deck.opponent_has[kind, condition], deck.opponent_has_kinds[kind, condition]
    return needed(deck, state, int(factions), int(kinds))


@compiled
def needed(deck: DeckRecord, state: State, group: int, kinds: int) -> int:
    """Add the factions of these kinds; for a kind not in the match, a bit that no group has."""
    while kinds != 0:
        kind = lowest(np.uint64(kinds))
        kinds &= kinds - 1
        faction = int(deck.faction[kind])
        group |= presence(faction) if state.kinds[faction] == kind else NOBODY_IN_MATCH
    return group


@compiled
def end(state: State, winner: int, reason: int) -> None:
    state.winner = winner
    state.reason = reason
    state.phase = OVER
    state.to_act = NOBODY
    state.watched = 0


@compiled
def end_undecided(state: State, log: Log) -> None:
    end(state, NOBODY_WON, BY_LIMIT)  # 3.5
    emit(log, events.ENDED, 305, turn_of(state), NO_CARD, NO_CARD, BY_LIMIT)


@compiled
def win_share(state: State, seat: int) -> float:
    """Return the seat's share of the win; a drawn game is half for each."""
    if state.winner == NOBODY_WON:
        return 0.5
    return 1.0 if state.winner == seat else 0.0
