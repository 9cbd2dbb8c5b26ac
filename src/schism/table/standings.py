"""The standings of a game that is over."""

from __future__ import annotations

from schism.games.contract import Json
from schism.table.match import Match


def standings(match: Match) -> list[Json]:
    """Return each seat's place and points; winners come first, however a tie was broken."""
    score = match.game.study.points
    points = score(match.result(), match.each_event()) if match.finished else []
    shares = match.win_shares()
    order = list(zip(shares, points or shares, strict=True))
    return [
        {
            "place": 1 + sum(other > mine for other in order),
            "points": points[seat] if points else None,
        }
        for seat, mine in enumerate(order)
    ]
