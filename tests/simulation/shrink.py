"""Shrinking: the fewest faults, people and seconds with which a run still fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from tests.simulation.simulation import Setup

Fails = Callable[[Setup], bool]


def shrink(setup: Setup, fails: Fails) -> Setup:
    """Take away whatever can be taken away, until nothing can."""
    smallest = setup.with_faults(tuple(range(len(setup.plan()))))
    while True:
        smaller = next((each for each in _smaller(smallest) if fails(each)), None)
        if smaller is None:
            return smallest
        smallest = smaller


def _smaller(setup: Setup) -> Iterator[Setup]:
    faults = setup.faults or ()
    if len(faults) > 1:
        half = len(faults) // 2
        yield setup.with_faults(faults[:half])
        yield setup.with_faults(faults[half:])
    for left_out in faults:
        yield setup.with_faults(tuple(fault for fault in faults if fault != left_out))
    if setup.groups > 1:
        yield replace(setup, groups=setup.groups - 1)
    if setup.duration > 5:
        yield replace(setup, duration=setup.duration // 2)
