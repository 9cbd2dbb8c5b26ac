"""The readings of a table in the terminal: only those that differ from the default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from schism.cli.language import current_language, t
from schism.games.contract import Game
from schism.games.words import tell_readings


def shown_readings(game: Game, options: Mapping[str, Any]) -> Iterable[RenderableType]:
    """Yield each reading with its ruling, below a heading; nothing if all are the default."""
    told = tell_readings(game.options, options, current_language())
    if told:
        yield Text(t("option-readings-chosen"), style="bold")
    for each in told:
        yield Padding(Text(each.answer), (0, 0, 0, 2))
        yield Padding(Text(each.ruling, style="dim"), (0, 0, 0, 4))


def print_readings(console: Console, game: Game, options: Mapping[str, Any]) -> None:
    """Print the readings above a result, so that nobody takes it for one of the default rules."""
    shown = list(shown_readings(game, options))
    for each in shown:
        console.print(each)
    if shown:
        console.print()
