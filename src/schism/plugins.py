"""Games from outside this package, by the two ways Python programs find plug-ins.

An installed distribution names its games in the entry point group `schism.games`; the environment
variable SCHISM_GAMES names more of them, as in `SCHISM_GAMES=whist:GAME,my.bridge:GAME`. Both
reach every process that plays: servers, workers and commands.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from schism.errors import SchismError

GROUP = "schism.games"
VARIABLE = "SCHISM_GAMES"


@cache
def plugins() -> tuple[EntryPoint, ...]:
    """Every game named outside, in the order in which they are to be registered."""
    named = [text.strip() for text in os.environ.get(VARIABLE, "").split(",") if text.strip()]
    return (
        *sorted(entry_points(group=GROUP)),
        *(EntryPoint(text, text, VARIABLE) for text in named),
    )


def load_plugin(plugin: EntryPoint) -> Any:
    try:
        return plugin.load()
    except (ImportError, AttributeError) as error:
        found, where = plugin.value, plugin.group
        raise SchismError("plugin", found=found, where=where, reason=str(error)) from error


def source_folders() -> list[Path]:
    """Where the games' sources lie: compiled code is kept for as long as they stay the same."""
    return [folder for plugin in plugins() for folder in _folders(plugin.module)]


def _folders(module: str) -> list[Path]:
    try:
        spec = find_spec(module)
    except ImportError:
        return []  # `load_plugin` says so
    return [] if spec is None else [Path(path) for path in spec.submodule_search_locations or ()]
