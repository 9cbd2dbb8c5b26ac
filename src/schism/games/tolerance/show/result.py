"""The result of a game of Tolerance."""

from __future__ import annotations

from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.tolerance import names
from schism.games.tolerance.rules.scoring import win_share
from schism.games.tolerance.rules.state import victory_points
from schism.kernel.records import State, plain


def result(deck: Deck, state: State) -> Json:
    winners = [seat for seat in range(int(state.players)) if win_share(state, seat) > 0]
    return {**standing(state), "winners": winners}


def standing(state: State) -> Json:
    """What everybody has so far."""
    fields = plain(state)
    seats = fields.players
    tracks = fields.tally[:seats].T.tolist()
    return {
        "vp": [int(victory_points(state, seat)) for seat in range(seats)],
        **dict(zip(names.TRACKS, tracks, strict=True)),
        "pennants": fields.pennants[:seats].tolist(),
        "loans": fields.loans[:seats].tolist(),
    }
