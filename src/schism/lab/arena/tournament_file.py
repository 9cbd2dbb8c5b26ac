"""The file of a tournament: a header line, then one line for each finished deal.

A line is written as soon as its deal is finished, so that a crash damages at most the last line. An
incomplete line is dropped when the tournament resumes.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from schism.errors import SchismError
from schism.files import explaining_errors, parse_json
from schism.games.contract import Json

FORMAT = "schism-arena/1"


class ArenaFile:
    """The file of one tournament; `deals` are those finished in earlier runs."""

    def __init__(self, path: Path, about: Json) -> None:
        self.path = path
        self._header = _line({"format": FORMAT, **about})
        with explaining_errors(path, "file-unreadable"):
            self.deals = self._opened()

    def _opened(self) -> list[Json]:
        content = self.path.read_bytes() if self.path.exists() else b""
        complete = content[: content.rfind(b"\n") + 1]
        if not complete:
            if not self._header.startswith(content):
                raise SchismError("arena-no-file", file=str(self.path), expected=FORMAT)
            self._write(self._header, 0)
            return []
        deals = self._read(complete.decode())
        self._write(b"", len(complete))
        return deals

    def _read(self, text: str) -> list[Json]:
        first, *lines = text.rstrip("\n").split("\n")
        header = _parsed(first)
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise SchismError("arena-no-file", file=str(self.path), expected=FORMAT)
        expected = json.loads(self._header)
        for name in expected:
            if header.get(name) != expected[name]:
                raise SchismError(
                    "arena-other",
                    file=str(self.path),
                    field=name,
                    found=_short(header.get(name)),
                    expected=_short(expected[name]),
                )
        return [self._deal(number, line) for number, line in enumerate(lines, 2)]

    def _deal(self, number: int, line: str) -> Json:
        deal = _parsed(line)
        if not isinstance(deal, dict) or set(deal) != {"deal", "games"}:
            raise SchismError("arena-line", file=str(self.path), line=number)
        return deal

    def add(self, deal: Json) -> None:
        self._write(_line(deal))

    def _write(self, content: bytes, at: int | None = None) -> None:
        """Append durably, after truncating the file at `at` if given."""
        with explaining_errors(self.path, "arena-unwritable"), self.path.open("ab") as file:
            if at is not None:
                file.truncate(at)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())


def _line(value: Json) -> bytes:
    return (json.dumps(value) + "\n").encode()


def _parsed(line: str) -> Any:
    try:
        return parse_json(line)
    except json.JSONDecodeError:
        return None


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
