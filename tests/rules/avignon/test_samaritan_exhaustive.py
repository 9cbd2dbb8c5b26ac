"""Rule 2.7 by exhaustion: in thousands of turns every way to complete every action is tried.

The kernel looks ahead on packed numbers, tries choices in one order only and stops early. Here
nothing of that is used: a state without the rule is copied and played on, choice by choice, until
the turn is over, somebody is drawn or the game ends. An action must be offered exactly if one of
these ways does not end in the position before the opponent's last turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from schism.games.avignon.names import SIDES
from schism.games.avignon.rules.packed import COLUMNS, at
from schism.games.avignon.rules.state import CHOOSE, NO_POSITION, STOP
from schism.games.deck import Deck
from schism.games.random_source import Seeded
from schism.games.registry import load_file
from schism.kernel.bits import members
from schism.kernel.compiled import COMPILING
from schism.kernel.records import copied
from schism.kernel.rules import CHANCE, NOBODY
from tests.rules.avignon.build import GAME, house

TURNS = 3000 if COMPILING else 40
ODD = Path(__file__).parent / "odd-deck.toml"

Position = tuple[Any, ...]


def position_of(state: Any) -> Position:
    columns = [
        (at(int(state.people), column), at(int(state.heights), column)) for column in range(COLUMNS)
    ]
    return (*columns, *(int(group) for group in state.congregation))


def legal(deck: Deck, state: Any) -> list[int]:
    return members(GAME.rules.legal(deck.record, state))


def without_the_rule(state: Any) -> Any:
    free = copied(state)
    free.forbidden = NO_POSITION
    free.watched = 0
    return free


def some_way_is_open(deck: Deck, state: Any, action: int, forbidden: Position | None) -> bool:
    """Whether an action can be completed with a draw, with the end, or in another position."""
    after = copied(state)
    GAME.rules.apply(deck.record, after, action, None)
    if after.to_act in (CHANCE, NOBODY):
        return True
    if after.turns != state.turns:
        return position_of(after) != forbidden
    return any(some_way_is_open(deck, after, choice, forbidden) for choice in legal(deck, after))


def expected(deck: Deck, state: Any, forbidden: Position | None) -> list[int]:
    free = without_the_rule(state)
    return [
        action for action in legal(deck, free) if some_way_is_open(deck, free, action, forbidden)
    ]


def is_last_action(state: Any) -> bool:
    """Whether what is decided now completes the turn: a second action, or a choice in one."""
    used = int(state.used).bit_count() + (0 if state.phase == CHOOSE else 1)
    return bool(used == (1 if state.turns == 0 else 2))


def choose(deck: Deck, state: Any, chance: Random) -> int:
    """Mostly not an excommunication: where people are drawn nothing can be undone."""
    actions = legal(deck, state)
    quiet = [action for action in actions if action // COLUMNS != 2]
    return chance.choice(quiet if quiet and chance.random() < 0.9 else actions)


def decisions(deck: Deck, seed: int) -> Iterator[tuple[Any, Position | None]]:
    """The states of a random game, each with the position before the opponent's last turn."""
    chance = Random(seed)
    options = GAME.settle_options(deck, {"kinds": "random"}, Seeded(seed))
    state = GAME.begin(deck, options, seed)
    began: list[Position] = []
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            GAME.rules.chance(deck.record, state, None)
            continue
        if len(began) == state.turns:
            began.append(position_of(state))
        yield state, began[-2] if len(began) > 1 else None
        GAME.rules.apply(deck.record, state, choose(deck, state, chance), None)


def what_was_closed(deck: Deck, state: Any) -> Iterator[str]:
    for action in set(legal(deck, without_the_rule(state))) - set(legal(deck, state)):
        if state.phase != CHOOSE:
            yield "petition" if action // COLUMNS == 3 else "move"
        else:
            whose = "opponent's" if state.to_act != state.turns & 1 else "own"
            yield f"{whose} {'stop' if action == STOP else 'choice'}"


@pytest.mark.parametrize("deck", [house(), load_file(ODD)], ids=["house", "odd"])
def test_2_7_exactly_what_can_only_undo_is_closed(deck: Deck) -> None:
    turns, closed = 0, Counter[str]()
    for seed in range(TURNS):
        for state, forbidden in decisions(deck, seed):
            offered = legal(deck, state)
            assert offered, (seed, "nobody can act")
            if is_last_action(state):
                assert offered == expected(deck, state, forbidden), (seed, SIDES[state.to_act])
                closed.update(what_was_closed(deck, state))
                turns += state.phase != CHOOSE
            else:
                assert offered == legal(deck, without_the_rule(state))
        if turns >= TURNS:
            break
    assert turns >= TURNS
    if COMPILING:
        assert {"move", "petition", "own choice", "opponent's choice"} <= set(closed)
        assert deck.id != "odd" or "own stop" in closed
