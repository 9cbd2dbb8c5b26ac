"""From the last card of a trick to the next decision: effects, boards, the end of a round."""

from schism.games.tolerance.rules import events
from schism.games.tolerance.rules.cards import CARDS, REPAY, TARGET, card_of, suit_of
from schism.games.tolerance.rules.deal import await_deal, monarch_of
from schism.games.tolerance.rules.effects import (
    acting_card,
    affected,
    asks,
    carry_out,
    next_actor,
    position_of,
    start_effects,
    targets,
)
from schism.games.tolerance.rules.readings import VISIBLE_EXECUTION, reads
from schism.games.tolerance.rules.scoring import score_game, score_round
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    DEAD,
    EXECUTE,
    FIRST_PILE,
    GUILD,
    HAND,
    MONEY,
    NOBODY_ACTS,
    OVER,
    PILES,
    PROTESTANT,
    REPAY_LOANS,
    ROUNDS,
    ROYAL_EXECUTION,
    clockwise,
    is_living,
)
from schism.games.tolerance.rules.tallies import (
    affordable_repayment,
    change_tally,
    piety_track,
    repay,
    settle_debt,
)
from schism.games.tolerance.rules.tricks import (
    card_at,
    cards_on_table,
    lead,
    put_on_table,
    winning_position,
)
from schism.kernel.bits import NO_ACTIONS, Actions, with_action
from schism.kernel.compiled import compiled
from schism.kernel.log import emit
from schism.kernel.records import DeckRecord, Log, State
from schism.kernel.rules import NOBODY


@compiled
def apply_play(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    put_on_table(state, action, log)
    if cards_on_table(state) == state.players:
        win_trick(deck, state, log)


@compiled
def win_trick(deck: DeckRecord, state: State, log: Log) -> None:
    find_winner(deck, state, log)
    go_on_with_effects(deck, state, log)


@compiled
def find_winner(deck: DeckRecord, state: State, log: Log) -> None:
    """Find the winner of the trick, for whom the effects that follow act."""
    position = winning_position(state)
    winner = clockwise(state, state.leader, position)
    emit(log, events.TRICK_WON, 404, winner, card_at(state, position))
    state.winner = winner
    state.to_act = winner  # 5.2
    start_effects(deck, state, cards_on_table(state))


@compiled
def apply_target(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    hit_target(deck, state, action, log)
    go_on_with_effects(deck, state, log)


@compiled
def hit_target(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    carry_out(deck, state, 1 << position_of(state, action - TARGET), log)
    state.effect += 1


@compiled
def go_on_with_effects(deck: DeckRecord, state: State, log: Log) -> None:
    """Apply effects until one asks for a choice or the trick is done."""
    if effects_are_done(deck, state, log):
        lay_down(deck, state)
        finish_trick(deck, state, log)


@compiled
def effects_are_done(deck: DeckRecord, state: State, log: Log) -> bool:
    """Apply effects until one needs a choice; return whether all are done."""
    while state.actor != NOBODY_ACTS:
        while state.effect < deck.effects[acting_card(state)]:
            found = targets(deck, state)
            if asks(deck, state, found):
                return False
            carry_out(deck, state, affected(deck, state, found), log)
            state.effect += 1
        next_actor(state)
    settle_debt(state, int(state.winner), log)
    return True


@compiled
def lay_down(deck: DeckRecord, state: State) -> None:
    """Lay each card on the pile of its current state and religion (5.11)."""
    for position in range(state.players):
        card = card_at(state, position)
        living = (int(state.living) >> position) & 1
        pile = int(state.religion[card]) + DEAD * (1 - living)
        state.where[card] = int(state.winner) * PILES + pile
        count_on_board(deck, state, int(state.winner), card, pile, living, 1)


@compiled
def count_on_board(
    deck: DeckRecord, state: State, seat: int, card: int, pile: int, living: int, sign: int
) -> None:
    """Count a card that comes to a board (sign 1) or leaves its pile (sign -1)."""
    state.boards[seat, suit_of(card)] += sign * living
    state.boards[seat, GUILD] += sign * living * int(deck.guild[card])
    state.boards[seat, FIRST_PILE + pile] += sign


@compiled
def finish_trick(deck: DeckRecord, state: State, log: Log) -> None:
    state.trick += 1
    if state.trick < HAND:
        lead(state, int(state.winner))  # 4.5
        return
    if execution_is_due(deck, state):
        state.phase = EXECUTE
        state.to_act = int(state.where[monarch_of(state.reign)]) // PILES
        return
    settle_round(deck, state, log)


@compiled
def can_be_executed(state: State, card: int) -> bool:
    return card != monarch_of(state.reign) and is_living(state.where[card])


@compiled
def executes(deck: DeckRecord, card: int) -> bool:
    for effect in range(deck.effects[card]):
        if deck.does[card, effect] == ROYAL_EXECUTION:
            return True
    return False


@compiled
def execution_is_due(deck: DeckRecord, state: State) -> bool:
    """Whether the reign's Monarch is alive and somebody else is too (8.1)."""
    monarch = monarch_of(state.reign)
    if not is_living(state.where[monarch]) or not executes(deck, monarch):
        return False
    for card in range(CARDS):
        if can_be_executed(state, card):
            return True
    return False


@compiled
def legal_execution(state: State) -> Actions:
    if reads(state, VISIBLE_EXECUTION):
        return legal_visible_execution(state)
    actions = NO_ACTIONS
    for card in range(CARDS):
        if can_be_executed(state, card):
            actions = with_action(actions, TARGET + card)
    return actions


@compiled
def legal_visible_execution(state: State) -> Actions:
    """Any card of one's own board, and of the others' what lies on top of a pile (14.6)."""
    actions, closed = NO_ACTIONS, 0  # piles whose top card has been found, a bit each
    for number in range(int(state.played) - 1, -1, -1):
        card = card_of(int(state.plays[number]))
        place = int(state.where[card])
        own = place // PILES == state.to_act
        if can_be_executed(state, card) and (own or not (closed >> place) & 1):
            actions = with_action(actions, TARGET + card)
        closed |= 1 << place
    return actions


@compiled
def apply_execution(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    card = action - TARGET
    owner, pile = int(state.where[card]) // PILES, int(state.where[card]) % PILES
    state.where[card] += DEAD
    state.executed = card
    count_on_board(deck, state, owner, card, pile, 1, -1)
    count_on_board(deck, state, owner, card, pile + DEAD, 0, 1)
    monarch = monarch_of(state.reign)
    emit(log, events.EXECUTED, 801, owner, card, monarch, detail=int(state.to_act))
    settle_round(deck, state, log)


@compiled
def settle_round(deck: DeckRecord, state: State, log: Log) -> None:
    for seat in range(state.players):
        taxes = int(state.boards[seat, FIRST_PILE + int(state.reign)])
        change_tally(state, seat, MONEY, taxes, log, events.ROUND_TAX, 802)
        settle_debt(state, seat, log)
    for seat in range(state.players):
        for faith in (CATHOLIC, PROTESTANT):
            piety = int(state.boards[seat, FIRST_PILE + faith])
            track = piety_track(faith)
            change_tally(state, seat, track, piety, log, events.ROUND_PIETY, 803)
    state.asked = 0
    ask_for_repayment(deck, state, log)


@compiled
def ask_for_repayment(deck: DeckRecord, state: State, log: Log) -> None:
    """Ask the next player who can repay, clockwise from the starting player (8.4)."""
    while state.asked < state.players:
        seat = clockwise(state, int(state.starters[state.reign]), int(state.asked))
        if affordable_repayment(state, seat) > 0:
            state.phase = REPAY_LOANS
            state.to_act = seat
            return
        state.asked += 1
    end_round(deck, state, log)


@compiled
def legal_repayment(state: State) -> Actions:
    actions = NO_ACTIONS
    for loans in range(affordable_repayment(state, int(state.to_act)) + 1):
        actions = with_action(actions, REPAY + loans)
    return actions


@compiled
def apply_repayment(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    repay(state, int(state.to_act), action - REPAY, log)
    state.asked += 1
    ask_for_repayment(deck, state, log)


@compiled
def end_round(deck: DeckRecord, state: State, log: Log) -> None:
    score_round(deck, state, log)
    if state.reign == 0:
        state.points_then[:] = state.points
    if state.reign + 1 < ROUNDS:
        state.reign += 1
        await_deal(state)
    else:
        score_game(deck, state, log)
        state.phase = OVER
        state.to_act = NOBODY
