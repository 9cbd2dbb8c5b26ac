"""The games through the interfaces researchers know; no rules inside.

`batched` needs no extra package; each other module needs the package it is named after. For every
game there is a PettingZoo module, `<game>_v0`.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any

from schism.games.registry import GAMES

_VERSION = "_v0"


class _EnvironmentModule(ModuleType):
    """A game's `env` and `raw_env`; PettingZoo is imported when one of them is first used."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{__name__}.{game}{_VERSION}", f"{game.capitalize()} for PettingZoo.")
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name not in ("env", "raw_env"):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        from schism.adapters import pettingzoo_env

        return partial(getattr(pettingzoo_env, name), self._game)


def __getattr__(name: str) -> ModuleType:
    game = name.removesuffix(_VERSION)
    if game == name or game not in GAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return sys.modules.setdefault(f"{__name__}.{name}", _EnvironmentModule(game))


for _game in GAMES:  # so that `import schism.adapters.<game>_v0` finds them too
    __getattr__(f"{_game}{_VERSION}")
