"""What can happen in Avignon; the words for it are in text/.

What happens to a person says in `detail` which column they stand in, and before that, if a petition
is the cause, the column of the petitioned person, counted from 1. ASKED is told by previews alone.
"""

from schism.games.avignon.names import Ending, Place, Verb
from schism.games.avignon.rules.packed import COLUMNS
from schism.games.deck import Deck
from schism.games.events import EventKinds, looked_up, number, word

EVENTS = EventKinds("avignon")


def _kinds(deck: Deck) -> list[str | None]:
    """Return the ids of a deck's kinds, and None for no kind."""
    return [*(kind["id"] for kind in deck.data["kind"]), None]


_WHO = (
    looked_up("kind", "card", _kinds),
    looked_up("column", "detail", [1 + i % COLUMNS for i in range(COLUMNS * (1 + COLUMNS))], int),
)
_FROM = word("from", "amount", Place)
_PLACE = word("place", "total", Place)
_BY_PETITION = (
    looked_up(
        "cause_column",
        "detail",
        [i // COLUMNS or None for i in range(COLUMNS * (1 + COLUMNS))],
        int,
        required=False,
    ),
    looked_up("cause", "cause", _kinds, required=False),
)
_CAUSE = looked_up("cause", "cause", _kinds)
_DO = word("do", "detail", Verb)
_ENDING = word("by", "detail", Ending)
_COLUMN_SETS = [[1 + i for i in range(COLUMNS) if bits >> i & 1] for bits in range(1 << COLUMNS)]
_COLUMNS = looked_up("columns", "amount", _COLUMN_SETS, list[int])

PLACED = EVENTS.add("placed", *_WHO, _PLACE)
BESOUGHT = EVENTS.add("besought", *_WHO, _PLACE)
CHASTISED = EVENTS.add("chastised", *_WHO, _PLACE)
EXCOMMUNICATED = EVENTS.add("excommunicated", *_WHO, _PLACE)
PETITIONED = EVENTS.add("petitioned", *_WHO, _PLACE)
MOVED = EVENTS.add("moved", *_WHO, _FROM, _PLACE, *_BY_PETITION)
JOINED = EVENTS.add("joined", *_WHO, _PLACE, *_BY_PETITION)
DISCARDED = EVENTS.add("discarded", *_WHO, _PLACE, *_BY_PETITION)
NOTHING = EVENTS.add("nothing", _CAUSE, _DO)
STOPPED = EVENTS.add("stopped", _CAUSE)
RESHUFFLED = EVENTS.add("reshuffled", number("amount", "amount"))
DRAWN = EVENTS.add("drawn", *_WHO, _PLACE)
WON = EVENTS.add("won", _ENDING)
ENDED = EVENTS.add("ended", _ENDING)
ASKED = EVENTS.add("asked", _CAUSE, _DO, _COLUMNS, number("count", "total"))
