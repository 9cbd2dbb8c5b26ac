"""What is odd about an Avignon deck that can be played all the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeVar

from schism.errors import DeckError
from schism.games.deck.fields import Fields
from schism.text import LANGUAGES

WINNERS = ("owner", "opponent")
HAS = tuple(f"{side}_has{kinds}" for side in WINNERS for kinds in ("", "_kinds"))

T = TypeVar("T")


def deck_warnings(rows: Sequence[Fields]) -> tuple[DeckError, ...]:
    """Return the warnings about the kinds of a deck that has been read."""
    return (*chain.from_iterable(map(_about_wins, rows)), *_same_names(rows))


def _about_wins(row: Fields) -> Iterator[DeckError]:
    wins = row.table.get("wins", [])
    sides = {win["side"] for win in wins}
    if len(sides) == 1:  # printed cards have both (3.2, 4.2)
        (side,) = sides
        other = WINNERS[1 - WINNERS.index(side)]
        path = (*row.path, "wins")
        yield DeckError("deck-win-alone", path, place=row.place, side=side, other=other)
    for number, win in enumerate(wins):
        for field in HAS:
            for name in _repeated(win.get(field, ())):
                path = (*row.path, "wins", number, field)
                yield DeckError("deck-win-twice", path, place=row.place, field=field, name=name)


def _same_names(rows: Sequence[Fields]) -> Iterator[DeckError]:
    """Yield a warning for a kind that is called as an earlier one is."""
    seen: dict[tuple[str, str], str] = {}
    for row in rows:
        own = row.table["id"]
        for language in LANGUAGES:
            name = row.table.get("name", {}).get(language)
            other = seen.setdefault((language, name), own) if name else own
            if other != own:
                path = (*row.path, "name")
                yield DeckError("deck-same-name", path, place=row.place, name=name, other=other)
                break


def _repeated(values: Iterable[T]) -> list[T]:
    listed = list(values)
    return [value for value in dict.fromkeys(listed) if listed.count(value) > 1]
