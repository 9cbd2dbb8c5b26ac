"""A deal as an outcome of chance: drawn by the state's generator, by a secure one, or given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from schism.games.deck import Deck
from schism.games.random_source import Source, sample
from schism.games.tolerance.rules.cards import CARDS
from schism.games.tolerance.rules.deal import (
    deal,
    first_chooser,
    monarch_of,
    next_chooser,
    shuffle_round,
    takes_part,
)
from schism.games.tolerance.rules.readings import SETTLED_CHOOSER, reads
from schism.games.tolerance.rules.state import HAND
from schism.kernel.records import Log, State


@dataclass(frozen=True, slots=True)
class Dealt:
    chooser: int
    cards: NDArray[np.int8]  # seat by seat

    @property
    def hands(self) -> list[list[int]]:
        return [[int(card) for card in hand] for hand in self.cards.reshape(-1, HAND)]


def draw_outcome(deck: Deck, state: State, source: Source | None) -> Dealt:
    """Draw from `source`, or without one from the state's own generator."""
    cards = _shuffled(state) if source is None else _shuffled_by(source, state)
    if state.reign > 0:
        return Dealt(int(next_chooser(state)), cards)
    if source is None or reads(state, SETTLED_CHOOSER):
        return Dealt(int(first_chooser(state)), cards)
    return Dealt(source.below(int(state.players)), cards)


def _shuffled(state: State) -> NDArray[np.int8]:
    cards = np.empty(CARDS, np.int8)
    return cards[: shuffle_round(state, cards)]


def _shuffled_by(source: Source, state: State) -> NDArray[np.int8]:
    cards = sample(source, _suit_cards(int(state.plagues)), HAND * int(state.players) - 1)
    cards.append(monarch_of(int(state.reign)))
    return np.array(sample(source, cards, len(cards)), np.int8)


@cache
def _suit_cards(plagues: int) -> tuple[int, ...]:
    return tuple(card for card in range(CARDS) if takes_part(plagues, card))


def force_outcome(deck: Deck, state: State, outcome: Dealt, log: Log) -> None:
    deal(deck.record, state, outcome.chooser, outcome.cards, log)
