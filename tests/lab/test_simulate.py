"""Many games: the compiled way and the way through matches are the same games."""

from __future__ import annotations

import json

import numpy as np
import pytest

import schism
from schism.lab.jobs.job import Piece
from schism.lab.simulation.game_rows import lines_in
from schism.lab.simulation.simulate import Simulation
from schism.lab.simulation.totals import Average, Share, Totals
from schism.table.replay import replay
from tests.lab.jobs import experiment

GAMES = 3
SET_UPS = [
    ("tolerance", {}),
    ("tolerance", {"roles": "random", "plague": 2, "hidden_roles": True}),
    ("avignon", {"kinds": "random"}),
]


@pytest.mark.parametrize(("game", "wanted"), SET_UPS)
def test_both_ways_play_the_same_games(game: str, wanted: dict[str, object]) -> None:
    there = experiment(game, **wanted)
    fast = Simulation(there, GAMES, ["games"]).play(Piece(0, GAMES))
    slow = Simulation(there, GAMES, ["games"], records=True).play(Piece(0, GAMES))
    results = [json.loads(line)["result"] for line in lines_in(slow)]
    del slow["records"]
    assert fast.keys() == slow.keys()
    for name, array in fast.items():
        assert array.tolist() == slow[name].tolist(), name
    if game == "tolerance":
        assert fast["games.vp_1"].tolist() == [result["vp"][1] for result in results]
        assert fast["number.vp"][:, 1].tolist() == fast["games.vp_1"].tolist()
    else:
        assert fast["games.by"].tolist() == [result["by"] for result in results]


def bounds(average: Average, seat: int) -> tuple[float, float]:
    found = average.estimate(seat)
    return found.low, found.high


def test_game_number_i_is_what_new_gives() -> None:
    found = Simulation(experiment(), GAMES, records=True).play(Piece(GAMES - 1, 1))
    (line,) = lines_in(found)
    record = json.loads(line)
    dealt = schism.new("tolerance", seed=11, number=GAMES - 1).record()["rounds"][0]
    assert record["rounds"][0] == dealt


def test_decisions_and_effects_tell_the_game_that_the_record_tells() -> None:
    simulation = Simulation(experiment(), 2, ["decisions", "effects"], records=True)
    found = simulation.play(Piece(0, 2))
    records = [json.loads(line) for line in lines_in(found)]
    actions = [action for record in records for action in record["actions"]]
    assert found["decisions.action"].tolist() == actions
    assert int(found["decisions"][0]) == len(actions)
    events = [event for record in records for event in replay(record).everything()]
    assert found["effects.event"].tolist() == [event["event"] for event in events]
    assert found["effects.seat"].tolist() == [event["seat"] for event in events]
    first = int(np.argmax(found["effects.event"] == "played"))
    assert found["effects.decision"][first] == 1  # after the choice of the starting player
    assert found["effects.detail"][first] == f"as={events[first]['as']}"


def test_averages_know_how_sure_they_are() -> None:
    average = Average()
    average.add(np.array([[1, 0], [3, 0]]))
    average.add(np.array([[2, 0], [2, 0]]))
    margin = 1.96 * (2 / 3) ** 0.5 / 2
    assert average.mean(0) == 2.0
    assert bounds(average, 0) == pytest.approx((2.0 - margin, 2.0 + margin))
    assert bounds(average, 1) == (0.0, 0.0)


def test_one_game_says_nothing_about_how_sure_it_is() -> None:
    average = Average()
    average.add(np.array([[1.0]]))
    assert bounds(average, 0) == (1.0, 1.0)


def test_the_interval_of_a_share_stays_between_0_and_1() -> None:
    share = Share()
    share.add(np.array([[0.0, 1.0, 0.5]] * 10))
    assert bounds(share, 0) == pytest.approx((0.0, 0.27755), abs=1e-4)
    assert bounds(share, 1) == pytest.approx((0.72245, 1.0), abs=1e-4)
    assert bounds(share, 2) == pytest.approx((0.23659, 0.76341), abs=1e-4)


def test_totals_are_those_of_all_pieces() -> None:
    simulation = Simulation(experiment(), 4)
    totals = Totals(seats=4)
    for piece in (Piece(0, 3), Piece(3, 1)):
        totals.add(simulation.play(piece))
    assert totals.games == 4
    assert sum(totals.wins.mean(seat) for seat in range(4)) == pytest.approx(1.0)
