"""Deals: draw them, apply them, write them to records and read them back."""

from __future__ import annotations

from typing import Any

import numpy as np

from schism.errors import RecordError
from schism.games.contract import Json, Progress
from schism.games.deck import Deck
from schism.games.random_source import Source
from schism.games.tolerance.names import CARD_BY_CODE, CODES
from schism.games.tolerance.outcome import Dealt, draw_outcome, force_outcome
from schism.games.tolerance.parts import DealParts
from schism.games.tolerance.rules.deal import monarch_of, next_chooser, takes_part
from schism.games.tolerance.rules.readings import SETTLED_CHOOSER, reads
from schism.games.tolerance.rules.state import HAND
from schism.kernel.records import Log, State


class Deals:
    """Deals of a record: one per round, listed apart from the actions."""

    parts = DealParts()

    def draw(self, deck: Deck, state: State, source: Source | None) -> Dealt:
        return draw_outcome(deck, state, source)

    def apply(self, deck: Deck, state: State, outcome: Dealt, log: Log) -> None:
        force_outcome(deck, state, outcome, log)

    def write(self, deck: Deck, outcome: Dealt, record: Json) -> None:
        hands = [[CODES[card] for card in hand] for hand in outcome.hands]
        rounds = record.setdefault("rounds", [])
        rounds.append({"chooser": outcome.chooser, "hands": hands})

    def read(self, deck: Deck, state: State, record: Json, taken: Progress) -> Dealt:
        rounds = record.get("rounds")
        number = taken.outcomes + 1
        if not isinstance(rounds, list) or len(rounds) < number:
            raise RecordError("record-no-deal", round=number)
        return _read_deal(state, rounds[taken.outcomes], number)

    def count(self, record: Json) -> int:
        rounds = record.get("rounds")
        return len(rounds) if isinstance(rounds, list) else 0


def _read_deal(state: State, entry: Any, number: int) -> Dealt:
    players = int(state.players)
    hands = entry.get("hands") if isinstance(entry, dict) else None
    if not isinstance(hands, list) or len(hands) != players:
        raise RecordError("record-hands", round=number, players=players, cards=HAND)
    cards = [_read_card(code, number) for hand in hands if isinstance(hand, list) for code in hand]
    if any(not isinstance(hand, list) or len(hand) != HAND for hand in hands):
        raise RecordError("record-hands", round=number, players=players, cards=HAND)
    _check_cards(state, cards, number)
    return Dealt(_read_chooser(state, entry.get("chooser"), number), np.array(cards, np.int8))


def _read_card(code: Any, number: int) -> int:
    if not isinstance(code, str) or code not in CARD_BY_CODE:
        raise RecordError("record-card", round=number, card=str(code))
    return CARD_BY_CODE[code]


def _check_cards(state: State, cards: list[int], number: int) -> None:
    """Check that no card is dealt twice or out of play, and that the Monarch is dealt (3.1)."""
    monarch = monarch_of(int(state.reign))
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise RecordError("record-card-twice", round=number, card=CODES[card])
        if card != monarch and not takes_part(int(state.plagues), card):
            raise RecordError("record-card-out", round=number, card=CODES[card])
    if monarch not in cards:
        raise RecordError("record-no-monarch", round=number, card=CODES[monarch])


def _read_chooser(state: State, chooser: Any, number: int) -> int:
    """Read the chooser, drawn in the first round; later they follow from the points (3.2)."""
    players = int(state.players)
    if not isinstance(chooser, int) or isinstance(chooser, bool) or not 0 <= chooser < players:
        raise RecordError("record-chooser", round=number, found=str(chooser), last=players - 1)
    expected = _expected_chooser(state)
    if expected is not None and chooser != expected:
        raise RecordError("record-wrong-chooser", round=number, found=chooser, expected=expected)
    return chooser


def _expected_chooser(state: State) -> int | None:
    if state.reign > 0:
        return int(next_chooser(state))
    return int(state.first_chooser) if reads(state, SETTLED_CHOOSER) else None  # 14.8
