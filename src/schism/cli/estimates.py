"""Estimates with their intervals, as text."""

from __future__ import annotations

from collections.abc import Callable

from schism.cli.language import decimal, t, whole
from schism.lab.balance.intervals import Estimate


def mean_text(estimate: Estimate, write: Callable[[float], str] = decimal) -> str:
    return t("simulate-mean", **_written(estimate, 1, write))


def percent_text(estimate: Estimate, write: Callable[[float], str] = whole) -> str:
    return t("simulate-percent", **_written(estimate, 100, write))


def _written(estimate: Estimate, scale: int, write: Callable[[float], str]) -> dict[str, str]:
    return {name: write(scale * value) for name, value in estimate.as_json().items()}
