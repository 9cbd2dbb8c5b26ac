"""Who is at a table, as far as one process knows."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from schism.server.tables import presence
from schism.server.tables.presence import Presence


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    clock = SimpleNamespace(now=0.0)
    clock.monotonic = lambda: clock.now
    monkeypatch.setattr(presence, "time", clock)
    return clock


def test_a_player_who_leaves_another_process_is_absent_from_then_on(clock: SimpleNamespace) -> None:
    here = Presence()
    assert here.update_remote("there", [0], 2)
    assert (here.has(0), here.spectators()) == (True, 2)
    clock.now = 100.0
    assert not here.update_remote("there", [0], 0)
    assert here.update_remote("there", [], 0)
    clock.now = 130.0
    assert (here.has(0), here.absent_for(0)) == (False, 30.0)


def test_a_process_that_has_died_is_forgotten_with_all_who_were_there(
    clock: SimpleNamespace,
) -> None:
    here = Presence()
    here.update_remote("dead", [0, 1], 3)
    clock.now = 100.0
    here.update_remote("alive", [1], 1)
    assert not here.forget_remote(since=0.0)
    assert here.forget_remote(since=50.0)
    assert (here.has(0), here.has(1), here.spectators()) == (False, True, 1)
    clock.now = 110.0
    assert here.absent_for(0) == 10.0
