"""What can happen in Tolerance; the words for it are in text/."""

from schism.games.events import EventKinds, looked_up, number, word
from schism.games.tolerance.names import (
    CODES,
    DeclaredSuit,
    EffectName,
    Faith,
    Reason,
    ScoreColumn,
    Section,
    Track,
)

EVENTS = EventKinds("tolerance")

_CARD = looked_up("card", "card", CODES)
_CAUSE = looked_up("cause", "cause", CODES)
_CAUSE_IF_ANY = looked_up("cause", "cause", (*CODES, None), required=False)
_TRACK = word("track", "detail", Track)
_COUNTED = number("amount", "amount"), number("total", "total")

DEALT = EVENTS.add("dealt", _CARD)
CHOOSER = EVENTS.add("chooser")
STARTED = EVENTS.add("started")
PLAYED = EVENTS.add("played", _CARD, word("as", "detail", DeclaredSuit))
TRICK_WON = EVENTS.add("trick_won", _CARD)
TAXED = EVENTS.add("taxed", _CAUSE, _TRACK, *_COUNTED)
COLLECTED = EVENTS.add("collected", _CAUSE, _TRACK, *_COUNTED)
KILLED = EVENTS.add("killed", _CARD, _CAUSE)
CONVERTED = EVENTS.add("converted", _CARD, _CAUSE, word("to", "detail", Faith))
PIETY_LOST = EVENTS.add("piety_lost", _CAUSE, _TRACK, *_COUNTED)
NOTHING = EVENTS.add("nothing", _CAUSE, word("effect", "detail", EffectName))
PENNANT = EVENTS.add("pennant", _CAUSE_IF_ANY, _TRACK, *_COUNTED)
LOAN = EVENTS.add("loan", *_COUNTED)
DEBT_STOPPED = EVENTS.add("debt_stopped", *_COUNTED)
EXECUTED = EVENTS.add("executed", _CARD, _CAUSE, number("by", "detail"))
ROUND_TAX = EVENTS.add("round_tax", _TRACK, *_COUNTED)
ROUND_PIETY = EVENTS.add("round_piety", _TRACK, *_COUNTED)
REPAID = EVENTS.add("repaid", _TRACK, *_COUNTED)
POINTS = EVENTS.add(
    "points", word("reason", "cause", Reason), word("column", "detail", ScoreColumn), *_COUNTED
)
SECTION = EVENTS.add("section", word("section", "detail", Section), *_COUNTED)
PENNANT_POINTS = EVENTS.add("pennant_points", _TRACK, *_COUNTED)
LOAN_COST = EVENTS.add("loan_cost", *_COUNTED)
FINAL = EVENTS.add("final", *_COUNTED)
WON = EVENTS.add("won", *_COUNTED)
STANDING = EVENTS.add("standing", number("total", "total"))

OPENED_POINTS = EVENTS.add(
    "opened_points",
    number("round", "total"),
    word("reason", "cause", Reason),
    word("column", "detail", ScoreColumn),
    number("amount", "amount"),
)
OPENED_SECTION = EVENTS.add(
    "opened_section", number("round", "cause"), word("section", "detail", Section), *_COUNTED
)

FOR_ANY, FOR_MOST, FOR_EACH = range(3)  # `cause` of POINTS
SUITS_SECTION, GUILD_SECTION, DEAD_SECTION = range(3)  # `detail` of SECTION
DEAD_CATHOLICS, DEAD_PROTESTANTS = 6, 7  # `detail` of POINTS, after five suits and the guild
