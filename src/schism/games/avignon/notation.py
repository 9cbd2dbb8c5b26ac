"""Actions as text."""

from __future__ import annotations

from schism.games.avignon.names import ACTIONS, STOP, VERBS
from schism.games.avignon.rules.packed import COLUMNS
from schism.games.avignon.rules.petition import petitioned_kind
from schism.games.avignon.rules.state import (
    CHOOSE,
    FIRST_CHOICE,
    FIRST_PUSH,
    PULL,
    PULL_OR_PUSH,
    PUSH,
)
from schism.games.avignon.rules.state import STOP as STOP_ACTION
from schism.games.deck import Deck
from schism.kernel.records import State

_COLUMNS = tuple(str(column + 1) for column in range(COLUMNS))


class AvignonNotation:
    def action_text(self, deck: Deck, state: State, action: int) -> str:
        if action == STOP_ACTION:
            return STOP
        if 0 <= action < FIRST_CHOICE:
            return f"{ACTIONS[action // COLUMNS]} {_COLUMNS[action % COLUMNS]}"
        for first, verb in choices_now(deck, state).items():
            if first <= action < first + COLUMNS:
                return f"{verb} {_COLUMNS[action - first]}"
        return str(action)  # the name of nothing

    def action_number(self, deck: Deck, state: State, text: str) -> int | None:
        word, _, column = text.strip().partition(" ")
        if text.strip() == STOP:
            return STOP_ACTION
        if column not in _COLUMNS:
            return None
        if word in ACTIONS:
            return COLUMNS * ACTIONS.index(word) + _COLUMNS.index(column)
        for first, verb in choices_now(deck, state).items():
            if word == verb:
                return first + _COLUMNS.index(column)
        return None


def choices_now(deck: Deck, state: State) -> dict[int, str]:
    """Return the verbs of the pending choice, by the first action of each."""
    if state.phase != CHOOSE:
        return {FIRST_CHOICE: "choose"}
    does = int(deck.record.does[petitioned_kind(state), state.step])
    if does == PULL_OR_PUSH:
        return {FIRST_CHOICE: VERBS[PULL], FIRST_PUSH: VERBS[PUSH]}
    return {FIRST_CHOICE: VERBS[does]}
