"""Runs that have failed once: see docs/research/2026-11-18-simulating-the-server.md."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.simulation.simulation import Setup, simulate

FAILED = {
    "a second tab, closed at another process, made its player absent": Setup.of_seed(1),
    "two players took the last seats at two processes": Setup.of_seed(2),
    "the clock was set between the starts of two processes": Setup.of_seed(46).with_faults((2, 4)),
    "the same, with kills": replace(Setup.of_seed(0), processes=2, kinds=("clock jump", "kill")),
}


@pytest.mark.parametrize("what", FAILED)
def test_what_has_failed_once(what: str) -> None:
    assert simulate(FAILED[what]).problems == []
