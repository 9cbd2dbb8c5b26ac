"""Avignon decks: from a parsed file to checked values, and from values to the kernel's record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from schism.errors import DeckError
from schism.games.avignon.deck_warnings import WINNERS, deck_warnings
from schism.games.avignon.rules.packed import FACTIONS, presence
from schism.games.avignon.rules.state import DECK, MOST_KINDS, MOST_STEPS, MOST_WINS
from schism.games.avignon.step_file import Known, read_step, step_into_record
from schism.games.deck import FORMAT, Deck
from schism.games.deck.fields import Fields
from schism.kernel.records import DeckRecord, blank

SOURCES = ("printed", "review", "house", "own")
_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def load_deck(data: dict[str, Any], place: str) -> Deck:
    """Build a deck from a parsed file; `place` names the file in error messages."""
    top = Fields(data, place)
    top.choice("format", [FORMAT])
    top.choice("game", ["avignon"])
    name, record = top.text("id"), blank(DECK)
    rows = list(top.rows("kind"))
    if len(rows) > MOST_KINDS:
        raise top.wrong("kind", f"1 .. {MOST_KINDS} x [[kind]]")
    known = _read_names(rows, top)
    for kind, row in enumerate(rows):
        with row.noting():
            _read_kind(row, kind, known, record)
    top.raise_noted()
    top.finish()
    return Deck("avignon", name, data, record, deck_warnings(rows))


def _read_names(rows: list[Fields], top: Fields) -> Known:
    """Read kinds and factions first: petitions and win conditions may name any of them."""
    kinds: list[str] = []
    factions: list[str] = []
    for row in rows:
        kind = _read_id(row, "id")
        if kind in kinds:
            raise DeckError("deck-kind-twice", (*row.path, "id"), place=top.place, kind=kind)
        row.place = f"{top.place}, kind {kind}"
        kinds.append(kind)
        factions.append(_read_id(row, "faction"))
    _check_factions(rows, factions, top)
    return Known(kinds, factions, list(dict.fromkeys(factions)))


def _read_id(row: Fields, name: str) -> str:
    """Read an id, which is one plain word: records separate kinds by spaces."""
    value = row.text(name)
    if not _ID.fullmatch(value):
        raise row.wrong(name, "a-z 0-9 _ -, 1 .. 40")
    return value


def _check_factions(rows: list[Fields], factions: list[str], top: Fields) -> None:
    """Check that there are six factions, each with exactly one kind of the base game (1.2)."""
    different = list(dict.fromkeys(factions))
    if len(different) != FACTIONS:
        raise DeckError(
            "deck-factions", top.path, place=top.place, found=len(different), expected=FACTIONS
        )
    base: dict[str, str] = {}
    for row, faction in zip(rows, factions, strict=True):
        if not row.flag("expansion") and base.setdefault(faction, row.text("id")) != row.text("id"):
            path, other = (*row.path, "faction"), base[faction]
            raise DeckError("deck-base-twice", path, place=row.place, faction=faction, other=other)
    for faction in different:
        if faction not in base:
            raise DeckError("deck-base-missing", top.path, place=top.place, faction=faction)


def _read_kind(row: Fields, kind: int, known: Known, record: DeckRecord) -> None:
    record.faction[kind] = known.faction_number(kind)
    steps = [read_step(fields, known) for fields in row.rows("petition")]
    if len(steps) > MOST_STEPS:
        raise row.wrong("petition", f"0 .. {MOST_STEPS}")
    record.steps[kind] = len(steps)
    for number, step in enumerate(steps):
        step_into_record(step, kind, number, record)
    _read_wins(row, kind, known, record)
    _read_words(row)
    row.finish()


def _read_words(row: Fields) -> None:
    """Read the names of custom kinds and the sources of values; the default is the author's own."""
    if "name" in row:
        name = row.inner("name")
        name.text("en")
        name.text("de")
        name.finish()
    source = row.inner("source", default=True)
    for field in ("name", "faction", "petition", "wins"):
        source.choice(field, SOURCES, default="own")
    source.finish()


def _read_wins(row: Fields, kind: int, known: Known, record: DeckRecord) -> None:
    wins = list(row.rows("wins")) if "wins" in row else []
    if len(wins) > MOST_WINS:
        raise row.wrong("wins", f"0 .. {MOST_WINS}")
    record.wins[kind] = len(wins)
    for number, win in enumerate(wins):
        record.winner[kind, number] = WINNERS.index(win.choice("side", WINNERS))
        _read_condition(win, kind, number, known, record)
        win.finish()


def _read_condition(win: Fields, kind: int, number: int, known: Known, record: DeckRecord) -> None:
    named = 0
    for name in ("owner_has", "opponent_has"):
        factions = _named(win, name, known.names)
        kinds = _named(win, f"{name}_kinds", known.kinds)
        named += len(factions) + len(kinds)
        record[name][kind, number] = sum(map(presence, set(factions)))
        record[f"{name}_kinds"][kind, number] = sum(1 << only for only in set(kinds))
    if not named:
        raise win.wrong("owner_has", "[FACTION, ...]")


def _named(win: Fields, name: str, known: Sequence[str]) -> list[int]:
    """Return the factions or kinds that must be in a congregation, by number."""
    if name not in win:
        win.asked.add(name)
        return []
    wanted = win.get(name, "[...]")
    if not isinstance(wanted, list) or any(each not in known for each in wanted):
        raise win.wrong(name, f"[{' | '.join(known)}, ...]")
    return [known.index(each) for each in wanted]


def kind_ids(deck: Deck) -> list[str]:
    return [kind["id"] for kind in deck.data["kind"]]
