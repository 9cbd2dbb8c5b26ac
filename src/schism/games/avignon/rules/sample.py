"""A full state consistent with an observation; nothing is hidden: the draw pile has no order."""

from schism.games.avignon.rules.observe import copy_public
from schism.kernel.compiled import compiled
from schism.kernel.records import DeckRecord, Observation, State


@compiled
def sample_hidden(deck: DeckRecord, seen: Observation, state: State) -> None:
    copy_public(seen, state)
