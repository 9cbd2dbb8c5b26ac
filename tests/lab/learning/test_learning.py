"""The tool that learns the value network: its gradients are right, and it learns."""

from __future__ import annotations

import numpy as np
import pytest

from schism.games.tolerance.mind.features import FEATURES
from schism.games.tolerance.mind.value_net import POLICY_WEIGHTS, STEP
from schism.games.tolerance.rules.state import MAX_PLAYERS
from schism.lab.jobs.job import Piece
from tools.learn_value_net import Network, cross_entropy, learn, softmax
from tools.training_games import NOBODY_SITS, TrainingGames


def made_up(rows: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions of three players, of whom the one with the largest second feature wins."""
    rng = np.random.default_rng(2)
    features = np.zeros((rows, MAX_PLAYERS, FEATURES), np.float16)
    features[:, :3, 1:6] = rng.normal(size=(rows, 3, 5))
    shares = np.full((rows, MAX_PLAYERS), NOBODY_SITS, np.float32)
    shares[:, :3] = features[:, :3, 2] == features[:, :3, 2].max(1, keepdims=True)
    return features, shares / np.where(shares > 0, shares.clip(0).sum(1, keepdims=True), 1)


def test_slopes_are_those_of_the_surprise() -> None:
    features, shares = made_up(8)
    features = features.astype(np.float32)
    network = Network.at_random(np.random.default_rng(3))
    network.parts[2] += 0.1
    gradients = network._gradients(features, shares)
    for part, gradient, place in zip(network.parts, gradients, [(2, 3), (4,), (5,)], strict=True):
        found = []
        for step in (2e-3, -2e-3):  # small: a kink of the network must not lie between
            part[place] += step
            found.append(
                cross_entropy(network.expected(features, shares != NOBODY_SITS)[1], shares)
            )
            part[place] -= step
        assert gradient[place] == pytest.approx((found[0] - found[1]) / 4e-3, rel=0.02, abs=1e-4)


def test_it_learns_who_wins() -> None:
    features, shares = made_up(20_000)
    network = learn(features, shares, epochs=30)
    sits = shares != NOBODY_SITS
    before = softmax(np.where(sits, features[:, :, 0].astype(np.float32), -np.inf))
    after = network.expected(features.astype(np.float32), sits)[1]
    assert cross_entropy(before, shares) == pytest.approx(np.log(3), rel=0.01)
    assert cross_entropy(after, shares) < 0.5


def test_lessons_are_positions_and_who_won() -> None:
    training = TrainingGames(seed=4, games=3)
    whole = training.play(Piece(0, 3))
    again = training.play(Piece(0, 3))
    for name, found in whole.items():
        assert np.array_equal(found, again[name])
    sits = whole["shares"] != NOBODY_SITS
    assert np.where(sits, whole["shares"], 0).sum(1) == pytest.approx(1)
    assert 42 * 3 >= len(whole["features"]) >= 36 * 3


def test_refining_starts_from_the_shipped_weights() -> None:
    features, shares = made_up(8)
    network = learn(features, shares, epochs=0, refine=True)
    found = np.vstack(network.parts)
    assert np.array_equal(found / STEP, np.loadtxt(POLICY_WEIGHTS, delimiter=","))
