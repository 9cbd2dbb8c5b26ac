"""Preview a trick as it lies, or with one more card, up to the first choice.

Made from an observation: only cards on the table matter, so it makes no difference what the
sample of the hidden ones holds.
"""

from __future__ import annotations

from schism.games.deck import Deck
from schism.games.tolerance.rules.rounds import effects_are_done, find_winner, hit_target
from schism.games.tolerance.rules.sample import sample_hidden
from schism.games.tolerance.rules.state import COLLECT, KILL, PLAY, STATE
from schism.games.tolerance.rules.tricks import cards_on_table, put_on_table
from schism.kernel.compiled import compiled
from schism.kernel.log import Row, drain, new_log
from schism.kernel.records import DeckRecord, Log, Observation, Rows, State, blank, rows_of

AS_IT_LIES = -1


def preview(deck: Deck, seen: Observation, action: int | None) -> list[Row]:
    """Return the events; `action` must be legal by the observation."""
    world, log = blank(STATE), new_log()
    number = AS_IT_LIES if action is None else action
    preview_rows(deck.rows, rows_of(seen), rows_of(world), number, rows_of(log))
    return drain(log)


@compiled
def preview_rows(decks: Rows, seen: Rows, states: Rows, action: int, logs: Rows) -> None:
    sample_hidden(decks[0], seen[0], states[0])
    _look_ahead(decks[0], states[0], action, logs[0])


@compiled
def _look_ahead(deck: DeckRecord, state: State, action: int, log: Log) -> None:
    if state.phase == PLAY:
        if action != AS_IT_LIES:
            put_on_table(state, action, log)
        if cards_on_table(state) > 0:
            find_winner(deck, state, log)
            effects_are_done(deck, state, log)
    elif state.phase in (KILL, COLLECT) and action != AS_IT_LIES:
        hit_target(deck, state, action, log)
        effects_are_done(deck, state, log)
