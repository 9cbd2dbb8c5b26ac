"""Early endings of recorded matches, and bots that took over from players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from schism.errors import RecordError
from schism.games.contract import Json
from schism.table.record import DRAW, ENDING, RESIGN, STAND_INS, TIME, Ending

if TYPE_CHECKING:
    from schism.table.match import Match

_REASONS = (RESIGN, TIME, "left", "removed")  # why a bot plays for a player


def read_ending(record: Json, match: Match) -> Ending | None:
    """Read a record's early ending; raise if the game does not allow it."""
    given = record.get(ENDING)
    if given is None and ENDING not in record:
        return None
    possible = [Ending(by, seat) for by in (RESIGN, TIME) for seat in range(match.seats)]
    if match.seats > 2:  # then a bot plays on
        possible = []
    if match.game.draw_by_agreement:
        possible.append(Ending(DRAW))
    for ending in possible:
        if given == ending.as_json(match.seats) and record.get("result") is None:
            return ending
    raise RecordError("record-field", field=ENDING)


def read_stand_ins(record: Json, match: Match) -> list[Json]:
    """Read the bots that took over from players, in that order."""
    given = record.get(STAND_INS, [])
    if not isinstance(given, list) or not all(_is_stand_in(each, match) for each in given):
        raise RecordError("record-field", field=STAND_INS)
    return given


def _is_stand_in(given: Any, match: Match) -> bool:
    if not isinstance(given, dict) or set(given) != {"seat", "from", "why"}:
        return False
    seat, first = given["seat"], given["from"]
    numbers = type(seat) is int and type(first) is int
    played = sum(entry.action is not None for entry in match.journal)
    return numbers and 0 <= seat < match.seats and 0 <= first <= played and given["why"] in _REASONS
