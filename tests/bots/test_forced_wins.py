"""Avignon: a win that nothing can stop, within one's own turn or the next, is always found.

Compared with a solver that tries everything, remembers positions by all their bytes and knows no
shortcuts, on positions near the end that random play has led to.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import schism
from schism.bot_session import choose_action
from schism.bots.search_bot import Budget, SearchBot
from schism.games.avignon.mind.forced_wins import forced_win
from schism.games.avignon.rules.draw import draw_weight
from schism.games.avignon.rules.packed import FACTIONS, members
from schism.games.avignon.rules.phases import apply, apply_draw, legal
from schism.games.avignon.rules.state import CHOOSE, turn_of
from schism.games.deck import Deck
from schism.kernel import bits
from schism.kernel.compiled import COMPILING
from schism.kernel.records import State, copied
from schism.kernel.rules import CHANCE, NO_ACTION, NOBODY
from schism.table.match import Match
from tests.rules.avignon.build import deck_of, table

pytestmark = pytest.mark.skipif(not COMPILING, reason="trying everything takes compiled rules")


ODD = str(Path(__file__).parents[1] / "rules" / "avignon" / "odd-deck.toml")


class Solver:
    """Whether a seat wins for sure by the end of a turn."""

    def __init__(self, deck: Deck, seat: int, last: int) -> None:
        self.deck, self.seat, self.last = deck.record, seat, last
        self.known: dict[bytes, bool] = {}

    def wins(self, state: State) -> bool:
        if state.to_act == NOBODY:
            return bool(state.winner == self.seat)
        if state.turns > self.last:
            return False
        key = state.tobytes()
        if key not in self.known:
            after = (self.wins(child) for child in self.children(state))
            self.known[key] = any(after) if state.to_act == self.seat else all(after)
        return self.known[key]

    def children(self, state: State) -> Iterator[State]:
        if state.to_act == CHANCE:
            for faction in range(FACTIONS):
                if draw_weight(state, faction) > 0:
                    child = copied(state)
                    apply_draw(self.deck, child, faction, None)
                    yield child
        else:
            for action in bits.members(legal(self.deck, state)):
                yield self.after(state, action)

    def after(self, state: State, action: int) -> State:
        child = copied(state)
        apply(self.deck, child, action, None)
        return child


def near_ends(deck: str, kinds: str, games: range, actions: int) -> Iterator[Match]:
    """Positions in which a player has two people and this many actions left; one a game."""
    for seed in games:
        match, chance = schism.new("avignon", seed=seed, deck=deck, kinds=kinds), Random(seed)
        while not (match.over or (is_near_end(match.state) and left(match) == actions)):
            match.play(chance.choice(match.legal()))
        if not match.over:
            yield match


def is_near_end(state: State) -> bool:
    return bool(state.turns > 0 and max(members(int(group)) for group in state.congregation) == 2)


def left(match: Match) -> int:
    """Actions of this turn that are not finished, if the player's own decision is due."""
    started = 1 if match.state.phase == CHOOSE else 0
    own = match.to_act == turn_of(match.state)
    return 2 - members(int(match.state.used)) + started if own else 0


def agrees(match: Match, turns: int) -> bool:
    """Whether there is a win within this many turns; the solver must find it, and only then."""
    solver = Solver(match.deck, match.to_act or 0, int(match.state.turns) + turns)
    winning = {
        action for action in match.legal_numbers() if solver.wins(solver.after(match.state, action))
    }
    found = forced_win(match.deck.record, match.state)
    assert found in winning if winning else turns == 0 or found == NO_ACTION, match.record()
    return bool(winning)


@pytest.mark.parametrize(
    ("deck", "kinds", "games"),
    [("house", "base", 40), ("house", "expansion", 40), (ODD, "base", 4)],
)
def test_a_win_in_ones_own_turn_is_always_found(deck: str, kinds: str, games: int) -> None:
    found = [agrees(match, turns=0) for match in near_ends(deck, kinds, range(games), actions=2)]
    assert {*found} == {True, False}


@pytest.mark.parametrize("kinds", ["base", "expansion"])
def test_a_win_over_two_turns_is_always_found(kinds: str) -> None:
    near = near_ends("house", kinds, range(100, 108), actions=1)
    found = [agrees(match, turns=2) for match in near]
    assert {*found} == {True, False}


def test_where_two_whole_turns_force_nothing_none_is_claimed() -> None:
    """With people whose petitions do nothing, so that everything can be tried."""
    columns = "cardinal@florence bishop@florence knight@genoa noble@nice peasant@nice"
    assert not agrees(table(columns, deck=deck_of(), rome="knight noble"), turns=2)


def test_the_search_plays_a_win_that_is_forced() -> None:
    for match in near_ends("house", "base", range(200, 230), actions=2):
        action = forced_win(match.deck.record, match.state)
        if action != NO_ACTION:
            assert choose_action(match, SearchBot(1, Budget(iterations=1))) == action
