"""The instruments of the reviews' benchmark, and a small run of it."""

from __future__ import annotations

import json

import numpy as np
import pytest

from schism.bench.peers import REVIEWED
from schism.bench.reviews.played_positions import played_position
from schism.bench.reviews.verdicts import (
    CheckedMistake,
    Trial,
    Verdict,
    bias,
    error_beyond_noise,
    is_clear,
    marked,
    named_to_found,
    share_of,
)
from schism.bots.analysis import Mean
from schism.bots.search_bot import Budget
from schism.kernel.compiled import COMPILING
from tests.cli.terminal import schism

compiled_only = pytest.mark.skipif(not COMPILING, reason="too many simulations to interpret")


def verdicts_with(error: float, noise: float, count: int = 2000) -> list[Verdict]:
    """Decisions that are worth a half, judged with a normal error and found with normal noise."""
    rng = np.random.default_rng(3)
    said = 0.5 + error * rng.standard_normal(count)
    found = 0.5 + noise * rng.standard_normal(count)
    return [Verdict(float(s), Mean(float(f), noise, 100)) for s, f in zip(said, found, strict=True)]


@pytest.mark.parametrize("noise", [0.0, 0.05])
def test_the_noise_of_the_games_does_not_count_as_error(noise: float) -> None:
    found = error_beyond_noise(verdicts_with(0.1, noise))
    assert found.low <= 0.0798 <= found.high  # the mean absolute value of the error alone
    assert found.high - found.low < 0.02


def test_a_judgement_without_error_has_none() -> None:
    assert error_beyond_noise(verdicts_with(0.0, 0.05)).mean < 0.02


def test_a_bias_is_found() -> None:
    optimistic = [Verdict(v.said + 0.1, v.found) for v in verdicts_with(0.02, 0.05)]
    assert bias(optimistic).mean == pytest.approx(0.1, abs=0.01)


def mistake(named: float, cost: float) -> CheckedMistake:
    return CheckedMistake(named, Mean(cost, 0.05, 400), costly=cost > 0, confirmed=True)


def test_only_marked_mistakes_count_and_their_losses_are_compared() -> None:
    fine = Verdict(0.4, Mean(0.4, 0.05, 100))
    wrong = Verdict(0.4, Mean(0.4, 0.05, 100), mistake(0.2, 0.1))
    found = marked([fine, wrong, wrong])
    ratio = named_to_found(found)
    assert len(found) == 2
    assert ratio is not None
    assert ratio.mean == pytest.approx(2.0)


def test_the_share_that_is_true_has_an_exact_interval() -> None:
    found = share_of(27 * [True] + 3 * [False])
    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx((0.9, 0.7347, 0.9789), abs=1e-4)


def test_without_mistakes_nothing_is_claimed_about_them() -> None:
    assert share_of([]) is None
    assert named_to_found([]) is None


def test_a_cost_is_clear_when_its_interval_leaves_out_0() -> None:
    assert is_clear(Mean(0.1, 0.02, 400))
    assert is_clear(Mean(-0.1, 0.02, 400))
    assert not is_clear(Mean(0.1, 0.09, 400))


@pytest.mark.parametrize("game", REVIEWED)
def test_a_number_and_a_seed_are_one_decision(game: str) -> None:
    first, again, other = (played_position(game, REVIEWED[game], n, 5) for n in (1, 1, 2))
    assert first.match.state.tobytes() == again.match.state.tobytes()
    assert first.chosen == again.chosen
    assert first.match.state.tobytes() != other.match.state.tobytes()
    assert first.chosen in first.match.legal_numbers()
    assert len(first.match.legal_numbers()) > 1


@compiled_only
def test_a_verdict_is_the_same_each_time() -> None:
    trial = Trial("tolerance", Budget(iterations=40), "greedy", 8, 5)
    assert trial.row(3) == trial.row(3)


@compiled_only
def test_the_command_measures_both_games() -> None:
    how = ("--positions", "2", "--games", "8", "--level", "greedy", "--budget", "40", "--json")
    answer = schism("bench-review", *how)
    assert answer.code == 0, answer.err
    found = json.loads(answer.out)
    assert [row["part"] for row in found] == 2 * ["error", "bias", "confirmed", "costly", "ratio"]
    assert len(found[0]["verdicts"]) == found[0]["positions"] == 2
