"""Imported before processes are forked, so that they share what a first run builds."""

from __future__ import annotations

from dataclasses import replace

from tests.simulation.simulation import Setup, simulate

for _processes in (1, 2):
    simulate(replace(Setup.of_seed(0), processes=_processes, groups=3, faults=()))
