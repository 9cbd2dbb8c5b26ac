"""Preview an action up to the first choice or draw, from an observation."""

from __future__ import annotations

from schism.games.avignon.rules.phases import apply
from schism.games.avignon.rules.sample import sample_hidden
from schism.games.avignon.rules.state import STATE
from schism.games.deck import Deck
from schism.kernel.compiled import compiled
from schism.kernel.log import Row, drain, new_log
from schism.kernel.records import Observation, Rows, blank, rows_of


def preview(deck: Deck, seen: Observation, action: int | None) -> list[Row]:
    """Return the events; `action` must be legal by the observation."""
    if action is None:
        return []
    world, log = blank(STATE), new_log()
    preview_rows(deck.rows, rows_of(seen), rows_of(world), action, rows_of(log))
    return drain(log)


@compiled
def preview_rows(decks: Rows, seen: Rows, states: Rows, action: int, logs: Rows) -> None:
    sample_hidden(decks[0], seen[0], states[0])
    apply(decks[0], states[0], action, logs[0])
