"""The end of the game (rule 3): three people, a win condition, or the limit of turns."""

from schism.games.avignon.rules import events
from schism.games.avignon.rules.packed import FACTIONS, copies, members
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
    turn_of,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State
from schism.kernel.rules import NOBODY


@compiled
def look_for_winner(deck: DeckRecord, state: State, log: Log) -> None:
    """Look for a winner after somebody joined (3.1); the player on turn comes first (3.3)."""
    for seat in (turn_of(state), 1 - turn_of(state)):
        reason = reason_to_win(deck, state, seat)
        if reason != NOT_ENDED:
            end(state, seat, reason)
            rule = 301 if reason == BY_THREE else 302
            emit(log, events.WON, rule, seat, NO_CARD, NO_CARD, reason)
            return


@compiled
def reason_to_win(deck: DeckRecord, state: State, seat: int) -> int:
    """Return the first reason that holds: three people, an owner's or an opponent's condition."""
    if members(int(state.congregation[seat])) >= ENOUGH:
        return BY_THREE
    if condition_holds(deck, state, seat, OWNER):
        return BY_OWNER
    return BY_OPPONENT if condition_holds(deck, state, 1 - seat, OPPONENT) else NOT_ENDED


@compiled
def condition_holds(deck: DeckRecord, state: State, owner: int, winner: int) -> bool:
    """Whether somebody in the owner's congregation makes `winner`, OWNER or OPPONENT, win (3.2)."""
    own, other = int(state.congregation[owner]), int(state.congregation[1 - owner])
    for faction in range(FACTIONS):
        if copies(own, faction) > 0:
            kind = state.kinds[faction]
            for i in range(deck.wins[kind]):
                wanted, others = int(deck.owner_has[kind, i]), int(deck.opponent_has[kind, i])
                met = own & wanted == wanted and other & others == others
                if met and deck.winner[kind, i] == winner:
                    return True
    return False


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
