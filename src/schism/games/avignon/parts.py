"""Draws split into single kinds, for programs that want one small chance outcome at a time."""

from __future__ import annotations

from collections.abc import Sequence

from schism.games.avignon.deck import kind_ids
from schism.games.avignon.outcome import Drawn, possible_kinds
from schism.games.avignon.rules.packed import COLUMNS
from schism.games.avignon.rules.state import MOST_KINDS, SETUP
from schism.games.contract import Part
from schism.games.deck import Deck
from schism.kernel.records import State


class DrawParts:
    most = MOST_KINDS
    secret = False

    def after(self, deck: Deck, state: State, parts: Sequence[int]) -> list[Part]:
        if len(parts) == (COLUMNS if state.phase == SETUP else 1):
            return []
        left = possible_kinds(state)
        for kind in parts:
            left[kind] -= 1
        people = sum(left.values())
        return sorted((kind, count / people) for kind, count in left.items() if count)

    def whole(self, deck: Deck, state: State, parts: Sequence[int]) -> Drawn:
        return list(parts) if state.phase == SETUP else parts[0]

    def of(self, deck: Deck, state: State, outcome: Drawn) -> list[int]:
        return outcome if isinstance(outcome, list) else [outcome]

    def name(self, deck: Deck, state: State, parts: Sequence[int], part: int) -> str:
        return f"draw {kind_ids(deck)[part]}"
