"""Preview an action up to the first choice or draw, from an observation."""

from __future__ import annotations

from schism.games.avignon.rules import events
from schism.games.avignon.rules.observe import sample_hidden
from schism.games.avignon.rules.packed import EVERY_COLUMN
from schism.games.avignon.rules.petition import petitioned_kind
from schism.games.avignon.rules.phases import apply, legal_choice
from schism.games.avignon.rules.state import CHOOSE, FIRST_CHOICE, FIRST_PUSH, STATE
from schism.games.deck import Deck
from schism.kernel.compiled import compiled
from schism.kernel.log import NO_CARD, Row, drain, emit, new_log
from schism.kernel.records import DeckRecord, Log, Observation, Rows, State, blank, rows_of


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
    if states[0].phase == CHOOSE:
        tell_choice(decks[0], states[0], logs[0])


@compiled
def tell_choice(deck: DeckRecord, state: State, log: Log) -> None:
    """Log whom the player may choose next."""
    choices = int(legal_choice(deck, state)[0])
    columns = (choices >> FIRST_CHOICE | choices >> FIRST_PUSH) & EVERY_COLUMN
    kind, chooser, picks = petitioned_kind(state), int(state.to_act), int(state.picks)
    does = int(deck.does[kind, state.step])
    emit(log, events.ASKED, 402, chooser, NO_CARD, kind, does, columns, picks)
