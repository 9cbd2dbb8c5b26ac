"""The two switches of the game: what may be done in a phase, and what doing it means."""

from schism.games.tolerance.rules.deal import await_deal, chance_deal
from schism.games.tolerance.rules.effects import legal_target
from schism.games.tolerance.rules.rounds import (
    apply_execution,
    apply_play,
    apply_repayment,
    apply_target,
    legal_execution,
    legal_repayment,
)
from schism.games.tolerance.rules.state import (
    COLLECT,
    EVERY_ROLE,
    EXECUTE,
    HAND,
    KILL,
    MONEY,
    PLAY,
    REPAY_LOANS,
    START_PLAYER,
)
from schism.games.tolerance.rules.tallies import STARTING_MONEY
from schism.games.tolerance.rules.tricks import apply_start, distinct_play, legal_play, legal_start
from schism.kernel.bits import NO_ACTIONS, Actions
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Log, State

MILESTONES_A_ROUND = HAND + 1  # its tricks, and its end


@compiled
def begin(state: State) -> None:
    """Begin before the first deal; options and roles are already set."""
    state.possible[:] = EVERY_ROLE
    for seat in range(state.players):
        state.tally[seat, MONEY] = STARTING_MONEY  # 6.1
    await_deal(state)


@compiled
def legal(deck: DeckRecord, state: State) -> Actions:
    phase = state.phase
    if phase == PLAY:
        return legal_play(state)
    if phase in (KILL, COLLECT):
        return legal_target(deck, state)
    if phase == START_PLAYER:
        return legal_start(state)
    if phase == EXECUTE:
        return legal_execution(state)
    if phase == REPAY_LOANS:
        return legal_repayment(state)
    return NO_ACTIONS


@compiled
def distinct_actions(deck: DeckRecord, state: State) -> Actions:
    return distinct_play(state) if state.phase == PLAY else legal(deck, state)


@compiled
def apply(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    phase = state.phase
    if phase == PLAY:
        apply_play(deck, state, action, log)
    elif phase in (KILL, COLLECT):
        apply_target(deck, state, action, log)
    elif phase == START_PLAYER:
        apply_start(state, action, log)
    elif phase == EXECUTE:
        apply_execution(deck, state, action, log)
    elif phase == REPAY_LOANS:
        apply_repayment(deck, state, action, log)


@compiled
def chance(deck: DeckRecord, state: State, log: Log) -> int:
    chance_deal(deck, state, log)
    return 0  # no two deals are alike


@compiled
def milestone(state: State) -> int:
    """Return the number of tricks and round ends so far."""
    return int(state.reign) * MILESTONES_A_ROUND + int(state.trick)
