"""Actions and draws as text (formats: record)."""

from __future__ import annotations

from typing import Any

from schism.errors import RecordError
from schism.games.avignon.deck import kind_ids
from schism.games.avignon.names import ACTIONS, STOP, VERBS
from schism.games.avignon.outcome import Drawn, possible_kinds
from schism.games.avignon.rules.packed import COLUMNS
from schism.games.avignon.rules.petition import petitioned_kind
from schism.games.avignon.rules.state import CHOOSE, FIRST_CHOICE, SETUP
from schism.games.avignon.rules.state import STOP as STOP_ACTION
from schism.games.contract import Json, Progress
from schism.games.deck import Deck
from schism.kernel.records import State

_COLUMNS = tuple(str(column + 1) for column in range(COLUMNS))
_DRAW = "draw"


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

    def write_outcome(self, deck: Deck, outcome: Drawn, record: Json) -> None:
        """The set-up has a place of its own; a draw comes right after what caused it."""
        ids = kind_ids(deck)
        if isinstance(outcome, list):
            record["setup"] = [ids[kind] for kind in outcome]
        else:
            record["actions"].append(f"{_DRAW} {ids[outcome]}")

    def read_outcome(self, deck: Deck, state: State, record: Json, taken: Progress) -> Drawn:
        if state.phase == SETUP:
            return _read_setup(deck, state, record.get("setup"))
        actions = record["actions"]
        if taken.actions == len(actions):
            raise RecordError("record-too-short", number=len(actions))
        entry = actions[taken.actions]
        taken.actions += 1
        word, _, kind = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
        possible = [kind_ids(deck)[number] for number in possible_kinds(state)]
        if word != _DRAW or kind not in possible:
            known = ", ".join(possible)
            found = str(entry)
            raise RecordError("record-draw", number=taken.actions, found=found, possible=known)
        return kind_ids(deck).index(kind)

    def outcomes_in(self, record: Json) -> int:
        return 1 if "setup" in record else 0


def verb_now(deck: Deck, state: State) -> str:
    """What the choice asked for does; there is none between petitions."""
    if state.phase != CHOOSE:
        return "choose"
    return VERBS[int(deck.record.does[petitioned_kind(state), state.step])]


def _read_setup(deck: Deck, state: State, setup: Any) -> list[int]:
    if not isinstance(setup, list) or len(setup) != COLUMNS:
        raise RecordError("record-setup-length", count=COLUMNS)
    ids, left = kind_ids(deck), possible_kinds(state)
    kinds = []
    for column, name in enumerate(setup, 1):
        kind = ids.index(name) if name in ids else None
        if kind is None or left.get(kind, 0) == 0:
            known = ", ".join(ids[kind] for kind, count in left.items() if count)
            raise RecordError("record-setup", number=column, found=str(name), possible=known)
        left[kind] -= 1
        kinds.append(kind)
    return kinds
