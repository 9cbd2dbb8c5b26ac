"""The standings of a finished game."""

from __future__ import annotations

from schism.games.contract import Json
from schism.kernel.rules import win_share
from schism.table.match import Match


def standings(match: Match) -> list[Json]:
    """Each seat's place and points; winners come first, whatever has broken a tie."""
    points = match.game.study.points(match.result(), match.everything())
    shares = [win_share(match.state, seat) for seat in range(match.seats)]
    order = list(zip(shares, points or shares, strict=True))
    return [
        {
            "place": 1 + sum(other > mine for other in order),
            "points": points[seat] if points else None,
        }
        for seat, mine in enumerate(order)
    ]
