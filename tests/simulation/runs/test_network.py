"""The simulated network behaves as a system's: who is connected to a dead process is told so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.simulation.scenario import Stage, perform
from tests.simulation.wire import Stream


async def connect_to_a_dying_process(stage: Stage) -> None:
    """It accepts a connection, and is dead before its client hears of that."""
    process = stage.deployment.processes[0]
    accept = process.accept
    assert accept is not None

    def accept_and_die() -> Any:
        stage.scheduler.call_later(0.0, process.kill)
        return accept()

    with pytest.raises(ConnectionResetError):
        await stage.deployment.network.connect(process.loop, accept_and_die, Stream())


def test_a_process_that_dies_while_somebody_connects_resets_the_connection() -> None:
    perform(connect_to_a_dying_process, processes=1)
