"""The event log: what happened, why, by which rule, and who may know.

Compiled code writes into a record of fixed size; given `None` instead it writes nothing, and the
compiler drops the calls, so that a rollout pays nothing for them.
"""

from schism.kernel.compiled import compiled
from schism.kernel.records import Log, Record, blank, record_type

EVERYONE = -1
NO_CARD = -1
CAPACITY = 512  # the longest action ends a game: about 300 events

EVENT_FIELDS = ("kind", "viewer", "seat", "card", "cause", "detail", "rule", "amount", "total")

LOG = record_type(
    [
        ("count", "i4"),
        ("kind", "i1", (CAPACITY,)),
        ("viewer", "i1", (CAPACITY,)),  # a seat that alone may know, or EVERYONE
        ("seat", "i1", (CAPACITY,)),
        ("card", "i1", (CAPACITY,)),
        ("cause", "i1", (CAPACITY,)),  # the card that did it, or NO_CARD
        ("detail", "i1", (CAPACITY,)),  # a track, a suit, a section: the kind says which
        ("rule", "i2", (CAPACITY,)),  # 504 is rule 5.4
        ("amount", "i2", (CAPACITY,)),
        ("total", "i2", (CAPACITY,)),
    ]
)


@compiled
def emit(
    log: Log,
    kind: int,
    rule: int,
    seat: int,
    card: int = NO_CARD,
    cause: int = NO_CARD,
    detail: int = 0,
    amount: int = 0,
    total: int = 0,
    viewer: int = EVERYONE,
) -> None:
    if log is not None:
        i = log.count
        log.kind[i] = kind
        log.viewer[i] = viewer
        log.seat[i] = seat
        log.card[i] = card
        log.cause[i] = cause
        log.detail[i] = detail
        log.rule[i] = rule
        log.amount[i] = amount
        log.total[i] = total
        log.count = i + 1


def new_log() -> Record:
    return blank(LOG)


def drained(log: Record) -> list[dict[str, int]]:
    """The events since the log was last emptied, in order; the log is empty afterwards."""
    columns = [(name, log[name]) for name in EVENT_FIELDS]
    events = [{name: int(column[i]) for name, column in columns} for i in range(log.count)]
    log.count = 0
    return events
