"""The result of a game of Tolerance."""

from __future__ import annotations

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.tolerance import names
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import victory_points
from schism.kernel.records import State


def result(deck: Deck, state: State) -> Json:
    seats = int(state.players)
    tracks = state.tally[:seats].T.tolist()
    return {
        "vp": [int(victory_points(state, seat)) for seat in range(seats)],
        **dict(zip(names.TRACKS, tracks, strict=True)),
        "pennants": state.pennants[:seats].tolist(),
        "loans": state.loans[:seats].tolist(),
        "winners": [seat for seat in range(seats) if win_share(state, seat) > 0],
    }
