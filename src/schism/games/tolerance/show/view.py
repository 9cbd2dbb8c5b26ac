"""What a seat sees of Tolerance, as JSON (kernel/json_writer.py says how it is written).

It is made from an observation alone, so it cannot show what the seat may not know.
"""

import numpy as np

from schism.games.deck import Deck
from schism.games.options import display_flag
from schism.games.tolerance import names
from schism.games.tolerance.names import CODES, PHASES
from schism.games.tolerance.options import OPTIONS
from schism.games.tolerance.rules.cards import (
    ACTIONS,
    CARDS,
    NATURALS,
    PLAYS,
    REPAY,
    START,
    SUITS,
    TARGET,
    card_of,
    declared_suit,
)
from schism.games.tolerance.rules.readings import (
    OPEN_POINTS,
    READINGS,
    SETTLED_CHOOSER,
    VISIBLE_EXECUTION,
    reads,
)
from schism.games.tolerance.rules.state import (
    DEAL,
    EXECUTE,
    FIRST_PILE,
    GUILD,
    HAND,
    KILL,
    NOBODY_EXECUTED,
    OVER,
    PILES,
    START_PLAYER,
    TRACKS,
    UNKNOWN_ROLE,
)
from schism.games.tolerance.show.schema import (
    Pile,
    PlayedCard,
    ToleranceOwn,
    TolerancePublic,
    ToleranceSeat,
)
from schism.games.view_keys import add_dict_keys, add_keys, add_readings
from schism.kernel.bits import bit, lowest
from schism.kernel.compiled import compiled
from schism.kernel.json_writer import (
    COMMA,
    END,
    NULL,
    TokenTable,
    Writer,
    write_bool_field,
    write_field,
    write_int,
    write_int_field,
    write_item,
    write_seat_field,
    write_set,
    write_token,
)
from schism.kernel.records import DeckRecord, Observation, Rows

_tokens = TokenTable()
_CODES = _tokens.add_strings(*CODES)
_PHASES = _tokens.add_strings(*PHASES)
_REIGNS = _tokens.add_strings(*names.REIGNS)
_SUITS = _tokens.add_strings(*names.SUIT_LETTERS)
_RELIGIONS = _tokens.add_strings(*names.RELIGIONS)
_ROLES = _tokens.add_strings(*names.ROLES)
_PLAYS = _tokens.add_strings(*names.PLAY_TEXTS)
_TARGETS = _tokens.add_strings(*(f"{PHASES[KILL + i]} {code}" for i in range(3) for code in CODES))
_STARTS = _tokens.add_strings(*(f"start {seat}" for seat in range(REPAY - START)))
_REPAYS = _tokens.add_strings(*(f"repay {loans}" for loans in range(4)))

_VIEW = add_keys(_tokens, TolerancePublic, {"seat": None, "hand": []})
_OWN = add_keys(_tokens, ToleranceOwn)
_PLAYED = add_keys(_tokens, PlayedCard)
_SEAT = add_keys(_tokens, ToleranceSeat)
_PILE = add_keys(_tokens, Pile)
_PILES = add_dict_keys(_tokens, names.PileName)
_READINGS = add_readings(_tokens, READINGS)
_TOKEN_TABLE = _tokens.build()

_SHOW_ALL = display_flag(OPTIONS, "open_piles")


def token_table(deck: Deck) -> Rows:
    return _TOKEN_TABLE


@compiled
def write_public(deck: DeckRecord, seen: Observation, display: int, out: Writer, at: int) -> int:
    """Write the table as everybody sees it; a display option opens all piles (4.6).

    For the royal execution all boards are laid open (8.1), unless they stay closed (14.6).
    """
    laid_open = seen.phase == EXECUTE and not reads(seen, VISIBLE_EXECUTION)
    whole = display & _SHOW_ALL != 0 or laid_open or seen.phase == OVER
    begun = seen.phase != DEAL and seen.phase != START_PLAYER
    on_table = int(seen.played) - int(seen.trick) * int(seen.players)
    at = write_field(out, at, _VIEW.phase, _PHASES + int(seen.phase))
    at = write_seat_field(out, at, _VIEW.to_act, seen.to_act)
    at = write_int_field(out, at, _VIEW.round, int(seen.reign) + 1)
    at = write_field(out, at, _VIEW.reign, _REIGNS + int(seen.reign))
    at = write_int_field(out, at, _VIEW.trick, int(seen.trick) + 1)
    at = write_int_field(out, at, _VIEW.plague, seen.plagues)
    at = write_bool_field(out, at, _VIEW.hidden_roles, seen.hidden_roles != 0)
    at = _write_readings(seen, out, write_token(out, at, _VIEW.readings))
    at = write_bool_field(out, at, _VIEW.open_piles, whole)
    at = write_seat_field(out, at, _VIEW.starter, seen.starters[seen.reign] if begun else -1)
    at = write_int_field(out, at, _VIEW.leader, seen.leader)
    at = write_field(out, at, _VIEW.led, _SUITS + int(seen.led) if on_table else NULL)
    at = _write_table(seen, on_table, out, write_token(out, at, _VIEW.table))
    at = write_token(out, at, _VIEW.seats)
    for seat in range(seen.players):
        at = write_token(out, at, _SEAT.role if seat == 0 else _SEAT.again)
        at = _write_seat(seen, seat, on_table, whole, out, at)
    at = write_token(out, at, _SEAT.end)
    return write_token(out, at, _VIEW.end)


@compiled
def write_own(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    """Write a seat's own hand, role and points, its full piles, and its legal actions."""
    at = write_int_field(out, at, _OWN.seat, seen.seat)
    at = _write_hand(seen, out, write_token(out, at, _OWN.hand))
    at = _write_role(seen, seen.seat, out, write_token(out, at, _OWN.role))
    at = _write_piles(seen, seen.seat, True, out, write_token(out, at, _OWN.piles))
    at = _write_actions(seen, out, write_token(out, at, _OWN.actions))
    return write_token(out, at, _OWN.end)


@compiled
def _write_readings(seen: Observation, out: Writer, at: int) -> int:
    """Write the readings that differ from the default (14); the last may name a seat."""
    at = write_set(out, at, int(seen.readings), _READINGS)
    if reads(seen, SETTLED_CHOOSER):
        at = write_int(out, at, seen.first_chooser)
    return write_token(out, at, END)


@compiled
def _write_table(seen: Observation, count: int, out: Writer, at: int) -> int:
    """Write the trick in the order played, dead cards included while effects are applied."""
    resolving = count == seen.players
    for position in range(count):
        play = int(seen.plays[int(seen.trick) * int(seen.players) + position])
        card = int(card_of(play))
        if position > 0:
            at = write_token(out, at, COMMA)
        at = write_int_field(out, at, _PLAYED.seat, (seen.leader + position) % seen.players)
        at = write_field(out, at, _PLAYED.card, _CODES + card)
        at = write_field(out, at, _PLAYED.as_, _SUITS + int(declared_suit(play)))
        at = write_field(out, at, _PLAYED.religion, _RELIGIONS + int(seen.religion[card]))
        alive = not resolving or (seen.living >> position) & 1 != 0
        at = write_bool_field(out, at, _PLAYED.alive, alive)
        at = write_bool_field(out, at, _PLAYED.acts, resolving and position == seen.actor)
        at = write_token(out, at, _PLAYED.end)
    return at


@compiled
def _write_seat(
    seen: Observation, seat: int, on_table: int, whole: bool, out: Writer, at: int
) -> int:
    at = _write_role(seen, seat, out, at)
    for track in range(TRACKS):
        at = write_int_field(out, at, _SEAT.money + track, seen.tally[seat, track])
    for track in range(TRACKS):
        at = write_int_field(
            out, at, _SEAT.pennants if track == 0 else COMMA, seen.pennants[seat, track]
        )
    at = write_int_field(out, at, _SEAT.loans, seen.loans[seat])
    at = write_int_field(out, at, _SEAT.cards, _cards_held(seen, seat, on_table))
    for suit in range(SUITS):
        at = write_int_field(out, at, _SEAT.living if suit == 0 else COMMA, seen.boards[seat, suit])
    at = write_int_field(out, at, _SEAT.guild, seen.boards[seat, GUILD])
    return _write_piles(seen, seat, whole, out, write_token(out, at, _SEAT.piles))


@compiled
def _cards_held(seen: Observation, seat: int, on_table: int) -> int:
    if seen.phase == DEAL or seen.phase == OVER:
        return 0
    played_already = (seat - seen.leader) % seen.players < on_table
    return HAND - int(seen.trick) - int(played_already)


@compiled
def _write_role(seen: Observation, seat: int, out: Writer, at: int) -> int:
    """Write the role and its points, if they may be known (3.3)."""
    role = int(seen.role[seat])
    if role != UNKNOWN_ROLE:
        at = write_token(out, at, _ROLES + role)
        return write_int_field(out, at, _SEAT.vp, seen.points[seat, role])
    at = write_token(out, at, NULL)
    if not reads(seen, OPEN_POINTS):
        return write_field(out, at, _SEAT.vp, NULL)
    any_possible = lowest(np.uint64(seen.possible[seat]))  # they all have the same points (14.5)
    return write_int_field(out, at, _SEAT.vp, seen.points[seat, any_possible])


@compiled
def _write_piles(seen: Observation, seat: int, whole: bool, out: Writer, at: int) -> int:
    """Write the size of each pile and its visible cards; the last one is on top."""
    for pile in range(PILES):
        place = PILES * seat + pile
        count = int(seen.boards[seat, FIRST_PILE + pile])
        at = write_token(out, at, _PILES + pile)
        at = write_int_field(out, at, _PILE.count, count)
        at = write_token(out, at, _PILE.cards)
        at = _write_cards(seen, place, 0 if whole else count - 1, count, out, at)
        at = write_token(out, at, _PILE.end)
    return write_token(out, at, END)


@compiled
def _write_cards(
    seen: Observation, place: int, hidden: int, count: int, out: Writer, at: int
) -> int:
    """Write the cards of a pile in the order laid, except the first ones."""
    first, found, number = at, 0, 0
    laid = int(seen.trick) * int(seen.players)
    while found < count and number <= laid:  # most piles are small, or their cards lie early
        card = _laid(seen, number, laid)
        if card >= 0 and seen.where[card] == place:
            if found >= hidden:
                at = write_item(out, at, first, _CODES + card)
            found += 1
        number += 1
    return at


@compiled
def _laid(seen: Observation, number: int, laid: int) -> int:
    """Return the `number`-th card laid; an executed card was laid again, after all others."""
    if number == laid:
        return int(seen.executed)
    card = card_of(int(seen.plays[number]))
    return NOBODY_EXECUTED if card == seen.executed else card


@compiled
def _write_hand(seen: Observation, out: Writer, at: int) -> int:
    """Write the hand; the first of a Wild's four plays stands for the card."""
    first = at
    for card in range(CARDS):
        play = card if card < NATURALS else NATURALS + 4 * (card - NATURALS)
        if seen.hand[play >> 6] & bit(play):
            at = write_item(out, at, first, _CODES + card)
    return at


@compiled
def _write_actions(seen: Observation, out: Writer, at: int) -> int:
    first = at
    for action in range(ACTIONS):
        if seen.actions[action >> 6] & bit(action):
            at = write_item(out, at, first, _action(int(seen.phase), action))
    return at


@compiled
def _action(phase: int, action: int) -> int:
    """Return the token of an action's name."""
    if action < PLAYS:
        return _PLAYS + action
    if action < START:
        return _TARGETS + CARDS * (phase - KILL) + action - TARGET
    if action < REPAY:
        return _STARTS + action - START
    return _REPAYS + action - REPAY
