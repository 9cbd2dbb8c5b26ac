"""PettingZoo's own tests, and ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from schism.errors import IllegalAction, SchismError
from tests.adapters.kit import quietly_imported

checks = quietly_imported("pettingzoo.test")

from schism.adapters import avignon_v0, tolerance_v0
from schism.kernel.compiled import COMPILING
from schism.table.setup import new

CYCLES = 400 if COMPILING else 40
ENVIRONMENTS = [
    (tolerance_v0, {"players": 4}),
    (tolerance_v0, {"players": 3, "roles": "random", "hidden_roles": True}),
    (avignon_v0, {}),
]


# It knows by name which environments may have a dictionary, and expects everybody to have actions.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize(("module", "options"), ENVIRONMENTS)
def test_pettingzoos_api_test_passes(module: Any, options: dict[str, Any]) -> None:
    checks.api_test(module.env(**options), num_cycles=CYCLES)


@pytest.mark.parametrize(("module", "options"), ENVIRONMENTS)
def test_pettingzoos_seed_test_passes(module: Any, options: dict[str, Any]) -> None:
    checks.seed_test(lambda: module.env(**options), num_cycles=CYCLES)


@pytest.mark.skipif(not COMPILING, reason="a benchmark of compiled code")
def test_pettingzoos_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    checks.performance_benchmark(tolerance_v0.env())
    assert "turns per second" in capsys.readouterr().out


def test_a_seed_is_the_same_game_as_a_match_of_that_seed() -> None:
    env, match = tolerance_v0.env(players=4), new("tolerance", players=4, seed=5)
    env.reset(seed=5)
    for _ in range(60):
        seen = env.last()[0]
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal_numbers()
        assert env.agent_selection == f"seat_{match.to_act}"
        env.step(match.legal_numbers()[0])
        match.play(match.legal_numbers()[0])


def test_resets_without_a_seed_are_the_games_after_it() -> None:
    env = tolerance_v0.env(players=4)
    env.reset(seed=5)
    env.reset()
    hand = env.unwrapped.single.observation(0).hand.tolist()
    second = new("tolerance", players=4, seed=5, number=1)
    assert hand == second.observation(0).hand.tolist()


def test_who_is_not_to_act_has_no_actions() -> None:
    env = avignon_v0.env()
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_is_complained_of_and_changes_nothing() -> None:
    env = avignon_v0.env()
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    with pytest.raises(IllegalAction, match="Possible: "):
        env.step(25)
    assert (env.last()[0]["observation"] == before).all()


def test_options_and_seeds_that_make_no_sense() -> None:
    with pytest.raises(SchismError, match="from 3 to 5"):
        tolerance_v0.env(players=7)
    with pytest.raises(SchismError, match="is not a seed"):
        tolerance_v0.env().reset(seed=-4)
