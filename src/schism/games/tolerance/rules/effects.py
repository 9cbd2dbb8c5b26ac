"""End-of-trick effects (rule 5): who acts when, whom it may touch, and what it does."""

from schism.games.tolerance.rules import events
from schism.games.tolerance.rules.cards import LAST_TO_ACT, TARGET, acting_order, rank_of, suit_of
from schism.games.tolerance.rules.readings import LAWYER_TAXES_NOBODY, PRINTED_RELIGION, reads
from schism.games.tolerance.rules.state import (
    ALL,
    CATHOLIC,
    CATHOLIC_PIETY,
    CHOOSE,
    COLLECT,
    CONDEMN,
    CONVERT,
    HIGHEST_MONEY,
    HIGHEST_RANK,
    KILL,
    KILLING,
    LOSE_PIETY,
    MONARCHS_FAITH,
    MONEY,
    NO_FAITH,
    NOBODY_ACTS,
    PIETY,
    PROTESTANT,
    PROTESTANT_PIETY,
    ROYAL_EXECUTION,
    TAX,
    UNAFFILIATED,
)
from schism.games.tolerance.rules.tallies import change_tally, piety_track
from schism.games.tolerance.rules.tricks import card_at
from schism.kernel.bits import NO_ACTIONS, Actions, with_action
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, emit
from schism.kernel.records import DeckRecord, Log, State


@compiled
def start_effects(deck: DeckRecord, state: State, cards: int) -> None:
    """Begin with all cards of the trick alive and those with effects yet to act."""
    pending = 0
    for position in range(cards):
        pending |= int(deck.effects[card_at(state, position)] > 0) << position
    state.living = (1 << cards) - 1
    state.pending = pending
    next_actor(state)


@compiled
def next_actor(state: State) -> None:
    """Return the next living card to act, by rank and suit, then as played (5.1, 5.3)."""
    pending = int(state.pending) & int(state.living)
    chosen, first = NOBODY_ACTS, LAST_TO_ACT
    for position in range(state.players):
        order = acting_order(card_at(state, position))
        if (pending >> position) & 1 and order < first:
            chosen, first = position, order
    state.actor = chosen
    state.effect = 0
    state.pending = pending & ~(1 << max(0, chosen))


@compiled
def acting_card(state: State) -> int:
    return card_at(state, int(state.actor))


@compiled
def faiths_in_filter(deck: DeckRecord, state: State, actor: int) -> int:
    """Return the religions that the acting card's effect looks for, as bits."""
    faiths = int(deck.faiths[actor, state.effect])
    if faiths != MONARCHS_FAITH:
        return faiths
    if state.reign == UNAFFILIATED and reads(state, LAWYER_TAXES_NOBODY):  # 14.7
        return NO_FAITH
    return 1 << int(state.reign)  # 2.3


@compiled
def targets(deck: DeckRecord, state: State) -> int:
    """Return the living cards the effect may touch (5.3), as bits by position."""
    actor = acting_card(state)
    suits, faiths = int(deck.suits[actor, state.effect]), faiths_in_filter(deck, state, actor)
    found = 0
    for position in range(state.players):
        card = card_at(state, position)
        fits = (suits >> suit_of(card)) & (faiths >> int(state.religion[card])) & 1
        found |= fits << position
    does = int(deck.does[actor, state.effect])
    if reads(state, PRINTED_RELIGION) and does in (KILLING, CONDEMN, CONVERT):
        found = found_by_print(deck, state, suits, faiths)
    if does == KILLING:
        found &= ~(1 << int(state.actor))  # 5.6: never the acting card itself
    return found & int(state.living)


@compiled
def found_by_print(deck: DeckRecord, state: State, suits: int, faiths: int) -> int:
    """The same by printed religions and conversions only: a prevailing card has none (14.1)."""
    found = 0
    for position in range(state.players):
        card = card_at(state, position)
        printed = int(deck.religion[UNAFFILIATED, card])  # in the reign that has no religion
        faith = UNAFFILIATED if printed == UNAFFILIATED else int(state.religion[card])
        found |= ((suits >> suit_of(card)) & (faiths >> faith) & 1) << position
    return found


@compiled
def legal_target(deck: DeckRecord, state: State) -> Actions:
    actions = NO_ACTIONS
    found = targets(deck, state)
    for position in range(state.players):
        if (found >> position) & 1:
            actions = with_action(actions, TARGET + card_at(state, position))
    return actions


@compiled
def position_of(state: State, card: int) -> int:
    position = 0
    while card_at(state, position) != card:
        position += 1
    return position


@compiled
def asks(deck: DeckRecord, state: State, found: int) -> bool:
    """Whether the acting card's effect waits for a choice; if so, the phase says which."""
    card = acting_card(state)
    if deck.picks[card, state.effect] != CHOOSE or found == 0:
        return False
    state.phase = KILL if deck.does[card, state.effect] == KILLING else COLLECT
    return True


@compiled
def carry_out(deck: DeckRecord, state: State, chosen: int, log: Log) -> None:
    """Carry out the acting card's current effect on the positions `chosen`."""
    actor = acting_card(state)
    does = deck.does[actor, state.effect]
    if does == LOSE_PIETY:
        lose_piety(state, actor, int(deck.number[actor, state.effect]), log)
    elif does == ROYAL_EXECUTION:
        return  # waits for the end of the round (8.1)
    elif chosen == 0:
        emit(log, events.NOTHING, 502, int(state.winner), NO_CARD, actor, int(does))  # 5.2
    elif does == TAX:
        tax(deck, state, actor, chosen, log)
    elif does == PIETY:
        collect_piety(deck, state, actor, chosen, log)
    elif does == CONVERT:
        convert(deck, state, actor, chosen, log)
    else:
        kill(state, actor, chosen, log, 507 if does == CONDEMN else 506)


@compiled
def affected(deck: DeckRecord, state: State, found: int) -> int:
    """Return the targets that an effect without a choice touches."""
    actor = acting_card(state)
    does, picks = deck.does[actor, state.effect], deck.picks[actor, state.effect]
    if does in (CONDEMN, CONVERT):
        return least_pious(deck, state, found, int(deck.piety[actor]))
    if picks in (ALL, CHOOSE):
        return found
    return highest(deck, state, found, int(picks))


@compiled
def least_pious(deck: DeckRecord, state: State, found: int, limit: int) -> int:
    """Return all tied for the lowest piety, if that is below the acting card's (5.7, 5.8)."""
    chosen, lowest = 0, limit
    for position in range(state.players):
        if (found >> position) & 1:
            piety = int(deck.piety[card_at(state, position)])
            if piety < lowest:
                chosen, lowest = 0, piety
            if piety == lowest and piety < limit:
                chosen |= 1 << position
    return chosen


@compiled
def measure(deck: DeckRecord, card: int, picks: int) -> int:
    if picks == HIGHEST_RANK:
        return rank_of(card)
    return int(deck.money[card]) if picks == HIGHEST_MONEY else int(deck.piety[card])


@compiled
def highest(deck: DeckRecord, state: State, found: int, picks: int) -> int:
    """Return all tied for the highest rank, money or piety (5.6)."""
    chosen, most = 0, -1000
    for position in range(state.players):
        if (found >> position) & 1:
            value = measure(deck, card_at(state, position), picks)
            if value > most:
                chosen, most = 0, value
            if value == most:
                chosen |= 1 << position
    return chosen


@compiled
def tax(deck: DeckRecord, state: State, actor: int, chosen: int, log: Log) -> None:
    amount = 0
    for position in range(state.players):
        amount += ((chosen >> position) & 1) * int(deck.money[card_at(state, position)])
    change_tally(state, int(state.winner), MONEY, amount, log, events.TAXED, 504, actor)


@compiled
def collect_piety(deck: DeckRecord, state: State, actor: int, chosen: int, log: Log) -> None:
    gave = collect_faith(deck, state, actor, chosen, CATHOLIC, log)
    gave += collect_faith(deck, state, actor, chosen, PROTESTANT, log)
    if gave == 0:
        emit(log, events.NOTHING, 505, int(state.winner), NO_CARD, actor, PIETY)


@compiled
def collect_faith(
    deck: DeckRecord, state: State, actor: int, chosen: int, faith: int, log: Log
) -> int:
    """Collect the piety of one religion's cards (5.5); return how many cards gave some."""
    amount, cards = 0, 0
    for position in range(state.players):
        card = card_at(state, position)
        gives = ((chosen >> position) & 1) * int(state.religion[card] == faith)
        amount += gives * int(deck.piety[card])
        cards += gives
    if cards > 0:
        track = piety_track(faith)
        change_tally(state, int(state.winner), track, amount, log, events.COLLECTED, 505, actor)
    return cards


@compiled
def convert(deck: DeckRecord, state: State, actor: int, chosen: int, log: Log) -> None:
    faith = int(deck.number[actor, state.effect])
    for position in range(state.players):
        if (chosen >> position) & 1:
            card = card_at(state, position)
            state.religion[card] = faith
            emit(log, events.CONVERTED, 508, int(state.winner), card, actor, faith)


@compiled
def kill(state: State, actor: int, chosen: int, log: Log, rule: int) -> None:
    state.living = int(state.living) & ~chosen
    for position in range(state.players):
        if (chosen >> position) & 1:
            card = card_at(state, position)
            emit(log, events.KILLED, rule, int(state.winner), card, actor)


@compiled
def lose_piety(state: State, actor: int, amount: int, log: Log) -> None:
    for track in (CATHOLIC_PIETY, PROTESTANT_PIETY):
        change_tally(state, int(state.winner), track, -amount, log, events.PIETY_LOST, 509, actor)
