"""Events and results of Tolerance, as plain values for people and programs."""

from __future__ import annotations

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.tolerance import names
from schism.games.tolerance.names import CODES
from schism.games.tolerance.rules import events
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import victory_points
from schism.kernel.log import NO_CARD, Row, rule_text
from schism.kernel.records import State

_TRACK_EVENTS = {
    events.TAXED,
    events.COLLECTED,
    events.PIETY_LOST,
    events.PENNANT,
    events.ROUND_TAX,
    events.ROUND_PIETY,
    events.PENNANT_POINTS,
    events.REPAID,
}
_COUNTED = {
    *_TRACK_EVENTS,
    events.LOAN,
    events.DEBT_STOPPED,
    events.POINTS,
    events.SECTION,
    events.LOAN_COST,
    events.FINAL,
    events.WON,
}
_DETAILS: dict[int, tuple[str, tuple[str, ...] | str]] = {
    **dict.fromkeys(_TRACK_EVENTS, ("track", names.TRACKS)),
    events.PLAYED: ("as", names.DECLARABLE),
    events.CONVERTED: ("to", names.RELIGIONS),
    events.NOTHING: ("effect", names.EFFECTS),
    events.POINTS: ("column", names.COLUMNS),
    events.SECTION: ("section", names.SECTIONS),
}


def event(deck: Deck, row: Row) -> Json:
    """An event with words for its numbers; what does not apply is left out."""
    kind, _, seat, card, cause, detail, rule, amount, total = row
    told: Json = {"event": events.NAMES[kind], "rule": rule_text(rule), "seat": seat}
    if card != NO_CARD:
        told["card"] = CODES[card]
    if kind == events.POINTS:
        told["reason"] = names.REASONS[cause]
    elif cause != NO_CARD:
        told["cause"] = CODES[cause]
    if kind in _DETAILS:
        name, words = _DETAILS[kind]
        told[name] = words[detail]
    if kind == events.EXECUTED:
        told["by"] = detail
    if kind in _COUNTED:
        told["amount"] = amount
        told["total"] = total
    return told


def result(deck: Deck, state: State) -> Json:
    seats = int(state.players)
    tracks = state.tally[:seats].T.tolist()
    return {
        "vp": [int(victory_points(state, seat)) for seat in range(seats)],
        **dict(zip(names.TRACKS, tracks, strict=True)),
        "pennants": state.pennants[:seats].tolist(),
        "loans": state.loans[:seats].tolist(),
        "winners": [seat for seat in range(seats) if win_share(state, seat) > 0],
    }
