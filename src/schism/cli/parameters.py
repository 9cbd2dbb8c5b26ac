"""Options that several commands share, and what their text means."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from schism.bots.people.levels import USUAL
from schism.bots.registry import PROGRAM, budget_in, make_bot
from schism.bots.search_bot import Budget
from schism.cli.language import t
from schism.errors import SchismError
from schism.games.contract import Game
from schism.games.options import NumberOption
from schism.games.registry import GAMES

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", metavar="", help=t("cli-option-json"))]
GameName: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help=t("cli-argument-game", games=", ".join(GAMES)))
]
Players: TypeAlias = Annotated[
    int | None, typer.Option("--players", metavar="N", help=t("option-players-help"))
]
DeckName: TypeAlias = Annotated[
    str | None, typer.Option("--deck", metavar="ID|FILE", help=t("cli-option-deck"))
]


ReviewBudget: TypeAlias = Annotated[
    str, typer.Option("--budget", metavar="N|SECONDSs", help=t("review-option-budget"))
]


def names_in(text: str) -> list[str]:
    return [name.strip().lower() for name in text.split(",")]


def levels_in(game: Game, text: str) -> list[str]:
    """Read levels, in capitals or not; only a command keeps its capitals."""
    written = (level.strip() for level in text.split(","))
    levels = [level if level.startswith(f"{PROGRAM}:") else level.lower() for level in written]
    for level in levels:
        make_bot(game.id, level, 0)  # raises for an unknown level
    return levels


def counts_in(game: Game, text: str | None) -> list[int | None]:
    """Read numbers of players; without any, the game's own choice."""
    if text is None:
        return [None]
    low, high = game.players.start, game.players.stop - 1
    option = NumberOption(low, low, high)
    found = [count.strip() for count in text.split(",")]
    return [option.check("players", int(n) if n.isdecimal() else n) for n in found]


def review_budget(text: str) -> Budget:
    """Read iterations, as in 1000, or seconds, as in 0.5s."""
    found = budget_in(text)
    if found is None:
        raise SchismError("review-budget", found=text)
    return found


def bot_levels(game: Game, text: str | None, seats: int) -> list[str]:
    """Return a level for each seat from one for all, one for each, or none: the usual one."""
    given = levels_in(game, text) if text else [USUAL]
    if len(given) not in (1, seats):
        raise SchismError("bot-count", found=len(given), expected=seats)
    return given * seats if len(given) == 1 else given
