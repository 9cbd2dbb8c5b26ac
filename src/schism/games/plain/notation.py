"""Actions that are called the same in every state, as where an action is a card to play."""

from __future__ import annotations

from collections.abc import Sequence

from schism.games.deck import Deck
from schism.kernel.records import State


class CodeNotation:
    def __init__(self, codes: Sequence[str]) -> None:
        """`codes` are the names of all actions, by number."""
        self._codes = tuple(codes)
        self._numbers = {code: number for number, code in enumerate(codes)}

    def action_text(self, deck: Deck, state: State, action: int) -> str:
        return self._codes[action]

    def action_number(self, deck: Deck, state: State, text: str) -> int | None:
        return self._numbers.get(text.strip())
