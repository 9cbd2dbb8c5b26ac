"""Searches of games without secrets prove who wins, and leave alone what is refuted."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import schism
from schism.bots.registry import make_bot
from schism.bots.search_bot import Budget, RootAction, SearchBot, grow_tree, root_actions
from schism.bots.tree import (
    NO_SEAT,
    Path,
    Tree,
    add_child,
    most_visited,
    new_tree,
    prove,
    visit_lead,
)
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from schism.kernel.records import copied
from schism.kernel.rules import CHANCE
from schism.table.match import Match
from tests.bots.test_forced_wins import Solver, near_ends

BUDGET = Budget(iterations=2000)

trying_everything = pytest.mark.skipif(not COMPILING, reason="takes compiled rules")


def turns_begun(kinds: str, games: range) -> Iterator[Match]:
    return near_ends("house", kinds, games, actions=2)


def sure_winner(match: Match) -> int:
    return int(GAMES["avignon"].mind.sure_winner(match.deck.record, match.state))


@trying_everything
@pytest.mark.parametrize("kinds", ["base", "expansion"])
def test_whoever_is_said_to_win_in_the_turn_can(kinds: str) -> None:
    there, found = 0, 0
    for match in turns_begun(kinds, range(300, 360)):
        solver = Solver(match.deck, match.to_act or 0, int(match.state.turns))
        wins = solver.wins(match.state)
        assert sure_winner(match) in ((match.to_act, NO_SEAT) if wins else (NO_SEAT,))
        there += wins
        found += sure_winner(match) != NO_SEAT
    assert 0 < there < 60
    assert found >= 0.9 * there


def test_a_game_that_is_over_has_its_winner() -> None:
    match = schism.new("avignon", seed=3)
    while not match.over:
        assert sure_winner(match) in (NO_SEAT, match.to_act)
        match.play(match.legal()[-1])
    assert sure_winner(match) == match.win_shares().index(1.0)


def test_with_other_readings_nothing_is_claimed() -> None:
    for match in turns_begun("base", range(300, 310)):
        state = copied(match.state)
        state.readings = 1
        assert GAMES["avignon"].mind.sure_winner(match.deck.record, state) == NO_SEAT


@trying_everything
def test_what_a_search_calls_lost_is_lost() -> None:
    """An action of a turn's second half after which the opponent wins whatever happens."""
    lost = 0
    for match in near_ends("house", "base", range(400, 404), actions=1):
        solver = Solver(match.deck, 1 - (match.to_act or 0), int(match.state.turns) + 1)
        for each in found_by(match):
            if each.proven == -1 and lost < 8:
                assert solver.wins(solver.after(match.state, each.action))
                lost += 1
    assert lost > 0


def found_by(match: Match, learnt: bool = True) -> list[RootAction]:
    assert match.to_act is not None
    seen = match.observation(match.to_act)
    return root_actions(grow_tree(match.deck, seen, 1, BUDGET, learnt=learnt))


def test_a_proven_result_is_exact_and_chosen_or_shunned() -> None:
    tree = family(visits=(5, 9, 7), ways=3)
    assert (visit_lead(tree), most_visited(tree)) == (2, 2)
    settle(tree, 2, winner=1)  # the opponent wins
    assert (visit_lead(tree), most_visited(tree)) == (2, 3)
    assert [(each.mean, each.proven) for each in root_actions(tree)] == [(0, 0), (0, -1), (0, 0)]
    settle(tree, 1, winner=0)
    assert most_visited(tree) == 1
    assert root_actions(tree)[-1][2:] == (1.0, 1)


def family(visits: tuple[int, ...], ways: int) -> Tree:
    """A root where seat 0 decides, and its children."""
    tree = new_tree(8)
    tree[0]["ways"] = ways
    for used, count in enumerate(visits, start=1):
        tree[add_child(tree, used, 0, used, 0)]["visits"] = count
    return tree


def settle(tree: Tree, node: int, winner: int) -> None:
    tree[node]["winner"] = winner + 1
    prove(tree, np.array([node], np.int32), 1, winner)


def test_one_win_settles_a_node() -> None:
    tree = family(visits=(1, 1), ways=2)
    settle(tree, 1, winner=0)
    assert tree[0]["winner"] == 1


def test_a_loss_settles_a_node_once_nothing_else_is_left() -> None:
    tree = family(visits=(1, 1), ways=3)
    settle(tree, 1, winner=1)
    settle(tree, 2, winner=1)
    assert tree[0]["winner"] == 0  # there is a third action
    settle(tree, add_child(tree, 3, 0, 3, 0), winner=1)
    assert tree[0]["winner"] == 2


def test_a_draw_is_settled_by_all_that_may_come() -> None:
    tree = new_tree(4)
    tree[0]["ways"], tree[1]["ways"] = 1, 2
    path: Path = np.array([add_child(tree, 1, 0, 7, 0), 2], np.int32)
    for used in (2, 3):
        assert tree[0]["winner"] == 0
        path[1] = add_child(tree, used, 1, 256 + used, CHANCE)
        tree[used]["winner"] = 1
        prove(tree, path, 2, 0)
    assert (tree[1]["winner"], tree[0]["winner"]) == (1, 1)


def test_version_0_1_proves_nothing() -> None:
    match = next(turns_begun("base", range(300, 360)))
    assert not any(each.proven for each in found_by(match, learnt=False))
    bots = [make_bot("avignon", name, 1) for name in ("quick", "quick@0.1", "master@0.1")]
    assert [bot.learnt for bot in bots if isinstance(bot, SearchBot)] == [True, False, False]
