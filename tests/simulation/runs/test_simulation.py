"""Some seeds of the simulation; `make simulate-server` runs many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.simulation.shrink import shrink
from tests.simulation.simulation import Setup, Simulation, simulate

SEEDS = range(24)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_property_is_broken(seed: int) -> None:
    setup = Setup.of_seed(seed)
    assert simulate(setup).problems == [], setup.command


def test_a_seed_is_a_run() -> None:
    """Twice the same seed is twice the same, turn by turn."""
    runs = [Simulation(Setup.of_seed(1)) for _ in range(2)]
    first, second = (run.run() for run in runs)
    assert (first, runs[0].trace) == (second, runs[1].trace)


def test_a_failed_run_is_shrunk_to_what_it_needs() -> None:
    """Here, to the third of its faults and one group."""
    seed = next(seed for seed in SEEDS if len(Setup.of_seed(seed).plan()) > 3)
    setup = replace(Setup.of_seed(seed), groups=3)
    smallest = shrink(setup, lambda each: each.plan().count(setup.plan()[2]) == 1)
    assert smallest.faults == (2,)
    assert smallest.groups == 1
    assert f"--seed {seed} --faults 2" in smallest.command
