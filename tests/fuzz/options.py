"""Options of a game drawn at random from what it declares."""

from __future__ import annotations

from random import Random
from typing import Any

from schism.games.contract import Game, Json, Options
from schism.games.deck import Deck
from schism.games.options import ChoiceOption, FlagOption, NumberOption, Option, match_options
from schism.games.random_source import Seeded
from schism.games.readings import Reading, ReadingsOption
from schism.table.draft import complete_draft
from schism.table.setup import settle_options

OTHERWISE = 0.5  # how often a reading differs from the default


def random_options(game: Game, deck: Deck, seed: int, number: int, chance: Random) -> Options:
    """Options of the `number`-th game of a seed, with random picks where they leave a draft."""
    declared = match_options(game.options)
    wanted: Json = {}
    for name, option in declared.items():
        if not _is_ruled_out(option, wanted):
            wanted[name] = _drawn(option, wanted, chance)
    settled = settle_options(game, deck, wanted, seed, number)
    lots = Seeded(number)
    return complete_draft(game, deck, settled, lambda choice: choice.at_random(lots), lots)


def _is_ruled_out(option: Option, wanted: Json) -> bool:
    unless = option.unless if isinstance(option, FlagOption) else None
    return unless is not None and wanted.get(unless[0]) == unless[1]


def _drawn(option: Option, wanted: Json, chance: Random) -> Any:
    if isinstance(option, NumberOption):
        return chance.randint(option.low, option.high)
    if isinstance(option, ChoiceOption):
        return chance.choice(option.choices)
    if isinstance(option, ReadingsOption):
        often = chance.choice((0, OTHERWISE))  # our own rulings alone in half of the games
        chosen = [each for each in option.readings if chance.random() < often]
        return {name: _other(option.readings[name], wanted, chance) for name in chosen}
    return chance.random() < 0.5


def _other(reading: Reading, wanted: Json, chance: Random) -> str | int:
    return reading.other or chance.randrange(wanted["players"])
