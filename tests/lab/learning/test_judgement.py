"""What hints and reviews are made of: wins and losses that are certain are called so."""

from __future__ import annotations

import numpy as np
import pytest

from schism.bots.analysis import Analysis
from schism.bots.search_bot import Budget
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from schism.review.judgement import candidates, judge, judge_state
from schism.table.match import Match
from tests.bots.test_analysis import won_by_the_third_person
from tests.bots.test_bots import positions, seen_in_another_world
from tests.bots.test_solver import lost
from tests.rules.avignon.build import deck_of, table

pytestmark = pytest.mark.skipif(not COMPILING, reason="too many simulations to interpret")

FEW = Budget(iterations=160)


def judged(match: Match, seed: int = 5) -> Analysis:
    assert match.to_act is not None
    return judge(match.deck, match.observation(match.to_act), FEW, seed)


def test_a_certain_win_is_worth_all_of_it_and_comes_first() -> None:
    match = won_by_the_third_person()
    found = judged(match)
    assert match.text_of(found.ranking[0]) == "beseech 3"
    assert found.expected(found.ranking[0]).value == 1.0


def test_a_lost_position_is_called_lost() -> None:
    found = judged(lost())
    assert {found.expected(action).value for action in found.actions} == {0.0}


def test_an_action_is_worth_what_the_rest_of_the_turn_can_make_of_it() -> None:
    """Rome wins with its second action, whichever the first was."""
    match = table(
        "cardinal@avignon bishop@nice knight@rome noble@nice peasant@avignon",
        deck=deck_of(),
        rome="bishop noble",
    )
    first = match.number_of("chastise 2")
    found = judge(match.deck, match.observation(0), FEW, 5, [first])
    assert found.expected(first).value == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_judgement(game: str) -> None:
    match = positions(game)[0]
    first, again = (judged(match).results for _ in range(2))
    assert np.array_equal(first, again)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_makes_a_difference(game: str) -> None:
    match = positions(game)[-1]
    there = judge(match.deck, seen_in_another_world(match), FEW, 5)
    assert np.array_equal(judged(match).results, there.results)


@pytest.mark.parametrize("game", GAMES)
def test_candidates_are_legal_and_several(game: str) -> None:
    for match in positions(game):
        assert match.to_act is not None
        found = candidates(match.deck, match.observation(match.to_act), 1)
        assert set(found) <= set(match.legal_numbers())
        assert len(found) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_what_all_seats_expect_of_a_state_adds_up(game: str) -> None:
    match = positions(game)[0]
    whole = sum(
        judge_state(match.deck, match.state, match.state, seat, FEW, 3).mean()
        for seat in range(match.seats)
    )
    assert whole == pytest.approx(1.0, abs=0.02)
