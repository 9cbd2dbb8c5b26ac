"""Only who begins sets Avignon's sides apart: mirrored, everything is the same."""

from __future__ import annotations

import numpy as np
import pytest

from schism.games.avignon.mind.forced_wins import forced_win
from schism.games.avignon.rules.packed import COLUMNS, EMPTY, at, placed
from schism.games.avignon.rules.phases import legal
from schism.games.avignon.rules.state import NO_POSITION, position
from schism.kernel.mind import values
from schism.kernel.records import State, copied
from schism.table.match import Match
from tests.kit import random_match

ROME = 4  # the height of the city
POSITIONS = [(seed, decisions) for seed in range(12) for decisions in (9, 20, 31)]


def alone(state: State) -> State:
    """As if the turn had begun here, whatever came before."""
    found = copied(state)
    found["forbidden"], found["began"] = NO_POSITION, position(state)
    return found


def mirrored(state: State) -> State:
    """The other side has what this one had."""
    found = copied(state)
    for column in range(COLUMNS):
        height = at(int(state.heights), column)
        turned = height if height == EMPTY else ROME - height
        found["heights"] = placed(int(found.heights), column, turned)
    found["congregation"] = state["congregation"][::-1]
    found["turns"], found["to_act"] = state.turns + 1, 1 - state.to_act
    return alone(found)


def positions() -> list[Match]:
    found = [random_match("avignon", *each, kinds="random") for each in POSITIONS]
    return [match for match in found if match.to_act is not None]


def test_there_are_positions_to_look_at() -> None:
    assert len(positions()) > 20
    assert {match.to_act for match in positions()} == {0, 1}


def test_the_same_is_legal_and_wins_for_sure() -> None:
    for match in positions():
        deck, here, there = match.deck.record, alone(match.state), mirrored(match.state)
        assert legal(deck, there) == legal(deck, here)
        assert forced_win(deck, there) == forced_win(deck, here)


def test_judgements_change_sides() -> None:
    for match in positions():
        before, after = np.empty(8), np.empty(8)
        values(match.deck.record, alone(match.state), before)
        values(match.deck.record, mirrored(match.state), after)
        assert after[:2] == pytest.approx(before[:2][::-1])
