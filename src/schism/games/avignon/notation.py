"""Actions as text."""

from __future__ import annotations

from schism.games.avignon.names import ACTIONS, STOP, VERBS
from schism.games.avignon.rules.packed import COLUMNS
from schism.games.avignon.rules.petition import petitioned_kind
from schism.games.avignon.rules.state import CHOOSE, FIRST_CHOICE
from schism.games.avignon.rules.state import STOP as STOP_ACTION
from schism.games.deck import Deck
from schism.kernel.records import State

_COLUMNS = tuple(str(column + 1) for column in range(COLUMNS))


class AvignonNotation:
    def action_text(self, deck: Deck, state: State, action: int) -> str:
        if action == STOP_ACTION:
            return STOP
        if not 0 <= action < STOP_ACTION:
            return str(action)  # the name of nothing
        word = ACTIONS[action // COLUMNS] if action < FIRST_CHOICE else verb_now(deck, state)
        return f"{word} {_COLUMNS[action % COLUMNS]}"

    def action_number(self, deck: Deck, state: State, text: str) -> int | None:
        word, _, column = text.strip().partition(" ")
        if text.strip() == STOP:
            return STOP_ACTION
        if column not in _COLUMNS:
            return None
        if word in ACTIONS:
            return COLUMNS * ACTIONS.index(word) + _COLUMNS.index(column)
        if word == verb_now(deck, state):
            return FIRST_CHOICE + _COLUMNS.index(column)
        return None


def verb_now(deck: Deck, state: State) -> str:
    """Return the verb of the pending choice; there is none between petitions."""
    if state.phase != CHOOSE:
        return "choose"
    return VERBS[int(deck.record.does[petitioned_kind(state), state.step])]
