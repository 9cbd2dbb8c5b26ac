"""The result of a game of Avignon."""

from __future__ import annotations

from schism.games.avignon import names
from schism.games.avignon.rules.state import NOBODY_WON
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.kernel.records import State


def result(deck: Deck, state: State) -> Json:
    won = state.winner != NOBODY_WON
    return {
        "winner": names.SIDES[int(state.winner)] if won else None,
        "by": names.REASONS[int(state.reason)],
    }
