"""Actions as text."""

from __future__ import annotations

from schism.games.deck import Deck
from schism.games.tolerance.names import CARD_BY_CODE, CODES, PHASES, PLAY_TEXTS, ROLES, TRACKS
from schism.games.tolerance.rules.cards import PLAYS, REPAY, START, TARGET
from schism.kernel.records import State

NAMES = {"cards": CODES, "roles": ROLES, "tracks": TRACKS}  # in records
_DIGITS = "01234"
_PLAY_NUMBERS = {text: number for number, text in enumerate(PLAY_TEXTS)}


class ToleranceNotation:
    """Notation of actions; a choice is named after the phase in which it is made."""

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
