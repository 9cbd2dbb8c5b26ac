"""Records: a match as one JSON object, and files of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from schism.errors import RecordError
from schism.files import parse_json, read_text
from schism.games.contract import Json
from schism.games.deck import fingerprint

if TYPE_CHECKING:
    from schism.table.match import Match

FORMAT = "schism-record/1"
ENDING, STAND_INS = "ending", "stand_ins"  # fields of a record
DRAW, RESIGN, TIME = "draw", "resign", "time"


class Ending(NamedTuple):
    """How a match ended early."""

    by: str  # RESIGN, TIME or DRAW
    seat: int | None = None  # who gave up or ran out of time

    def winners(self, seats: int) -> list[int]:
        """Return everybody but the loser; after a draw, everybody."""
        return [seat for seat in range(seats) if seat != self.seat]

    def as_json(self, seats: int) -> Json:
        return {"by": self.by, "seat": self.seat, "winners": self.winners(seats)}


def make_record(match: Match) -> Json:
    """Make the record of a match; its result is null unless it was played to its end."""
    record: Json = {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "deck": match.deck.id,
        "deck_sha256": match.deck.sha256,
        "options": deepcopy(match.options),
    }
    actions: list[str] = []
    record["actions"] = actions
    for entry in match.journal:
        if entry.action is not None:
            actions.append(entry.action)
        else:
            match.game.chance.write(match.deck, entry.outcome, record)
    record["actions"] = record.pop("actions")  # after what the game has added
    record["result"] = match.result() if match.finished else None
    if match.ending is not None:
        record[ENDING] = match.ending.as_json(match.seats)
    if match.stand_ins:
        record[STAND_INS] = match.stand_ins
    return seal(record)


def seal(record: Json) -> Json:
    """Add the checksum of the contents as the last field."""
    record.pop("sha256", None)
    record["sha256"] = fingerprint(record)
    return record


def read_records(file: str | Path) -> Iterator[Json]:
    """Read the records of a file: one as JSON, or many as JSON lines."""
    path = Path(file)
    text = read_text(path)
    if not text.strip():
        raise RecordError("record-empty", file=str(path))
    try:
        yield _checked(parse_json(text), path, 1)
    except json.JSONDecodeError as error:
        if error.msg != "Extra data":
            raise _not_json(path, error.lineno, error) from error
        yield from _read_lines(text, path)


def _read_lines(text: str, path: Path) -> Iterator[Json]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                yield _checked(parse_json(line), path, number)
            except json.JSONDecodeError as error:
                raise _not_json(path, number, error) from error


def _not_json(path: Path, line: int, error: json.JSONDecodeError) -> RecordError:
    where = f"{error.msg}, column {error.colno}"
    return RecordError("record-not-json", file=str(path), line=line, reason=where)


def _checked(value: Any, path: Path, line: int) -> Json:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise RecordError("record-format", file=str(path), line=line, expected=FORMAT)
    return value


def as_line(record: Json) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))
