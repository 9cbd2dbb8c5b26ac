"""Tolerance decks: from a parsed file to checked values, and from values to the kernel's record."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from schism.errors import DeckError
from schism.games.deck import FORMAT, Deck
from schism.games.deck.fields import Fields
from schism.games.tolerance import names
from schism.games.tolerance.effect_file import effect_into_record, read_effect
from schism.games.tolerance.names import CODES, ROLES
from schism.games.tolerance.rules.state import (
    CATHOLIC,
    DECK,
    GUILD,
    MOST_EFFECTS,
    PROTESTANT,
    ROUNDS,
)
from schism.kernel.records import DeckRecord, blank

SOURCES = ("printed", "example", "german", "house", "review", "own")
FAITHS = {"catholic": CATHOLIC, "protestant": PROTESTANT, "prevailing": None}
EDITIONS = ("en", "de")
ReadRow: TypeAlias = Callable[[Fields, int], None]


def load_deck(data: dict[str, Any], place: str) -> Deck:
    """Build a deck from a parsed file; `place` names the file in error messages."""
    top = Fields(data, place)
    top.choice("format", [FORMAT])
    top.choice("game", ["tolerance"])
    name, record = top.text("id"), blank(DECK)
    top.choice("edition", EDITIONS)
    _read_rows(top, "card", "code", CODES, partial(_read_card, record))
    _read_rows(top, "role", "id", ROLES, partial(_read_role, record))
    top.raise_noted()
    top.finish()
    return Deck("tolerance", name, data, record)


def _read_rows(top: Fields, kind: str, key: str, ids: Sequence[str], read: ReadRow) -> None:
    """Read every row with `read`, which is told its number; every id must occur once."""
    missing = list(ids)
    for row in top.rows(kind):
        with row.noting():
            found = row.choice(key, ids)
            if found not in missing:
                raise DeckError("deck-twice", place=top.place, what=found)
            row.place = f"{top.place}, {kind} {found}"
            missing.remove(found)
            read(row, ids.index(found))
    with top.noting():
        if missing:
            raise DeckError("deck-missing", place=top.place, what=missing[0])


def _read_card(record: DeckRecord, row: Fields, card: int) -> None:
    row.text("name")
    faith = FAITHS[row.choice("religion", FAITHS)]
    for reign in range(ROUNDS):  # 2.2: a prevailing card counts as the reign's religion
        record.religion[reign, card] = reign if faith is None else faith
    record.piety[card] = row.number("piety", 0, 20)
    record.money[card] = row.number("money", -20, 20)
    record.guild[card] = row.flag("guild")
    effects = [read_effect(fields) for fields in row.rows("effects", "effect")]
    if len(effects) > MOST_EFFECTS:
        raise row.wrong("effects", f"0 .. {MOST_EFFECTS}")
    record.effects[card] = len(effects)
    for number, effect in enumerate(effects):
        effect_into_record(effect, card, number, record)
    _check_source(row, ("name", "religion", "piety", "money", "guild", "effects"))
    row.finish()


def _check_source(row: Fields, known: tuple[str, ...]) -> None:
    """Check that every source is known; a value without one is the author's own (11.2)."""
    source = row.inner("source", default=True)
    for name in known:
        source.choice(name, SOURCES, default="own")
    source.finish()


def _read_role(record: DeckRecord, row: Fields, role: int) -> None:
    if "name" in row:
        row.text("name")
    pennants = row.inner("pennants")
    for track, name in enumerate(names.TRACKS):
        record.pennant[role, track] = pennants.number(name, -9, 9, default=0)
    pennants.finish()
    reigns = list(row.rows("reign"))
    if len(reigns) != ROUNDS:
        raise row.wrong("reign", f"{ROUNDS} x [[role.reign]]")
    for reign, fields in enumerate(reigns):
        _read_reign(fields, role, reign, record)
    _check_source(row, ("name", "reign", "pennants"))
    row.finish()


def _read_reign(row: Fields, role: int, reign: int, record: DeckRecord) -> None:
    suits = row.inner("suits", default=True)
    for column, letter in enumerate(names.SUIT_LETTERS):
        _read_column(suits.inner(letter, default=True), role, reign, column, record)
    suits.finish()
    _read_column(row.inner("guild", default=True), role, reign, GUILD, record)
    dead = row.inner("dead", default=True)
    for name, faith in (("catholic", CATHOLIC), ("protestant", PROTESTANT)):
        record.for_dead[role, reign, faith] = dead.number(name, -99, 99, default=0)
    dead.finish()
    row.finish()


def _read_column(row: Fields, role: int, reign: int, column: int, record: DeckRecord) -> None:
    record.for_any[role, reign, column] = row.number("any", -99, 99, default=0)
    record.for_most[role, reign, column] = row.number("most", -99, 99, default=0)
    record.for_each[role, reign, column] = row.number("each", -99, 99, default=0)
    row.finish()
