"""`schism learn`: games against itself, a network that learns from them, and going on later."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from schism.bots.learnt.policy_learning import (
    Features,
    add_gradient,
    add_hope_gradient,
    by_choice,
    entropy,
    expected_more,
    score,
    softmax,
    split,
)
from schism.bots.learnt.self_play import blame_choices, credit, new_journal
from schism.games.registry import GAMES
from schism.games.tolerance.mind.judgement import LEARNING
from schism.games.tolerance.mind.policy_net import WEIGHTS
from schism.kernel.compiled import COMPILING
from schism.lab.learn.self_play import SelfPlay
from schism.lab.learn.training import Training
from tests.cli.terminal import schism

compiled_only = pytest.mark.skipif(not COMPILING, reason="too many games to interpret")

SIZES = np.array([4, 3, 2])
GAIN, TEMPERATURE = 0.7, 0.3


def decision(rng: np.random.Generator) -> Features:
    """A situation of three features, and three choices of two each."""
    numbers = np.array([0, 1, 3, 0, 1, 0, 1, 0, 1])
    values = rng.normal(size=len(numbers)).astype(np.float32)
    return Features(numbers, values, np.array([3, 5, 7, 9]))


def loss(weights: np.ndarray, features: Features) -> float:
    """What learning makes smaller: choice 1 was taken and brought a gain."""
    net, hidden, shares = split(weights, SIZES), np.zeros(3, np.float32), np.zeros(3, np.float32)
    score(net, features, 0, 3, hidden, shares)
    softmax(shares.copy(), 3, shares)
    expected = (GAIN - expected_more(net, hidden)) ** 2 / 2
    return -GAIN * float(np.log(shares[1])) - TEMPERATURE * entropy(shares, 3) + expected


def gradient_of(weights: np.ndarray, features: Features) -> np.ndarray:
    net, gradient = split(weights, SIZES), np.zeros_like(weights)
    hidden, logits, shares, blame = (np.zeros(3, np.float32) for _ in range(4))
    score(net, features, 0, 3, hidden, logits)
    softmax(logits, 3, shares)
    blame_choices(shares, 3, 1, GAIN, TEMPERATURE, entropy(shares, 3), blame)
    slope, last = split(gradient, SIZES), by_choice(net)
    add_hope_gradient(slope, hidden, GAIN - expected_more(net, hidden))
    add_gradient(net, last, slope, features, 0, hidden, blame, 3)
    return gradient


def test_gradients_are_those_of_the_loss() -> None:
    """What is expected is taken as given by the hidden layer: it does not learn from that."""
    rng = np.random.default_rng(2)
    features, policy = decision(rng), 4 * 3 + 3 + 3 * 2 + 2
    weights = rng.normal(size=policy + 4).astype(np.float32)
    weights[policy:-1] = 0
    gradient = gradient_of(weights, features)
    for place in range(len(weights)):
        more, less = weights.copy(), weights.copy()
        more[place] += 1e-2
        less[place] -= 1e-2
        slope = (loss(more, features) - loss(less, features)) / 2e-2
        assert gradient[place] == pytest.approx(slope, rel=0.02, abs=2e-3)


def test_later_stages_count_less_and_deals_not_at_all() -> None:
    journal, brought = new_journal(), np.empty((9, 8))
    journal.before[:4, 0] = 0.0, 0.3, 0.5, 1.0
    journal.after[:3, 0] = 0.1, 0.3, 0.7  # a lucky deal between 0.5 and 0.7
    credit(journal, 3, 0.5, brought)
    assert brought[:4, 0].tolist() == pytest.approx([0.2 + 0.1 + 0.075, 0.2 + 0.15, 0.3, 0.0])


def learnt(games: int, kept: Path | None = None) -> Training:
    training = Training.at_random(LEARNING, 3, 1)
    if kept is not None and kept.exists():
        training = Training.stored(kept)
    list(SelfPlay.of(GAMES["tolerance"], training, games, seed=3, threads=2).learn(9, kept))
    return training


@compiled_only
def test_training_that_was_interrupted_continues_from_its_checkpoint(tmp_path: Path) -> None:
    kept = tmp_path / "training.npz"
    begun = learnt(1, kept)
    again = Training.stored(kept)
    assert (again.games, again.steps) == (begun.games, 1)
    for name in ("sizes", "weights", "mean", "square", "average"):
        np.testing.assert_array_equal(getattr(again, name), getattr(begun, name))
    assert learnt(begun.games + 1, kept).steps == 2


def test_weights_can_be_saved_and_loaded(tmp_path: Path) -> None:
    out = tmp_path / "weights.csv"
    Training.loaded(LEARNING, WEIGHTS).save(out, LEARNING.step)
    assert np.array_equal(np.loadtxt(out, delimiter=","), np.loadtxt(WEIGHTS, delimiter=","))


@compiled_only
def test_a_small_run_writes_weights_and_tells_how_it_went(tmp_path: Path) -> None:
    out = tmp_path / "weights.csv"
    told = schism("learn", "tolerance", "--games", "1", "--hidden", "2", "--out", str(out))
    assert told.code == 0, told.err
    assert "14" in told.out
    assert np.loadtxt(out, delimiter=",").shape == (LEARNING.situation + 1 + LEARNING.choice, 3)


def test_a_game_without_a_policy_says_so() -> None:
    told = schism("learn", "avignon", "--games", "1")
    assert told.code == 1
    assert "avignon" in told.err


@pytest.mark.parametrize("text", ["", "1,2\n3\n", "1,2\n3,4\n", "one,two\n"])
def test_a_file_without_weights_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.csv"
    file.write_text(text)
    told = schism("learn", "tolerance", "--games", "1", "--weights", str(file))
    assert told.code == 1
    assert str(file) in told.err.replace("\n", "")


@compiled_only
def test_learning_goes_on_from_weights(tmp_path: Path) -> None:
    out = tmp_path / "weights.csv"
    told = schism(
        "learn", "tolerance", "--games", "1", "--weights", str(WEIGHTS), "--out", str(out)
    )
    assert told.code == 0
    before, after = (np.loadtxt(file, delimiter=",") for file in (WEIGHTS, out))
    assert after.shape == before.shape
    assert np.abs(after - before).max() <= 2
