"""The checks that learning frameworks make of an environment."""

from __future__ import annotations

import warnings

import pytest

from schism.kernel.compiled import COMPILING
from tests.adapters.kit import quietly_imported

pytestmark = pytest.mark.skipif(not COMPILING, reason="frameworks see the same either way")

GAMES = ["tolerance", "avignon"]


@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_stable_baselines3_passes(game: str) -> None:
    checker = quietly_imported("stable_baselines3.common.env_checker")
    seat_env = pytest.importorskip("schism.adapters.seat_env")
    checker.check_env(seat_env.SeatEnv(game), warn=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_torchrl_passes_on_its_pettingzoo_wrapper(game: str) -> None:
    torchrl = quietly_imported("torchrl.envs")
    utils = quietly_imported("torchrl.envs.utils")
    module = pytest.importorskip(f"schism.adapters.{game}_v0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own making
        env = torchrl.PettingZooWrapper(module.env(), use_mask=True, seed=0)
        utils.check_env_specs(env)


@pytest.mark.parametrize("game", GAMES)
def test_torchrl_makes_an_environment_by_its_name(game: str) -> None:
    torchrl = quietly_imported("torchrl.envs")
    pytest.importorskip("schism.adapters.seat_env")  # registers the names
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own making
        env = torchrl.GymEnv(f"schism/{game.title()}-v0")
        assert "action" in env.rollout(2)
