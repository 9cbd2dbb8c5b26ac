"""Outcomes of chance: the five kinds of the set-up as a list, later one kind at a time.

A kind is its number in the deck. It is drawn by the state's generator, by a secure one, or given.
"""

from __future__ import annotations

from typing import TypeAlias

from schism.games.avignon.rules.draw import chance_draw, draw_weight
from schism.games.avignon.rules.packed import COLUMNS, FACTIONS
from schism.games.avignon.rules.phases import apply_draw
from schism.games.avignon.rules.state import SETUP
from schism.games.deck import Deck
from schism.games.random_source import Source
from schism.kernel.records import Log, State, copied

Drawn: TypeAlias = list[int] | int


def draw_outcome(deck: Deck, state: State, source: Source | None) -> Drawn:
    """Draw from `source`, or without one from the state's own generator."""
    count = COLUMNS if state.phase == SETUP else 1
    ahead = copied(state)
    drawn = [_draw_one(deck, ahead, source) for _ in range(count)]
    state.rng = ahead.rng
    return drawn if state.phase == SETUP else drawn[0]


def _draw_one(deck: Deck, state: State, source: Source | None) -> int:
    faction = chance_draw(state) if source is None else _drawn_by(source, state)
    apply_draw(deck.record, state, faction, None)
    return int(state.kinds[faction])


def _drawn_by(source: Source, state: State) -> int:
    people = [f for f in range(FACTIONS) for _ in range(draw_weight(state, f))]
    return people[source.below(len(people))]


def force_outcome(deck: Deck, state: State, outcome: Drawn, log: Log) -> None:
    for kind in outcome if isinstance(outcome, list) else [outcome]:
        apply_draw(deck.record, state, int(deck.record.faction[kind]), log)


def possible_kinds(state: State) -> dict[int, int]:
    """Return the kinds that can be drawn now, with the number of people of each."""
    weights = {int(state.kinds[f]): draw_weight(state, f) for f in range(FACTIONS)}
    return {kind: weight for kind, weight in weights.items() if weight > 0}
