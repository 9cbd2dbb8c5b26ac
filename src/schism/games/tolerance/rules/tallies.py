"""Money, pieties, pennants and loans (rules 5.10, 6, 7)."""

from schism.games.tolerance.rules import events
from schism.games.tolerance.rules.readings import ONE_LOAN_AT_A_TIME, reads
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    CATHOLIC_PIETY,
    MONEY,
    MOST_OF_A_TRACK,
    MOST_PENNANTS,
    PROTESTANT_PIETY,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import Log, State

STARTING_MONEY = 5
LOAN_LEAVES = 1
LOAN_PRICE = 5


@compiled
def piety_track(religion: int) -> int:
    return CATHOLIC_PIETY if religion == CATHOLIC else PROTESTANT_PIETY


@compiled
def change_tally(
    state: State,
    seat: int,
    track: int,
    amount: int,
    log: Log,
    kind: int,
    rule: int,
    cause: int = NO_CARD,
) -> None:
    """Move a tally within its bounds (5.10) and give the pennants it reaches (7.1)."""
    total = min(MOST_OF_A_TRACK, int(state.tally[seat, track]) + amount)
    if track != MONEY:
        total = max(0, total)
    state.tally[seat, track] = total
    emit(log, kind, rule, seat, NO_CARD, cause, track, amount, total)
    earn_pennants(state, seat, track, total, log, cause)


@compiled
def earn_pennants(state: State, seat: int, track: int, total: int, log: Log, cause: int) -> None:
    while state.pennants[seat, track] < MOST_PENNANTS:  # 7.1
        reached = int(state.pennants[seat, track]) + 1
        if total < 10 * reached:
            return
        state.pennants[seat, track] = reached
        emit(log, events.PENNANT, 701, seat, NO_CARD, cause, track, 1, reached)


@compiled
def settle_debt(state: State, seat: int, log: Log) -> None:
    """Settle debts: nobody stays below zero after a scoring step (6.1)."""
    if state.tally[seat, MONEY] >= 0:
        return
    if state.borrowed[seat] or (state.loans[seat] > 0 and reads(state, ONE_LOAN_AT_A_TIME)):  # 14.2
        state.tally[seat, MONEY] = 0
        emit(log, events.DEBT_STOPPED, 601, seat, total=0)
    else:
        state.borrowed[seat] = 1
        state.loans[seat] += 1
        state.tally[seat, MONEY] = LOAN_LEAVES
        emit(log, events.LOAN, 601, seat, amount=1, total=int(state.loans[seat]))


@compiled
def affordable_repayment(state: State, seat: int) -> int:
    """Return how many loans the seat could repay now (6.2)."""
    return min(int(state.loans[seat]), int(state.tally[seat, MONEY]) // LOAN_PRICE)


@compiled
def repay(state: State, seat: int, loans: int, log: Log) -> None:
    state.loans[seat] -= loans
    if loans > 0:
        state.tally[seat, MONEY] -= LOAN_PRICE * loans
    total = int(state.tally[seat, MONEY])
    emit(log, events.REPAID, 804, seat, NO_CARD, NO_CARD, MONEY, loans, total)
