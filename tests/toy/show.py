"""What people and programs see: JSON written by compiled code, and events as plain values."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.schema import DeckHead, Schema
from schism.games.view_keys import add_keys
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

from .rules import CARDS, CODES, NONE, held, win_share


class ToySeat(TypedDict):
    card: str | None
    points: int
    cards: int


class ToyPublic(TypedDict):
    game: Literal["toy"]
    seat: int | None
    to_act: int | None
    trump: str | None
    seats: list[ToySeat]


class ToyOwn(TypedDict):
    seat: int
    hand: list[str]
    actions: list[str]


class ToyView(ToyPublic):
    hand: NotRequired[list[str]]
    actions: list[str]


class ToyResult(TypedDict):
    points: list[int]
    winners: list[int]


class ToyDeck(DeckHead):
    game: Literal["toy"]
    points: list[int]


SCHEMA = Schema(public=ToyPublic, own=ToyOwn, view=ToyView, result=ToyResult, deck=ToyDeck)

_tokens = TokenTable()
_CARDS = _tokens.add_strings(*CODES)
_PUBLIC = add_keys(_tokens, ToyPublic, {"seat": None})
_ROW = add_keys(_tokens, ToySeat)
_OWN = add_keys(_tokens, ToyOwn)


_TABLE = _tokens.build()


def token_table(deck: Deck) -> Rows:
    return _TABLE


@compiled
def write_public(deck: DeckRecord, seen: Observation, display: int, out: Writer, at: int) -> int:
    at = write_seat_field(out, at, _PUBLIC.to_act, int(seen.to_act))
    at = write_card(out, at, _PUBLIC.trump, int(seen.trump))
    at = write_token(out, at, _PUBLIC.seats)
    for seat in range(seen.players):
        at = write_card(out, at, _ROW.card if seat == 0 else _ROW.again, int(seen.trick[seat]))
        at = write_int_field(out, at, _ROW.points, int(seen.points[seat]))
        at = write_int_field(out, at, _ROW.cards, held(seen, seat))
    at = write_token(out, at, _ROW.end)
    return write_token(out, at, _PUBLIC.end)


@compiled
def write_card(out: Writer, at: int, key: int, card: int) -> int:
    return write_field(out, at, key, NULL if card == NONE else _CARDS + card)


@compiled
def write_own(deck: DeckRecord, seen: Observation, out: Writer, at: int) -> int:
    at = write_int_field(out, at, _OWN.seat, int(seen.seat))
    at = write_cards(out, write_token(out, at, _OWN.hand), seen.hand)
    at = write_cards(out, write_token(out, at, _OWN.actions), seen.actions[0])
    return write_token(out, at, _OWN.end)


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
