"""How strong the levels are in a game, as `schism bench-levels --store` has measured it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from schism.bots.people.levels import levels_of
from schism.games.contract import Game, Json

_NAME = "ladder.json"


def ladder_file(game: Game) -> Path:
    return game.folder / _NAME


def stored_ladder(game: Game) -> Json | None:
    """What was measured last; None for a game that nobody has measured."""
    file = ladder_file(game)
    if not file.exists():
        return None
    found: Json = json.loads(file.read_text(encoding="utf-8"))
    return found


def level_ratings(game: Game) -> dict[str, int]:
    """Elo ratings by level; empty for a game that nobody has measured."""
    found = stored_ladder(game)
    ratings: Json = {} if found is None else found["ratings"]
    return {level: round(rating["mean"]) for level, rating in ratings.items()}


def store_ladder(game: Game, found: Json) -> None:
    text = json.dumps({"levels": numbers_hash(game), **found}, indent=2)
    ladder_file(game).write_text(text + "\n", encoding="utf-8")


def numbers_hash(game: Game) -> str:
    """Changes with the levels' numbers, which then have to be measured again."""
    levels = levels_of(game.id).values()
    numbers = json.dumps([level.as_json() for level in levels], sort_keys=True)
    return hashlib.sha256(numbers.encode()).hexdigest()[:16]
