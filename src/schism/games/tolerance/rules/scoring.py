"""Victory points: at the end of a round by role (8.5, 9), at the end of the game (10)."""

from schism.games.tolerance.rules import events
from schism.games.tolerance.rules.readings import LOANS_COST_ONCE, OPEN_POINTS, reads
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    CATHOLIC_PIETY,
    DEAD,
    FIRST_PILE,
    GUILD,
    PROTESTANT,
    PROTESTANT_PIETY,
    ROLES,
    TRACKS,
    victory_points,
)
from schism.kernel.compiled import compiled
from schism.kernel.log import EVERYONE, NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State

LOAN_PENALTY = 3


@compiled
def has_most(state: State, seat: int, column: int) -> bool:
    """Whether the seat has the most, alone or tied, and at least one (9.1)."""
    mine = int(state.boards[seat, column])
    for other in range(state.players):
        if state.boards[other, column] > mine:
            return False
    return mine > 0


@compiled
def score_round(deck: DeckRecord, state: State, log: Log) -> None:
    for seat in range(state.players):
        if state.hidden_roles:
            score_every_role(deck, state, seat)
            score_hidden_role(deck, state, seat, log)
            if reads(state, OPEN_POINTS):
                show_points(state, seat, log)
        else:
            role = int(state.role[seat])
            state.points[seat, role] = score_role(deck, state, seat, role, log, EVERYONE)


@compiled
def score_every_role(deck: DeckRecord, state: State, seat: int) -> None:
    """Score every role the seat might have, as a spectator can; its own comes later."""
    for role in range(ROLES):
        if role != state.role[seat]:
            state.points[seat, role] = score_role(deck, state, seat, role, None, seat)


@compiled
def score_hidden_role(deck: DeckRecord, state: State, seat: int, log: Log) -> None:
    role = int(state.role[seat])
    state.points[seat, role] = score_role(deck, state, seat, role, log, seat)  # 3.3


@compiled
def show_points(state: State, seat: int, log: Log) -> None:
    """Show a seat's points to all, which rules out roles that would have others (14.5)."""
    total, fitting = victory_points(state, seat), 0
    for role in range(ROLES):
        fitting |= int(state.points[seat, role] == total) << role
    state.possible[seat] = int(state.possible[seat]) & fitting
    emit(log, events.STANDING, 1405, seat, total=total)


@compiled
def score_role(deck: DeckRecord, state: State, seat: int, role: int, log: Log, viewer: int) -> int:
    """Return the running total after the three sections, never below zero (8.5)."""
    total = int(state.points[seat, role])
    suits = 0
    for suit in range(GUILD):
        suits += column_points(deck, state, seat, role, suit, log, viewer)
    total = add_section(total, suits, log, seat, events.SUITS_SECTION, viewer)
    guild = column_points(deck, state, seat, role, GUILD, log, viewer)
    total = add_section(total, guild, log, seat, events.GUILD_SECTION, viewer)
    dead = dead_points(deck, state, seat, role, log, viewer)
    return add_section(total, dead, log, seat, events.DEAD_SECTION, viewer)


@compiled
def add_section(total: int, amount: int, log: Log, seat: int, section: int, viewer: int) -> int:
    total = max(0, total + amount)
    emit(log, events.SECTION, 805, seat, NO_CARD, NO_CARD, section, amount, total, viewer)
    return total


@compiled
def column_points(
    deck: DeckRecord,
    state: State,
    seat: int,
    role: int,
    column: int,
    log: Log,
    viewer: int,
) -> int:
    """Add up `any`, `most` and `each` of a suit or of the guild (9.1)."""
    reign, owned = state.reign, int(state.boards[seat, column])
    if owned == 0:
        return 0
    points = line(log, seat, column, events.FOR_ANY, int(deck.for_any[role, reign, column]), viewer)
    if has_most(state, seat, column):
        most = int(deck.for_most[role, reign, column])
        points += line(log, seat, column, events.FOR_MOST, most, viewer)
    each = owned * int(deck.for_each[role, reign, column])
    return points + line(log, seat, column, events.FOR_EACH, each, viewer)


@compiled
def line(log: Log, seat: int, column: int, reason: int, points: int, viewer: int) -> int:
    """Log one line of the score sheet, unless it is zero."""
    if points != 0:
        emit(log, events.POINTS, 901, seat, NO_CARD, reason, column, points, 0, viewer)
    return points


@compiled
def dead_points(deck: DeckRecord, state: State, seat: int, role: int, log: Log, viewer: int) -> int:
    reign = state.reign
    catholics = int(
        state.boards[seat, FIRST_PILE + DEAD + CATHOLIC] * deck.for_dead[role, reign, CATHOLIC]
    )
    protestants = int(
        state.boards[seat, FIRST_PILE + DEAD + PROTESTANT] * deck.for_dead[role, reign, PROTESTANT]
    )
    line(log, seat, events.DEAD_CATHOLICS, events.FOR_EACH, catholics, viewer)
    line(log, seat, events.DEAD_PROTESTANTS, events.FOR_EACH, protestants, viewer)
    return catholics + protestants


@compiled
def loan_cost(state: State, seat: int) -> int:
    """Return what the loans cost at the end of the game: 3 each (6.3), or in all (14.3)."""
    loans = int(state.loans[seat])
    return LOAN_PENALTY * (min(1, loans) if reads(state, LOANS_COST_ONCE) else loans)


@compiled
def score_game(deck: DeckRecord, state: State, log: Log) -> None:
    """Score pennants and loans, then reveal roles and points (10.1)."""
    for seat in range(state.players):
        role = int(state.role[seat])
        total = int(state.points[seat, role])
        for track in range(TRACKS):
            amount = int(state.pennants[seat, track]) * int(deck.pennant[role, track])
            total += amount
            emit(log, events.PENNANT_POINTS, 902, seat, NO_CARD, NO_CARD, track, amount, total)
        if state.loans[seat] > 0:
            cost = loan_cost(state, seat)
            total -= cost
            emit(log, events.LOAN_COST, 603, seat, amount=-cost, total=total)
        total = max(0, total)
        state.points[seat, role] = total
        emit(log, events.FINAL, 1001, seat, total=total)
    for seat in range(state.players):
        if win_share(state, seat) > 0:
            emit(log, events.WON, 1001, seat, total=victory_points(state, seat))


@compiled
def rank_value(state: State, seat: int) -> int:
    """Return a number to rank seats by: points, then both pieties together (10.1)."""
    pieties = int(state.tally[seat, CATHOLIC_PIETY]) + int(state.tally[seat, PROTESTANT_PIETY])
    return victory_points(state, seat) * 1000 + pieties


@compiled
def win_share(state: State, seat: int) -> float:
    mine, winners = rank_value(state, seat), 0
    for other in range(state.players):
        value = rank_value(state, other)
        if value > mine:
            return 0.0
        if value == mine:
            winners += 1
    return 1.0 / winners
