"""What search goes by where it stops looking."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from schism.games.tolerance.mind.features import FEATURES, ROOM, at_or_below, write_features
from schism.games.tolerance.mind.value_net import (
    BY_POLICY,
    LOOKING_AHEAD,
    POLICY_WEIGHTS,
    STEP,
    WEIGHTS,
    evaluate,
    logit,
)
from schism.kernel.mind import policy_values, values
from schism.kernel.records import copied
from schism.kernel.rules import win_share
from tests.kit import EVERY_SET_UP, random_match


@pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
@pytest.mark.parametrize("moves", [0, 30, 75])
@pytest.mark.parametrize("write", [values, policy_values])
def test_everybody_together_expects_one_win(
    game: str, options: dict[str, object], moves: int, write: Callable[..., None]
) -> None:
    match = random_match(game, 5, moves, **options)
    shares = np.full(8, np.nan)
    write(match.deck.record, match.state, shares)
    assert shares[: match.seats].sum() == pytest.approx(1)
    assert (shares[: match.seats] >= 0).all()
    assert np.isnan(shares[match.seats :]).all()


@pytest.mark.parametrize(("game", "options"), EVERY_SET_UP)
def test_when_the_game_is_over_the_outlook_is_the_result(
    game: str, options: dict[str, object]
) -> None:
    match = random_match(game, 6, 10_000, **options)
    assert match.over
    shares = np.zeros(8)
    values(match.deck.record, match.state, shares)
    assert shares[: match.seats].tolist() == [win_share(match.state, s) for s in range(match.seats)]


@pytest.mark.parametrize("seat", range(4))
def test_own_points_are_welcome_and_others_points_are_not(seat: int) -> None:
    match = random_match("tolerance", 7, 40, players=4, roles="random")
    before = evaluate(match.deck.record, match.state, seat)
    for other in range(4):
        state = copied(match.state)
        state.points[other, state.role[other]] += 6
        after = evaluate(match.deck.record, state, seat)
        assert after > before if other == seat else after < before


def test_at_the_end_only_the_win_counts() -> None:
    match = random_match("tolerance", 7, 10_000, players=4)
    values = [evaluate(match.deck.record, match.state, seat) for seat in range(4)]
    wins = [win_share(match.state, seat) for seat in range(4)]
    assert np.argsort(values).tolist() == np.argsort(wins).tolist()


@pytest.mark.parametrize(
    ("net", "weights"), [(LOOKING_AHEAD, WEIGHTS), (BY_POLICY, POLICY_WEIGHTS)]
)
def test_prospects_are_those_of_the_numbers_learnt(net: int, weights: Path) -> None:
    numbers = np.float32(STEP) * np.loadtxt(weights, np.float32, delimiter=",")
    assert len(numbers) == FEATURES + 2
    features = np.zeros(ROOM, np.float32)
    features[:FEATURES] = np.random.default_rng(1).normal(size=FEATURES)
    hidden = np.maximum(features[:FEATURES] @ numbers[:FEATURES] + numbers[FEATURES], 0)
    expected = features[0] + hidden @ numbers[FEATURES + 1]
    assert logit(features, net) == pytest.approx(expected, rel=1e-4)


def test_each_trait_says_something_somewhere_and_none_is_large() -> None:
    seen = []
    majorities = {"players": 4, "roles": "random", "deck": "house-en-majorities"}
    for options in ({"players": 3}, {"players": 4, "roles": "random"}, {"players": 5}, majorities):
        for moves in range(0, 240, 3):
            match = random_match("tolerance", moves, moves, **options)
            features = np.zeros(FEATURES, np.float32)
            write_features(match.deck.record, match.state, moves % 3, features)
            seen.append(features)
    largest = np.abs(seen).max(0)
    between_rounds = {20, 21, 22}  # which a match never shows: chance is drawn at once
    each_guild_member = 61  # no shipped role scores that
    assert set(np.flatnonzero(largest == 0)) <= {*between_rounds, each_guild_member}
    assert largest[1:].max() < 20


def test_ranks_at_or_below_the_highest() -> None:
    assert at_or_below(np.uint64(0b0100)) == 0b0111
    assert at_or_below(np.uint64(0b1000_0000_0001)) == 0b1111_1111_1111
    assert at_or_below(np.uint64(0)) == 0
