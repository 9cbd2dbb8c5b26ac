"""The tool that compares Avignon decks by evaluating their first turns."""

from __future__ import annotations

import numpy as np

from schism.games.registry import any_deck
from schism.lab.jobs.job import Piece
from schism.lab.simulation.simulate import Experiment
from tools.judge_early import Judged, percent


def judged(deck: str, turns: int) -> Judged:
    experiment = Experiment(any_deck(deck), {"kinds": "random"}, 5, ["quick:30"] * 2)
    return Judged(experiment, 4, turns, 60)


def test_hopes_are_shares_and_come_out_the_same_again() -> None:
    job = judged("house", 2)
    hopes = job.play(Piece(0, 4))["rome"]
    assert len(set(hopes)) == 4
    assert ((hopes > 0) & (hopes < 1)).all()
    assert (hopes[2:] == job.play(Piece(2, 2))["rome"]).all()


def test_a_game_that_is_over_counts_as_it_ended() -> None:
    """Nobody reaches the turn after which it would be judged."""
    assert set(judged("house", 500).play(Piece(0, 4))["rome"]) <= {0.0, 0.5, 1.0}


def test_a_gift_for_who_begins_is_seen() -> None:
    """The earlier Preacher pulled everybody at Genoa, where all begin."""
    kinds = ["cardinal", "bishop", "knight", "noble", "peasant", "preacher"]
    means = []
    for deck in ("house-8e6c004b", "house"):
        experiment = Experiment(any_deck(deck), {"kinds": kinds}, 6, ["quick:300"] * 2)
        means.append(Judged(experiment, 30, 1, 2000).play(Piece(0, 30))["rome"].mean())
    assert means[0] > means[1] + 0.02


def test_percent_tells_how_sure_it_is() -> None:
    assert percent(np.array([0.4, 0.6])) == "50.0% +- 19.6"
