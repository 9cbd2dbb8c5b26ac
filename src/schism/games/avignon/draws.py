"""Draws: make them, apply them, write them to records and read them back."""

from __future__ import annotations

from typing import Any

from schism.errors import RecordError
from schism.games.avignon.deck import kind_ids
from schism.games.avignon.outcome import Drawn, draw_outcome, force_outcome, possible_kinds
from schism.games.avignon.parts import DrawParts
from schism.games.avignon.rules.packed import COLUMNS
from schism.games.avignon.rules.state import SETUP
from schism.games.contract import Json, Progress
from schism.games.deck import Deck
from schism.games.random_source import Source
from schism.kernel.records import Log, State

_DRAW = "draw"


class Draws:
    """Draws of a record: the set-up has its own field, later draws are listed among the actions."""

    parts = DrawParts()

    def draw(self, deck: Deck, state: State, source: Source | None) -> Drawn:
        return draw_outcome(deck, state, source)

    def apply(self, deck: Deck, state: State, outcome: Drawn, log: Log) -> None:
        force_outcome(deck, state, outcome, log)

    def write(self, deck: Deck, outcome: Drawn, record: Json) -> None:
        """Write the set-up to its own field, and a draw right after the action that caused it."""
        ids = kind_ids(deck)
        if isinstance(outcome, list):
            record["setup"] = [ids[kind] for kind in outcome]
        else:
            record["actions"].append(f"{_DRAW} {ids[outcome]}")

    def read(self, deck: Deck, state: State, record: Json, taken: Progress) -> Drawn:
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

    def count(self, record: Json) -> int:
        return 1 if "setup" in record else 0


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
