"""Avignon for PettingZoo."""

from __future__ import annotations

from functools import partial
from typing import Any

from schism.adapters.pettingzoo_env import RawEnv, wrapped

raw_env = partial(RawEnv, "avignon")


def env(**options: Any) -> Any:
    """As `schism.new("avignon", **options)`; PettingZoo checks how it is used."""
    return wrapped(raw_env(**options))
