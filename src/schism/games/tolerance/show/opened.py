"""Counts that hidden roles kept secret, revealed at the end of the game (8.5)."""

from __future__ import annotations

from collections.abc import Iterable

from schism.games.tolerance.rules import events
from schism.kernel.log import EVENT_FIELDS, EVERYONE, Row

_KIND, _VIEWER, _CAUSE, _TOTAL = map(EVENT_FIELDS.index, ("kind", "viewer", "cause", "total"))


def opened(rows: Iterable[Row]) -> list[Row]:
    """Return each line and section that only its seat was told, as an event that names its round.

    Round by round and seat by seat; a seat's lines come before its sections.
    """
    found: list[tuple[int, int, int, Row]] = []
    reign = 0
    for row in rows:
        reign += row[_KIND] == events.CHOOSER
        if row[_VIEWER] != EVERYONE and row[_KIND] in (events.POINTS, events.SECTION):
            is_section = row[_KIND] == events.SECTION
            found.append((reign, row[_VIEWER], is_section, _as_opened(row, reign, is_section)))
    return [row for *_, row in sorted(found, key=lambda each: each[:3])]


def _as_opened(row: Row, reign: int, is_section: bool) -> Row:
    changed = list(row)
    changed[_VIEWER] = EVERYONE
    changed[_KIND] = events.OPENED_SECTION if is_section else events.OPENED_POINTS
    changed[_CAUSE if is_section else _TOTAL] = reign
    return tuple(changed)
