"""A position as plain text, for environments that can be rendered."""

from __future__ import annotations

from io import StringIO

from schism.games.contract import Game
from schism.games.deck import Deck
from schism.games.options import ALL_SHOWN
from schism.games.registry import face_for
from schism.games.views import own_view, public_view, whole_view
from schism.kernel.records import Observation
from schism.text import Reader

_WIDTH = 120  # characters


def position_text(game: Game, deck: Deck, seen: Observation, seats: int) -> str:
    """Return what a seat sees, as the terminal shows it but without colours."""
    from rich.console import Console  # learners that render nothing do without it

    names = [f"seat {seat}" for seat in range(seats)]
    own = own_view(game, deck, seen)
    view = whole_view(public_view(game, deck, seen, ALL_SHOWN), own)
    console = Console(file=StringIO(), width=_WIDTH, highlight=False, emoji=False, markup=False)
    for part in face_for(deck, Reader("en", names, int(seen.seat))).position(view):
        console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
