"""Many games: the compiled way and the way through matches are the same games."""

from __future__ import annotations

import numpy as np
import pytest

import schism
from schism.games.registry import find_deck, game_called
from schism.lab.simulate import Experiment, fast_games, matches
from schism.lab.totals import Average, Share, Totals

GAMES = 3


def experiment(**wanted: object) -> Experiment:
    game = game_called("tolerance")
    return Experiment(game, find_deck(game, None), wanted, 11, ["random"] * 4)


@pytest.mark.parametrize("wanted", [{}, {"roles": "random", "plague": 2, "hidden_roles": True}])
def test_both_ways_play_the_same_games(wanted: dict[str, object]) -> None:
    slow, fast = Totals(seats=4), Totals(seats=4)
    played = list(matches(experiment(**wanted), GAMES, slow))
    assert list(fast_games(experiment(**wanted), GAMES, fast)) == [GAMES]
    for totals in (slow, fast):
        totals.seconds = 1.0
    assert slow.as_json() == fast.as_json()
    assert slow.numbers["vp"].mean(0) == np.mean([match.result()["vp"][0] for match in played])


def test_game_number_i_is_what_new_gives() -> None:
    *_, last = matches(experiment(), GAMES, Totals(seats=4))
    dealt = schism.new("tolerance", seed=11, number=GAMES - 1).record()["rounds"][0]
    assert last.record()["rounds"][0] == dealt


def test_averages_know_how_sure_they_are() -> None:
    average = Average()
    average.add(np.array([[1, 0], [3, 0]]))
    average.add(np.array([[2, 0], [2, 0]]))
    margin = 1.96 * (2 / 3) ** 0.5 / 2
    assert average.mean(0) == 2.0
    assert average.interval(0) == pytest.approx((2.0 - margin, 2.0 + margin))
    assert average.interval(1) == (0.0, 0.0)


def test_one_game_says_nothing_about_how_sure_it_is() -> None:
    average = Average()
    average.add(np.array([[1.0]]))
    assert average.interval(0) == (1.0, 1.0)


def test_the_interval_of_a_share_stays_between_0_and_1() -> None:
    share = Share()
    share.add(np.array([[0.0, 1.0, 0.5]] * 10))
    assert share.interval(0) == pytest.approx((0.0, 0.27755), abs=1e-4)
    assert share.interval(1) == pytest.approx((0.72245, 1.0), abs=1e-4)
    assert share.interval(2) == pytest.approx((0.23659, 0.76341), abs=1e-4)
