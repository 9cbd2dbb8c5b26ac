"""What people and programs see: JSON written by compiled code, and events as plain values."""

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.kernel.bits import bit
from schism.kernel.compiled import compiled
from schism.kernel.json_writer import (
    NULL,
    TokenTable,
    Writer,
    write_field,
    write_int_field,
    write_item,
    write_seat_field,
    write_token,
)
from schism.kernel.records import DeckRecord, Observation, Rows, State
from tests.toy.rules import CARDS, CODES, NONE, held, win_share

_tokens = TokenTable()
_CARDS = _tokens.add_strings(*CODES)
_TO_ACT, _TRUMP = _tokens.add('{"game":"toy","seat":null,"to_act":'), _tokens.add(',"trump":')
_SEATS = _tokens.add(',"seats":[{"card":', '},{"card":')
_POINTS, _HELD = _tokens.add(',"points":'), _tokens.add(',"cards":')
_END_OF_SEATS, _SEAT = _tokens.add("}]}"), _tokens.add('{"seat":')
_HAND, _ACTIONS, _END = _tokens.add(',"hand":['), _tokens.add('],"actions":['), _tokens.add("]}")


_TABLE = _tokens.build()


def token_table(deck: Deck) -> Rows:
    return _TABLE


@compiled
def write_public(deck: DeckRecord, seen: Observation, display: int, out: Writer, at: int) -> int:
    at = write_seat_field(out, at, _TO_ACT, int(seen.to_act))
    at = write_card(out, at, _TRUMP, int(seen.trump))
    for seat in range(seen.players):
        at = write_card(out, at, _SEATS if seat == 0 else _SEATS + 1, int(seen.trick[seat]))
        at = write_int_field(out, at, _POINTS, int(seen.points[seat]))
        at = write_int_field(out, at, _HELD, held(seen, seat))
    return write_token(out, at, _END_OF_SEATS)


@compiled
def write_card(out: Writer, at: int, key: int, card: int) -> int:
    return write_field(out, at, key, NULL if card == NONE else _CARDS + card)


@compiled
def write_own(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    at = write_int_field(out, at, _SEAT, int(seen.seat))
    at = write_cards(out, write_token(out, at, _HAND), seen.hand)
    at = write_cards(out, write_token(out, at, _ACTIONS), seen.actions[0])
    return write_token(out, at, _END)


@compiled
def write_cards(out: Writer, at: int, cards: int) -> int:
    first = at
    for card in range(CARDS):
        if cards & bit(card):
            at = write_item(out, at, first, _CARDS + card)
    return at


def result(deck: Deck, state: State) -> Json:
    seats = range(int(state.players))
    return {
        "points": [int(state.points[seat]) for seat in seats],
        "winners": [seat for seat in seats if win_share(state, seat) > 0],
    }
