"""What is believed of a loss: less than it looked, and rarely wrong."""

from __future__ import annotations

import json

import numpy as np
import pytest

from schism.bots.analysis import Mean
from schism.games.contract import Game
from schism.games.registry import GAMES
from schism.review.losses import (
    FOR_ANY_GAME,
    MATTERS,
    Belief,
    Prior,
    believe,
    fit_prior,
    prior_file,
    prior_of,
)

NOISE, WORLDS, DECISIONS = 0.04, 300, 1500


def looked_like(value: float, error: float = NOISE) -> Belief:
    return believe(FOR_ANY_GAME, Mean(value, error, WORLDS))


@pytest.fixture(scope="module")
def played() -> tuple[list[float], list[Mean], Prior]:
    """Losses of decisions, most of them tiny, what each looked like, and what is learnt from it."""
    rng = np.random.default_rng(4)
    tiny, large = rng.normal(0, 0.01, DECISIONS), rng.exponential(0.1, DECISIONS)
    losses = np.where(rng.random(DECISIONS) < 0.75, tiny, np.minimum(large, 1))
    estimates = losses + NOISE * rng.standard_normal(DECISIONS)
    found = [Mean(float(each), NOISE, WORLDS) for each in estimates]
    return losses.tolist(), found, fit_prior(found, 0.0)


def test_what_is_believed_lies_between_nothing_and_what_was_seen() -> None:
    for seen in (0.05, 0.1, 0.3):
        found = looked_like(seen)
        assert 0 < found.value < seen
        assert found.low < found.value < found.high


def test_more_worlds_convince_more() -> None:
    vague, clear = looked_like(0.1, 0.05), looked_like(0.1, 0.01)
    assert vague.value < clear.value
    assert vague.mistake < clear.mistake


def test_few_worlds_that_agree_prove_little() -> None:
    few, many = (believe(FOR_ANY_GAME, Mean(0.1, 0.0, worlds)) for worlds in (5, 500))
    assert few.mistake < many.mistake
    assert few.error > many.error


def test_marked_losses_are_true_and_named_as_large_as_they_are(
    played: tuple[list[float], list[Mean], Prior],
) -> None:
    losses, estimates, prior = played
    beliefs = [believe(prior, each) for each in estimates]
    marked = [i for i, belief in enumerate(beliefs) if belief.is_mistake]
    true = np.mean([losses[i] for i in marked])
    assert len(marked) > 50
    assert np.mean([losses[i] > MATTERS for i in marked]) >= 0.95
    assert np.mean([beliefs[i].value for i in marked]) == pytest.approx(true, rel=0.1)
    assert np.mean([estimates[i].value for i in marked]) > 1.02 * true  # the winner's curse


def test_intervals_hold(played: tuple[list[float], list[Mean], Prior]) -> None:
    losses, estimates, prior = played
    beliefs = [believe(prior, each) for each in estimates]
    step = 0.005  # losses are told apart no further
    within = [
        b.low - step <= loss <= b.high + step for b, loss in zip(beliefs, losses, strict=True)
    ]
    assert np.mean(within) > 0.93


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_ships_is_a_distribution(game: Game) -> None:
    prior = prior_of(game)
    assert sum(share for _, share in prior.parts) == pytest.approx(1.0)
    assert all(share > 0 for _, share in prior.parts)
    assert (
        not prior_file(game).exists() or json.loads(prior_file(game).read_text()) == prior.as_json()
    )
