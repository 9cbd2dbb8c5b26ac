"""The event log: what happened, why, by which rule, and who may know.

Compiled code writes into a record of fixed size. Given `None` instead it writes nothing, and the
compiler removes the calls, so rollouts pay nothing for them.
"""

from functools import cache
from typing import TypeAlias

from schism.kernel.compiled import compiled
from schism.kernel.records import Log, Record, blank, record_type

EVERYONE = -1
NO_CARD = -1
CAPACITY = 512  # the longest action ends a game: about 300 events

EVENT_FIELDS = (
    "kind",
    "viewer",  # the only seat that may know, or EVERYONE
    "seat",
    "card",
    "cause",  # the card that did it, or NO_CARD
    "detail",  # a track, a suit, a section: the kind says which
    "rule",  # 504 is rule 5.4
    "amount",
    "total",
)
VIEWER = EVENT_FIELDS.index("viewer")

Row: TypeAlias = tuple[int, ...]  # an event in the order of EVENT_FIELDS

LOG = record_type([("count", "i4"), ("events", "i2", (CAPACITY, len(EVENT_FIELDS)))])


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
        log.events[i, 0] = kind
        log.events[i, 1] = viewer
        log.events[i, 2] = seat
        log.events[i, 3] = card
        log.events[i, 4] = cause
        log.events[i, 5] = detail
        log.events[i, 6] = rule
        log.events[i, 7] = amount
        log.events[i, 8] = total
        log.count = i + 1


@cache
def rule_text(rule: int) -> str:
    return f"{rule // 100}.{rule % 100}"


def new_log() -> Record:
    return blank(LOG)


def drain(log: Record) -> list[Row]:
    """Take the events out of the log, in order."""
    taken = [tuple(row) for row in log["events"][: log["count"]].tolist()]
    log["count"] = 0
    return taken
