"""Invariants of every state, which the fuzzer checks after every action."""

from __future__ import annotations

from typing import Any

from schism.games.avignon.rules.packed import COLUMNS, EMPTY, FACTIONS, at
from schism.games.avignon.rules.phases import legal
from schism.games.avignon.rules.readings import EACH_ACTION, reads
from schism.games.avignon.rules.state import (
    ACT,
    CHOOSE,
    DRAW,
    ENOUGH,
    HEIGHTS,
    MOST_TURNS,
    OVER,
    PLAYERS,
    SETUP,
    turn_of,
)
from schism.games.deck import Deck
from schism.kernel.bits import size
from schism.kernel.records import State, plain
from schism.kernel.rules import CHANCE, NOBODY

COPIES = 2  # 1.3
FEWEST, MOST = 1, 2  # actions in a turn


def broken_invariants(deck: Deck, state: State) -> list[str]:
    fields = plain(state)
    return [
        *_broken_people(fields),
        *_broken_columns(fields),
        *_broken_turn(state),
        *_broken_actions(deck, state),
    ]


def _broken_people(state: Any) -> list[str]:
    """Check that both people of every faction are in exactly one place each."""
    broken = []
    groups = [*state.congregation.tolist(), state.pile, state.discards]
    people = [at(state.people, column) for column in range(COLUMNS)]
    for faction in range(FACTIONS):
        pairs = [group >> (2 * faction) & 0b11 for group in groups]
        found = people.count(faction) + sum(pair.bit_count() for pair in pairs)
        if found != COPIES:
            broken.append(f"{found} people of faction {faction}")
        if 0b10 in pairs:
            broken.append(f"a group holds the second of faction {faction} without the first")
    return broken


def _broken_columns(state: Any) -> list[str]:
    """Check that columns are empty only while a draw is due, and that it is possible."""
    broken = []
    people, heights, phase = state.people, state.heights, state.phase
    for column in range(COLUMNS):
        height, person = at(heights, column), at(people, column)
        if HEIGHTS <= height != EMPTY or (height == EMPTY != person):
            broken.append(f"column {column + 1}: faction {person} at height {height}")
    missing = sum(at(people, column) == EMPTY for column in range(COLUMNS))
    if phase == ACT and missing > 0:
        broken.append(f"{missing} columns are empty (2.5)")
    if phase in (SETUP, DRAW) and (missing == 0 or state.pile == 0):
        broken.append(f"nobody to draw: {missing} empty columns, pile {state.pile} (2.6)")
    return broken


def _broken_turn(state: State) -> list[str]:
    broken = []
    turns, phase, over = int(state.turns), int(state.phase), int(state.phase) == OVER
    complete = phase == ACT or not reads(state, EACH_ACTION)
    if (
        not over
        and complete
        and any(int(group).bit_count() >= ENOUGH for group in state.congregation)
    ):
        broken.append("three people in a congregation (3.1)")
    if not 0 <= turns <= MOST_TURNS or (turns == MOST_TURNS and not over):
        broken.append(f"{turns} turns (3.5)")
    used = int(state.used).bit_count()
    if used > (FEWEST if turns == 0 else MOST):
        broken.append(f"{used} actions in turn {turns + 1} (2.1, 2.2)")
    if phase == ACT and int(state.to_act) != turn_of(state):
        broken.append(f"seat {state.to_act} acts in turn {turns + 1}")
    return broken


def _broken_actions(deck: Deck, state: State) -> list[str]:
    """Check that a seat is to act exactly while a decision is due, and has a legal action (2.7)."""
    phase, to_act = int(state.phase), int(state.to_act)
    if phase in (ACT, CHOOSE):
        possible = 0 <= to_act < PLAYERS and size(legal(deck.record, state)) > 0
        return [] if possible else [f"seat {to_act} has no legal action"]
    expected = NOBODY if phase == OVER else CHANCE
    return [] if to_act == expected else [f"seat {to_act} is to act in phase {phase}"]
