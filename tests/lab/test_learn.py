"""`schism learn`: games, a network that learns from them, and going on later."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from schism.games.registry import GAMES
from schism.games.tolerance.mind.judgement import LEARNING
from schism.lab.jobs.job import Piece
from schism.lab.learn.lessons import gather
from schism.lab.learn.network import Lessons, Network, cross_entropy
from schism.lab.learn.teaching_games import TeachingGames
from schism.lab.learn.train import train
from tests.cli.terminal import schism


def test_a_network_learns_what_it_is_shown() -> None:
    """The third feature of a choice is good in one situation and bad in the other."""
    rng = np.random.default_rng(1)
    situations = np.eye(2, dtype=np.float32)[rng.integers(2, size=200)]
    choices = rng.normal(size=(600, 3)).astype(np.float32)
    merit = choices[:, 2].reshape(200, 3) * (1 - 2 * situations[:, :1])
    shares = np.eye(3, dtype=np.float32)[merit.argmax(1)].ravel()
    lessons = Lessons(situations, choices, np.arange(0, 600, 3), shares)
    network = Network.at_random(2, 4, 3, seed=1)
    before = cross_entropy(network.probabilities(lessons)[2], lessons)
    for _ in range(300):
        network.step(lessons, 0.02)
    assert cross_entropy(network.probabilities(lessons)[2], lessons) < 0.3 * before


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(2)
    shares = np.array([1, 0, 0, 1, 0], np.float32)
    lessons = Lessons(
        rng.normal(size=(2, 4)).astype(np.float32),
        rng.normal(size=(5, 3)).astype(np.float32),
        np.array([0, 2]),
        shares,
    )
    network = Network.at_random(4, 5, 3, seed=2)
    loss, gradients = network.gradients(lessons)
    for part, gradient in zip(network.parts, gradients, strict=True):
        part += 1e-3 * gradient
        more = network.gradients(lessons)[0]
        part -= 1e-3 * gradient
        assert more - loss == pytest.approx(1e-3 * float((gradient**2).sum()), rel=0.1, abs=2e-6)


def test_training_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    game = GAMES["tolerance"]
    job = TeachingGames("tolerance", LEARNING.kinds, seed=3, games=1, iterations=2)
    decisions = gather(game, [job.play(Piece(0, 1))])
    whole = [network.parts for _, network in train(game, decisions, 3, 2, 1, None)][-1]
    kept = tmp_path / "network.npz"
    next(iter(train(game, decisions, 3, 2, 1, kept)))
    [(progress, resumed)] = list(train(game, decisions, 3, 2, 1, kept))
    assert progress.epoch == 2
    for one, other in zip(whole, resumed.parts, strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_small_run_writes_weights_and_tells_how_it_went(tmp_path: Path) -> None:
    out = tmp_path / "weights.csv"
    told = schism(
        "learn", "tolerance", "--games", "1", "--iterations", "2", "--epochs", "1", "--hidden", "2",
        "--jobs", "1", "--out", str(out),
    )  # fmt: skip
    assert told.code == 0, told.err
    assert "1" in told.out
    assert np.loadtxt(out, delimiter=",").shape == (LEARNING.situation + 1 + LEARNING.choice, 3)


def test_a_game_without_a_policy_says_so() -> None:
    told = schism("learn", "avignon", "--games", "1")
    assert told.code == 1
    assert "avignon" in told.err
