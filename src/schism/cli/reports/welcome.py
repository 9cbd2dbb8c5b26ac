"""What somebody reads who sits down in the terminal: the seats, the bots and the readings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from schism.cli.dialogue import Dialogue
from schism.cli.language import t
from schism.cli.reports.readings import shown_readings
from schism.cli.titles import level_about, level_title
from schism.games.contract import Options
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.text import for_game


def welcome(
    talk: Dialogue,
    deck: Deck,
    options: Options,
    names: Sequence[str],
    me: int,
    levels: Mapping[int, str],
) -> None:
    """Welcome the player in seat `me`; the other seats have bots of these levels."""
    others = ", ".join(
        f"{seat} {names[seat]} ({level_title(level)})" for seat, level in levels.items()
    )
    talk.tell(t("play-welcome", game=t(f"game-{deck.game}"), deck=deck.id), style="bold")
    talk.tell(t("play-seats", seat=str(me), others=others))
    for level in dict.fromkeys(levels.values()):
        if about := level_about(level):
            talk.tell(f"{level_title(level)}: {about}", style="dim")
    talk.show(shown_readings(GAMES[deck.game], options))
    talk.tell(t(for_game(deck.game, "play-hint")))
