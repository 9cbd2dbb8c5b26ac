"""Avignon: bounds that a search without shortcuts confirms, and exact chances where they meet."""

from __future__ import annotations

import numpy as np
import pytest

from schism.games.avignon.mind.solver import all_weights, solve
from schism.games.avignon.rules.draw import draw_weight
from schism.games.avignon.rules.ending import win_share
from schism.games.avignon.rules.packed import FACTIONS
from schism.games.avignon.rules.phases import apply, apply_draw, legal
from schism.kernel import bits
from schism.kernel.compiled import COMPILING
from schism.kernel.records import State, copied
from schism.kernel.rules import CHANCE, NOBODY
from schism.review.solution import position_after
from schism.review.solution import solve as solve_match
from schism.table.match import Match
from tests.bots.test_forced_wins import near_ends
from tests.kit import random_match
from tests.rules.avignon.build import deck_of, table

pytestmark = pytest.mark.skipif(not COMPILING, reason="trying everything takes compiled rules")

EFFORT = 10_000_000


def bounds(match: Match, turns: int, effort: int = EFFORT) -> tuple[float, float]:
    found = np.zeros(2)
    solve(match.deck.record, match.state, match.to_act or 0, turns, effort, found)
    return float(found[0]), float(found[1])


class Plain:
    """The same without a memory, an order or a bound on who can come near."""

    def __init__(self, match: Match, turns: int) -> None:
        self.deck, self.seat = match.deck.record, match.to_act or 0
        self.last = int(match.state.turns) + turns
        self.known: dict[bytes, tuple[float, float]] = {}

    def bounds(self, state: State) -> tuple[float, float]:
        if state.to_act == NOBODY:
            share = float(win_share(state, self.seat))
            return share, share
        if state.turns > self.last:
            return 0.0, 1.0
        key = state.tobytes()
        if key not in self.known:
            self.known[key] = self._searched(state)
        return self.known[key]

    def _searched(self, state: State) -> tuple[float, float]:
        if state.to_act == CHANCE:
            drawn = [f for f in range(FACTIONS) if draw_weight(state, f) > 0]
            shares = [draw_weight(state, f) / all_weights(state) for f in drawn]
            found = [self.bounds(self._after(state, apply_draw, f)) for f in drawn]
            low, high = (sum(s * b[i] for s, b in zip(shares, found, strict=True)) for i in (0, 1))
            return low, high
        found = [
            self.bounds(self._after(state, apply, action))
            for action in bits.members(legal(self.deck, state))
        ]
        pick = max if state.to_act == self.seat else min
        return pick(low for low, _ in found), pick(high for _, high in found)

    def _after(self, state: State, do: object, way: int) -> State:
        child = copied(state)
        do(self.deck, child, way, None)  # type: ignore[operator]
        return child


@pytest.mark.parametrize("kinds", ["base", "expansion"])
def test_bounds_of_a_turn_are_those_of_trying_everything(kinds: str) -> None:
    seen = set()
    for match in near_ends("house", kinds, range(40), actions=2):
        plain = Plain(match, 0).bounds(match.state)
        assert bounds(match, 0) == pytest.approx(plain), match.record()
        seen.add(plain)
    assert len(seen) > 1


def test_bounds_of_two_turns_hold_those_of_trying_everything() -> None:
    """With people whose petitions do nothing, so that everything can be tried."""
    columns = "cardinal@avignon bishop@florence knight@genoa noble@rome peasant@nice"
    match = table(columns, deck=deck_of(), rome="knight noble", avignon="bishop", used="petition")
    low, high = bounds(match, 1)
    plain_low, plain_high = Plain(match, 1).bounds(match.state)
    assert low <= plain_low + 1e-12
    assert plain_high <= high + 1e-12


def lost() -> Match:
    """Rome's last action of the turn, with two people of Avignon's before its gate."""
    return table(
        "cardinal@avignon bishop@avignon knight@avignon noble@avignon peasant@avignon",
        deck=deck_of(),
        avignon="knight cardinal",
        used="chastise",
    )


def test_a_loss_that_nothing_prevents_is_called_lost() -> None:
    assert bounds(lost(), 1) == (0.0, 0.0)
    found = solve_match(lost())
    assert (found.verdict, found.low, found.high) == ("loss", 0.0, 0.0)


def test_without_effort_nothing_is_claimed() -> None:
    assert bounds(lost(), 1, effort=3) == (0.0, 1.0)


def test_a_win_comes_with_its_line() -> None:
    match = table(
        "cardinal@avignon bishop@nice knight@rome noble@nice peasant@avignon",
        deck=deck_of(),
        rome="bishop noble",
        used="petition",
    )
    found = solve_match(match)
    assert (found.verdict, found.line) == ("win", ["beseech 3"])


def test_sums_over_draws_are_no_bounds() -> None:
    """The chances of all draws add up to 0.9999999999999998 here, which says nothing."""
    found = solve_match(random_match("avignon", 6, decisions=4))
    assert (found.verdict, found.high) == ("unknown", 1.0)


def test_a_position_is_found_by_the_number_of_actions() -> None:
    match = random_match("avignon", 2, decisions=9)
    assert position_after(match, None) is match
    there = position_after(match, 3)
    assert sum(entry.action is not None for entry in there.journal) == 3
