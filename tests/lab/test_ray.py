"""A Ray cluster of two workers on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from schism.lab.jobs.workers import InProcess, workers_for
from schism.lab.simulation.simulate import Simulation
from tests.lab.jobs import Deadly, bytes_of, experiment

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'ray[client]'")

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, about itself

JOB = Simulation(experiment(roles="random"), 8, ["games"])


@pytest.fixture(scope="module", autouse=True)
def two_workers() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_OVERRIDE_RESOURCES", '{"CPU": 2}')
        yield


def test_a_cluster_finds_the_same_to_the_bit_though_a_worker_is_killed(tmp_path: Path) -> None:
    harmless = tmp_path / "harmless"
    harmless.touch()
    here = bytes_of(Deadly(JOB, harmless), InProcess())
    killed = tmp_path / "killed"
    with workers_for(4, on="ray") as workers:
        assert workers.size == 2
        assert bytes_of(Deadly(JOB, harmless), workers) == here
        assert bytes_of(Deadly(JOB, killed), workers) == here
    assert killed.exists()
