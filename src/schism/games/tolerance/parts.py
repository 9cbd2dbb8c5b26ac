"""A deal split up, for programs that want one small chance outcome at a time.

First who chooses the starting player, drawn in the first round only; then the cards, place by
place. The Monarch is as likely in each place as in any other, and any suit card as any other (3.1).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from schism.games.contract import Part
from schism.games.deck import Deck
from schism.games.tolerance.names import CODES
from schism.games.tolerance.outcome import Dealt
from schism.games.tolerance.rules.cards import CARDS
from schism.games.tolerance.rules.deal import monarch_of, next_chooser, takes_part
from schism.games.tolerance.rules.readings import SETTLED_CHOOSER, reads
from schism.games.tolerance.rules.state import HAND
from schism.kernel.records import State

_CHOOSERS = 1  # parts before the cards, in the first round


class DealParts:
    most = CARDS
    secret = True

    def after(self, deck: Deck, state: State, parts: Sequence[int]) -> list[Part]:
        players = int(state.players)
        if state.reign == 0 and not parts:
            return _choosers(state)
        cards = _cards(state, parts)
        places = HAND * players - len(cards)
        return _cards_after(state, cards, places) if places else []

    def whole(self, deck: Deck, state: State, parts: Sequence[int]) -> Dealt:
        chooser = parts[0] if state.reign == 0 else int(next_chooser(state))
        return Dealt(chooser, np.array(_cards(state, parts), np.int8))

    def of(self, deck: Deck, state: State, outcome: Dealt) -> list[int]:
        chooser = [outcome.chooser] if state.reign == 0 else []
        return [*chooser, *map(int, outcome.cards)]

    def name(self, deck: Deck, state: State, parts: Sequence[int], part: int) -> str:
        if state.reign == 0 and not parts:
            return f"chooser {part}"
        return f"deal {CODES[part]} to {len(_cards(state, parts)) // HAND}"


def _choosers(state: State) -> list[Part]:
    if reads(state, SETTLED_CHOOSER):
        return [(int(state.first_chooser), 1.0)]
    players = int(state.players)
    return [(seat, 1 / players) for seat in range(players)]


def _cards(state: State, parts: Sequence[int]) -> Sequence[int]:
    return parts[_CHOOSERS:] if state.reign == 0 else parts


def _cards_after(state: State, cards: Sequence[int], places: int) -> list[Part]:
    monarch = monarch_of(int(state.reign))
    likely = {} if monarch in cards else {monarch: 1 / places}
    rest = 1.0 - sum(likely.values())
    if rest > 0:
        plagues, taken = int(state.plagues), set(cards)
        left = [c for c in range(CARDS) if takes_part(plagues, c) and c not in taken]
        likely.update((card, rest / len(left)) for card in left)
    return sorted(likely.items())
