"""Steps of a petition as a deck file writes them (4.2), checked, and as the kernel reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schism.games.avignon.names import PLACES, VERBS, WHO
from schism.games.avignon.rules.packed import COLUMNS, EVERY_FACTION
from schism.games.avignon.rules.state import (
    ANY,
    ANY_KIND,
    AT_PLACE,
    AT_THIS,
    EVERY_HEIGHT,
    FACTION,
    GENOA,
    IN_PLAY,
    NUMBER,
    OPPONENTS_CONGREGATION,
    OTHERS,
    OWN_CONGREGATION,
    PLAYERS,
    PULL,
    PUSH,
    SWAP,
)
from schism.games.deck.fields import Fields
from schism.kernel.records import DeckRecord

_WHERE = ("own_half", "opponent_half", *PLACES)
_COUNTS = f"1 .. {COLUMNS} | {{ in_play = .. }} | {{ congregation = .. }} | {{ at = .. }}"


@dataclass(frozen=True, slots=True)
class Known:
    """The names a deck uses."""

    kinds: Sequence[str]
    factions: Sequence[str]  # of each kind
    names: Sequence[str]  # of the factions, in the order of their numbers

    def faction_number(self, kind: int) -> int:
        return self.names.index(self.factions[kind])


@dataclass(frozen=True, slots=True)
class Count:
    counting: int = NUMBER
    count: int = 0
    counted: int = EVERY_FACTION


@dataclass(frozen=True, slots=True)
class Step:
    does: int
    who: int
    by: int
    count: Count
    factions: int
    only: int
    within: tuple[int, int]  # as Rome and as Avignon
    up_to: bool
    opponents: bool


def read_step(row: Fields, known: Known) -> Step:
    does = VERBS.index(row.choice("do", VERBS))
    who = WHO.index(row.choice("who", ("others",) if does == SWAP else WHO))
    chosen = who in (OTHERS, ANY)
    factions, only = _filter(row, who, known)
    step = Step(
        does=does,
        who=who,
        by=_by(row, does),
        count=_count(row, does, known) if chosen else Count(),
        factions=factions,
        only=only,
        within=_within(row) if chosen else (EVERY_HEIGHT, EVERY_HEIGHT),
        up_to=row.flag("up_to") if chosen else False,
        opponents=row.choice("actor", ("self", "opponent"), default="self") == "opponent",
    )
    row.finish()
    return step


def _by(row: Fields, does: int) -> int:
    """Read a distance towards the acting player."""
    if does == PULL:
        return row.number("by", 1, 2)
    return -row.number("by", 1, 2) if does == PUSH else 0


def _filter(row: Fields, who: int, known: Known) -> tuple[int, int]:
    """Read the factions as bits and the kind; everyone if neither is given."""
    if who not in (FACTION, OTHERS, ANY):
        return EVERY_FACTION, ANY_KIND
    if who == FACTION and ("faction" in row) == ("kind" in row):
        raise row.wrong("faction", "faction = FACTION | kind = KIND")
    factions, only = EVERY_FACTION, ANY_KIND
    if "faction" in row:
        factions = _faction(row, "faction", known)
    if "kind" in row:
        only = known.kinds.index(row.choice("kind", known.kinds))
        factions &= 1 << known.faction_number(only)
    return factions, only


def _faction(row: Fields, name: str, known: Known) -> int:
    return 1 << known.names.index(row.choice(name, known.names))


def _within(row: Fields) -> tuple[int, int]:
    """Read the heights as bits, for Rome and for Avignon; halves lie beyond Genoa."""
    if "where" not in row:
        return EVERY_HEIGHT, EVERY_HEIGHT
    where = row.choice("where", _WHERE)
    if where in PLACES:
        place = 1 << PLACES.index(where)
        return place, place
    romes = EVERY_HEIGHT & ~((2 << GENOA) - 1)
    avignons = (1 << GENOA) - 1
    return (romes, avignons) if where == "own_half" else (avignons, romes)


def _count(row: Fields, does: int, known: Known) -> Count:
    if does == SWAP:
        return Count(count=row.number("count", 1, 1))
    if isinstance(row.get("count", _COUNTS), int):
        return Count(count=row.number("count", 1, COLUMNS))
    if not isinstance(row.table["count"], dict):
        raise row.wrong("count", _COUNTS)
    return _table_count(row, row.inner("count"), known)


def _table_count(row: Fields, count: Fields, known: Known) -> Count:
    """Read a number that is counted on the table when the step begins."""
    if "in_play" in count:
        found = Count(IN_PLAY, counted=_faction(count, "in_play", known))
    elif "congregation" in count:
        own = count.choice("congregation", ("own", "opponent")) == "own"
        whose = OWN_CONGREGATION if own else OPPONENTS_CONGREGATION
        counted = _faction(count, "faction", known) if "faction" in count else EVERY_FACTION
        found = Count(whose, counted=counted)
    elif "at" in count:
        place = count.choice("at", ("this", *PLACES))
        found = Count(AT_THIS) if place == "this" else Count(AT_PLACE, PLACES.index(place))
    else:
        raise row.wrong("count", _COUNTS)
    count.finish()
    return found


def step_into_record(step: Step, kind: int, number: int, record: DeckRecord) -> None:
    record.does[kind, number] = step.does
    record.who[kind, number] = step.who
    record.by[kind, number] = step.by
    record.counting[kind, number] = step.count.counting
    record.count[kind, number] = step.count.count
    record.counted[kind, number] = step.count.counted
    record.factions[kind, number] = step.factions
    record.only[kind, number] = step.only
    for seat in range(PLAYERS):
        record.within[seat, kind, number] = step.within[seat]
    record.up_to[kind, number] = step.up_to
    record.opponents[kind, number] = step.opponents
