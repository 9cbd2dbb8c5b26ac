"""Events and results of Avignon, as plain values for people and programs."""

from __future__ import annotations

from schism.games.avignon import names
from schism.games.avignon.deck import kind_ids
from schism.games.avignon.rules import events
from schism.games.avignon.rules.packed import COLUMNS
from schism.games.avignon.rules.state import NOBODY_WON
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.kernel.log import NO_CARD, Row, rule_text
from schism.kernel.records import State

_ABOUT_A_PERSON = {
    events.PLACED,
    events.BESOUGHT,
    events.CHASTISED,
    events.EXCOMMUNICATED,
    events.PETITIONED,
    events.MOVED,
    events.JOINED,
    events.DRAWN,
}
_ENDS = {events.WON, events.ENDED}


def event(deck: Deck, row: Row) -> Json:
    """An event with words for its numbers; what does not apply is left out."""
    kind, _, seat, _, cause, detail, rule, amount, _ = row
    told: Json = {"event": events.NAMES[kind], "rule": rule_text(rule), "seat": seat}
    if kind in _ABOUT_A_PERSON:
        told.update(_person(deck, row))
    if cause != NO_CARD:
        told["cause"] = kind_ids(deck)[cause]
    if kind in _ENDS:
        told["by"] = names.REASONS[detail]
    if kind == events.NOTHING:
        told["do"] = names.VERBS[detail]
    if kind == events.RESHUFFLED:
        told["amount"] = amount
    return told


def _person(deck: Deck, row: Row) -> Json:
    """Who, in which column and where; `cause_column` is the petitioned person's."""
    kind, _, _, person, _, detail, _, before, place = row
    causing, column = divmod(detail, COLUMNS)
    told: Json = {"kind": kind_ids(deck)[person], "column": column + 1}
    if kind == events.MOVED:
        told["from"] = names.PLACES[before]
    told["place"] = names.PLACES[place]
    if causing:
        told["cause_column"] = causing
    return told


def result(deck: Deck, state: State) -> Json:
    won = state.winner != NOBODY_WON
    return {
        "winner": names.SIDES[int(state.winner)] if won else None,
        "by": names.REASONS[int(state.reason)],
    }
