"""The levels for people: `levels.toml` says what each is like, and a game may know better."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from schism.bots.search_bot import Budget
from schism.games.contract import Json
from schism.games.registry import GAMES

GREEDY_WORLDS = 24  # in which the greedy choice is looked for
_NAME = "levels.toml"  # no code: nothing is compiled again when it changes
_FILE = Path(__file__).with_name(_NAME)


@dataclass(frozen=True, slots=True)
class Level:
    """A level by its numbers, as the file explains them."""

    id: str
    width: float = 0.0
    floor: float = 0.0
    worlds: int = GREEDY_WORLDS
    temper: float = 0.0
    iterations: int = 0  # of a search; without any it only glances
    longest: float | None = None  # seconds that the search may take
    seconds: float = 0.0

    @property
    def budget(self) -> Budget:
        return Budget(self.longest, self.iterations)

    def untimed(self) -> Level:
        """The same level with its iterations alone, as strong on every machine."""
        return replace(self, longest=None)

    def as_json(self) -> Json:
        return asdict(self)


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


LEVEL_IDS = tuple(_read(_FILE))  # from the weakest to the strongest
USUAL = "chaplain"  # for those who have not chosen one, and for players who are away


@cache
def levels_of(game: str) -> dict[str, Level]:
    """The levels in a game, by their ids."""
    own = _read(GAMES[game].folder / _NAME)
    every = _read(_FILE).items()
    return {name: Level(name, **numbers | own.get(name, {})) for name, numbers in every}
