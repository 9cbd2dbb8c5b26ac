"""Actions and deals as text (formats: record)."""

from __future__ import annotations

from typing import Any

import numpy as np

from schism.errors import RecordError
from schism.games.contract import Json, Progress
from schism.games.deck import Deck
from schism.games.tolerance.names import CARD_BY_CODE, CODES, PHASES, PLAY_TEXTS
from schism.games.tolerance.outcome import Dealt
from schism.games.tolerance.rules.cards import PLAYS, REPAY, START, TARGET
from schism.games.tolerance.rules.deal import monarch_of, next_chooser, takes_part
from schism.games.tolerance.rules.state import HAND
from schism.kernel.records import State

_DIGITS = "01234"
_PLAY_NUMBERS = {text: number for number, text in enumerate(PLAY_TEXTS)}


class ToleranceNotation:
    """A choice is called by the phase in which it is made."""

    def action_text(self, deck: Deck, state: State, action: int) -> str:
        if action < PLAYS:
            return PLAY_TEXTS[action]
        if action < START:
            verb = PHASES[int(state["phase"])]  # as an attribute it takes four times as long
            return f"{verb} {CODES[action - TARGET]}"
        if action < REPAY:
            return f"start {action - START}"
        return f"repay {action - REPAY}"

    def action_number(self, deck: Deck, state: State, text: str) -> int | None:
        first, _, rest = text.strip().partition(" ")
        if not rest:
            return _PLAY_NUMBERS.get(first)
        if first != PHASES[int(state["phase"])]:
            return None
        if first in ("start", "repay"):
            base, limit = (START, REPAY - START) if first == "start" else (REPAY, 4)
            return base + _DIGITS.index(rest) if rest in tuple(_DIGITS[:limit]) else None
        return TARGET + CARD_BY_CODE[rest] if rest in CARD_BY_CODE else None

    def write_outcome(self, deck: Deck, outcome: Dealt, record: Json) -> None:
        hands = [[CODES[card] for card in hand] for hand in outcome.hands]
        rounds = record.setdefault("rounds", [])
        rounds.append({"chooser": outcome.chooser, "hands": hands})

    def read_outcome(self, deck: Deck, state: State, record: Json, taken: Progress) -> Dealt:
        rounds = record.get("rounds")
        number = taken.outcomes + 1
        if not isinstance(rounds, list) or len(rounds) < number:
            raise RecordError("record-no-deal", round=number)
        return _read_deal(state, rounds[taken.outcomes], number)

    def outcomes_in(self, record: Json) -> int:
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
    """No card twice, none that stays out, and the reign's Monarch dealt (3.1)."""
    monarch = monarch_of(int(state.reign))
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise RecordError("record-card-twice", round=number, card=CODES[card])
        if card != monarch and not takes_part(int(state.plagues), card):
            raise RecordError("record-card-out", round=number, card=CODES[card])
    if monarch not in cards:
        raise RecordError("record-no-monarch", round=number, card=CODES[monarch])


def _read_chooser(state: State, chooser: Any, number: int) -> int:
    """Given in the first round; afterwards it follows from the points (3.2)."""
    players = int(state.players)
    if not isinstance(chooser, int) or isinstance(chooser, bool) or not 0 <= chooser < players:
        raise RecordError("record-chooser", round=number, found=str(chooser), last=players - 1)
    if state.reign > 0 and chooser != next_chooser(state):
        expected = int(next_chooser(state))
        raise RecordError("record-wrong-chooser", round=number, found=chooser, expected=expected)
    return chooser
