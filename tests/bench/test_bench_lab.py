"""The instruments of the environments' benchmark, not its results."""

from __future__ import annotations

import pytest

from schism.bench.environments import ROWS, batched_games, batched_inside, pettingzoo_games
from schism.bench.peers import OUR_PETTINGZOO
from schism.bench.rates import Rate, best_rounds, take_turns
from schism.kernel.compiled import COMPILING


def test_each_contender_keeps_its_best_round() -> None:
    speeds = iter([5, 7, 6])
    rates = list(take_turns((lambda _: Rate("a", next(speeds), 1, 1.0), lambda _: None), 1.0))
    assert best_rounds(rates, 2) == [Rate("a", 7, 1, 1.0), None]


@pytest.mark.skipif(not COMPILING, reason="a benchmark of compiled code")
@pytest.mark.parametrize("observe", [True, False])
def test_batched_decisions_are_counted(observe: bool) -> None:
    assert batched_games("avignon", 1e-9, observe).decisions % ROWS == 0


@pytest.mark.skipif(not COMPILING, reason="a benchmark of compiled code")
def test_decisions_inside_are_counted() -> None:
    assert batched_inside("avignon", 1e-9).decisions % ROWS == 0


def test_our_pettingzoo_games_are_counted_to_their_ends() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    rate = pettingzoo_games(OUR_PETTINGZOO, 1e-9)
    assert rate is not None
    assert rate.games == 1
    assert rate.decisions > 3 * 48


def test_a_library_that_is_not_there_has_no_rate() -> None:
    assert pettingzoo_games("pettingzoo.classic.no_such_game", 1e-9) is None
