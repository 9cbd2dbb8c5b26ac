"""Steps of a petition as a deck file writes them (4.2), checked, and as the kernel reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schism.games.avignon.names import PLACES, VERBS, WHO
from schism.games.avignon.rules.packed import COLUMNS, EVERY_FACTION
from schism.games.avignon.rules.state import (
    ANY,
    ANY_KIND,
    AT_THIS,
    AVIGNON,
    DISTANCE,
    DISTANCE_FROM_THIS,
    DISTANCE_OF_THIS,
    EVERY_HEIGHT,
    FACTION,
    GENOA,
    HOW_FAR,
    HOW_MANY,
    IN_PLAY,
    NUMBER,
    OPPONENTS_CONGREGATION,
    OTHERS,
    OWN_CONGREGATION,
    PLACE,
    PLAYERS,
    PULL,
    PULL_OR_PUSH,
    PUSH,
    ROME,
    SELF,
    SWAP,
)
from schism.games.deck.fields import Fields
from schism.kernel.records import DeckRecord

BySeat = tuple[int, int]  # as Rome and as Avignon

_THIS = "this"
_ROMES_HALF = EVERY_HEIGHT & ~((2 << GENOA) - 1)  # halves lie beyond Genoa
_AVIGNONS_HALF = (1 << GENOA) - 1
_CITIES: dict[str, BySeat] = {"own_city": (ROME, AVIGNON), "opponent_city": (AVIGNON, ROME)}
_HALVES: dict[str, BySeat] = {
    "own_half": (_ROMES_HALF, _AVIGNONS_HALF),
    "opponent_half": (_AVIGNONS_HALF, _ROMES_HALF),
}
_PLACES: dict[str, BySeat] = {**{name: (i, i) for i, name in enumerate(PLACES)}, **_CITIES}
_WHERE: dict[str, BySeat] = {
    **{name: (1 << rome, 1 << avignon) for name, (rome, avignon) in _PLACES.items()},
    **_HALVES,
    _THIS: (EVERY_HEIGHT, EVERY_HEIGHT),
}
_EVERYWHERE: BySeat = (EVERY_HEIGHT, EVERY_HEIGHT)
_FARTHEST = ROME - AVIGNON
_COUNTED = (
    "{ in_play = .. } | { kind_in_play = .. } | { congregation = .. } | { at = .. }"
    " | { distance = .. }"
)


@dataclass(frozen=True, slots=True)
class Known:
    """The names a deck uses."""

    kinds: Sequence[str]
    factions: Sequence[str]  # of each kind
    names: Sequence[str]  # of the factions, in the order of their numbers

    def faction_number(self, kind: int) -> int:
        return self.names.index(self.factions[kind])


@dataclass(frozen=True, slots=True)
class Group:
    """Factions, a bit each, or one kind only."""

    factions: int = EVERY_FACTION
    only: int = ANY_KIND


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the file, or one to be counted on the table."""

    counting: int = NUMBER
    number: int = 0
    group: Group = Group()
    at: BySeat = _EVERYWHERE


@dataclass(frozen=True, slots=True)
class Step:
    does: int
    who: int
    by: Number
    count: Number
    group: Group
    within: BySeat
    here: bool
    up_to: bool
    opponents: bool


def read_step(row: Fields, known: Known) -> Step:
    does = VERBS.index(row.choice("do", VERBS))
    who = WHO.index(row.choice("who", ("others",) if does == SWAP else WHO))
    chosen = who in (OTHERS, ANY)
    where = row.optional_choice("where", _WHERE)
    step = Step(
        does=does,
        who=who,
        by=_by(row, known) if does in (PULL, PUSH, PULL_OR_PUSH) else Number(),
        count=_count(row, does, known) if chosen else Number(number=COLUMNS),
        group=_whom(row, who, known),
        within=_WHERE[where] if where else _EVERYWHERE,
        here=who == PLACE or where == _THIS,
        up_to=row.flag("up_to") if chosen else False,
        opponents=row.choice("actor", ("self", "opponent"), default="self") == "opponent",
    )
    row.finish()
    return step


def _whom(row: Fields, who: int, known: Known) -> Group:
    if who == FACTION and ("faction" in row) == ("kind" in row):
        raise row.wrong("faction", "faction = FACTION | kind = KIND")
    return Group() if who == SELF else _group(row, known)


def _group(row: Fields, known: Known) -> Group:
    """Read the factions and the kind that a table names; everyone if it names neither."""
    factions, only = EVERY_FACTION, ANY_KIND
    faction = row.optional_choice("faction", known.names)
    kind = row.optional_choice("kind", known.kinds)
    if faction is not None:
        factions = 1 << known.names.index(faction)
    if kind is not None:
        only = known.kinds.index(kind)
        factions &= 1 << known.faction_number(only)
    return Group(factions, only)


def _faction(row: Fields, name: str, known: Known) -> Group:
    return Group(1 << known.names.index(row.choice(name, known.names)))


def _kind(row: Fields, name: str, known: Known) -> Group:
    only = known.kinds.index(row.choice(name, known.kinds))
    return Group(1 << known.faction_number(only), only)


def _by(row: Fields, known: Known) -> Number:
    return _number(row, "by", _FARTHEST, known)


def _count(row: Fields, does: int, known: Known) -> Number:
    if does == SWAP:
        return Number(number=row.number("count", 1, 1))
    return _number(row, "count", COLUMNS, known)


def _number(row: Fields, name: str, most: int, known: Known) -> Number:
    expected = f"1 .. {most} | {_COUNTED}"
    value = row.get(name, expected)
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
        return Number(number=value)
    if not isinstance(value, dict):
        raise row.wrong(name, expected)
    inner = row.inner(name)
    found = _distance(inner, name) if "distance" in inner else _table_number(inner, known)
    if found is None:
        raise row.wrong(name, expected)
    inner.finish()
    return found


def _table_number(count: Fields, known: Known) -> Number | None:
    """Read a number that is counted on the table when the step begins."""
    if "in_play" in count:
        return Number(IN_PLAY, group=_faction(count, "in_play", known))
    if "kind_in_play" in count:
        return Number(IN_PLAY, group=_kind(count, "kind_in_play", known))
    if "congregation" in count:
        own = count.choice("congregation", ("own", "opponent")) == "own"
        whose = OWN_CONGREGATION if own else OPPONENTS_CONGREGATION
        return Number(whose, group=_group(count, known))
    if "at" in count:
        where = count.choice("at", _WHERE)
        counting = AT_THIS if where == _THIS else IN_PLAY
        return Number(counting, group=_group(count, known), at=_WHERE[where])
    return None


def _distance(measure: Fields, name: str) -> Number:
    """Read a distance: of everyone who is moved, or of the petitioned person."""
    whose = (_THIS,) if name == "count" else (_THIS, "each")
    if measure.choice("of", whose, default=whose[-1]) == _THIS:
        return Number(DISTANCE_OF_THIS, at=_PLACES[measure.choice("distance", _PLACES)])
    place = measure.choice("distance", (_THIS, *_PLACES))
    if place == _THIS:
        return Number(DISTANCE_FROM_THIS)
    return Number(DISTANCE, at=_PLACES[place])


_PULLS = {PULL: 1, PUSH: -1}


def step_into_record(step: Step, kind: int, number: int, record: DeckRecord) -> None:
    record.does[kind, number] = step.does
    record.who[kind, number] = step.who
    record.chosen[kind, number] = step.who in (OTHERS, ANY) or step.does == PULL_OR_PUSH
    record.by[kind, number] = _PULLS.get(step.does, 0) * step.by.number
    _number_into_record(step.count, (HOW_MANY, kind, number), record)
    _number_into_record(step.by, (HOW_FAR, kind, number), record)
    record.factions[kind, number] = step.group.factions
    record.only[kind, number] = step.group.only
    for seat in range(PLAYERS):
        record.within[seat, kind, number] = step.within[seat]
    record.here[kind, number] = step.here
    record.up_to[kind, number] = step.up_to
    record.opponents[kind, number] = step.opponents


def _number_into_record(number: Number, at: tuple[int, int, int], record: DeckRecord) -> None:
    record.counting[at] = number.counting
    record.number[at] = number.number
    record.counted[at] = number.group.factions
    record.counted_kind[at] = number.group.only
    for seat in range(PLAYERS):
        record.counted_at[(seat, *at)] = number.at[seat]
